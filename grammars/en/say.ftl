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
ask-missing-name = Only the part before the at sign, letter by letter, like alpha, bravo.
ask-missing-host = { $value }. And after the at sign?
ask-optional = Or say skip.
ask-suggested = They suggest { $value }.

## Options. $options is a list like "small, medium or large"; $number and $option one of them.

options-or = { $first } or { $last }
options-and = { $first } and { $last }
options-read = { $options }.
options-asked = { $options }?
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
scan-start = Step by step, then: yes or no.
scan-option = { $option }?
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

spell-now = Spell it in words, like alpha, bravo. Then pause.

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
speech-missing = Speech in English is not set up on this machine. Answers can be typed.
failed = Something went wrong here. Nothing was sent.
unusable = { $server } asks something I cannot put into questions. Nothing was sent.
