### What `voice-elicit check` and `preview` tell those who write forms. A pack without this file tells it in English.

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
