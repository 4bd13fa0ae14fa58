"""What people say in German, and what it means: written by hand from how people speak, never from the code.

A line is a question of `german.GERMAN`, a reply and its reading; `-` is the read-back.
"""

from __future__ import annotations

import pytest

from tests.language.german import GERMAN
from tests.language.twins import table

SPOKEN = """
# Numbers
Gäste|vier|4
Gäste|vier Personen|4
Gäste|wir sind zu fünft|5
Gäste|ich hätte gern einen Tisch für vier Personen|4
Gäste|einundzwanzig|21
Gäste|ein und zwanzig|21
Gäste|zwo|2
Gäste|eine Person|1
Gäste|einer|1
Gäste|sechs Leute bitte|6
Gäste|äh acht glaube ich|8
Gäste|so um die zwanzig|ask 20
Gäste|vier oder fünf|nothing
Gäste|zehn bis zwölf|nothing
Gäste|ein paar|nothing
Gäste|zwei Erwachsene und ein Kind|nothing
Gäste|ein Dutzend|12
Gäste|hundert|refused 100 99
Gäste|null|refused 0 1
Gäste|nein, drei|no + drei
Gäste|fünf, nein sechs|6
Gäste|vier, ich meine fünf|5
Gäste|fünfzig null drei|nothing
Gäste|zehn fünf|nothing
Gäste|fünfundfünfzig|55
Gäste|das wären dann sieben|7
Gäste|4|4
Gäste|vierzig|40
Gäste|keine Ahnung|unsure
Betrag|zweihundertfünfunddreißig|235
Betrag|zwei hundert fünf und dreißig|235
Betrag|zwanzig Euro|20
Betrag|eine Million zweihunderttausend|1200000
Betrag|2 Millionen|2000000
Betrag|1,5 Millionen|1500000
Betrag|anderthalb tausend|1500
Betrag|zweieinhalb|2.5
Betrag|tausendundeins|1001
Betrag|elfhundert|1100
Betrag|drei Komma fünf|3.5
Betrag|drei Komma eins vier|3.14
Betrag|3,75|3.75
Betrag|1.234,56|1234.56
Betrag|zwei und hundert|nothing
Betrag|zwanzig Dollar|nothing
Betrag|zwölf Euro fünfzig|12.5
Grad|minus drei Komma fünf|-3.5
Grad|fünf Grad unter null|-5
Grad|achtzehn Grad|18
Grad|ein halb|0.5
Minuten|eine halbe Stunde|ask 30
Minuten|zwei Stunden|ask 120
Minuten|eineinhalb Stunden|ask 90
Minuten|fünfundvierzig Minuten|45
# Days
Tag|heute|2026-11-30
Tag|morgen|2026-12-01
Tag|übermorgen|2026-12-02
Tag|am Freitag|2026-12-04
Tag|diesen Freitag bitte|2026-12-04
Tag|nächsten Freitag|2026-12-04 or 2026-12-11
Tag|kommenden Samstag|2026-12-05
Tag|am Sonnabend|2026-12-05
Tag|Freitag nächster Woche|2026-12-11
Tag|nächste Woche Mittwoch|2026-12-09
Tag|Freitag in einer Woche|2026-12-11
Tag|in drei Tagen|2026-12-03
Tag|in einer Woche|2026-12-07
Tag|in zwei Wochen|2026-12-14
Tag|in einem Monat|2026-12-30
Tag|am vierten Dezember|2026-12-04
Tag|der vierte zwölfte|ask 2026-12-04
Tag|am dritten Zwölften zweitausendsechsundzwanzig|2026-12-03
Tag|4.12.|2026-12-04
Tag|04.12.2026|2026-12-04
Tag|4. Dezember 2026|2026-12-04
Tag|einunddreißigster Dezember|2026-12-31
Tag|erster Januar|2027-01-01
Tag|am ersten Jänner zweitausendsiebenundzwanzig|2027-01-01
Tag|Freitag, der vierte Dezember|2026-12-04
Tag|Donnerstag der vierte Dezember|nothing
Tag|am fünfzehnten|2026-12-15
Tag|Weihnachten|ask 2026-12-25
Tag|Heiligabend|ask 2026-12-24
Tag|dreißigster Februar|nothing
Tag|letzter Tag im Dezember|2026-12-31
Tag|ich möchte am Freitag kommen|2026-12-04
Tag|nicht am Freitag|nothing
Tag|Freitag oder Samstag|nothing
Tag|überspringen|skip
geboren|vierter Mai neunzehnhundertachtzig|1980-05-04
geboren|am 4.5.1980|1980-05-04
geboren|ich bin am vierten Mai neunzehnhundertachtzig geboren|1980-05-04
geboren|vierter fünfter achtzig|ask 1980-05-04
geboren|vierter Mai|refused 05-04 year
# Times
Uhrzeit|um drei|03:00:00 or 15:00:00
Uhrzeit|fünfzehn Uhr|15:00:00
Uhrzeit|fünfzehn Uhr dreißig|15:30:00
Uhrzeit|halb drei nachmittags|14:30:00
Uhrzeit|halb drei|02:30:00 or 14:30:00
Uhrzeit|fünf vor halb drei nachmittags|14:25:00
Uhrzeit|Viertel nach acht abends|20:15:00
Uhrzeit|Viertel vor neun morgens|08:45:00
Uhrzeit|dreiviertel acht abends|19:45:00
Uhrzeit|zehn nach sieben morgens|07:10:00
Uhrzeit|achtzehn Uhr fünf|18:05:00
Uhrzeit|fünf Uhr neunundfünfzig|05:59:00
Uhrzeit|fünf Uhr neunundfünfzig abends|17:59:00
Uhrzeit|acht Uhr dreißig|08:30:00 or 20:30:00
Uhrzeit|acht Uhr früh|08:00:00
Uhrzeit|sieben Uhr abends|19:00:00
Uhrzeit|zwanzig Uhr fünfzehn|20:15:00
Uhrzeit|Mitternacht|00:00:00
Uhrzeit|mittags um zwölf|12:00:00
Uhrzeit|ein Uhr nachts|01:00:00
Uhrzeit|15:30|15:30:00
Uhrzeit|15.30 Uhr|15:30:00
Uhrzeit|gegen acht abends|20:00:00
Uhrzeit|Punkt zwölf Uhr mittags|12:00:00
wann|morgen um neun Uhr früh|2026-12-01T09:00:00
wann|morgen früh um neun|2026-12-01T09:00:00
wann|heute Abend um acht|2026-11-30T20:00:00
wann|am Freitag um halb acht abends|2026-12-04T19:30:00
wann|Freitagabend um acht|2026-12-04T20:00:00
wann|Samstagmorgen um neun|2026-12-05T09:00:00
wann|in zwei Stunden|2026-11-30T12:00:00
wann|in einer halben Stunde|2026-11-30T10:30:00
wann|am vierten Dezember um zehn Uhr|2026-12-04T10:00:00 or 2026-12-04T22:00:00
wann|morgen|refused 2026-12-01 time
# Choices
Stadt|Berlin|Berlin
Stadt|ich nehme Hamburg|Hamburg
Stadt|München bitte|München
Stadt|ich hätte gern Köln|Köln
Stadt|die zweite|Hamburg
Stadt|Nummer drei|München
Stadt|die letzte|Frankfurt
Stadt|die erste|Berlin
Stadt|nicht Berlin, sondern Hamburg|Hamburg
Stadt|Berlin, nein Hamburg|Hamburg
Stadt|Berlin oder Hamburg|Berlin or Hamburg
Stadt|Bremen|nothing
Stadt|was gibt es|options
Stadt|Liste|options
Stadt|Muenchen|ask München
Größe|groß|groß
Größe|die große|ask groß
Größe|die mittlere|ask mittel
Größe|klein bitte|klein
Belag|Pilze und Oliven|+Pilze +Oliven
Belag|Pilze, Oliven und Käse|+Pilze +Oliven +Käse
Belag|alles|only +Pilze +Oliven +Zwiebeln +Käse
Belag|alles außer Zwiebeln|only +Pilze +Oliven +Käse
Belag|ohne Zwiebeln|-Zwiebeln
Belag|nimm die Oliven weg|-Oliven
Belag|noch Käse dazu|+Käse
Belag|nur Pilze|only +Pilze
Belag|das ist alles|done
Belag|nichts|only
# Yes and no
Geschenk|ja|true
Geschenk|jo|true
Geschenk|jawohl|true
Geschenk|ja bitte|true
Geschenk|ja gerne|true
Geschenk|gern|true
Geschenk|klar|true
Geschenk|auf jeden Fall|true
Geschenk|natürlich|true
Geschenk|okay|true
Geschenk|ja, als Geschenk verpacken|true
Geschenk|nein|false
Geschenk|nee|false
Geschenk|nö|false
Geschenk|nein danke|false
Geschenk|lieber nicht|false
Geschenk|auf keinen Fall|false
Geschenk|brauche ich nicht|false
Geschenk|nicht nötig|false
Geschenk|vielleicht|unsure
Geschenk|weiß nicht|unsure
Geschenk|ist mir egal|unsure
Geschenk|jein|unsure
Geschenk|danke|nothing
Geschenk|ja nein|unsure
Geschenk|ich glaube schon|ask true
Geschenk|eher nicht|ask false
Geschenk|kein Problem|unsure
# Text, names, contacts
Notiz|bitte klingeln Sie zweimal|klingeln Sie zweimal
Notiz|keine|skip
Notiz|nein danke|no
Name|Schmidt|Schmidt
Name|mein Name ist Anna Schmidt|Anna Schmidt
Name|ich heiße Jörg Müller|Jörg Müller
Name|Siegfried Cäsar Heinrich Martha Ida Dora Theodor|ask schmidt
Name|ich buchstabiere M wie Martha A wie Anton X wie Xanthippe|ask max
Telefon|null eins sieben eins zwo drei vier fünf|ask 01712345
Telefon|null einhunderteinundsiebzig zweiunddreißig fünfundvierzig|ask 01713245
Telefon|0171 2345678|ask 01712345678
Mail|anna Punkt schmidt at web Punkt de|ask anna.schmidt@web.de
Mail|meine E-Mail ist anna Unterstrich schmidt Klammeraffe gmx Punkt de|ask anna_schmidt@gmx.de
Mail|anna Bindestrich maria at beispiel Punkt com|ask anna-maria@beispiel.com
Mail|info@beispiel.de|ask info@beispiel.de
# Read-back and commands
-|ja|yes
-|ja, senden|yes
-|passt|yes
-|stimmt|yes
-|genau|yes
-|abschicken|yes
-|alles richtig|yes
-|in Ordnung|yes
-|nein|no
-|das stimmt nicht|no
-|ja, aber|unsure + aber
-|na ja|unsure
-|nein, drei|no + drei
-|nein, fünf Personen|no + fünf personen
-|stopp|stop
-|abbrechen|stop
-|aufhören|stop
-|überspringen|skip
-|wie bitte|repeat
-|noch einmal bitte|repeat
-|können Sie das wiederholen|repeat
-|langsamer bitte|slower
-|etwas lauter|louder
-|Hilfe|help
-|zurück|back
-|Moment|wait
-|einen Augenblick bitte|wait
-|weiter|continue
-|wo bin ich|where
-|von vorne|start-over
-|ändern|change
-|Größe ändern|change + grösse
-|ändere die Größe auf groß|change + die grösse auf gross
-|die Größe soll groß sein|change + die grösse soll gross sein
-|ich lehne ab|decline
-|nichts senden|decline
-|buchstabieren|spell
-|den Vorschlag bitte|default
-|alle Vorschläge übernehmen|all-defaults
-|den Rest überspringen|skip-rest
"""
CASES = table(SPOKEN)


def test_there_are_at_least_a_hundred_and_fifty_utterances() -> None:
    assert len(CASES) >= 150


@pytest.mark.parametrize(("question", "reply", "reading"), CASES)
def test_a_reply_is_read_as_people_mean_it(question: str, reply: str, reading: str) -> None:
    assert GERMAN.said(question, reply) == reading
