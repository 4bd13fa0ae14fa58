"""What people say in Dutch, and what it means: written by hand from how people speak, never from the code.

A line is a question of `dutch.DUTCH`, a reply and its reading; `-` is the read-back.
"""

from __future__ import annotations

import pytest

from tests.language.dutch import DUTCH
from tests.language.twins import table

SPOKEN = """
# Numbers
gasten|vier|4
gasten|vier personen|4
gasten|we zijn met z'n vijven|5
gasten|ik wil graag een tafel voor vier personen|4
gasten|eenentwintig|21
gasten|een en twintig|21
gasten|tweeëntwintig|22
gasten|één|1
gasten|één persoon|1
gasten|zes mensen alstublieft|6
gasten|eh acht denk ik|8
gasten|een stuk of twintig|ask 20
gasten|ongeveer tien|ask 10
gasten|vier of vijf|nothing
gasten|tien tot twaalf|nothing
gasten|een paar|nothing
gasten|twee volwassenen en één kind|nothing
gasten|een dozijn|12
gasten|honderd|refused 100 99
gasten|nul|refused 0 1
gasten|nee, drie|no + drie
gasten|vijf, nee zes|6
gasten|vier, ik bedoel vijf|5
gasten|vijftig nul drie|nothing
gasten|tien vijf|nothing
gasten|vijfenvijftig|55
gasten|vijf en vijftig|55
gasten|dat worden er zeven|7
gasten|4|4
gasten|geen idee|unsure
bedrag|tweehonderdvijfendertig|235
bedrag|twee honderd vijf en dertig|235
bedrag|twintig euro|20
bedrag|een miljoen tweehonderdduizend|1200000
bedrag|2 miljoen|2000000
bedrag|1,5 miljoen|1500000
bedrag|anderhalf|1.5
bedrag|tweeënhalf|2.5
bedrag|twee en een half|2.5
bedrag|duizend en één|1001
bedrag|elfhonderd|1100
bedrag|vijfentwintighonderd|2500
bedrag|drie komma vijf|3.5
bedrag|drie komma één vier|3.14
bedrag|3,75|3.75
bedrag|1.234,56|1234.56
bedrag|honderd en vijf|105
bedrag|twintig dollar|nothing
graden|min drie komma vijf|-3.5
graden|vijf graden onder nul|-5
graden|achttien graden|18
minuten|een half uur|ask 30
minuten|twee uur|ask 120
minuten|anderhalf uur|ask 90
minuten|vijfenveertig minuten|45
# Days
dag|vandaag|2026-11-30
dag|morgen|2026-12-01
dag|overmorgen|2026-12-02
dag|vrijdag|2026-12-04
dag|aanstaande vrijdag|2026-12-04
dag|deze vrijdag graag|2026-12-04
dag|komende zaterdag|2026-12-05
dag|volgende vrijdag|2026-12-04 or 2026-12-11
dag|volgende week vrijdag|2026-12-11
dag|vrijdag over een week|2026-12-11
dag|over drie dagen|2026-12-03
dag|over een week|2026-12-07
dag|over twee weken|2026-12-14
dag|over een maand|2026-12-30
dag|vier december|2026-12-04
dag|4 december 2026|2026-12-04
dag|op vier december|2026-12-04
dag|vrijdag vier december|2026-12-04
dag|donderdag vier december|nothing
dag|4-12-2026|ask 2026-12-04
dag|4.12.2026|2026-12-04
dag|eenendertig december|2026-12-31
dag|één januari|2027-01-01
dag|de vijftiende|2026-12-15
dag|eerste kerstdag|ask 2026-12-25
dag|oudejaarsdag|ask 2026-12-31
dag|dertig februari|nothing
dag|de laatste dag van december|2026-12-31
dag|ik wil graag vrijdag komen|2026-12-04
dag|vrijdag of zaterdag|nothing
dag|sla over|skip
geboren|vier mei negentienhonderdtachtig|1980-05-04
geboren|vier mei negentien tachtig|1980-05-04
geboren|ik ben geboren op vier mei negentienhonderdtachtig|1980-05-04
geboren|vier mei negentientachtig|1980-05-04
geboren|vier mei tachtig|ask 1980-05-04
geboren|vier mei|refused 05-04 year
# Times
tijd|om drie uur|03:00:00 or 15:00:00
tijd|vijftien uur|15:00:00
tijd|vijftien uur dertig|15:30:00
tijd|half drie 's middags|14:30:00
tijd|half drie|02:30:00 or 14:30:00
tijd|vijf voor half drie 's middags|14:25:00
tijd|tien over half acht 's avonds|19:40:00
tijd|kwart over acht 's avonds|20:15:00
tijd|kwart voor negen 's ochtends|08:45:00
tijd|tien over zeven 's ochtends|07:10:00
tijd|achttien uur vijf|18:05:00
tijd|zeven uur 's avonds|19:00:00
tijd|twintig uur vijftien|20:15:00
tijd|middernacht|00:00:00
tijd|twaalf uur 's middags|12:00:00
tijd|één uur 's nachts|01:00:00
tijd|15:30|15:30:00
tijd|15.30 uur|15:30:00
tijd|rond acht uur 's avonds|20:00:00
wanneer|morgen om negen uur 's ochtends|2026-12-01T09:00:00
wanneer|morgenochtend om negen uur|2026-12-01T09:00:00
wanneer|morgenavond om acht uur|2026-12-01T20:00:00
wanneer|vanavond om acht uur|2026-11-30T20:00:00
wanneer|vrijdagavond half acht|2026-12-04T19:30:00
wanneer|over twee uur|2026-11-30T12:00:00
wanneer|over een half uur|2026-11-30T10:30:00
wanneer|vier december om vijftien uur|2026-12-04T15:00:00
wanneer|morgen|refused 2026-12-01 time
# Choices
stad|Amsterdam|Amsterdam
stad|ik neem Rotterdam|Rotterdam
stad|Utrecht alstublieft|Utrecht
stad|doe maar Den Haag|Den Haag
stad|de tweede|Rotterdam
stad|nummer drie|Utrecht
stad|de laatste|Groningen
stad|de eerste|Amsterdam
stad|niet Amsterdam maar Rotterdam|Rotterdam
stad|Amsterdam, nee Rotterdam|Rotterdam
stad|Amsterdam of Rotterdam|Amsterdam or Rotterdam
stad|Maastricht|nothing
stad|wat is er|options
stad|lijst|options
maat|groot|groot
maat|de grote|ask groot
maat|klein graag|klein
beleg|champignons en olijven|+champignons +olijven
beleg|champignons, olijven en kaas|+champignons +olijven +kaas
beleg|alles|only +champignons +olijven +ui +kaas
beleg|alles behalve ui|only +champignons +olijven +kaas
beleg|zonder ui|-ui
beleg|haal de olijven weg|-olijven
beleg|voeg kaas toe|+kaas
beleg|alleen champignons|only +champignons
beleg|dat is alles|done
# Yes and no
cadeau|ja|true
cadeau|jawel|true
cadeau|ja hoor|true
cadeau|ja graag|true
cadeau|graag|true
cadeau|doe maar|true
cadeau|zeker|true
cadeau|natuurlijk|true
cadeau|oké|true
cadeau|dat is goed|true
cadeau|prima|true
cadeau|ja, als cadeau inpakken|true
cadeau|nee|false
cadeau|nee hoor|false
cadeau|nee bedankt|false
cadeau|nee dank u|false
cadeau|liever niet|false
cadeau|hoeft niet|false
cadeau|niet nodig|false
cadeau|zeker niet|false
cadeau|in geen geval|false
cadeau|misschien|unsure
cadeau|weet ik niet|unsure
cadeau|ik weet het niet|unsure
cadeau|maakt niet uit|unsure
cadeau|ja nee|unsure
cadeau|ik denk het wel|ask true
cadeau|ik denk het niet|ask false
cadeau|geen probleem|unsure
# Text, names, contacts
notitie|achterom komen want de bel is stuk|achterom komen want de bel is stuk
notitie|geen|skip
naam|De Vries|De Vries
naam|mijn naam is Anna de Vries|Anna de Vries
naam|ik heet Sanne|Sanne
naam|Johan Anna Nico Simon Eduard Nico|ask jansen
naam|ik spel het J van Johan A van Anna N van Nico|ask jan
telefoon|nul zes één twee drie vier vijf zes zeven acht|ask 0612345678
telefoon|nul zes twaalf vierendertig zesenvijftig achtenzeventig|ask 0612345678
mail|anna punt de vries apenstaartje ziggo punt nl|ask anna.devries@ziggo.nl
mail|mijn e-mail is anna laag streepje jansen apenstaartje gmail punt com|ask anna_jansen@gmail.com
mail|anna streepje maria at voorbeeld punt nl|ask anna-maria@voorbeeld.nl
mail|info@voorbeeld.nl|ask info@voorbeeld.nl
# Read-back and commands
-|ja|yes
-|ja, versturen|yes
-|klopt|yes
-|dat klopt|yes
-|verstuur maar|yes
-|doe maar|yes
-|akkoord|yes
-|in orde|yes
-|nee|no
-|dat klopt niet|no
-|nou ja|unsure
-|nee, drie|no + drie
-|stop|stop
-|annuleren|stop
-|laat maar|stop
-|overslaan|skip
-|wat zegt u|repeat
-|nog een keer alstublieft|repeat
-|kunt u dat herhalen|repeat
-|iets langzamer|slower
-|iets harder graag|louder
-|help|help
-|terug|back
-|wacht even|wait
-|één moment alstublieft|wait
-|verder|continue
-|waar ben ik|where
-|opnieuw beginnen|start-over
-|wijzigen|change
-|de maat wijzigen|change + de maat
-|wijzig de maat in groot|change + de maat in groot
-|ik weiger|decline
-|niets versturen|decline
-|spellen|spell
-|het voorstel graag|default
-|alle voorstellen overnemen|all-defaults
-|de rest overslaan|skip-rest
"""
CASES = table(SPOKEN)


def test_there_are_at_least_a_hundred_and_fifty_utterances() -> None:
    assert len(CASES) >= 150


@pytest.mark.parametrize(("question", "reply", "reading"), CASES)
def test_a_reply_is_read_as_people_mean_it(question: str, reply: str, reading: str) -> None:
    assert DUTCH.said(question, reply) == reading
