### Everything voice_elicit says in English. Short, plain, the question last; our words never blame.
### Fluent syntax: https://projectfluent.org. Variables are explained at their first use.

## How labels stand in the middle of a sentence: `lower` writes "Party size" as "party size", `as-is` keeps them.

style-labels = lower

## Who asks. $name is a name the host vouches for, or what the server calls itself.

server-known = { $name }
server-claimed = A server that calls itself { $name }
server-unknown = A server

## Opening. $server is one of the above, $message the server's own words, $count the number of questions,
## $words that number in words, $labels the questions' names.

opening-says = { $server } says: { $message }
opening-asks = { $server } asks: { $message }
opening-things =
    { $count ->
        [one] It asks one thing.
       *[other] It asks { $words } things.
    }
opening-things-bare =
    { $count ->
        [one] { $server } asks one thing.
       *[other] { $server } asks { $words } things.
    }
opening-labels = It asks for { $labels }.
opening-labels-bare = { $server } asks for { $labels }.
opening-stop = You can say stop at any time.
opening-start = Shall we start?
opening-start-help = Say yes to hear the questions, or no to decline.

## Questions. $label is the question's name.

ask-text = { $label }?
ask-number = { $label }?
ask-date = { $label }?
ask-choice = Which { $label }?
ask-choice-label = { $label }?
ask-multi = Which { $label }?
ask-boolean = { $label }? Yes or no.
ask-boolean-hint = Yes or no.
ask-email = { $label }? Say it or spell it.
ask-instead = It was { $value }.
ask-missing-time = { $value }, at what time?
ask-missing-year = Of which year?
ask-missing-day = Which day then? The last would be { $value }.
ask-optional = Or say skip.
ask-suggested = They suggest { $value }.

## Options. $options is a list like "small, medium or large"; $number and $option one of them.

options-or = { $first } or { $last }
options-and = { $first } and { $last }
options-read = { $options }.
options-numbered = { $number }: { $option }.
options-numbered-first = Option { $number }: { $option }.
options-number-or-name = Say the number or the name.
options-more =
    { $count ->
        [one] Say more for the last one.
       *[other] Say more for the next { $words }.
    }
options-no-more = That was the last one.
options-say-list = Say list to hear them.
options-spell = Say its name, or spell the start of it.
options-narrowed =
    { $count ->
        [one] One begins with "{ $heard }". Say its name.
       *[other] { $words } begin with "{ $heard }". Say more of the name.
    }
options-too-many = Too many to read: say its name, or spell the start of it.
options-choose-some = Choose as many as you like.
options-at-least =
    { $count ->
        [one] Choose at least one.
       *[other] Choose at least { $words }.
    }
options-at-most =
    { $count ->
        [one] Choose one.
       *[other] Up to { $words }.
    }
options-between = Choose { $least } to { $most }.

## What was understood, carried into the next sentence. $value in words.

heard-value = { $value }.
heard-counted = { $value } { $noun }
heard-yes = Yes, { $label }.
heard-no = { $label }: no.
heard-secret = I have it.
heard-skipped = No { $label }.
heard-defaults = Suggestions taken.

## Asking back.

confirm-value = { $value }, right?
confirm-option = The choice { $value }, right?
confirm-number-digits = { $value }, { $digits }?
confirm-spelled = { $value }. Right?
confirm-help = Say yes if { $value } is right, or say it again.
confirm-yes-or-no = Yes or no: { $value }?
choose-between = { $options }?
choose-help = Say the first, the second, or none of them.
collected = { $values }. Anything else, or that's all?
collected-none = Nothing chosen yet. Which ones?
grey-yes = I heard yes. Say yes again to send.
grey-yes-keys = I heard yes. Say yes again to send, or press Enter.
grey-yes-open = I heard yes. Say yes again to open the page.

## Nothing heard, not understood.

no-input = { $help }
no-input-again = Are you still there? { $question }
no-input-end = I hear nothing, so I stop here. Nothing was sent.
no-match = I didn't get that. { $question }
no-match-heard = I heard "{ $heard }". { $question }
no-match-keys = You can also type it or press a key. { $question }
no-match-skip = Let's leave { $label } out.
no-match-end = I could not understand { $label }, and it is needed. I stop here; nothing was sent.
no-match-end-bare = I could not understand you. I stop here; nothing was sent.
unsure = No hurry. { $question }
unsure-optional = You can leave it out: say skip. { $question }

## What a value must be. Spoken when it was not, or on help.

problem-tooSmall = At least { $limit }, please.
problem-tooLarge = At most { $limit }, please.
problem-between = Between { $least } and { $most }, please.
problem-notANumber = A number, please.
problem-notAnInteger = A whole number, please.
problem-multiple = In steps of { $limit }, please.
problem-tooShort =
    { $count ->
        [one] At least one character, please.
       *[other] At least { $words } characters, please.
    }
problem-tooLong =
    { $count ->
        [one] Only one character, please.
       *[other] At most { $words } characters, please.
    }
problem-tooFew =
    { $count ->
        [one] At least one, please.
       *[other] At least { $words }, please.
    }
problem-tooMany =
    { $count ->
        [one] Only one, please.
       *[other] At most { $words }, please.
    }
problem-email = I need an e-mail address, like jay at example dot org.
problem-uri = I need a web address, like example dot org.
problem-date = I need a day, like the fourth of December.
problem-time = I need a time, like half past three in the afternoon.
problem-date-time = I need a day and a time, like tomorrow at nine in the morning.
problem-pattern = That does not have the form they need.
problem-required = This one is needed.
problem-required-no-skip = { $label } is needed. { $question }
problem-final = { $label } does not fit yet. { $problem }

## Help. One for each kind of question; $commands comes last.

help-text = Say it, or say spell to go letter by letter.
help-number = Say a number.
help-date = Say a day, like next Friday or the fourth of December.
help-time = Say a time, like half past three.
help-date-time = Say a day and a time.
help-choice = You can say { $options }.
help-choice-many = Say a name, a number, or list to hear them.
help-boolean = You can say yes or no.
help-multi = Name one or more, then say that's all.
help-email = Say it like jay at example dot org, or spell it.
help-uri = Say it like example dot org.
help-optional = You can say skip.
help-default = Say the suggestion to take { $value }.
help-commands = You can also say repeat, back, change, where am I, or stop.

## The read-back. $values is a list of "label value".

read-back-pair = { $label }: { $value }
read-back = So: { $values }.
read-back-more = And: { $values }.
read-back-last = Say yes to send, change to correct, or no to decline.
read-back-again = Send it?
read-back-one = Send that?
read-back-empty = Nothing is filled in.
read-back-empty-last = Say yes to send it empty, or no to decline.
read-back-help = Say yes and it is sent. Say change to correct something. Say no and nothing is sent.
read-back-secret = as you gave it
agree = Say yes to agree, or no to decline.
agree-help = Say yes and they hear that you agree. Say no and they hear that you decline.
change-what = What should I change: { $labels }?
change-which = { $value }: for { $labels }?
change-nothing = There is nothing to change yet. { $question }
no-correct-or-decline = To correct { $label }, say change. Decline, and send nothing?

## Stop, decline, start over, wait.

sure-stop = Stop, and send nothing?
sure-stop-held =
    Stop, and send nothing? You have answered { $count ->
        [one] one
       *[other] { $words }
    } of { $total }.
sure-decline = Decline, and send nothing?
sure-start-over = Start over, and forget your answers?
sure-help = Say yes or no.
go-on = Good, we go on. { $question }
started-over = From the start.
waiting = Take your time. Say continue when you are ready.
waiting-reminder = I'm still here. Say continue when you are ready.
waiting-end = I stop here. Nothing was sent.
first-question = This is the first question. { $question }
where = Question { $number } of { $total }.
where-answers = So far: { $values }.
slower = Slower.
faster = Faster.
louder = Louder.
quieter = Quieter.

## Time. $words is a number of seconds.

time-low = { $words } seconds are left. Do you need more time?
time-more = You have more time. { $question }

## Spelling.

spell-now = Spell it, then pause.

## Secrets.

secret = { $label }: a form should not ask that by voice, others may hear it. I suggest to decline. Decline?
secret-help = Say yes to decline, no to go on, or skip to leave it out.
secret-help-required = Say yes to decline, or no to go on.
secret-go-on = As you like. I will not repeat it.

## A page to open. $host in words.

page = { $server } wants you to open a page on { $host }.
page-says = They say: { $message }
page-address-hint = The full address is on the screen; say address to hear it.
page-open = Open it?
page-address = { $address }.
page-insecure = Careful: the page is not secured.
page-credentials = Careful: the address carries a name and password in front of the real host.
page-look-alike = Careful: the name uses foreign letters, which can look like others. Letter by letter it is { $host }.
page-number = Careful: the host is only a number.
page-opening = Opening it now.
page-done = { $server } says that the page is done.
page-help = Say yes to open the page, no to decline, or address to hear all of it.

## Endings.

sent = Sent.
agreed = Sent: you agreed.
declined = Declined. Nothing was sent.
stopped = Stopped. Nothing was sent.
withdrawn = The request was withdrawn. Nothing was sent.
timed-out = The time is over. Nothing was sent.
device-lost = The sound device is gone. Nothing was sent.
failed = Something went wrong here. Nothing was sent.
unusable = { $server } asks something I cannot put into questions. Nothing was sent.

## Advice to those who write forms (`voice-elicit check`): what will go wrong, and a better way. Each finding is a
## pair of sentences, `advice-X` and `advice-X-better`. $field is a property's name, $label how the question is called
## aloud, $options some of its options, $one and $other two of them, $count a number.

advice-warning = warning
advice-note = note
advice-line = { $level }: { $field }: { $text }
advice-line-form = { $level }: { $text }
advice-better = Better: { $text }
advice-none = Nothing to say against it.
advice-count =
    { $count ->
        [0] No warnings.
        [one] 1 warning.
       *[other] { $count } warnings.
    }

advice-message-missing = There is no message, so people hear only that a server asks something.
advice-message-missing-better = Say in one sentence what the answers are for.
advice-message-long = The message takes { $seconds } seconds to hear ({ $count } words) before the first question comes.
advice-message-long-better = Say what it is for in at most { $most } words, and leave the rest to the questions.
advice-message-cut = The message has { $count } characters; only { $most } of them are spoken.
advice-message-cut-better = Say what it is for in one sentence of at most { $most } characters.
advice-many-questions = { $count } questions take about { $minutes } minutes; many give up, and many hosts wait only one minute.
advice-many-questions-better = Ask the { $most } that matter most, and the others later or not at all.
advice-nothing-required = Nothing is required, so every question ends with "or say skip", and an empty form can be sent.
advice-nothing-required-better = List under "required" what you cannot do without.
advice-left-out = This question is never asked: its format and its length exclude each other.
advice-left-out-better = Take out "minLength" and "maxLength"; the format says it all.
advice-page-insecure = The page is not secured, and people are warned of it.
advice-page-insecure-better = Use an https address.
advice-page-credentials = The address carries a name or password, and people are warned of it.
advice-page-credentials-better = Take it out of the address.
advice-page-number = The host is only a number, and people are warned of it.
advice-page-number-better = Use an address with a name.
advice-page-look-alike = The name of the host holds foreign letters, and people are warned of it.
advice-page-look-alike-better = Use a name in plain letters, if you have one.

advice-same-labels = Two questions are called "{ $label }": people cannot say which one to change.
advice-same-labels-better = Give each a title of its own.
advice-labels-alike = "{ $one }" and "{ $other }" sound alike: "change the { $one }" may change the wrong one.
advice-labels-alike-better = Use titles that share no word that matters.
advice-title-missing = It has no title, so its name is read out: "{ $label }?"
advice-title-missing-better = Add a "title": the words a person would use.
advice-title-empty = "{ $label }?" tells nobody what to answer.
advice-title-empty-better = Use as "title" what you would ask a person at a counter.
advice-label-code = It is called "{ $label }" aloud, which is an identifier and no question.
advice-label-code-better = Add a "title" in plain words.
advice-label-shouted = Its title is in capitals, which some voices spell letter by letter.
advice-label-shouted-better = Write it as in a sentence: "{ $plain }".
advice-label-symbols = Its title holds signs or pictures that are left out when it is spoken: "{ $label }".
advice-label-symbols-better = Say in words what they stand for.
advice-label-picture = Its title has no words, so nothing can be asked.
advice-label-picture-better = Add a "title" in plain words.
advice-label-long = The question has { $count } words; people forget the start of anything longer than { $most }.
advice-label-long-better = Make the title a short question, and move the rest to the description, which is spoken on "help".
advice-screen-words = The description speaks of a screen or of true and false: "{ $words }". Nobody who listens can do that.
advice-screen-words-better = Say what the answer means, not where to click.
advice-optional-said = It says it may be left out, but it is among the required ones.
advice-optional-said-better = Take it out of "required", or do not call it optional.
advice-required-said = It says an answer is needed, but it is not among the required ones, so people are told to say skip.
advice-required-said-better = Add it to "required".
advice-secret = It asks for a secret. Servers must not ask for one in a form; people are warned and advised to decline.
advice-secret-better = Send the person to a page of yours (URL mode), or sign in before you ask.

advice-options-alike = "{ $one }" and "{ $other }" sound alike.
advice-options-alike-more = { $count } pairs of options sound alike, "{ $one }" and "{ $other }" among them.
advice-options-alike-better = Give one of them a title with another word; the value that is sent can stay.
advice-options-alike-more-better = Give them titles that differ in a whole word; the values that are sent can stay.
advice-options-same = "{ $one }" is the name of several options, so the person is always asked which one.
advice-options-same-better = Give each a title of its own.
advice-option-command = "{ $one }" is also what people say to steer the dialogue, so it is asked back every time.
advice-option-command-better = Say in the title what happens, in two or three words: "Stop the server" for "Stop".
advice-option-like-command = "{ $one }" sounds like "{ $other }", which people say to steer the dialogue.
advice-option-like-command-better = Give it a title of two or three words.
advice-options-code =
    { $numbered ->
        [yes] Nobody would say { $options } aloud; the options are offered by number.
       *[no] Nobody would say { $options } aloud as it is written.
    }
advice-options-code-better = Give each a title in words (oneOf with const and title): "Ireland" for "eu-west-1".
advice-options-shouted = Options are written in capitals ({ $options }), which some voices spell letter by letter.
advice-options-shouted-better = Give each a title as in a sentence; the value that is sent can stay.
advice-options-picture = { $options } cannot be spoken: there are no words in them.
advice-options-picture-better = Put a word in the title.
advice-options-symbols = Signs or pictures in { $options } are left out when they are spoken.
advice-options-symbols-better = Say in words what they stand for, where it matters.
advice-options-long = An option of { $count } words is hard to keep in mind and to say: "{ $one }".
advice-options-long-better = Give it a title of two or three words, and explain in the description.
advice-options-unread = { $count } options are only read out when somebody asks for the list.
advice-options-unread-better = If you know the likely ones, offer those and "another one".
advice-options-many = { $count } options are never read out: people must know a name and say or spell it.
advice-options-many-better = Ask for a part first (a region, a first letter), or offer the likeliest ones.
advice-options-unheard = The speech model lacks words of { $options }: what it lacks cannot be heard, only chosen by number.
advice-options-unheard-better = Give such options titles of common words.
advice-choice-yes-no = A choice between yes and no is asked like a list of names.
advice-choice-yes-no-better = Make it a boolean.
advice-one-option = There is only one option, so there is nothing to choose.
advice-one-option-better = Leave the question out, or make it a boolean.

advice-default-consent = The suggested answer to a question of consent is yes: people hear "they suggest yes" and distrust it.
advice-default-consent-better = Take the default out; consent must come from the person.
advice-default-refusal = People hear "they suggest no", though nothing speaks against a yes.
advice-default-refusal-better = Take the default out.
advice-negative = "{ $label }?" is a question with a no in it: does a yes mean yes?
advice-negative-better = Ask the positive question, and turn the value round on your side.

advice-range-unsaid = Nobody would guess that { $limits }; people hear it only after they said something else.
advice-range-unsaid-better = Say the limits in the title or description.
advice-range-between = only { $least } to { $most } are allowed
advice-range-least = at least { $least } is wanted
advice-range-most = at most { $most } is allowed
advice-range-step = only steps of { $step } are allowed
advice-length-unsaid = Nobody would guess that { $limits }; nobody counts while speaking.
advice-length-unsaid-better = Say it in the description, or take the limit out and shorten on your side.
advice-length-exact =
    { $count ->
        [one] exactly one character is wanted
       *[other] exactly { $count } characters are wanted
    }
advice-length-least = at least { $count } characters are wanted
advice-length-most = at most { $count } characters are allowed
advice-pattern-unsaid = Answers must have a form that is nowhere said: { $pattern }.
advice-pattern-unsaid-better = Describe the form with an example in the description; it is spoken when an answer does not fit.
advice-cannot-say = What it asks for cannot be said aloud, and it is required.
advice-cannot-say-better = Take it from where it already is (a file, a setting, a list to choose from), or make it optional.
advice-text-choice = The description lists the only answers ({ $options }), but any text is taken.
advice-text-choice-better = Make it a choice (enum): then just these are listened for, and far fewer are misheard.
advice-text-yes-no = The message asks a yes or no question, but any text is taken.
advice-text-yes-no-better = Make it a boolean.
advice-format-missing = It seems to ask for this format: { $format }. Without it, what is said is taken as plain words.
advice-format-missing-better = Add "format": "{ $format }".
advice-number-text = It seems to ask for a number, but any text is taken, so people's words are sent: "four", not 4.
advice-number-text-better = Make it an integer.
advice-whole-number = It counts something, but takes fractions as well.
advice-whole-number-better = Make it an integer.

## A preview of the dialogue for those who write forms (`voice-elicit preview`). Examples are what a person might
## say: $label is the question's name.

preview-us = S: { $text }
preview-person = P: { $text }
preview-help = Help: { $text }
preview-text = the blue door on the left
preview-name = Maria Jones
preview-email = maria@example.org
preview-uri = https://example.org
preview-phone = 5550123
preview-word = sunrise
preview-no-example = (an answer of the form { $pattern })
preview-time = We speak for about { $ours } seconds, the person for about { $theirs }.
preview-unsent = Here the preview ends: it knows no answer that would do for every question.
