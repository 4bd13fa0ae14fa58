"""Going elsewhere: back, to a question that is to be changed, and on again when a "stop" was taken back."""

from __future__ import annotations

from dataclasses import replace

from voice_elicit.dialogue.actions import Action
from voice_elicit.dialogue.edits import Edit, find_edits, named_field
from voice_elicit.dialogue.one_by_one import OneByOne
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
    State,
    Sure,
    Waiting,
    Warned,
)
from voice_elicit.form.fields import Field, Form, MultiChoiceField, TextField, UrlRequest
from voice_elicit.form.validation import check_value
from voice_elicit.ports import Band, Heard
from voice_elicit.understanding.mail import is_mail_field
from voice_elicit.understanding.multi import read_selection
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
from voice_elicit.understanding.spelling import correct_spelling, mend_part
from voice_elicit.understanding.text import is_address_field
from voice_elicit.understanding.words import unaccented

__all__ = ["Correcting"]

SPELL_AFTER = 2
"""Values of free text that were wrong before letters are asked for: to say the same words a third time helps nobody.
For an address one is enough, as it is a name and no sentence that was misheard."""
SPELLED = 3
"""Words of the longest text that anybody would spell; a sentence is said again."""

Settled = ReadingBack | Asking | Opening | Collecting | Scanning | Consenting | Picking | Warned


class Correcting(OneByOne):
    """Corrections and ways back."""

    def _back(self) -> list[Action]:
        fields = self.request.fields if isinstance(self.request, Form) else ()
        current = self._current_field()
        index = fields.index(current) if current in fields else len(fields)
        if not fields or index == 0 or isinstance(self.state, Opening):
            question = self.lines.again(self.state)
            return self._turn(self.state, self.prompts.say("first-question", question=question), bare=True)
        return self._turn(Asking(fields[index - 1]))

    def _change(self, argument: str) -> list[Action]:
        if isinstance(self.request, UrlRequest) or not self.request.fields:
            return self._miss("")
        if isinstance(self.state, Sure) and self.state.wrong is not None and not argument:
            return self._edit(Edit(self.state.wrong))
        if argument:
            done = self._maybe_edit(argument)
            if done:
                return done
            named = named_field(argument, self.request.fields)
            if named is not None and (self.draft.holds(named[0]) or isinstance(self.state, ReadingBack | Picking)):
                return self._edit(Edit(named[0]))  # Its new value was not understood: ask for it.
            if isinstance(self.state, Asking):
                reading = self._as_answer(argument, self.state.field)
                again = isinstance(reading, Command) and reading.name is CommandName.CHANGE
                if not again and not isinstance(reading, Nothing):
                    return self._react(reading)
        if not self.draft.answered:
            question = self.lines.again(self.state)
            return self._turn(self.state, self.prompts.say("change-nothing", question=question), bare=True)
        return self._turn(Picking())

    def _maybe_edit(self, words: str) -> list[Action]:
        """Words that name a question of the form or give one of its held answers anew; [] when they do not."""
        if not words or not isinstance(self.request, Form):
            return []
        state = self.state
        if isinstance(state, Picking) and state.heard:
            named = named_field(words, self.request.fields)
            if named:
                return self._edit(Edit(named[0], self._read_text(state.heard, named[0])))
        if not isinstance(state, ReadingBack | Picking) and named_field(words, self.request.fields) is None:
            return []
        edits = find_edits(words, self.request.fields, self.draft, self.pack, self.now)
        if len(edits) == 1:
            return self._edit(edits[0])
        if edits:
            return self._turn(Picking(words, tuple(edit.field for edit in edits)))
        return []

    def _maybe_more(self, heard: Heard, reading: Reading) -> list[Action]:
        """ "And Saturday" after "Thursday and Friday. Comments?" adds to the days; [] when it does not."""
        if not isinstance(self.state, Asking) or heard.text_band is Band.LOW:
            return []
        lists = [one for one in self.draft.held_fields() if isinstance(one, MultiChoiceField)]
        if isinstance(self.state.field, TextField) and self.state.field.format is None:
            lists = [one for one in lists if one is self._acknowledged]  # Else it is as likely the text.
        elif not isinstance(reading, Nothing | Refused):
            return []
        read = [(one, read_selection(heard.text, one, self.pack)) for one in lists]
        more = [Edit(one, made) for one, made in read if isinstance(made, Selection) and made.more and made.certain]
        return self._edit(more[0]) if len(more) == 1 else []

    def _edit(self, edit: Edit) -> list[Action]:
        self.state = Asking(edit.field)
        if isinstance(edit.reading, Value | Confirm | Choose | Selection | Refused):
            return self._answer(edit.reading)
        return self._turn(self.state)

    def _correct_last(self, words: str) -> list[Action]:
        """ "No, two rooms" after "Three rooms. Which city?" means the rooms."""
        last = self._acknowledged
        if last is None or not isinstance(self.request, Form):
            return []
        edits = find_edits(words, (last,), self.draft, self.pack, self.now)
        if not edits:
            reading = self._read_text(words, last)
            if not isinstance(reading, Value | Confirm | Choose | Selection):
                return []
            edits = (Edit(last, reading),)
        return self._edit(edits[0])

    def _corrected(self, state: Confirming, argument: str) -> list[Action]:
        """The person said that a value we asked back is wrong, perhaps with the right one."""
        mended = self._respelled(state, argument)
        if mended:
            return mended
        field = state.field
        self.draft.refuse(field, state.value)
        said = self._react_to(argument, Asking(field))
        if said:
            return said
        if isinstance(field, TextField) and is_mail_field(field, self.pack):
            return self._after_refusal(field, state.value)
        spelling = isinstance(field, TextField) and (is_address_field(field, self.pack) or self._is_name(field))
        return self._scan_instead() or self._turn(Asking(field, spelling=spelling))

    def _is_name(self, field: Field) -> bool:
        """Whether what was misheard so often is short enough to be spelled."""
        refused = self.draft.refused(field)
        return len(refused) >= SPELL_AFTER and all(len(str(one).split()) <= SPELLED for one in refused)

    def _respelled(self, state: Confirming, words: str) -> list[Action]:
        """ "No, b as in bravo" mends the letters that were read back."""
        if not words or not isinstance(state.field, TextField) or not isinstance(state.value, str):
            return []
        mended = correct_spelling(state.value, words, self.pack)
        if mended and check_value(state.field, mended) is not None:
            mended = mend_part(state.value, unaccented(mended))
        if mended is None or mended == state.value or check_value(state.field, mended) is not None:
            return []
        return self._turn(Confirming(state.field, mended, (*state.flags, "spelled")))

    def _settled(self) -> Settled:
        """Where to go on when a "stop" or "no" is taken back: never into a half-open question of ours."""
        match self.state:
            case ReadingBack():
                return ReadingBack()
            case Consenting():
                return Consenting()
            case Opening() | Asking() | Collecting() | Scanning() | Picking() | Warned():
                return self.state
            case Confirming(field=field) | Choosing(field=field):
                return Asking(field)
            case Checking():
                return ReadingBack()
            case Sure(back=back):
                self.state = back
                return self._settled()
            case Waiting(back=back) | Hurried(back=back):
                self.state = back
                return self._settled()
            case Finished():
                raise RuntimeError("a finished dialogue does not go on")

    def _go_on(self, back: State) -> list[Action]:
        state = self._settled()
        if isinstance(state, Asking):
            state = replace(state, spelling=False)
        self.state = state
        return self._turn(state, self.prompts.say("go-on", question=self.lines.again(state)), bare=True)
