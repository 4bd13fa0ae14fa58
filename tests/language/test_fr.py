"""What people say in French, and what it means: written by hand from how people speak, never from the code."""

from __future__ import annotations

import pytest

from tests.language.french import FRENCH
from tests.language.twins import NOW, table
from voice_elicit.understanding.consent import read_consent
from voice_elicit.understanding.read import read_reply
from voice_elicit.understanding.reading import Value

SPOKEN = """
convives|quatre|4
convives|nous serons six|6
convives|on est sept|7
convives|une table pour quatre personnes s'il vous plaît|4
convives|deux adultes et trois enfants|nothing
convives|euh, cinq, je crois|5
convives|non, trois|no + trois
convives|cinq, non, six|6
convives|quatre ou cinq|nothing
convives|entre quatre et six|nothing
convives|une dizaine|10
convives|environ douze|ask 12
convives|vingt et un|21
convives|soixante-dix|70
convives|septante|70
convives|soixante et onze|71
convives|quatre-vingts|80
convives|quatre-vingt-dix-sept|97
convives|nonante-sept|97
convives|huitante|80
convives|cent|refused 100 99
convives|zéro|refused 0 1
convives|personne|nothing
convives|pas mal|nothing
convives|pas de problème|nothing
convives|je ne sais pas encore|unsure
convives|une seule personne|ask 1
convives|4|4
convives|Il y aura huit convives.|8
convives|je voudrais réserver pour neuf|9
convives|mettez dix|10
convives|vous pouvez répéter|repeat
convives|attendez un instant|wait
convives|stop|stop
montant|mille deux cents|1200
montant|douze cents euros|1200
montant|deux mille vingt-six|2026
montant|trois cent mille|300000
montant|un million deux cent mille|1200000
montant|1 500|1500
montant|1.500|1500
montant|deux millions et demi|2500000
montant|moins cinquante|-50
montant|cent euros ou deux cents|nothing
montant|quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf|99999
taille|trois virgule cinq|3.5
taille|3,5|3.5
taille|moins deux virgule zéro cinq|-2.05
taille|trois et demi|3.5
taille|vingt et un degrés|21
taille|zéro virgule un un|0.11
taille|cinq degrés en dessous de zéro|-5
taille|trois quarts|0.75
jour|aujourd'hui|2026-11-30
jour|demain|2026-12-01
jour|après-demain|2026-12-02
jour|le trois mai|2027-05-03
jour|le premier janvier|2027-01-01
jour|le 3 mai 2027|2027-05-03
jour|vendredi|2026-12-04
jour|vendredi qui vient|2026-12-04
jour|vendredi prochain|2026-12-04 or 2026-12-11
jour|lundi en huit|2026-12-07
jour|mardi en quinze|2026-12-15
jour|vendredi de la semaine prochaine|2026-12-11
jour|dans quinze jours|ask 2026-12-14
jour|dans huit jours|ask 2026-12-07
jour|d'ici trois semaines|2026-12-21
jour|il y a deux jours|2026-11-28
jour|vendredi dernier|2026-11-27
jour|le quinze|2026-12-15
jour|le vingt-quatre décembre|2026-12-24
jour|à Noël|ask 2026-12-25
jour|le premier lundi de janvier|2027-01-04
jour|le dernier jour du mois|2026-11-30
jour|le trois ou le quatre mai|nothing
jour|3/5/2027|ask 2027-05-03
jour|le samedi cinq décembre|2026-12-05
jour|un jour de la semaine|nothing
jour|le trente février|nothing
jour|le plus tôt possible|nothing
naissance|le douze mars mille neuf cent quatre-vingt-quatre|1984-03-12
naissance|je suis né le premier août deux mille un|2001-08-01
naissance|dix-neuf cent soixante-dix, le deux juin|nothing
heure|trois heures et demie|03:30:00 or 15:30:00
heure|trois heures et demie de l'après-midi|15:30:00
heure|quatre heures moins le quart|03:45:00 or 15:45:00
heure|midi|12:00:00
heure|midi et demi|12:30:00
heure|midi moins le quart|11:45:00
heure|minuit|00:00:00
heure|quinze heures trente|15:30:00
heure|15h30|15:30:00
heure|à vingt heures|20:00:00
heure|sept heures du soir|19:00:00
heure|huit heures et quart du matin|08:15:00
heure|neuf heures dix|09:10:00 or 21:10:00
heure|vers dix-neuf heures|19:00:00
heure|dix heures moins vingt du matin|09:40:00
heure|entre cinq et sept heures|nothing
moment|demain à neuf heures du matin|2026-12-01T09:00:00
moment|vendredi à quinze heures|2026-12-04T15:00:00
moment|ce soir à vingt heures trente|2026-11-30T20:30:00
moment|dans une demi-heure|2026-11-30T10:30:00
moment|le quatre décembre|refused 2026-12-04 time
couleur|rouge|Rouge
couleur|le rouge s'il vous plaît|Rouge
couleur|plutôt le vert|Vert
couleur|je prends le bleu foncé|Bleu foncé
couleur|l'orange|L'orange
couleur|orange|L'orange
couleur|le deuxième|Vert
couleur|la troisième option|Bleu foncé
couleur|numéro un|Rouge
couleur|le dernier|L'orange
couleur|pas le rouge, le vert|ask Vert
couleur|rouge, non, vert|Vert
couleur|le rouge ou le vert|Rouge or Vert
couleur|violet|nothing
couleur|quels sont les choix|options
couleur|la liste|options
couleur|peu importe|unsure
garniture|champignons et olives|+Champignons +Olives
garniture|les champignons, les olives et les anchois|+Champignons +Olives +Anchois
garniture|tout sauf les anchois|only +Champignons +Olives +Oignons
garniture|tout|only +Champignons +Olives +Oignons +Anchois
garniture|enlevez les olives et ajoutez les oignons|+Oignons -Olives
garniture|juste les olives|only +Olives
garniture|c'est tout|done
garniture|aucun|only
garniture|la première et la troisième|+Champignons +Oignons
cadeau|oui|true
cadeau|ouais|true
cadeau|oui, s'il vous plaît|true
cadeau|bien sûr|true
cadeau|d'accord|true
cadeau|volontiers|true
cadeau|tout à fait|true
cadeau|c'est ça|true
cadeau|oui je veux bien|true
cadeau|si|true
cadeau|non|false
cadeau|non merci|false
cadeau|nan|false
cadeau|pas du tout|false
cadeau|surtout pas|false
cadeau|pas la peine|false
cadeau|non, pas cette fois|false
cadeau|ce n'est pas nécessaire|false
cadeau|pas de problème|ask true
cadeau|peut-être|unsure
cadeau|je ne sais pas|unsure
cadeau|ça m'est égal|unsure
cadeau|je pense que oui|ask true
cadeau|je ne crois pas|ask false
cadeau|oui et non|unsure
cadeau|oui mais en fait non|false
note|sans gluten, merci de prévenir le chef|sans gluten, merci de prévenir le chef
note|rien|skip
note|passer|skip
note|rien de spécial|skip
nom|je m'appelle Élodie Martin|Élodie Martin
nom|d comme désiré u p o n t|ask dupont
nom|Anatole Berthe Célestin|ask abc
nom|r e n e accent aigu|ask rené
téléphone|zéro six douze trente-quatre cinquante-six soixante-dix-huit|ask 0612345678
téléphone|06 12 34 56 78|ask 0612345678
téléphone|zéro un quarante-deux zéro zéro zéro cinq dix-sept|ask 0142000517
mail|julie point martin arobase exemple point fr|ask julie.martin@exemple.fr
mail|mon adresse c'est jean tiret paul arobase orange point fr|ask jean-paul@orange.fr
mail|paul tiret du huit roux arobase free point fr|ask paul_roux@free.fr
mail|marie tiret du six anne arobase gmail point com|ask marie-anne@gmail.com
mail|l e a arobase sfr point fr|ask lea@sfr.fr
mail|je ne sais pas|unsure
site|exemple point fr slash aide|ask https://exemple.fr/aide
relecture|oui|yes
relecture|oui, envoyez|yes
relecture|c'est bon, envoyez|yes
relecture|c'est parfait|yes
relecture|c'est exact|yes
relecture|allez-y|yes
relecture|d'accord|yes
relecture|ok|yes
relecture|non|no
relecture|non, n'envoyez rien|decline
relecture|oui mais changez la date|change + la date
cadeau|oui si c'est gratuit|unsure
relecture|ce n'est pas correct|no
relecture|c'est pas ça|no
relecture|corriger|change
relecture|changez le jour|change + le jour
relecture|la taille devrait être grande|change + la taille devrait être grande
relecture|la date est fausse|change + la date
relecture|mettez plutôt trois|change + trois
relecture|non, cinq|no + cinq
relecture|annuler|stop
relecture|laissez tomber|stop
relecture|retour|back
relecture|recommencer depuis le début|start-over
relecture|où j'en suis|where
relecture|plus lentement s'il vous plaît|slower
relecture|parlez plus fort|louder
relecture|vous pouvez répéter s'il vous plaît|repeat
relecture|je n'ai pas compris|repeat
relecture|aide|help
relecture|je refuse|decline
relecture|prendre toutes les propositions|all-defaults
relecture|gardez la proposition|default
relecture|passez le reste|skip-rest
relecture|quoi|repeat
relecture|bof|unsure
relecture|haricots|nothing
"""
CASES = table(SPOKEN)
AT_THE_READ_BACK = {
    "yes": (
        "oui; oui, envoyez; ouais; c'est ça; c'est bien ça; c'est exact; tout est correct; allez-y; "
        "d'accord; ok merci; bien sûr; c'est bon, envoyez"
    ),
    "no": (
        "non; non merci; ce n'est pas ça; c'est pas bon; c'est faux; pas encore; surtout pas; n'envoyez pas; "
        "c'est une erreur"
    ),
    "unsure": (
        "pas de problème; peut-être; je crois que oui; oui, je suppose; je ne sais pas; oui et non; correct; "
        "pourquoi pas; si vous voulez; oui, si c'est gratuit; bof; oui mais non; "
        "le oui et le non de la chanson"
    ),
    None: "changez la date; trois; non, trois; combien ça coûte; samedi; les haricots",
}


def test_there_are_at_least_a_hundred_and_fifty_utterances() -> None:
    assert len(CASES) >= 150


@pytest.mark.parametrize(("question", "reply", "reading"), CASES)
def test_a_reply_is_read_as_people_mean_it(question: str, reply: str, reading: str) -> None:
    assert FRENCH.said(question, reply) == reading


@pytest.mark.parametrize("consent", AT_THE_READ_BACK)
def test_only_a_clear_yes_sends_and_only_a_clear_no_declines(consent: str | None) -> None:
    for reply in AT_THE_READ_BACK[consent].split("; "):
        assert read_consent(reply, FRENCH.pack) == consent, reply


def test_fifteen_and_fifty_sound_so_unlike_that_neither_is_asked_back() -> None:
    assert read_reply("quinze", FRENCH.questions["convives"], FRENCH.pack, NOW) == Value(15)
