"""Rule 1: everything that moves the dialogue from one state to another starts in this file.

Events in, actions out. How a reply becomes an answer is in `answering` and `selecting`, several of them in
`breathing`, how one is changed in `correcting`, how a turn is made in `turns`; they are one object, cut by notion.
What a reply means is left to `understanding`, how a sentence sounds to `Lines`, what to listen for to `listening`,
which answers are held to `Draft`. Nothing here waits, sounds or reads a clock.

What must never happen, and where it is prevented: an `accept` without a clear yes (`_send` is the only place
that accepts, reached only from `ReadingBack` and `Consenting`), a value nobody gave (`Draft.fill` is called
only with what was read, confirmed or expressly taken as the suggestion), a `decline` by accident (`_no`, `_sure`).
"""

from __future__ import annotations

from dataclasses import replace

from voice_elicit.dialogue.actions import Action, Listen, Open, Outcome
from voice_elicit.dialogue.events import Cancelled, Event, Heard, Pressed, Silence, TimeLow, Typed
from voice_elicit.dialogue.interrupting import Interrupting
from voice_elicit.dialogue.openings import open_form, page_address, page_opening
from voice_elicit.dialogue.states import (
    Asking,
    Checking,
    Choosing,
    Collecting,
    Confirming,
    Consenting,
    Finished,
    Hurried,
    Opening,
    Picking,
    ReadingBack,
    Scanning,
    Sure,
    Waiting,
    Warned,
)
from voice_elicit.form.fields import MISSING, Form, UrlRequest
from voice_elicit.ports import Band
from voice_elicit.understanding.reading import (
    Choose,
    Command,
    CommandName,
    Confirm,
    Nothing,
    Reading,
    Refused,
    Selection,
    Value,
)

__all__ = ["Dialogue"]


class Dialogue(Interrupting):
    """One elicitation as a spoken dialogue.

    ```
    dialogue = Dialogue(request, pack, asker=Asker("Green Table", vouched=True), now=now)
    actions = dialogue.start()           # Say, Show, Listen
    actions = dialogue.handle(Heard("four"))
    ...
    dialogue.outcome                     # set once Done was among the actions
    ```
    """

    def start(self) -> list[Action]:
        """The opening and the first question."""
        if isinstance(self.request, UrlRequest):
            return self._turn(Consenting(), *page_opening(self.request, self.asker, self.prompts), first=True)
        opening, shown = open_form(self.request, self.asker, self.prompts)
        fields = self.request.fields
        if not fields:
            return self._turn(ReadingBack(), opening, first=True)
        if len(fields) > 1 and not self.asker.vouched and self.asker.name:
            return self._turn(Opening(), opening, first=True)
        if len(fields) == 1 and shown and not self._is_secret(fields[0]):
            self._visited.add(fields[0].name)
            question = self.prompts.question(fields[0], shown=True)
            words = " ".join(part for part in (opening, question, self.prompts.extras(fields[0])) if part)
            return self._turn(Asking(fields[0]), words, bare=True)
        return self._next(opening)

    def handle(self, event: Event) -> list[Action]:
        """What follows from an event. After `Done`, nothing does."""
        if isinstance(self.state, Finished):
            return []
        match event:
            case Cancelled(reason=reason):
                return self._ended_by_host(reason)
            case Silence():
                return self._silence()
            case Typed(text=text):
                if not text.strip():  # Enter alone: the yes that was asked for again, otherwise nothing
                    return self._press(Pressed("command", CommandName.YES)) if self._is_grey() else self._silence()
                return self._hear(Heard(text=self._typed(text), text_band=Band.HIGH, engine="typed"))
            case Pressed():
                return self._press(event)
            case TimeLow(seconds=seconds):
                return self._hurry(seconds)
            case Heard():
                return self._hear(event)

    def _hear(self, heard: Heard) -> list[Action]:
        self._heard = heard
        self._silences = 0
        reading = self._read(heard)
        self.reading = reading
        if isinstance(self.state, Hurried):
            back = self.state.back
            hurried = self._hurried(reading)
            if hurried:
                return hurried
            self.state = back
            reading = self._read(heard)
        if isinstance(self.state, Waiting):
            if isinstance(reading, Nothing):
                return [self._show(), Listen(self._expect())]
            self.state = self.state.back
        return self._breathe(heard, reading) or self._react(reading)

    def _react(self, reading: Reading) -> list[Action]:
        self.reading = reading
        if isinstance(self.state, Waiting):
            self.state = self.state.back
        match reading:
            case Command():
                return self._command(reading)
            case Nothing():
                heard = reading.heard
                return self._maybe_edit(heard) or self._maybe_narrow(heard) or self._miss(heard)
            case Value() | Confirm() | Choose() | Selection() | Refused():
                return self._answer(reading)

    # -- commands ------------------------------------------------------------------------------------

    def _command(self, command: Command) -> list[Action]:
        state = self.state
        match command.name:
            case CommandName.YES:
                return self._yes(command)
            case CommandName.NO:
                return self._no(command)
            case CommandName.UNSURE:
                return self._unsure()
            case CommandName.STOP:
                return self._stop(command)
            case CommandName.DECLINE:
                return self._decline(command)
            case CommandName.REPEAT if not command.certain:
                return self._miss("")  # As likely a misheard answer: it must not go round for ever.
            case CommandName.REPEAT:
                page = page_opening(self.request, self.asker, self.prompts) if isinstance(state, Consenting) else []
                return self._turn(state, *page, first=True)
            case CommandName.SLOWER | CommandName.FASTER | CommandName.LOUDER | CommandName.QUIETER:
                self._adjust(command.name)
                return self._turn(state, self.prompts.say(command.name.value), first=True)
            case CommandName.HELP:
                return self._turn(state, self.lines.help(state), self.lines.again(state), bare=True)
            case CommandName.WAIT:
                self._silences = 0
                self.state = Waiting(state)
                return self._turn(self.state, self.prompts.say("waiting"), bare=True)
            case CommandName.CONTINUE:
                return self._turn(state)
            case CommandName.WHERE:
                number, total = self._progress()
                return self._turn(state, self.lines.where(state, total, number))
            case CommandName.START_OVER:
                return self._start_over()
            case CommandName.BACK:
                return self._back()
            case CommandName.CHANGE:
                return self._change(command.argument)
            case CommandName.OPTIONS | CommandName.MORE | CommandName.PREVIOUS:
                return self._list(command.name)
            case CommandName.DEFAULT | CommandName.ALL_DEFAULTS:
                return self._take_default(command)
            case CommandName.SKIP | CommandName.SKIP_REST:
                return self._skip(command)
            case CommandName.SPELL:
                return self._spell(command.argument)
            case CommandName.ADDRESS if isinstance(self.request, UrlRequest):
                return self._turn(Consenting(), page_address(self.request, self.prompts))
            case CommandName.ADDRESS:
                return self._miss("")
            case CommandName.DONE:
                return self._done_choosing()

    def _yes(self, command: Command) -> list[Action]:
        match self.state:
            case Opening():
                return self._next()
            case Confirming(field=field, value=value, flags=flags, multi=multi):
                return self._confirmed(field, value, flags, multi=multi)
            case Scanning() | Checking() as alone:
                return self._put_alone(alone, yes=True)
            case ReadingBack() if command.argument:
                return self._maybe_edit(command.argument) or self._turn(ReadingBack(grey=True))
            case ReadingBack(grey=grey):
                if command.certain or grey:
                    return self._send()
                return self._turn(ReadingBack(grey=True))
            case Consenting(grey=grey):
                if (command.certain or grey) and not command.argument:
                    return self._open_page()
                return self._turn(Consenting(grey=True))
            case Sure(grey=grey) as sure:
                return self._sure(sure) if command.certain or grey else self._turn(replace(sure, grey=True))
            case Warned():
                return self._finish("declined", Outcome("decline", reason="secret"))
            case Asking(field=field) if command.argument:
                return self._react(self._read_text(command.argument, field))
            case Asking(field=field) if field.default is not MISSING:
                return self._turn(Confirming(field, self._default(field)))
            case Collecting(field=field):
                return self._turn(Asking(field), first=True)
            case _:
                return self._miss("")

    def _no(self, command: Command) -> list[Action]:
        state = self.state
        match state:
            case Opening():
                return self._refuse(command)
            case ReadingBack() | Consenting():
                return self._maybe_edit(command.argument) or self._refuse(command)
            case Confirming():
                return self._corrected(state, command.argument)
            case Scanning() | Checking():
                return self._put_alone(state, yes=False, instead=command.argument)
            case Choosing(field=field, values=values):
                for value in values:
                    self.draft.refuse(field, value)
                return self._react_to(command.argument, Asking(field)) or self._turn(Asking(field))
            case Collecting():
                return self._react_to(command.argument, state) or self._done_choosing()
            case Sure(back=back):
                return self._go_on(back)
            case Picking():
                return self._next()
            case Warned(field=field):
                return self._turn(Asking(field), self.prompts.say("secret-go-on"), first=True)
            case Asking(field=field):
                if command.argument:
                    return self._correct_last(command.argument) or self._react(self._as_answer(command.argument, field))
                if self.draft.may_skip(field):
                    return self._skip(Command(CommandName.SKIP))
                return self._turn(Sure("decline", state, self._acknowledged))
            case _:
                return self._miss("")

    def _refuse(self, command: Command) -> list[Action]:
        """A "no" where everything hangs on it: at once when clear, asked back when not or when more was said."""
        if command.certain and not command.argument:
            return self._finish("declined", Outcome("decline", reason="said-no"))
        if command.argument:
            return self._turn(Picking(), bare=False)
        return self._turn(Sure("decline", self._settled()))

    def _decline(self, command: Command) -> list[Action]:
        if (self.draft.answered and not isinstance(self.state, ReadingBack | Sure)) or not command.certain:
            return self._turn(Sure("decline", self._settled()))
        return self._finish("declined", Outcome("decline", reason="said-no"))

    def _stop(self, command: Command) -> list[Action]:
        asked = isinstance(self.state, Sure) and self.state.what == "stop"
        if not asked and (self.draft.answered or not command.certain):
            return self._turn(Sure("stop", self._settled()))
        return self._finish("stopped", Outcome("cancel", reason="said-stop"))

    def _sure(self, state: Sure) -> list[Action]:
        if state.what == "start-over":
            self._visited.clear()
            return self._forget()
        if state.what == "stop":
            return self._finish("stopped", Outcome("cancel", reason="said-stop"))
        return self._finish("declined", Outcome("decline", reason="said-no"))

    def _start_over(self) -> list[Action]:
        return self._turn(Sure("start-over", self._settled())) if self.draft.answered else self._forget()

    # -- the end -------------------------------------------------------------------------------------

    def _send(self) -> list[Action]:
        """The one place that accepts a form."""
        content = self.draft.content()
        wrong = self._unfit(content)
        if wrong is not None:
            field, words = wrong
            self.draft.clear(field)
            return self._turn(Asking(field), words, first=True)
        no_fields = isinstance(self.request, Form) and not self.request.fields
        return self._finish("agreed" if no_fields else "sent", Outcome("accept", content, reason="said-yes"))

    def _open_page(self) -> list[Action]:
        """Consent to open the page; the content of the answer is none."""
        assert isinstance(self.request, UrlRequest)
        finished = self._finish("page-opening", Outcome("accept", reason="said-yes"))
        return [*finished[:-1], Open(self.request.url), finished[-1]]
