### Tout ce que voice_elicit dit en français. Court, simple, la question à la fin ; nos mots n'accusent jamais.
### Un nom de question ($label) ne suit jamais « de », « le » ou « la » : son genre et sa première lettre sont inconnus.

style-labels = lower

## Qui demande.

server-known = { $name }
server-claimed = Un serveur qui dit s'appeler { $name }
server-unknown = Un serveur

## Ouverture.

opening-says = { $server } dit : { $message }
opening-asks = { $server } demande : { $message }
opening-things =
    { $count ->
        [one] Il y a une seule question.
       *[other] Il y a { $words } questions.
    }
opening-things-bare =
    { $count ->
        [one] { $server } pose une seule question.
       *[other] { $server } pose { $words } questions.
    }
opening-labels = On vous demande : { $labels }.
opening-labels-bare = { $server } vous demande : { $labels }.
opening-stop = Vous pouvez dire stop à tout moment.
opening-start = Voulez-vous commencer ?
opening-start-help = Dites oui pour entendre les questions, ou non pour refuser.

## Questions.

ask-text = { $label } ?
ask-number = { $label } ?
ask-date = { $label } ?
ask-choice = { $label } ?
ask-choice-label = { $label } ?
ask-multi = { $label } ?
ask-boolean = { $label } ? Oui ou non.
ask-boolean-hint = Oui ou non.
ask-email = { $label } ? Dites-la ou épelez-la.
ask-instead = C'était { $value }.
ask-missing-time = { $value }, à quelle heure ?
ask-missing-year = De quelle année ?
ask-missing-day = Quel jour, alors ? Le dernier serait { $value }.
ask-missing-name = Seulement la partie avant l'arobase, lettre par lettre.
ask-missing-host = { $value }. Et après l'arobase ?
ask-optional = Ou dites passer.
ask-suggested = On vous propose { $value }.

## Options.

options-or = { $first } ou { $last }
options-and = { $first } et { $last }
options-read = { $options }.
options-asked = { $options } ?
options-numbered = { $number } : { $option }.
options-numbered-first = Option { $number } : { $option }.
options-number-or-name = Dites le numéro ou le nom.
options-more =
    { $count ->
        [one] Dites suite pour la dernière.
       *[other] Dites suite pour les { $words } suivantes.
    }
options-no-more = C'était la dernière.
options-say-list = Dites liste pour les entendre.
options-spell = Dites le nom, ou épelez-en le début.
options-narrowed =
    { $count ->
        [one] Une seule commence par « { $heard } ». Dites son nom.
       *[other] { $words } commencent par « { $heard } ». Dites la suite du nom.
    }
options-too-many = Il y en a trop pour les lire : dites le nom, ou épelez-en le début.
options-choose-some = Plusieurs choix sont possibles.
options-at-least =
    { $count ->
        [one] Au moins un choix.
       *[other] Au moins { $words } choix.
    }
options-at-most =
    { $count ->
        [one] Un seul choix.
       *[other] Jusqu'à { $words } choix.
    }
options-between = De { $least } à { $most } choix.

## Ce qui a été compris.

heard-value = { $value }.
heard-counted = { $value } { $noun }
heard-yes = Oui, { $label }.
heard-no = { $label } : non.
heard-secret = C'est noté.
heard-skipped = Je laisse vide : { $label }.
heard-defaults = Je prends les propositions.

## Confirmer.

confirm-value = { $value }, c'est bien ça ?
confirm-option = Le choix { $value }, c'est bien ça ?
confirm-number-digits = { $value }, { $digits } ?
confirm-spelled = { $value }. C'est bien ça ?
confirm-help = Dites oui si c'est bien { $value }, ou redites-le.
confirm-yes-or-no = Oui ou non : { $value } ?
choose-between = { $options } ?
choose-help = Dites le premier, le deuxième, ou aucun.
collected = { $values }. Autre chose, ou c'est tout ?
collected-none = Rien n'est encore choisi. Que prenez-vous ?
scan-start = Alors pas à pas, par oui ou par non.
scan-option = { $option } ?
grey-yes = J'ai entendu oui. Redites oui pour envoyer.
grey-yes-keys = J'ai entendu oui. Redites oui pour envoyer, ou appuyez sur Entrée.
grey-yes-open = J'ai entendu oui. Redites oui pour ouvrir la page.

## Rien entendu, pas compris.

no-input = { $help }
no-input-again = Vous êtes toujours là ? { $question }
no-input-end = Je n'entends rien, alors j'arrête ici. Rien n'a été envoyé.
no-match = Je n'ai pas compris. { $question }
no-match-heard = J'ai entendu « { $heard } ». { $question }
no-match-keys = Vous pouvez aussi l'écrire ou appuyer sur une touche. { $question }
no-match-skip = Laissons vide : { $label }.
no-match-end = { $label } : je n'ai pas pu comprendre, et c'est obligatoire. J'arrête ici, rien n'a été envoyé.
no-match-end-bare = Je n'ai pas pu vous comprendre. J'arrête ici, rien n'a été envoyé.
unsure = Prenez votre temps. { $question }
unsure-optional = Vous pouvez laisser vide : dites passer. { $question }

## Ce que doit être une valeur.

problem-tooSmall = Au moins { $limit }, s'il vous plaît.
problem-tooLarge = { $limit } au plus, s'il vous plaît.
problem-between = Entre { $least } et { $most }, s'il vous plaît.
problem-notANumber = Un nombre, s'il vous plaît.
problem-notAnInteger = Un nombre entier, s'il vous plaît.
problem-multiple = De { $limit } en { $limit }, s'il vous plaît.
problem-tooShort =
    { $count ->
        [one] Au moins un caractère, s'il vous plaît.
       *[other] Au moins { $words } caractères, s'il vous plaît.
    }
problem-tooLong =
    { $count ->
        [one] Un seul caractère, s'il vous plaît.
       *[other] { $words } caractères au plus, s'il vous plaît.
    }
problem-tooFew =
    { $count ->
        [one] Au moins un choix, s'il vous plaît.
       *[other] Au moins { $words } choix, s'il vous plaît.
    }
problem-tooMany =
    { $count ->
        [one] Un seul choix, s'il vous plaît.
       *[other] { $words } choix au plus, s'il vous plaît.
    }
problem-email = Il me faut une adresse e-mail, comme julie arobase exemple point fr.
problem-uri = Il me faut une adresse web, comme exemple point fr.
problem-date = Il me faut un jour, comme le quatre décembre.
problem-time = Il me faut une heure, comme trois heures et demie de l'après-midi.
problem-date-time = Il me faut un jour et une heure, comme demain à neuf heures du matin.
problem-pattern = Ce n'est pas la forme demandée.
problem-required = Cette réponse est obligatoire.
problem-required-no-skip = { $label } : c'est obligatoire. { $question }
problem-final = { $label } : cela ne convient pas encore. { $problem }

## Aide.

help-text = Dites-le, ou dites épeler pour aller lettre par lettre.
help-number = Dites un nombre.
help-date = Dites un jour, comme vendredi prochain ou le quatre décembre.
help-time = Dites une heure, comme trois heures et demie.
help-date-time = Dites un jour et une heure.
help-choice = Vous pouvez dire { $options }.
help-choice-many = Dites un nom, un numéro, ou liste pour les entendre.
help-boolean = Vous pouvez dire oui ou non.
help-multi = Citez un ou plusieurs choix, puis dites c'est tout.
help-email = Dites-la comme julie arobase exemple point fr, ou épelez-la.
help-uri = Dites-la comme exemple point fr.
help-optional = Vous pouvez dire passer.
help-default = Dites la proposition pour garder { $value }.
help-commands = Vous pouvez aussi dire répéter, retour, corriger, où j'en suis, ou stop.

## La relecture.

read-back-pair = { $label } : { $value }
read-back = Donc : { $values }.
read-back-more = Et : { $values }.
read-back-last = Dites oui pour envoyer, corriger pour changer, ou non pour refuser.
read-back-again = J'envoie ?
read-back-one = J'envoie ?
read-back-empty = Rien n'est rempli.
read-back-empty-last = Dites oui pour envoyer à vide, ou non pour refuser.
read-back-help = Dites oui et c'est envoyé. Dites corriger pour changer quelque chose. Dites non et rien n'est envoyé.
read-back-secret = comme vous l'avez dit
agree = Dites oui pour accepter, ou non pour refuser.
agree-help = Dites oui et on saura que vous acceptez. Dites non et on saura que vous refusez.
change-what = Que faut-il corriger : { $labels } ?
change-which = { $value } : pour { $labels } ?
change-nothing = Il n'y a encore rien à corriger. { $question }
no-correct-or-decline = Pour changer { $label }, dites corriger. Refuser, et ne rien envoyer ?

## Arrêter, refuser, recommencer, attendre.

sure-stop = Arrêter, et ne rien envoyer ?
sure-stop-held =
    Arrêter, et ne rien envoyer ? Vous avez répondu à { $count ->
        [one] une question
       *[other] { $words } questions
    } sur { $total }.
sure-decline = Refuser, et ne rien envoyer ?
sure-start-over = Recommencer, et oublier vos réponses ?
sure-help = Dites oui ou non.
go-on = Bien, continuons. { $question }
started-over = Reprenons depuis le début.
waiting = Prenez votre temps. Dites continuer quand vous voulez.
waiting-reminder = Je suis toujours là. Dites continuer quand vous voulez.
waiting-end = J'arrête ici. Rien n'a été envoyé.
first-question = C'est la première question. { $question }
where = Question { $number } sur { $total }.
where-answers = Jusqu'ici : { $values }.
slower = Plus lentement.
faster = Plus vite.
louder = Plus fort.
quieter = Moins fort.

## Temps. $words : des secondes.

time-low = Il reste { $words } secondes. Vous faut-il plus de temps ?
time-more = Vous avez plus de temps. { $question }

## Épeler.

spell-now = Épelez, puis faites une pause.

## Secrets.

secret = { $label } : un formulaire ne devrait pas le demander à voix haute, d'autres peuvent entendre. Je conseille de refuser. Refuser ?
secret-help = Dites oui pour refuser, non pour continuer, ou passer pour laisser vide.
secret-help-required = Dites oui pour refuser, ou non pour continuer.
secret-go-on = Comme vous voulez. Je ne le répéterai pas.

## Une page à ouvrir.

page = { $server } veut vous faire ouvrir une page sur { $host }.
page-says = Voici son message : { $message }
page-address-hint = L'adresse complète est à l'écran ; dites adresse pour l'entendre.
page-open = L'ouvrir ?
page-address = { $address }.
page-insecure = Attention : la page n'est pas sécurisée.
page-credentials = Attention : l'adresse porte un nom et un mot de passe devant le vrai site.
page-look-alike = Attention : le nom contient des lettres étrangères, qui peuvent ressembler à d'autres. Lettre par lettre : { $host }.
page-number = Attention : le site n'est qu'un numéro.
page-opening = Je l'ouvre.
page-done = { $server } dit que la page est terminée.
page-help = Dites oui pour ouvrir la page, non pour refuser, ou adresse pour tout entendre.

## Fin.

sent = C'est envoyé.
agreed = C'est envoyé : vous acceptez.
declined = Refusé. Rien n'a été envoyé.
stopped = Arrêté. Rien n'a été envoyé.
withdrawn = La demande a été retirée. Rien n'a été envoyé.
timed-out = Le temps est écoulé. Rien n'a été envoyé.
device-lost = L'appareil audio n'est plus là. Rien n'a été envoyé.
speech-missing = La parole en français n'est pas installée sur cet appareil. Les réponses peuvent être tapées.
failed = Quelque chose n'a pas marché ici. Rien n'a été envoyé.
unusable = { $server } demande quelque chose que je ne peux pas mettre en questions. Rien n'a été envoyé.
