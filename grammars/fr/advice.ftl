### Ce que `voice-elicit check` et `preview` disent à ceux qui écrivent des formulaires.

## Conseils (`voice-elicit check`) : ce qui ira mal, et comment faire mieux. Variables comme dans grammars/en/advice.ftl.

advice-warning = attention
advice-note = remarque
advice-line = { $level } : { $field } : { $text }
advice-line-form = { $level } : { $text }
advice-better = Mieux : { $text }
advice-none = Rien à redire.
advice-count =
    { $count ->
        [0] Aucun avertissement.
        [one] 1 avertissement.
       *[other] { $count } avertissements.
    }

advice-message-missing = Il n'y a pas de message : on entend seulement qu'un serveur demande quelque chose.
advice-message-missing-better = Dites en une phrase à quoi servent les réponses.
advice-message-long = Le message dure { $seconds } secondes ({ $count } mots) avant la première question.
advice-message-long-better = Dites à quoi cela sert en { $most } mots au plus, et laissez le reste aux questions.
advice-message-cut = Le message a { $count } caractères ; seuls { $most } sont dits.
advice-message-cut-better = Dites à quoi cela sert en une phrase de { $most } caractères au plus.
advice-many-questions = { $count } questions prennent environ { $minutes } minutes ; beaucoup abandonnent, et beaucoup de logiciels n'attendent qu'une minute.
advice-many-questions-better = Posez les { $most } plus importantes, et les autres plus tard ou pas du tout.
advice-nothing-required = Rien n'est obligatoire : chaque question finit par « ou dites passer », et un formulaire vide peut être envoyé.
advice-nothing-required-better = Mettez dans "required" ce dont vous ne pouvez pas vous passer.
advice-left-out = Cette question n'est jamais posée : son format et sa longueur s'excluent.
advice-left-out-better = Enlevez "minLength" et "maxLength" ; le format dit tout.
advice-page-insecure = La page n'est pas sécurisée, et on en avertit.
advice-page-insecure-better = Prenez une adresse https.
advice-page-credentials = L'adresse contient un nom ou un mot de passe, et on en avertit.
advice-page-credentials-better = Enlevez-le de l'adresse.
advice-page-number = L'hôte n'est qu'un nombre, et on en avertit.
advice-page-number-better = Prenez une adresse qui porte un nom.
advice-page-look-alike = Le nom de l'hôte contient des lettres étrangères, et on en avertit.
advice-page-look-alike-better = Prenez un nom en lettres simples, si vous en avez un.

advice-same-labels = Deux questions s'appellent « { $label } » : on ne peut pas dire laquelle changer.
advice-same-labels-better = Donnez à chacune son propre titre.
advice-labels-alike = « { $one } » et « { $other } » se ressemblent à l'oreille : « corriger { $one } » peut corriger l'autre.
advice-labels-alike-better = Prenez des titres qui n'ont aucun mot important en commun.
advice-title-missing = Elle n'a pas de titre, donc on lit son nom : « { $label } ? »
advice-title-missing-better = Ajoutez un "title" : les mots qu'emploierait une personne.
advice-title-empty = « { $label } ? » ne dit à personne quoi répondre.
advice-title-empty-better = Prenez comme "title" ce que vous demanderiez à quelqu'un au guichet.
advice-label-code = À haute voix elle s'appelle « { $label } », qui est un identifiant et non une question.
advice-label-code-better = Ajoutez un "title" en mots simples.
advice-label-shouted = Son titre est en majuscules, que certaines voix épellent.
advice-label-shouted-better = Écrivez-le comme dans une phrase : « { $plain } ».
advice-label-symbols = Son titre contient des signes ou des images qui disparaissent à l'oral : « { $label } ».
advice-label-symbols-better = Dites avec des mots ce qu'ils signifient.
advice-label-picture = Son titre n'a pas de mots, donc rien ne peut être demandé.
advice-label-picture-better = Ajoutez un "title" en mots simples.
advice-label-long = La question a { $count } mots ; au-delà de { $most }, on en oublie le début.
advice-label-long-better = Faites du titre une question courte, et mettez le reste dans la description, qui est dite à « aide ».
advice-screen-words = La description parle d'un écran ou de true et false : « { $words } ». Qui écoute ne peut pas faire cela.
advice-screen-words-better = Dites ce que la réponse signifie, et non où cliquer.
advice-optional-said = Elle dit qu'on peut la passer, mais elle est parmi les obligatoires.
advice-optional-said-better = Enlevez-la de "required", ou ne la dites pas facultative.
advice-required-said = Elle dit qu'il faut une réponse, mais elle n'est pas parmi les obligatoires ; on propose donc de passer.
advice-required-said-better = Ajoutez-la à "required".
advice-secret = Elle demande un secret. Un serveur ne doit pas en demander dans un formulaire ; on avertit et on conseille de refuser.
advice-secret-better = Envoyez la personne sur une page à vous (mode URL), ou connectez-la avant de demander.

advice-options-alike = « { $one } » et « { $other } » se ressemblent à l'oreille.
advice-options-alike-more = { $count } paires d'options se ressemblent à l'oreille, dont « { $one } » et « { $other } ».
advice-options-alike-better = Donnez à l'une un titre avec un autre mot ; la valeur envoyée peut rester.
advice-options-alike-more-better = Donnez-leur des titres qui diffèrent d'un mot entier ; les valeurs envoyées peuvent rester.
advice-options-same = « { $one } » est le nom de plusieurs options, donc il faut toujours demander laquelle.
advice-options-same-better = Donnez à chacune son propre titre.
advice-option-command = « { $one } » se dit aussi pour conduire le dialogue, donc on redemande chaque fois.
advice-option-command-better = Dites dans le titre ce qui se passe, en deux ou trois mots : « Arrêter le serveur » pour « Arrêter ».
advice-option-like-command = « { $one } » ressemble à « { $other } », qui se dit pour conduire le dialogue.
advice-option-like-command-better = Donnez-lui un titre de deux ou trois mots.
advice-options-code =
    { $numbered ->
        [yes] Personne ne dirait { $options } à haute voix ; les options sont proposées par numéro.
       *[no] Personne ne dirait { $options } tel que c'est écrit.
    }
advice-options-code-better = Donnez à chacune un titre en mots (oneOf avec const et title) : « Irlande » pour « eu-west-1 ».
advice-options-shouted = Des options sont en majuscules ({ $options }), que certaines voix épellent.
advice-options-shouted-better = Donnez à chacune un titre comme dans une phrase ; la valeur envoyée peut rester.
advice-options-picture = { $options } ne peut pas se dire : il n'y a pas de mots.
advice-options-picture-better = Mettez un mot dans le titre.
advice-options-symbols = Les signes ou images de { $options } disparaissent à l'oral.
advice-options-symbols-better = Dites avec des mots ce qu'ils signifient, là où c'est important.
advice-options-long = Une option de { $count } mots est difficile à retenir et à dire : « { $one } ».
advice-options-long-better = Donnez-lui un titre de deux ou trois mots, et expliquez dans la description.
advice-options-unread = { $count } options ne sont lues que si quelqu'un demande la liste.
advice-options-unread-better = Si vous connaissez les plus probables, proposez celles-là et « une autre ».
advice-options-many = { $count } options ne sont jamais lues : il faut connaître un nom, et le dire ou l'épeler.
advice-options-many-better = Demandez d'abord une partie (une région, une initiale), ou proposez les plus probables.
advice-options-unheard = Il manque au modèle vocal des mots de { $options } : ce qui manque ne s'entend pas, cela se choisit par numéro.
advice-options-unheard-better = Donnez à ces options des titres en mots courants.
advice-choice-yes-no = Un choix entre oui et non est demandé comme une liste de noms.
advice-choice-yes-no-better = Faites-en un boolean.
advice-one-option = Il n'y a qu'une option, donc rien à choisir.
advice-one-option-better = Enlevez la question, ou faites-en un boolean.

advice-default-consent = La proposition à une question de consentement est oui : on l'entend, et on se méfie.
advice-default-consent-better = Enlevez la proposition ; le consentement doit venir de la personne.
advice-default-refusal = On entend que la proposition est non, alors que rien ne s'oppose à un oui.
advice-default-refusal-better = Enlevez la proposition.
advice-negative = « { $label } ? » est une question qui contient un non : un oui veut-il dire oui ?
advice-negative-better = Posez la question positive, et inversez la valeur de votre côté.

advice-range-unsaid = Personne ne devinerait que { $limits } ; on ne l'entend qu'après avoir dit autre chose.
advice-range-unsaid-better = Dites les limites dans le titre ou la description.
advice-range-between = seul ce qui va de { $least } à { $most } est permis
advice-range-least = il faut au moins { $least }
advice-range-most = il faut au plus { $most }
advice-range-step = seuls des pas de { $step } sont permis
advice-length-unsaid = Personne ne devinerait que { $limits } ; personne ne compte en parlant.
advice-length-unsaid-better = Dites-le dans la description, ou enlevez la limite et raccourcissez de votre côté.
advice-length-exact =
    { $count ->
        [one] il faut exactement un caractère
       *[other] il faut exactement { $count } caractères
    }
advice-length-least = il faut au moins { $count } caractères
advice-length-most = il faut au plus { $count } caractères
advice-pattern-unsaid = Les réponses doivent avoir une forme qui n'est dite nulle part : { $pattern }.
advice-pattern-unsaid-better = Décrivez la forme par un exemple dans la description ; elle est dite quand une réponse ne convient pas.
advice-cannot-say = Ce qu'elle demande ne peut pas se dire à haute voix, et c'est obligatoire.
advice-cannot-say-better = Prenez-le là où il est déjà (un fichier, un réglage, une liste), ou rendez-le facultatif.
advice-text-choice = La description énumère les seules réponses ({ $options }), mais tout texte est accepté.
advice-text-choice-better = Faites-en un choix (enum) : alors on n'écoute que celles-là, et bien moins sont mal comprises.
advice-text-yes-no = Le message pose une question à répondre par oui ou non, mais tout texte est accepté.
advice-text-yes-no-better = Faites-en un boolean.
advice-format-missing = Elle semble demander ce format : { $format }. Sans lui, ce qui est dit n'est que des mots.
advice-format-missing-better = Ajoutez "format": "{ $format }".
advice-number-text = Elle semble demander un nombre, mais accepte tout texte, et ce sont les mots qui partent : « quatre », pas 4.
advice-number-text-better = Faites-en un integer.
advice-whole-number = Elle compte quelque chose, mais accepte aussi les fractions.
advice-whole-number-better = Faites-en un integer.

## Un aperçu du dialogue (`voice-elicit preview`). Les exemples sont ce qu'une personne pourrait dire.

preview-us = S: { $text }
preview-person = P: { $text }
preview-help = Aide : { $text }
preview-text = la porte bleue à gauche
preview-name = Marie Dubois
preview-email = marie@example.org
preview-uri = https://example.org
preview-phone = 0155501234
preview-word = aurore
preview-no-example = (une réponse de la forme { $pattern })
preview-time = Nous parlons environ { $ours } secondes, la personne environ { $theirs }.
preview-unsent = L'aperçu s'arrête ici : il ne connaît pas de réponse valable à chaque question.
