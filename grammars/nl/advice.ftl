### Wat `voice-elicit check` en `preview` zeggen tegen wie formulieren schrijft.

## Advies over formulieren (`voice-elicit check`): wat misgaat, en hoe het beter kan. Variabelen als in grammars/en/advice.ftl.

advice-warning = waarschuwing
advice-note = opmerking
advice-line = { $level }: { $field }: { $text }
advice-line-form = { $level }: { $text }
advice-better = Beter: { $text }
advice-none = Niets op aan te merken.
advice-count =
    { $count ->
        [0] Geen waarschuwingen.
        [one] 1 waarschuwing.
       *[other] { $count } waarschuwingen.
    }

advice-message-missing = Er is geen bericht: men hoort alleen dat een server iets vraagt.
advice-message-missing-better = Zeg in één zin waarvoor de antwoorden zijn.
advice-message-long = Het bericht duurt { $seconds } seconden ({ $count } woorden) voordat de eerste vraag komt.
advice-message-long-better = Zeg in hoogstens { $most } woorden waarvoor het is, en laat de rest aan de vragen over.
advice-message-cut = Het bericht heeft { $count } tekens; daarvan worden er maar { $most } uitgesproken.
advice-message-cut-better = Zeg in één zin van hoogstens { $most } tekens waarvoor het is.
advice-many-questions = { $count } vragen duren ongeveer { $minutes } minuten; velen haken af, en veel programma's wachten maar een minuut.
advice-many-questions-better = Stel de { $most } belangrijkste, en de andere later of niet.
advice-nothing-required = Niets is verplicht: elke vraag eindigt met "of zeg overslaan", en een leeg formulier kan worden verstuurd.
advice-nothing-required-better = Zet in "required" wat u niet kunt missen.
advice-left-out = Deze vraag wordt nooit gesteld: de vorm en de lengte sluiten elkaar uit.
advice-left-out-better = Haal "minLength" en "maxLength" weg; de vorm zegt alles.
advice-page-insecure = De pagina is niet beveiligd, en daarvoor wordt gewaarschuwd.
advice-page-insecure-better = Gebruik een https-adres.
advice-page-credentials = Het adres bevat een naam of wachtwoord, en daarvoor wordt gewaarschuwd.
advice-page-credentials-better = Haal het uit het adres.
advice-page-number = De host is alleen een getal, en daarvoor wordt gewaarschuwd.
advice-page-number-better = Gebruik een adres met een naam.
advice-page-look-alike = De naam van de host bevat vreemde letters, en daarvoor wordt gewaarschuwd.
advice-page-look-alike-better = Gebruik een naam in gewone letters, als u die hebt.

advice-same-labels = Twee vragen heten "{ $label }": niemand kan zeggen welke gewijzigd moet worden.
advice-same-labels-better = Geef elk een eigen titel.
advice-labels-alike = "{ $one }" en "{ $other }" klinken hetzelfde: "{ $one } wijzigen" kan de verkeerde wijzigen.
advice-labels-alike-better = Gebruik titels zonder gemeenschappelijk woord dat ertoe doet.
advice-title-missing = Er is geen titel, dus wordt de naam voorgelezen: "{ $label }?"
advice-title-missing-better = Voeg een "title" toe: de woorden die een mens zou gebruiken.
advice-title-empty = Bij "{ $label }?" weet niemand wat te antwoorden.
advice-title-empty-better = Neem als "title" wat u iemand aan de balie zou vragen.
advice-label-code = Hardop heet de vraag "{ $label }": een code en geen vraag.
advice-label-code-better = Voeg een "title" in gewone woorden toe.
advice-label-shouted = De titel staat in hoofdletters, en sommige stemmen spellen die.
advice-label-shouted-better = Schrijf hem zoals in een zin: "{ $plain }".
advice-label-symbols = De titel bevat tekens of plaatjes die bij het spreken wegvallen: "{ $label }".
advice-label-symbols-better = Zeg in woorden waar ze voor staan.
advice-label-picture = De titel bevat geen woorden, dus kan er niets worden gevraagd.
advice-label-picture-better = Voeg een "title" in gewone woorden toe.
advice-label-long = De vraag heeft { $count } woorden; van alles boven de { $most } is het begin vergeten.
advice-label-long-better = Maak van de titel een korte vraag, en zet de rest in de beschrijving, die bij "help" wordt uitgesproken.
advice-screen-words = De beschrijving gaat over een scherm of over true en false: "{ $words }". Wie luistert, kan dat niet.
advice-screen-words-better = Zeg wat het antwoord betekent, niet waar men moet klikken.
advice-optional-said = Er staat dat het weggelaten mag worden, maar de vraag is verplicht.
advice-optional-said-better = Haal de vraag uit "required", of noem haar niet optioneel.
advice-required-said = Er staat dat een antwoord nodig is, maar de vraag is niet verplicht, dus wordt overslaan aangeboden.
advice-required-said-better = Voeg de vraag toe aan "required".
advice-secret = Er wordt een geheim gevraagd. Servers mogen dat niet in een formulier doen; men wordt gewaarschuwd en krijgt de raad te weigeren.
advice-secret-better = Stuur de persoon naar een eigen pagina (URL-modus), of laat eerst inloggen.

advice-options-alike = "{ $one }" en "{ $other }" klinken hetzelfde.
advice-options-alike-more = { $count } paren opties klinken hetzelfde, waaronder "{ $one }" en "{ $other }".
advice-options-alike-better = Geef er een een titel met een ander woord; de verstuurde waarde kan blijven.
advice-options-alike-more-better = Geef ze titels die een heel woord verschillen; de verstuurde waarden kunnen blijven.
advice-options-same = "{ $one }" is de naam van meerdere opties, dus moet altijd worden gevraagd welke.
advice-options-same-better = Geef elk een eigen titel.
advice-option-command = "{ $one }" zegt men ook om de dialoog te sturen, dus wordt er elke keer teruggevraagd.
advice-option-command-better = Zeg in de titel wat er gebeurt, in twee of drie woorden: "Server stoppen" voor "Stop".
advice-option-like-command = "{ $one }" klinkt als "{ $other }", waarmee men de dialoog stuurt.
advice-option-like-command-better = Geef een titel van twee of drie woorden.
advice-options-code =
    { $numbered ->
        [yes] Niemand zou { $options } hardop zeggen; de opties worden met nummers aangeboden.
       *[no] Niemand zou { $options } zeggen zoals het er staat.
    }
advice-options-code-better = Geef elk een titel in woorden (oneOf met const en title): "Ierland" voor "eu-west-1".
advice-options-shouted = Er staan opties in hoofdletters ({ $options }), en sommige stemmen spellen die.
advice-options-shouted-better = Geef elk een titel zoals in een zin; de verstuurde waarde kan blijven.
advice-options-picture = { $options } kan niet worden uitgesproken: er staan geen woorden in.
advice-options-picture-better = Zet een woord in de titel.
advice-options-symbols = Tekens of plaatjes in { $options } vallen bij het spreken weg.
advice-options-symbols-better = Zeg in woorden waar ze voor staan, waar het ertoe doet.
advice-options-long = Een optie van { $count } woorden is moeilijk te onthouden en te zeggen: "{ $one }".
advice-options-long-better = Geef een titel van twee of drie woorden, en leg het uit in de beschrijving.
advice-options-unread = { $count } opties worden alleen voorgelezen als iemand om de lijst vraagt.
advice-options-unread-better = Als u de waarschijnlijke kent, bied dan die aan en "een andere".
advice-options-many = { $count } opties worden nooit voorgelezen: men moet een naam weten en die zeggen of spellen.
advice-options-many-better = Vraag eerst naar een deel (een regio, een eerste letter), of bied de waarschijnlijkste aan.
advice-options-unheard = Het spraakmodel mist woorden uit { $options }: wat ontbreekt, kan niet worden gehoord, alleen met een nummer gekozen.
advice-options-unheard-better = Geef zulke opties titels van gewone woorden.
advice-choice-yes-no = Een keuze tussen ja en nee wordt gevraagd als een lijst namen.
advice-choice-yes-no-better = Maak er een boolean van.
advice-one-option = Er is maar één optie, dus niets te kiezen.
advice-one-option-better = Laat de vraag weg, of maak er een boolean van.

advice-default-consent = Het voorstel bij een vraag om toestemming is ja: men hoort "voorstel: ja" en wordt wantrouwig.
advice-default-consent-better = Haal het voorstel weg; toestemming moet van de persoon komen.
advice-default-refusal = Men hoort "voorstel: nee", hoewel niets tegen een ja spreekt.
advice-default-refusal-better = Haal het voorstel weg.
advice-negative = "{ $label }?" is een vraag met een nee erin: betekent ja dan ja?
advice-negative-better = Stel de positieve vraag, en draai de waarde aan uw kant om.

advice-range-unsaid = Niemand zou raden dat { $limits }; men hoort het pas na een ander antwoord.
advice-range-unsaid-better = Noem de grenzen in de titel of de beschrijving.
advice-range-between = alleen { $least } tot en met { $most } mag
advice-range-least = minstens { $least } nodig is
advice-range-most = hoogstens { $most } mag
advice-range-step = alleen stappen van { $step } mogen
advice-length-unsaid = Niemand zou raden dat { $limits }; bij het spreken telt niemand mee.
advice-length-unsaid-better = Zeg het in de beschrijving, of haal de grens weg en kort aan uw kant in.
advice-length-exact =
    { $count ->
        [one] precies één teken nodig is
       *[other] precies { $count } tekens nodig zijn
    }
advice-length-least = minstens { $count } tekens nodig zijn
advice-length-most = hoogstens { $count } tekens mogen
advice-pattern-unsaid = Antwoorden moeten een vorm hebben die nergens wordt genoemd: { $pattern }.
advice-pattern-unsaid-better = Beschrijf de vorm met een voorbeeld in de beschrijving; die wordt uitgesproken als een antwoord niet past.
advice-cannot-say = Wat er wordt gevraagd, kan niet hardop worden gezegd, en het is verplicht.
advice-cannot-say-better = Haal het waar het al staat (een bestand, een instelling, een lijst), of maak het optioneel.
advice-text-choice = De beschrijving noemt de enige antwoorden ({ $options }), maar elke tekst wordt genomen.
advice-text-choice-better = Maak er een keuze van (enum): dan wordt alleen daarnaar geluisterd en veel minder verkeerd verstaan.
advice-text-yes-no = Het bericht stelt een ja-neevraag, maar elke tekst wordt genomen.
advice-text-yes-no-better = Maak er een boolean van.
advice-format-missing = Er lijkt om deze vorm te worden gevraagd: { $format }. Zonder geldt wat gezegd wordt als gewone woorden.
advice-format-missing-better = Voeg toe: "format": "{ $format }".
advice-number-text = Er lijkt een getal te worden gevraagd, maar elke tekst wordt genomen, en de woorden worden verstuurd: "vier", niet 4.
advice-number-text-better = Maak er een integer van.
advice-whole-number = Er wordt iets geteld, maar breuken mogen ook.
advice-whole-number-better = Maak er een integer van.

## Een voorbeeld van de dialoog (`voice-elicit preview`). De antwoorden zijn wat een mens zou kunnen zeggen.

preview-us = S: { $text }
preview-person = P: { $text }
preview-help = Hulp: { $text }
preview-text = de blauwe deur links
preview-name = Maria de Jong
preview-email = maria@example.org
preview-uri = https://example.org
preview-phone = 0205550123
preview-word = zonsopgang
preview-no-example = (een antwoord van de vorm { $pattern })
preview-time = Wij spreken ongeveer { $ours } seconden, de persoon ongeveer { $theirs }.
preview-unsent = Hier eindigt het voorbeeld: het kent niet op elke vraag een antwoord dat volstaat.
