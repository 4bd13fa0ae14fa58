### Tutto ciò che voice_elicit dice in italiano, dando del Lei. Breve, semplice, la domanda alla fine; mai un rimprovero.
### Il nome di una domanda ($label) non segue mai un articolo: genere e iniziale non sono noti.

style-labels = lower

## Chi chiede.

server-known = { $name }
server-claimed = Un server che dice di chiamarsi { $name }
server-unknown = Un server

## Apertura.

opening-says = { $server } dice: { $message }
opening-asks = { $server } chiede: { $message }
opening-things =
    { $count ->
        [one] C'è una sola domanda.
       *[other] Ci sono { $words } domande.
    }
opening-things-bare =
    { $count ->
        [one] { $server } fa una sola domanda.
       *[other] { $server } fa { $words } domande.
    }
opening-labels = Le viene chiesto: { $labels }.
opening-labels-bare = { $server } Le chiede: { $labels }.
opening-stop = Può dire stop in ogni momento.
opening-start = Cominciamo?
opening-start-help = Dica sì per sentire le domande, o no per rifiutare.

## Domande.

ask-text = { $label }?
ask-number = { $label }?
ask-date = { $label }?
ask-choice = { $label }?
ask-choice-label = { $label }?
ask-multi = { $label }?
ask-boolean = { $label }? Sì o no.
ask-boolean-hint = Sì o no.
ask-email = { $label }? Lo dica, o lo detti lettera per lettera.
ask-instead = Era { $value }.
ask-missing-time = { $value }, a che ora?
ask-missing-year = Di quale anno?
ask-missing-day = Che giorno, allora? L'ultimo sarebbe { $value }.
ask-missing-name = Solo la parte prima della chiocciola, lettera per lettera.
ask-missing-host = { $value }. E dopo la chiocciola?
ask-optional = Oppure dica salta.
ask-suggested = La proposta è { $value }.

## Opzioni.

options-or = { $first } o { $last }
options-and = { $first } e { $last }
options-read = { $options }.
options-asked = { $options }?
options-numbered = { $number }: { $option }.
options-numbered-first = Opzione { $number }: { $option }.
options-number-or-name = Dica il numero o il nome.
options-more =
    { $count ->
        [one] Dica altre per sentire l'ultima.
       *[other] Dica altre per sentire le prossime { $words }.
    }
options-no-more = Era l'ultima.
options-say-list = Dica elenco per sentirle.
options-spell = Dica il nome, o ne detti le prime lettere.
options-narrowed =
    { $count ->
        [one] Una sola comincia con «{ $heard }». Dica il nome.
       *[other] { $words } cominciano con «{ $heard }». Dica il resto del nome.
    }
options-too-many = Sono troppe da leggere: dica il nome, o ne detti le prime lettere.
options-choose-some = Può scegliere più cose.
options-at-least =
    { $count ->
        [one] Almeno una scelta.
       *[other] Almeno { $words } scelte.
    }
options-at-most =
    { $count ->
        [one] Una sola scelta.
       *[other] Fino a { $words } scelte.
    }
options-between = Da { $least } a { $most } scelte.

## Che cosa è stato capito.

heard-value = { $value }.
heard-counted = { $value } { $noun }
heard-yes = Sì, { $label }.
heard-no = { $label }: no.
heard-secret = Ho preso nota.
heard-skipped = Lascio vuoto: { $label }.
heard-defaults = Prendo le proposte.

## Conferme.

confirm-value = { $value }, giusto?
confirm-option = La scelta { $value }, giusto?
confirm-number-digits = { $value }, { $digits }?
confirm-spelled = { $value }. Giusto?
confirm-help = Dica sì se { $value } è giusto, o lo ripeta.
confirm-yes-or-no = Sì o no: { $value }?
choose-between = { $options }?
choose-help = Dica il primo, il secondo, o nessuno.
collected = { $values }. Altro, o è tutto?
collected-none = Non c'è ancora nessuna scelta. Che cosa prende?
scan-start = Allora passo passo: sì o no.
scan-option = { $option }?
grey-yes = Ho sentito sì. Ripeta sì per inviare.
grey-yes-keys = Ho sentito sì. Ripeta sì per inviare, o prema Invio.
grey-yes-open = Ho sentito sì. Ripeta sì per aprire la pagina.

## Niente sentito, non capito.

no-input = { $help }
no-input-again = È ancora lì? { $question }
no-input-end = Non sento niente, quindi mi fermo qui. Non è stato inviato niente.
no-match = Non ho capito. { $question }
no-match-heard = Ho sentito «{ $heard }». { $question }
no-match-keys = Può anche scriverlo o premere un tasto. { $question }
no-match-skip = Lasciamo vuoto: { $label }.
no-match-end = { $label }: non ho potuto capire, ed è obbligatorio. Mi fermo qui, non è stato inviato niente.
no-match-end-bare = Non ho potuto capire. Mi fermo qui, non è stato inviato niente.
unsure = Faccia con calma. { $question }
unsure-optional = Può lasciarlo vuoto: dica salta. { $question }

## Come deve essere un valore.

problem-tooSmall = Almeno { $limit }, per favore.
problem-tooLarge = Al massimo { $limit }, per favore.
problem-between = Tra { $least } e { $most }, per favore.
problem-notANumber = Un numero, per favore.
problem-notAnInteger = Un numero intero, per favore.
problem-multiple = Di { $limit } in { $limit }, per favore.
problem-tooShort =
    { $count ->
        [one] Almeno un carattere, per favore.
       *[other] Almeno { $words } caratteri, per favore.
    }
problem-tooLong =
    { $count ->
        [one] Un solo carattere, per favore.
       *[other] Al massimo { $words } caratteri, per favore.
    }
problem-tooFew =
    { $count ->
        [one] Almeno una scelta, per favore.
       *[other] Almeno { $words } scelte, per favore.
    }
problem-tooMany =
    { $count ->
        [one] Una sola scelta, per favore.
       *[other] Al massimo { $words } scelte, per favore.
    }
problem-email = Mi serve un indirizzo e-mail, come giulia chiocciola esempio punto it.
problem-uri = Mi serve un indirizzo web, come esempio punto it.
problem-date = Mi serve un giorno, come il quattro dicembre.
problem-time = Mi serve un'ora, come le tre e mezza del pomeriggio.
problem-date-time = Mi servono un giorno e un'ora, come domani alle nove di mattina.
problem-pattern = Non ha la forma richiesta.
problem-required = Questa risposta è obbligatoria.
problem-required-no-skip = { $label }: è obbligatorio. { $question }
problem-final = { $label }: non va ancora bene. { $problem }

## Aiuto.

help-text = Lo dica, o dica spelling per andare lettera per lettera.
help-number = Dica un numero.
help-date = Dica un giorno, come venerdì prossimo o il quattro dicembre.
help-time = Dica un'ora, come le tre e mezza.
help-date-time = Dica un giorno e un'ora.
help-choice = Può dire { $options }.
help-choice-many = Dica un nome, un numero, o elenco per sentirle.
help-boolean = Può dire sì o no.
help-multi = Dica una o più scelte, poi dica è tutto.
help-email = Lo dica come giulia chiocciola esempio punto it, o lettera per lettera.
help-uri = Lo dica come esempio punto it.
help-optional = Può dire salta.
help-default = Dica la proposta per tenere { $value }.
help-commands = Può anche dire ripeti, indietro, correggi, dove sono, o stop.

## La rilettura.

read-back-pair = { $label }: { $value }
read-back = Allora: { $values }.
read-back-more = E: { $values }.
read-back-last = Dica sì per inviare, correggi per cambiare, o no per rifiutare.
read-back-again = Lo invio?
read-back-one = Lo invio?
read-back-empty = Non c'è niente di compilato.
read-back-empty-last = Dica sì per inviare vuoto, o no per rifiutare.
read-back-help = Dica sì e viene inviato. Dica correggi per cambiare qualcosa. Dica no e non viene inviato niente.
read-back-secret = come l'ha detto
agree = Dica sì per accettare, o no per rifiutare.
agree-help = Dica sì e sapranno che accetta. Dica no e sapranno che rifiuta.
change-what = Che cosa devo correggere: { $labels }?
change-which = { $value }: per { $labels }?
change-nothing = Non c'è ancora niente da correggere. { $question }
no-correct-or-decline = Per cambiare { $label }, dica correggi. Rifiutare, e non inviare niente?

## Fermarsi, rifiutare, ricominciare, aspettare.

sure-stop = Fermarsi, e non inviare niente?
sure-stop-held =
    Fermarsi, e non inviare niente? Ha risposto a { $count ->
        [one] una domanda
       *[other] { $words } domande
    } su { $total }.
sure-decline = Rifiutare, e non inviare niente?
sure-start-over = Ricominciare, e dimenticare le Sue risposte?
sure-help = Dica sì o no.
go-on = Bene, continuiamo. { $question }
started-over = Ricominciamo da capo.
waiting = Faccia con calma. Dica continua quando vuole.
waiting-reminder = Sono ancora qui. Dica continua quando vuole.
waiting-end = Mi fermo qui. Non è stato inviato niente.
first-question = Questa è la prima domanda. { $question }
where = Domanda { $number } di { $total }.
where-answers = Finora: { $values }.
slower = Più lentamente.
faster = Più veloce.
louder = Più forte.
quieter = Più piano.

## Tempo. $words: secondi.

time-low = Restano { $words } secondi. Le serve più tempo?
time-more = Ha più tempo. { $question }

## Dettare.

spell-now = Detti lettera per lettera, poi faccia una pausa.

## Segreti.

secret = { $label }: un modulo non dovrebbe chiederlo a voce, altri possono sentire. Consiglio di rifiutare. Rifiutare?
secret-help = Dica sì per rifiutare, no per continuare, o salta per lasciarlo vuoto.
secret-help-required = Dica sì per rifiutare, o no per continuare.
secret-go-on = Come preferisce. Non lo ripeterò.

## Una pagina da aprire.

page = { $server } vuole farLe aprire una pagina su { $host }.
page-says = Ecco il messaggio: { $message }
page-address-hint = L'indirizzo completo è sullo schermo; dica indirizzo per sentirlo.
page-open = La apro?
page-address = { $address }.
page-insecure = Attenzione: la pagina non è protetta.
page-credentials = Attenzione: l'indirizzo porta un nome e una password davanti al vero sito.
page-look-alike = Attenzione: il nome usa lettere straniere, che possono somigliare ad altre. Lettera per lettera: { $host }.
page-number = Attenzione: il sito è soltanto un numero.
page-opening = La apro ora.
page-done = { $server } dice che la pagina è finita.
page-help = Dica sì per aprire la pagina, no per rifiutare, o indirizzo per sentirlo tutto.

## Fine.

sent = Inviato.
agreed = Inviato: ha accettato.
declined = Rifiutato. Non è stato inviato niente.
stopped = Interrotto. Non è stato inviato niente.
withdrawn = La richiesta è stata ritirata. Non è stato inviato niente.
timed-out = Il tempo è scaduto. Non è stato inviato niente.
device-lost = Il dispositivo audio non c'è più. Non è stato inviato niente.
speech-missing = La voce in italiano non è installata su questo dispositivo. Le risposte si possono scrivere.
failed = Qualcosa qui non ha funzionato. Non è stato inviato niente.
unusable = { $server } chiede qualcosa che non posso trasformare in domande. Non è stato inviato niente.
