### Was `voice-elicit check` und `preview` denen sagen, die Formulare schreiben.

## Rat zu Formularen (`voice-elicit check`): was schiefgehen wird, und wie es besser geht. Variablen wie in grammars/en/advice.ftl.

advice-warning = Warnung
advice-note = Hinweis
advice-line = { $level }: { $field }: { $text }
advice-line-form = { $level }: { $text }
advice-better = Besser: { $text }
advice-none = Nichts dagegen zu sagen.
advice-count =
    { $count ->
        [0] Keine Warnungen.
        [one] 1 Warnung.
       *[other] { $count } Warnungen.
    }

advice-message-missing = Es gibt keine Nachricht; man hört nur, dass ein Server etwas fragt.
advice-message-missing-better = Sagen Sie in einem Satz, wofür die Antworten sind.
advice-message-long = Die Nachricht dauert { $seconds } Sekunden ({ $count } Wörter), bevor die erste Frage kommt.
advice-message-long-better = Sagen Sie in höchstens { $most } Wörtern, worum es geht, und überlassen Sie den Rest den Fragen.
advice-message-cut = Die Nachricht hat { $count } Zeichen; nur { $most } davon werden gesprochen.
advice-message-cut-better = Sagen Sie in einem Satz von höchstens { $most } Zeichen, worum es geht.
advice-many-questions = { $count } Fragen dauern etwa { $minutes } Minuten; viele geben auf, und viele Programme warten nur eine Minute.
advice-many-questions-better = Stellen Sie die { $most } wichtigsten, und die anderen später oder gar nicht.
advice-nothing-required = Nichts ist erforderlich; jede Frage endet mit „oder sagen Sie Überspringen“, und ein leeres Formular kann gesendet werden.
advice-nothing-required-better = Nennen Sie unter "required", worauf Sie nicht verzichten können.
advice-left-out = Diese Frage wird nie gestellt: Format und Länge schließen einander aus.
advice-left-out-better = Lassen Sie "minLength" und "maxLength" weg; das Format sagt alles.
advice-page-insecure = Die Seite ist nicht gesichert, und davor wird gewarnt.
advice-page-insecure-better = Nehmen Sie eine https-Adresse.
advice-page-credentials = Die Adresse enthält einen Namen oder ein Passwort, und davor wird gewarnt.
advice-page-credentials-better = Nehmen Sie es aus der Adresse heraus.
advice-page-number = Der Server ist nur eine Zahl, und davor wird gewarnt.
advice-page-number-better = Nehmen Sie eine Adresse mit einem Namen.
advice-page-look-alike = Der Name des Servers enthält fremde Buchstaben, und davor wird gewarnt.
advice-page-look-alike-better = Nehmen Sie einen Namen in einfachen Buchstaben, wenn Sie einen haben.

advice-same-labels = Zwei Fragen heißen „{ $label }“: niemand kann sagen, welche geändert werden soll.
advice-same-labels-better = Geben Sie jeder einen eigenen Titel.
advice-labels-alike = „{ $one }“ und „{ $other }“ klingen ähnlich: „{ $one } ändern“ kann die falsche ändern.
advice-labels-alike-better = Nehmen Sie Titel, die kein wichtiges Wort gemeinsam haben.
advice-title-missing = Sie hat keinen Titel, also wird ihr Name vorgelesen: „{ $label }?“
advice-title-missing-better = Fügen Sie einen "title" hinzu: die Worte, die ein Mensch benutzen würde.
advice-title-empty = Bei „{ $label }?“ weiß niemand, was zu antworten ist.
advice-title-empty-better = Nehmen Sie als "title", was Sie jemanden am Schalter fragen würden.
advice-label-code = Vorgelesen heißt sie „{ $label }“: ein Bezeichner und keine Frage.
advice-label-code-better = Fügen Sie einen "title" in einfachen Worten hinzu.
advice-label-shouted = Ihr Titel steht in Großbuchstaben, und manche Stimmen buchstabieren die.
advice-label-shouted-better = Schreiben Sie ihn wie in einem Satz: „{ $plain }“.
advice-label-symbols = Ihr Titel enthält Zeichen oder Bilder, die beim Sprechen wegfallen: „{ $label }“.
advice-label-symbols-better = Sagen Sie mit Worten, wofür sie stehen.
advice-label-picture = Ihr Titel hat keine Wörter, also kann nichts gefragt werden.
advice-label-picture-better = Fügen Sie einen "title" in einfachen Worten hinzu.
advice-label-long = Die Frage hat { $count } Wörter; was länger ist als { $most }, dessen Anfang ist am Ende vergessen.
advice-label-long-better = Machen Sie den Titel zu einer kurzen Frage; der Rest gehört in die Beschreibung, die bei „Hilfe“ gesprochen wird.
advice-screen-words = Die Beschreibung spricht vom Bildschirm oder von true und false: „{ $words }“. Wer zuhört, kann das nicht.
advice-screen-words-better = Sagen Sie, was die Antwort bedeutet, und nicht, wohin man klickt.
advice-optional-said = Sie soll weggelassen werden dürfen, steht aber unter den erforderlichen.
advice-optional-said-better = Nehmen Sie sie aus "required" heraus, oder nennen Sie sie nicht freiwillig.
advice-required-said = Eine Antwort soll nötig sein, sie steht aber nicht unter den erforderlichen; also wird gesagt, man könne überspringen.
advice-required-said-better = Fügen Sie sie "required" hinzu.
advice-secret = Sie fragt nach einem Geheimnis. Server dürfen danach in keinem Formular fragen; es wird gewarnt und zum Ablehnen geraten.
advice-secret-better = Schicken Sie die Person auf eine eigene Seite (URL-Modus), oder melden Sie sie vorher an.

advice-options-alike = „{ $one }“ und „{ $other }“ klingen ähnlich.
advice-options-alike-more = { $count } Paare von Optionen klingen ähnlich, darunter „{ $one }“ und „{ $other }“.
advice-options-alike-better = Geben Sie einer einen Titel mit einem anderen Wort; der gesendete Wert kann bleiben.
advice-options-alike-more-better = Geben Sie ihnen Titel, die sich in einem ganzen Wort unterscheiden; die gesendeten Werte können bleiben.
advice-options-same = „{ $one }“ ist der Name mehrerer Optionen; es muss jedes Mal nachgefragt werden.
advice-options-same-better = Geben Sie jeder einen eigenen Titel.
advice-option-command = „{ $one }“ sagt man auch, um den Dialog zu steuern; es wird jedes Mal nachgefragt.
advice-option-command-better = Sagen Sie im Titel mit zwei oder drei Wörtern, was geschieht: „Server anhalten“ statt „Stopp“.
advice-option-like-command = „{ $one }“ klingt wie „{ $other }“, womit man den Dialog steuert.
advice-option-like-command-better = Geben Sie ihr einen Titel von zwei oder drei Wörtern.
advice-options-code =
    { $numbered ->
        [yes] Niemand würde { $options } laut sagen; die Optionen werden mit Nummern angeboten.
       *[no] Niemand würde { $options } so sagen, wie es geschrieben ist.
    }
advice-options-code-better = Geben Sie jeder einen Titel in Worten (oneOf mit const und title): „Irland“ für „eu-west-1“.
advice-options-shouted = Optionen stehen in Großbuchstaben ({ $options }), und manche Stimmen buchstabieren die.
advice-options-shouted-better = Geben Sie jeder einen Titel wie in einem Satz; der gesendete Wert kann bleiben.
advice-options-picture = { $options } lässt sich nicht sprechen: es sind keine Wörter darin.
advice-options-picture-better = Setzen Sie ein Wort in den Titel.
advice-options-symbols = Zeichen oder Bilder in { $options } fallen beim Sprechen weg.
advice-options-symbols-better = Sagen Sie mit Worten, wofür sie stehen, wo es darauf ankommt.
advice-options-long = Eine Option von { $count } Wörtern ist schwer zu behalten und zu sagen: „{ $one }“.
advice-options-long-better = Geben Sie ihr einen Titel von zwei oder drei Wörtern, und erklären Sie in der Beschreibung.
advice-options-unread = { $count } Optionen werden nur vorgelesen, wenn jemand nach der Liste fragt.
advice-options-unread-better = Wenn Sie die wahrscheinlichen kennen, bieten Sie diese an und „eine andere“.
advice-options-many = { $count } Optionen werden nie vorgelesen: man muss einen Namen kennen und ihn sagen oder buchstabieren.
advice-options-many-better = Fragen Sie zuerst nach einem Teil (Region, Anfangsbuchstabe), oder bieten Sie die wahrscheinlichsten an.
advice-options-unheard = Dem Sprachmodell fehlen Wörter aus { $options }: was fehlt, lässt sich nicht hören, nur mit der Nummer wählen.
advice-options-unheard-better = Geben Sie solchen Optionen Titel aus geläufigen Wörtern.
advice-choice-yes-no = Eine Wahl zwischen Ja und Nein wird gefragt wie eine Liste von Namen.
advice-choice-yes-no-better = Machen Sie daraus ein boolean.
advice-one-option = Es gibt nur eine Option, also nichts zu wählen.
advice-one-option-better = Lassen Sie die Frage weg, oder machen Sie daraus ein boolean.

advice-default-consent = Der Vorschlag auf eine Frage nach Zustimmung ist Ja: man hört „Vorschlag: ja“ und wird misstrauisch.
advice-default-consent-better = Lassen Sie den Vorschlag weg; Zustimmung muss von der Person kommen.
advice-default-refusal = Man hört „Vorschlag: nein“, obwohl nichts gegen ein Ja spricht.
advice-default-refusal-better = Lassen Sie den Vorschlag weg.
advice-negative = „{ $label }?“ ist eine Frage mit einem Nein darin: heißt Ja dann Ja?
advice-negative-better = Stellen Sie die bejahte Frage, und drehen Sie den Wert auf Ihrer Seite um.

advice-range-unsaid = Niemand kann ahnen, dass { $limits }; man hört es erst, nachdem man etwas anderes gesagt hat.
advice-range-unsaid-better = Nennen Sie die Grenzen im Titel oder in der Beschreibung.
advice-range-between = nur Werte von { $least } bis { $most } erlaubt sind
advice-range-least = mindestens { $least } verlangt wird
advice-range-most = höchstens { $most } erlaubt ist
advice-range-step = nur Schritte von { $step } erlaubt sind
advice-length-unsaid = Niemand kann ahnen, dass { $limits }; beim Sprechen zählt niemand mit.
advice-length-unsaid-better = Sagen Sie es in der Beschreibung, oder lassen Sie die Grenze weg und kürzen Sie auf Ihrer Seite.
advice-length-exact =
    { $count ->
        [one] genau ein Zeichen verlangt wird
       *[other] genau { $count } Zeichen verlangt werden
    }
advice-length-least = mindestens { $count } Zeichen verlangt werden
advice-length-most = höchstens { $count } Zeichen erlaubt sind
advice-pattern-unsaid = Antworten müssen eine Form haben, die nirgends genannt wird: { $pattern }.
advice-pattern-unsaid-better = Beschreiben Sie die Form mit einem Beispiel in der Beschreibung; sie wird gesprochen, wenn eine Antwort nicht passt.
advice-cannot-say = Was sie verlangt, lässt sich nicht sagen, und es ist erforderlich.
advice-cannot-say-better = Nehmen Sie es von dort, wo es schon steht (eine Datei, eine Einstellung, eine Liste), oder machen Sie es freiwillig.
advice-text-choice = Die Beschreibung nennt die einzigen Antworten ({ $options }), es wird aber jeder Text genommen.
advice-text-choice-better = Machen Sie eine Auswahl daraus (enum): dann wird nur auf diese gehört und viel weniger falsch verstanden.
advice-text-yes-no = Die Nachricht stellt eine Ja-Nein-Frage, es wird aber jeder Text genommen.
advice-text-yes-no-better = Machen Sie daraus ein boolean.
advice-format-missing = Sie scheint nach diesem Format zu fragen: { $format }. Ohne das gilt das Gesagte als bloße Wörter.
advice-format-missing-better = Fügen Sie hinzu: "format": "{ $format }".
advice-number-text = Sie scheint nach einer Zahl zu fragen, nimmt aber jeden Text; gesendet werden die Worte: „vier“, nicht 4.
advice-number-text-better = Machen Sie daraus ein integer.
advice-whole-number = Sie zählt etwas, nimmt aber auch Brüche.
advice-whole-number-better = Machen Sie daraus ein integer.

## Eine Vorschau des Dialogs (`voice-elicit preview`). Die Beispiele sind, was ein Mensch sagen könnte.

preview-us = S: { $text }
preview-person = P: { $text }
preview-help = Hilfe: { $text }
preview-text = die blaue Tür links
preview-name = Maria Schneider
preview-email = maria@example.org
preview-uri = https://example.org
preview-phone = 03055501
preview-word = Sonnenaufgang
preview-no-example = (eine Antwort der Form { $pattern })
preview-time = Wir sprechen etwa { $ours } Sekunden, die Person etwa { $theirs }.
preview-unsent = Hier endet die Vorschau: sie weiß nicht auf jede Frage eine Antwort, die genügt.
