### Che cosa dicono `voice-elicit check` e `preview` a chi scrive moduli.

## Consigli sui moduli (`voice-elicit check`): che cosa andrà male, e come fare meglio. Variabili come in grammars/en/advice.ftl.

advice-warning = avviso
advice-note = nota
advice-line = { $level }: { $field }: { $text }
advice-line-form = { $level }: { $text }
advice-better = Meglio: { $text }
advice-none = Niente da ridire.
advice-count =
    { $count ->
        [0] Nessun avviso.
        [one] 1 avviso.
       *[other] { $count } avvisi.
    }

advice-message-missing = Non c'è un messaggio: si sente solo che un server chiede qualcosa.
advice-message-missing-better = Dica in una frase a che cosa servono le risposte.
advice-message-long = Il messaggio dura { $seconds } secondi ({ $count } parole) prima della prima domanda.
advice-message-long-better = Dica a che cosa serve in { $most } parole al massimo, e lasci il resto alle domande.
advice-message-cut = Il messaggio ha { $count } caratteri; se ne leggono solo { $most }.
advice-message-cut-better = Dica a che cosa serve in una frase di { $most } caratteri al massimo.
advice-many-questions = { $count } domande richiedono circa { $minutes } minuti; molti rinunciano, e molti programmi aspettano solo un minuto.
advice-many-questions-better = Faccia le { $most } più importanti, e le altre dopo o mai.
advice-nothing-required = Niente è obbligatorio: ogni domanda finisce con «o dica salta», e si può inviare un modulo vuoto.
advice-nothing-required-better = Metta in "required" ciò di cui non può fare a meno.
advice-left-out = Questa domanda non viene mai fatta: il formato e la lunghezza si escludono.
advice-left-out-better = Tolga "minLength" e "maxLength"; il formato dice tutto.
advice-page-insecure = La pagina non è sicura, e se ne avvisa.
advice-page-insecure-better = Usi un indirizzo https.
advice-page-credentials = L'indirizzo contiene un nome o una password, e se ne avvisa.
advice-page-credentials-better = Li tolga dall'indirizzo.
advice-page-number = L'host è solo un numero, e se ne avvisa.
advice-page-number-better = Usi un indirizzo con un nome.
advice-page-look-alike = Il nome dell'host contiene lettere straniere, e se ne avvisa.
advice-page-look-alike-better = Usi un nome in lettere semplici, se ne ha uno.

advice-same-labels = Due domande si chiamano «{ $label }»: nessuno può dire quale cambiare.
advice-same-labels-better = Dia a ciascuna un titolo suo.
advice-labels-alike = «{ $one }» e «{ $other }» suonano simili: «correggi { $one }» può correggere l'altra.
advice-labels-alike-better = Usi titoli che non abbiano in comune nessuna parola importante.
advice-title-missing = Non ha un titolo, quindi si legge il suo nome: «{ $label }?»
advice-title-missing-better = Aggiunga un "title": le parole che userebbe una persona.
advice-title-empty = «{ $label }?» non dice a nessuno che cosa rispondere.
advice-title-empty-better = Usi come "title" ciò che chiederebbe a una persona allo sportello.
advice-label-code = A voce si chiama «{ $label }», che è un identificatore e non una domanda.
advice-label-code-better = Aggiunga un "title" con parole semplici.
advice-label-shouted = Il titolo è in maiuscole, che alcune voci leggono lettera per lettera.
advice-label-shouted-better = Lo scriva come in una frase: «{ $plain }».
advice-label-symbols = Il titolo contiene segni o immagini che a voce si perdono: «{ $label }».
advice-label-symbols-better = Dica a parole che cosa significano.
advice-label-picture = Il titolo non contiene parole, quindi non si può chiedere niente.
advice-label-picture-better = Aggiunga un "title" con parole semplici.
advice-label-long = La domanda ha { $count } parole; di ciò che supera { $most } si dimentica l'inizio.
advice-label-long-better = Faccia del titolo una domanda breve, e sposti il resto nella descrizione, che si legge a «aiuto».
advice-screen-words = La descrizione parla di uno schermo o di true e false: «{ $words }». Chi ascolta non può farlo.
advice-screen-words-better = Dica che cosa significa la risposta, non dove fare clic.
advice-optional-said = Dice che si può saltare, ma è tra quelle obbligatorie.
advice-optional-said-better = La tolga da "required", o non la chiami facoltativa.
advice-required-said = Dice che serve una risposta, ma non è tra quelle obbligatorie; quindi si propone di saltarla.
advice-required-said-better = La aggiunga a "required".
advice-secret = Chiede un segreto. Un server non deve chiederlo in un modulo; si avvisa la persona e le si consiglia di rifiutare.
advice-secret-better = Mandi la persona a una sua pagina (modalità URL), o la faccia accedere prima di chiedere.

advice-options-alike = «{ $one }» e «{ $other }» suonano simili.
advice-options-alike-more = { $count } coppie di opzioni suonano simili, tra cui «{ $one }» e «{ $other }».
advice-options-alike-better = Dia a una un titolo con un'altra parola; il valore inviato può restare.
advice-options-alike-more-better = Dia titoli che differiscano per una parola intera; i valori inviati possono restare.
advice-options-same = «{ $one }» è il nome di più opzioni, quindi bisogna sempre chiedere quale.
advice-options-same-better = Dia a ciascuna un titolo suo.
advice-option-command = «{ $one }» si dice anche per guidare il dialogo, quindi ogni volta si richiede.
advice-option-command-better = Dica nel titolo che cosa succede, in due o tre parole: «Ferma il server» per «Stop».
advice-option-like-command = «{ $one }» suona come «{ $other }», che si dice per guidare il dialogo.
advice-option-like-command-better = Le dia un titolo di due o tre parole.
advice-options-code =
    { $numbered ->
        [yes] Nessuno direbbe { $options } a voce; le opzioni si offrono per numero.
       *[no] Nessuno direbbe { $options } così come è scritto.
    }
advice-options-code-better = Dia a ciascuna un titolo in parole (oneOf con const e title): «Irlanda» per «eu-west-1».
advice-options-shouted = Alcune opzioni sono in maiuscole ({ $options }), che alcune voci leggono lettera per lettera.
advice-options-shouted-better = Dia a ciascuna un titolo come in una frase; il valore inviato può restare.
advice-options-picture = { $options } non si può dire: non contiene parole.
advice-options-picture-better = Metta una parola nel titolo.
advice-options-symbols = I segni o le immagini in { $options } a voce si perdono.
advice-options-symbols-better = Dica a parole che cosa significano, dove è importante.
advice-options-long = Un'opzione di { $count } parole è difficile da ricordare e da dire: «{ $one }».
advice-options-long-better = Le dia un titolo di due o tre parole, e spieghi nella descrizione.
advice-options-unread = { $count } opzioni si leggono solo se qualcuno chiede l'elenco.
advice-options-unread-better = Se conosce le più probabili, offra quelle e «un'altra».
advice-options-many = { $count } opzioni non si leggono mai: bisogna conoscere un nome e dirlo, anche lettera per lettera.
advice-options-many-better = Chieda prima una parte (una regione, un'iniziale), o offra le più probabili.
advice-options-unheard = Al modello vocale mancano parole di { $options }: ciò che manca non si può sentire, solo scegliere per numero.
advice-options-unheard-better = Dia a queste opzioni titoli con parole comuni.
advice-choice-yes-no = Una scelta tra sì e no viene chiesta come un elenco di nomi.
advice-choice-yes-no-better = Ne faccia un boolean.
advice-one-option = C'è una sola opzione, quindi niente da scegliere.
advice-one-option-better = Tolga la domanda, o ne faccia un boolean.

advice-default-consent = La proposta a una domanda di consenso è sì: la si sente, e ci si insospettisce.
advice-default-consent-better = Tolga la proposta; il consenso deve venire dalla persona.
advice-default-refusal = Si sente che la proposta è no, anche se niente è contrario a un sì.
advice-default-refusal-better = Tolga la proposta.
advice-negative = «{ $label }?» è una domanda con un no dentro: un sì vuol dire sì?
advice-negative-better = Faccia la domanda in positivo, e rovesci il valore dalla sua parte.

advice-range-unsaid = Nessuno indovinerebbe che { $limits }; lo si sente solo dopo aver detto altro.
advice-range-unsaid-better = Dica i limiti nel titolo o nella descrizione.
advice-range-between = vale solo da { $least } a { $most }
advice-range-least = si chiede almeno { $least }
advice-range-most = si accetta al massimo { $most }
advice-range-step = valgono solo passi di { $step }
advice-length-unsaid = Nessuno indovinerebbe che { $limits }; parlando nessuno conta.
advice-length-unsaid-better = Lo dica nella descrizione, o tolga il limite e accorci dalla sua parte.
advice-length-exact =
    { $count ->
        [one] si chiede esattamente un carattere
       *[other] si chiedono esattamente { $count } caratteri
    }
advice-length-least = si chiedono almeno { $count } caratteri
advice-length-most = si accettano al massimo { $count } caratteri
advice-pattern-unsaid = Le risposte devono avere una forma che non è detta da nessuna parte: { $pattern }.
advice-pattern-unsaid-better = Descriva la forma con un esempio nella descrizione; si legge quando una risposta non va bene.
advice-cannot-say = Ciò che chiede non si può dire a voce, ed è obbligatorio.
advice-cannot-say-better = Lo prenda da dove è già (un file, un'impostazione, un elenco), o lo renda facoltativo.
advice-text-choice = La descrizione elenca le sole risposte ({ $options }), ma si accetta qualsiasi testo.
advice-text-choice-better = Ne faccia una scelta (enum): allora si ascoltano solo quelle, e si capisce male molto meno.
advice-text-yes-no = Il messaggio fa una domanda da sì o no, ma si accetta qualsiasi testo.
advice-text-yes-no-better = Ne faccia un boolean.
advice-format-missing = Sembra chiedere questo formato: { $format }. Senza, ciò che si dice vale come semplici parole.
advice-format-missing-better = Aggiunga "format": "{ $format }".
advice-number-text = Sembra chiedere un numero, ma accetta qualsiasi testo, e si inviano le parole: «quattro», non 4.
advice-number-text-better = Ne faccia un integer.
advice-whole-number = Conta qualcosa, ma accetta anche le frazioni.
advice-whole-number-better = Ne faccia un integer.

## Un'anteprima del dialogo (`voice-elicit preview`). Gli esempi sono ciò che potrebbe dire una persona.

preview-us = S: { $text }
preview-person = P: { $text }
preview-help = Aiuto: { $text }
preview-text = la porta blu a sinistra
preview-name = Maria Bianchi
preview-email = maria@example.org
preview-uri = https://example.org
preview-phone = 0655501234
preview-word = alba
preview-no-example = (una risposta della forma { $pattern })
preview-time = Noi parliamo circa { $ours } secondi, la persona circa { $theirs }.
preview-unsent = Qui finisce l'anteprima: non conosce una risposta adatta a ogni domanda.
