### Everything voice_elicit says in German: short, polite (Sie), the question last; our words never blame.
### Fluent syntax: https://projectfluent.org. Variables are explained at their first use in grammars/en/say.ftl.

## How labels stand in the middle of a sentence: nouns keep their capital.

style-labels = as-is

## Who asks.

server-known = { $name }
server-claimed = Ein Server, der sich { $name } nennt,
server-unknown = Ein Server

## Opening.

opening-says = { $server } sagt: { $message }
opening-asks = { $server } fragt: { $message }
opening-things =
    { $count ->
        [one] Es gibt eine Frage.
       *[other] Es gibt { $words } Fragen.
    }
opening-things-bare =
    { $count ->
        [one] { $server } hat eine Frage.
       *[other] { $server } hat { $words } Fragen.
    }
opening-labels = Gefragt wird nach: { $labels }.
opening-labels-bare = { $server } fragt nach: { $labels }.
opening-stop = Sie können jederzeit Stopp sagen.
opening-start = Wollen wir anfangen?
opening-start-help = Sagen Sie Ja für die Fragen oder Nein zum Ablehnen.

## Questions.

ask-text = { $label }?
ask-number = { $label }?
ask-date = { $label }?
ask-choice = { $label }?
ask-choice-label = { $label }?
ask-multi = { $label }?
ask-boolean = { $label }? Ja oder nein.
ask-boolean-hint = Ja oder nein.
ask-email = { $label }? Sagen oder buchstabieren Sie sie.
ask-instead = Bisher { $value }.
ask-missing-time = { $value }, um wie viel Uhr?
ask-missing-year = In welchem Jahr?
ask-missing-day = An welchem Tag denn? Der letzte wäre { $value }.
ask-missing-name = Nur den Teil vor dem At-Zeichen, Buchstabe für Buchstabe.
ask-missing-host = { $value }. Und nach dem At-Zeichen?
ask-optional = Oder sagen Sie Überspringen.
ask-suggested = Vorschlag: { $value }.

## Options.

options-or = { $first } oder { $last }
options-and = { $first } und { $last }
options-read = { $options }.
options-asked = { $options }?
options-numbered = { $number }: { $option }.
options-numbered-first = Nummer { $number }: { $option }.
options-number-or-name = Sagen Sie die Nummer oder den Namen.
options-more =
    { $count ->
        [one] Sagen Sie Mehr für die letzte.
       *[other] Sagen Sie Mehr für die nächsten { $words }.
    }
options-no-more = Das war die letzte.
options-say-list = Sagen Sie Liste, um sie zu hören.
options-spell = Sagen Sie den Namen, oder buchstabieren Sie den Anfang.
options-narrowed =
    { $count ->
        [one] Mit „{ $heard }“ beginnt nur eins. Sagen Sie den Namen.
       *[other] Mit „{ $heard }“ beginnen { $words }. Sagen Sie mehr vom Namen.
    }
options-too-many = Zu viele zum Vorlesen: Sagen Sie den Namen, oder buchstabieren Sie den Anfang.
options-choose-some = Wählen Sie, so viele Sie möchten.
options-at-least =
    { $count ->
        [one] Wählen Sie mindestens eins.
       *[other] Wählen Sie mindestens { $words }.
    }
options-at-most =
    { $count ->
        [one] Wählen Sie eins.
       *[other] Höchstens { $words }.
    }
options-between = Wählen Sie { $least } bis { $most }.

## What was understood.

heard-value = { $value }.
heard-counted = { $value } { $noun }
heard-yes = Ja: { $label }.
heard-no = { $label }: nein.
heard-secret = Ich habe es.
heard-skipped = Ohne { $label }.
heard-defaults = Vorschläge übernommen.

## Asking back.

confirm-value = { $value }, richtig?
confirm-option = Die Auswahl { $value }, richtig?
confirm-number-digits = { $value }, { $digits }?
confirm-spelled = { $value }. Richtig?
confirm-help = Sagen Sie Ja, wenn { $value } stimmt, oder sagen Sie es noch einmal.
confirm-yes-or-no = Ja oder nein: { $value }?
choose-between = { $options }?
choose-help = Sagen Sie das erste, das zweite oder keins davon.
collected = { $values }. Noch etwas, oder ist das alles?
collected-none = Noch nichts gewählt. Was darf es sein?
scan-start = Dann Schritt für Schritt, mit Ja oder Nein.
scan-option = { $option }?
grey-yes = Ich habe Ja gehört. Sagen Sie zum Senden noch einmal Ja.
grey-yes-keys = Ich habe Ja gehört. Sagen Sie zum Senden noch einmal Ja, oder drücken Sie die Eingabetaste.
grey-yes-open = Ich habe Ja gehört. Sagen Sie zum Öffnen der Seite noch einmal Ja.

## Nothing heard, not understood.

no-input = { $help }
no-input-again = Sind Sie noch da? { $question }
no-input-end = Ich höre nichts und höre hier auf. Es wurde nichts gesendet.
no-match = Das habe ich nicht verstanden. { $question }
no-match-heard = Ich habe „{ $heard }“ gehört. { $question }
no-match-keys = Sie können auch tippen oder eine Taste drücken. { $question }
no-match-skip = Lassen wir { $label } weg.
no-match-end = Ich konnte { $label } nicht verstehen, und ohne geht es nicht. Ich höre hier auf; es wurde nichts gesendet.
no-match-end-bare = Ich konnte Sie nicht verstehen. Ich höre hier auf; es wurde nichts gesendet.
unsure = Lassen Sie sich Zeit. { $question }
unsure-optional = Sie können es weglassen: Sagen Sie Überspringen. { $question }

## What a value must be.

problem-tooSmall = Mindestens { $limit }, bitte.
problem-tooLarge = Höchstens { $limit }, bitte.
problem-between = Zwischen { $least } und { $most }, bitte.
problem-notANumber = Eine Zahl, bitte.
problem-notAnInteger = Eine ganze Zahl, bitte.
problem-multiple = In Schritten von { $limit }, bitte.
problem-tooShort =
    { $count ->
        [one] Mindestens ein Zeichen, bitte.
       *[other] Mindestens { $words } Zeichen, bitte.
    }
problem-tooLong =
    { $count ->
        [one] Nur ein Zeichen, bitte.
       *[other] Höchstens { $words } Zeichen, bitte.
    }
problem-tooFew =
    { $count ->
        [one] Mindestens eins, bitte.
       *[other] Mindestens { $words }, bitte.
    }
problem-tooMany =
    { $count ->
        [one] Nur eins, bitte.
       *[other] Höchstens { $words }, bitte.
    }
problem-email = Ich brauche eine E-Mail-Adresse, zum Beispiel anna at beispiel Punkt de.
problem-uri = Ich brauche eine Webadresse, zum Beispiel beispiel Punkt de.
problem-date = Ich brauche einen Tag, zum Beispiel den vierten Dezember.
problem-time = Ich brauche eine Uhrzeit, zum Beispiel fünfzehn Uhr dreißig.
problem-date-time = Ich brauche Tag und Uhrzeit, zum Beispiel morgen um neun Uhr früh.
problem-pattern = Das hat nicht die Form, die gebraucht wird.
problem-required = Das hier wird gebraucht.
problem-required-no-skip = { $label } wird gebraucht. { $question }
problem-final = { $label } passt noch nicht. { $problem }

## Help.

help-text = Sagen Sie es, oder sagen Sie Buchstabieren für einzelne Buchstaben.
help-number = Sagen Sie eine Zahl.
help-date = Sagen Sie einen Tag, zum Beispiel nächsten Freitag oder den vierten Dezember.
help-time = Sagen Sie eine Uhrzeit, zum Beispiel fünfzehn Uhr dreißig.
help-date-time = Sagen Sie Tag und Uhrzeit.
help-choice = Sie können sagen: { $options }.
help-choice-many = Sagen Sie einen Namen, eine Nummer oder Liste, um sie zu hören.
help-boolean = Sie können Ja oder Nein sagen.
help-multi = Nennen Sie eins oder mehrere, und sagen Sie dann: Das ist alles.
help-email = Sagen Sie sie wie anna at beispiel Punkt de, oder buchstabieren Sie sie.
help-uri = Sagen Sie sie wie beispiel Punkt de.
help-optional = Sie können Überspringen sagen.
help-default = Sagen Sie Vorschlag für { $value }.
help-commands = Sie können auch Wiederholen, Zurück, Ändern, Wo bin ich oder Stopp sagen.

## The read-back.

read-back-pair = { $label }: { $value }
read-back = Also: { $values }.
read-back-more = Und: { $values }.
read-back-last = Sagen Sie Ja zum Senden, Ändern zum Korrigieren oder Nein zum Ablehnen.
read-back-again = Senden?
read-back-one = Soll ich das senden?
read-back-empty = Es ist nichts ausgefüllt.
read-back-empty-last = Sagen Sie Ja, um es leer zu senden, oder Nein zum Ablehnen.
read-back-help = Mit Ja wird es gesendet. Mit Ändern korrigieren Sie etwas. Mit Nein wird nichts gesendet.
read-back-secret = wie angegeben
agree = Sagen Sie Ja zum Zustimmen oder Nein zum Ablehnen.
agree-help = Bei Ja wird gemeldet, dass Sie zustimmen. Bei Nein, dass Sie ablehnen.
change-what = Was soll ich ändern: { $labels }?
change-which = { $value }: bei { $labels }?
change-nothing = Es gibt noch nichts zu ändern. { $question }
no-correct-or-decline = Um { $label } zu korrigieren, sagen Sie Ändern. Ablehnen und nichts senden?

## Stop, decline, start over, wait.

sure-stop = Aufhören und nichts senden?
sure-stop-held =
    Aufhören und nichts senden? Beantwortet { $count ->
        [one] ist eine
       *[other] sind { $words }
    } von { $total } Fragen.
sure-decline = Ablehnen und nichts senden?
sure-start-over = Von vorn beginnen und Ihre Antworten vergessen?
sure-help = Sagen Sie Ja oder Nein.
go-on = Gut, machen wir weiter. { $question }
started-over = Von vorn.
waiting = Lassen Sie sich Zeit. Sagen Sie Weiter, wenn Sie so weit sind.
waiting-reminder = Ich bin noch da. Sagen Sie Weiter, wenn Sie so weit sind.
waiting-end = Ich höre hier auf. Es wurde nichts gesendet.
first-question = Das ist die erste Frage. { $question }
where = Frage { $number } von { $total }.
where-answers = Bisher: { $values }.
slower = Langsamer.
faster = Schneller.
louder = Lauter.
quieter = Leiser.

## Time.

time-low = Noch { $words } Sekunden. Brauchen Sie mehr Zeit?
time-more = Sie haben mehr Zeit. { $question }

## Spelling.

spell-now = Buchstabieren Sie, und machen Sie dann eine Pause.

## Secrets.

secret = { $label }: Danach sollte ein Formular nicht mit Stimme fragen, andere können mithören. Ich rate abzulehnen. Ablehnen?
secret-help = Sagen Sie Ja zum Ablehnen, Nein zum Weitermachen oder Überspringen zum Weglassen.
secret-help-required = Sagen Sie Ja zum Ablehnen oder Nein zum Weitermachen.
secret-go-on = Wie Sie möchten. Ich wiederhole es nicht.

## A page to open.

page = { $server } möchte, dass Sie eine Seite auf { $host } öffnen.
page-says = Dazu heißt es: { $message }
page-address-hint = Die ganze Adresse steht auf dem Bildschirm; sagen Sie Adresse, um sie zu hören.
page-open = Öffnen?
page-address = { $address }.
page-insecure = Vorsicht: Die Seite ist nicht gesichert.
page-credentials = Vorsicht: In der Adresse stehen Name und Passwort vor dem echten Server.
page-look-alike = Vorsicht: Der Name enthält fremde Buchstaben, die anderen ähnlich sehen. Buchstabe für Buchstabe: { $host }.
page-number = Vorsicht: Der Server ist nur eine Nummer.
page-opening = Ich öffne sie.
page-done = { $server } meldet, dass die Seite erledigt ist.
page-help = Sagen Sie Ja zum Öffnen, Nein zum Ablehnen oder Adresse, um sie ganz zu hören.

## Endings.

sent = Gesendet.
agreed = Gesendet: Sie haben zugestimmt.
declined = Abgelehnt. Es wurde nichts gesendet.
stopped = Beendet. Es wurde nichts gesendet.
withdrawn = Die Anfrage wurde zurückgezogen. Es wurde nichts gesendet.
timed-out = Die Zeit ist um. Es wurde nichts gesendet.
device-lost = Das Audiogerät ist weg. Es wurde nichts gesendet.
speech-missing = Sprache auf Deutsch ist auf diesem Gerät nicht eingerichtet. Antworten kann man tippen.
failed = Hier ist etwas schiefgegangen. Es wurde nichts gesendet.
unusable = { $server } möchte etwas, das ich nicht als Fragen stellen kann. Es wurde nichts gesendet.
