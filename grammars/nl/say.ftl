### Everything voice_elicit says in Dutch: short, polite (u), the question last; our words never blame.
### Fluent syntax: https://projectfluent.org. Variables are explained at their first use in grammars/en/say.ftl.

## How labels stand in the middle of a sentence.

style-labels = lower

## Who asks.

server-known = { $name }
server-claimed = Een server die zich { $name } noemt,
server-unknown = Een server

## Opening.

opening-says = { $server } zegt: { $message }
opening-asks = { $server } vraagt: { $message }
opening-things =
    { $count ->
        [one] Er is één vraag.
       *[other] Er zijn { $words } vragen.
    }
opening-things-bare =
    { $count ->
        [one] { $server } heeft één vraag.
       *[other] { $server } heeft { $words } vragen.
    }
opening-labels = Gevraagd wordt: { $labels }.
opening-labels-bare = { $server } vraagt: { $labels }.
opening-stop = U kunt altijd stop zeggen.
opening-start = Zullen we beginnen?
opening-start-help = Zeg ja voor de vragen, of nee om te weigeren.

## Questions.

ask-text = { $label }?
ask-number = { $label }?
ask-date = { $label }?
ask-choice = { $label }?
ask-choice-label = { $label }?
ask-multi = { $label }?
ask-boolean = { $label }? Ja of nee.
ask-boolean-hint = Ja of nee.
ask-email = { $label }? Zeg het of spel het.
ask-instead = Het was { $value }.
ask-missing-time = { $value }, hoe laat?
ask-missing-year = In welk jaar?
ask-missing-day = Op welke dag dan? De laatste is { $value }.
ask-missing-name = Alleen het deel voor het apenstaartje, letter voor letter.
ask-missing-host = { $value }. En na het apenstaartje?
ask-optional = Of zeg overslaan.
ask-suggested = Voorstel: { $value }.

## Options.

options-or = { $first } of { $last }
options-and = { $first } en { $last }
options-read = { $options }.
options-asked = { $options }?
options-numbered = { $number }: { $option }.
options-numbered-first = Nummer { $number }: { $option }.
options-number-or-name = Zeg het nummer of de naam.
options-more =
    { $count ->
        [one] Zeg meer voor de laatste.
       *[other] Zeg meer voor de volgende { $words }.
    }
options-no-more = Dat was de laatste.
options-say-list = Zeg lijst om ze te horen.
options-spell = Zeg de naam, of spel het begin ervan.
options-narrowed =
    { $count ->
        [one] Er begint er één met "{ $heard }". Zeg de naam.
       *[other] Er beginnen er { $words } met "{ $heard }". Zeg meer van de naam.
    }
options-too-many = Te veel om voor te lezen: zeg de naam, of spel het begin ervan.
options-choose-some = Kies er zoveel u wilt.
options-at-least =
    { $count ->
        [one] Kies er minstens één.
       *[other] Kies er minstens { $words }.
    }
options-at-most =
    { $count ->
        [one] Kies er één.
       *[other] Hoogstens { $words }.
    }
options-between = Kies er { $least } tot { $most }.

## What was understood.

heard-value = { $value }.
heard-counted = { $value } { $noun }
heard-yes = Ja, { $label }.
heard-no = { $label }: nee.
heard-secret = Ik heb het.
heard-skipped = Geen { $label }.
heard-defaults = Voorstellen overgenomen.

## Asking back.

confirm-value = { $value }, klopt dat?
confirm-option = De keuze { $value }, klopt dat?
confirm-number-digits = { $value }, { $digits }?
confirm-spelled = { $value }. Klopt dat?
confirm-help = Zeg ja als { $value } klopt, of zeg het nog een keer.
confirm-yes-or-no = Ja of nee: { $value }?
choose-between = { $options }?
choose-help = Zeg de eerste, de tweede of geen van beide.
collected = { $values }. Nog iets, of is dat alles?
collected-none = Nog niets gekozen. Wat mag het zijn?
scan-start = Dan stap voor stap, met ja of nee.
scan-option = { $option }?
grey-yes = Ik hoorde ja. Zeg nog eens ja om te versturen.
grey-yes-keys = Ik hoorde ja. Zeg nog eens ja om te versturen, of druk op Enter.
grey-yes-open = Ik hoorde ja. Zeg nog eens ja om de pagina te openen.

## Nothing heard, not understood.

no-input = { $help }
no-input-again = Bent u er nog? { $question }
no-input-end = Ik hoor niets, dus ik stop hier. Er is niets verstuurd.
no-match = Dat heb ik niet verstaan. { $question }
no-match-heard = Ik hoorde "{ $heard }". { $question }
no-match-keys = U kunt het ook typen of een toets indrukken. { $question }
no-match-skip = We laten { $label } weg.
no-match-end = Ik kon { $label } niet verstaan, en het is nodig. Ik stop hier; er is niets verstuurd.
no-match-end-bare = Ik kon u niet verstaan. Ik stop hier; er is niets verstuurd.
unsure = Geen haast. { $question }
unsure-optional = U kunt het weglaten: zeg overslaan. { $question }

## What a value must be.

problem-tooSmall = Minstens { $limit }, alstublieft.
problem-tooLarge = Hoogstens { $limit }, alstublieft.
problem-between = Tussen { $least } en { $most }, alstublieft.
problem-notANumber = Een getal, alstublieft.
problem-notAnInteger = Een heel getal, alstublieft.
problem-multiple = In stappen van { $limit }, alstublieft.
problem-tooShort =
    { $count ->
        [one] Minstens één teken, alstublieft.
       *[other] Minstens { $words } tekens, alstublieft.
    }
problem-tooLong =
    { $count ->
        [one] Maar één teken, alstublieft.
       *[other] Hoogstens { $words } tekens, alstublieft.
    }
problem-tooFew =
    { $count ->
        [one] Minstens één, alstublieft.
       *[other] Minstens { $words }, alstublieft.
    }
problem-tooMany =
    { $count ->
        [one] Maar één, alstublieft.
       *[other] Hoogstens { $words }, alstublieft.
    }
problem-email = Ik heb een e-mailadres nodig, zoals anna apenstaartje voorbeeld punt nl.
problem-uri = Ik heb een webadres nodig, zoals voorbeeld punt nl.
problem-date = Ik heb een dag nodig, zoals vier december.
problem-time = Ik heb een tijd nodig, zoals half vier 's middags.
problem-date-time = Ik heb een dag en een tijd nodig, zoals morgen om negen uur 's ochtends.
problem-pattern = Dat heeft niet de vorm die nodig is.
problem-required = Deze is nodig.
problem-required-no-skip = { $label } is nodig. { $question }
problem-final = { $label } klopt nog niet. { $problem }

## Help.

help-text = Zeg het, of zeg spellen voor letter voor letter.
help-number = Zeg een getal.
help-date = Zeg een dag, zoals volgende week vrijdag of vier december.
help-time = Zeg een tijd, zoals half vier 's middags.
help-date-time = Zeg een dag en een tijd.
help-choice = U kunt zeggen: { $options }.
help-choice-many = Zeg een naam, een nummer, of lijst om ze te horen.
help-boolean = U kunt ja of nee zeggen.
help-multi = Noem er één of meer, en zeg dan: dat is alles.
help-email = Zeg het als anna apenstaartje voorbeeld punt nl, of spel het.
help-uri = Zeg het als voorbeeld punt nl.
help-optional = U kunt overslaan zeggen.
help-default = Zeg voorstel voor { $value }.
help-commands = U kunt ook herhalen, terug, wijzigen, waar ben ik of stop zeggen.

## The read-back.

read-back-pair = { $label }: { $value }
read-back = Dus: { $values }.
read-back-more = En: { $values }.
read-back-last = Zeg ja om te versturen, wijzigen om te verbeteren, of nee om te weigeren.
read-back-again = Versturen?
read-back-one = Zal ik dat versturen?
read-back-empty = Er is niets ingevuld.
read-back-empty-last = Zeg ja om het leeg te versturen, of nee om te weigeren.
read-back-help = Zeg ja en het wordt verstuurd. Zeg wijzigen om iets te verbeteren. Zeg nee en er wordt niets verstuurd.
read-back-secret = zoals u het gaf
agree = Zeg ja als u akkoord gaat, of nee om te weigeren.
agree-help = Zeg ja en ze horen dat u akkoord gaat. Zeg nee en ze horen dat u weigert.
change-what = Wat moet ik wijzigen: { $labels }?
change-which = { $value }: bij { $labels }?
change-nothing = Er is nog niets te wijzigen. { $question }
no-correct-or-decline = Zeg wijzigen om { $label } te verbeteren. Weigeren en niets versturen?

## Stop, decline, start over, wait.

sure-stop = Stoppen en niets versturen?
sure-stop-held =
    Stoppen en niets versturen? U hebt { $count ->
        [one] één
       *[other] { $words }
    } van de { $total } vragen beantwoord.
sure-decline = Weigeren en niets versturen?
sure-start-over = Opnieuw beginnen en uw antwoorden vergeten?
sure-help = Zeg ja of nee.
go-on = Goed, we gaan verder. { $question }
started-over = Vanaf het begin.
waiting = Neem de tijd. Zeg verder als u zover bent.
waiting-reminder = Ik ben er nog. Zeg verder als u zover bent.
waiting-end = Ik stop hier. Er is niets verstuurd.
first-question = Dit is de eerste vraag. { $question }
where = Vraag { $number } van { $total }.
where-answers = Tot nu toe: { $values }.
slower = Langzamer.
faster = Sneller.
louder = Harder.
quieter = Zachter.

## Time.

time-low = Nog { $words } seconden. Hebt u meer tijd nodig?
time-more = U hebt meer tijd. { $question }

## Spelling.

spell-now = Spel het, en wacht dan even.

## Secrets.

secret = { $label }: dat hoort een formulier niet met de stem te vragen, anderen kunnen het horen. Ik raad aan te weigeren. Weigeren?
secret-help = Zeg ja om te weigeren, nee om door te gaan, of overslaan om het weg te laten.
secret-help-required = Zeg ja om te weigeren, of nee om door te gaan.
secret-go-on = Zoals u wilt. Ik herhaal het niet.

## A page to open.

page = { $server } wil dat u een pagina opent op { $host }.
page-says = Daarbij staat: { $message }
page-address-hint = Het volledige adres staat op het scherm; zeg adres om het te horen.
page-open = Openen?
page-address = { $address }.
page-insecure = Let op: de pagina is niet beveiligd.
page-credentials = Let op: in het adres staan een naam en wachtwoord voor de echte server.
page-look-alike = Let op: de naam bevat vreemde letters, die op andere lijken. Letter voor letter: { $host }.
page-number = Let op: de server is alleen een nummer.
page-opening = Ik open de pagina.
page-done = { $server } zegt dat de pagina klaar is.
page-help = Zeg ja om de pagina te openen, nee om te weigeren, of adres om alles te horen.

## Endings.

sent = Verstuurd.
agreed = Verstuurd: u gaat akkoord.
declined = Geweigerd. Er is niets verstuurd.
stopped = Gestopt. Er is niets verstuurd.
withdrawn = De vraag is ingetrokken. Er is niets verstuurd.
timed-out = De tijd is om. Er is niets verstuurd.
device-lost = Het geluidsapparaat is weg. Er is niets verstuurd.
speech-missing = Spraak in het Nederlands is op dit apparaat niet ingesteld. Antwoorden kunnen getypt worden.
failed = Hier ging iets mis. Er is niets verstuurd.
unusable = { $server } vraagt iets wat ik niet in vragen kan zetten. Er is niets verstuurd.
