"""What people say in Italian, and what it means: written by hand from how people speak, never from the code."""

from __future__ import annotations

import pytest

from tests.language.italian import ITALIAN
from tests.language.twins import NOW, table
from voice_elicit.understanding.consent import read_consent
from voice_elicit.understanding.read import read_reply
from voice_elicit.understanding.reading import Value

SPOKEN = """
coperti|quattro|4
coperti|siamo in sei|6
coperti|saremo sette|7
coperti|un tavolo per quattro persone per favore|4
coperti|due adulti e tre bambini|nothing
coperti|ehm, cinque, credo|5
coperti|no, tre|no + tre
coperti|cinque, no, sei|6
coperti|quattro o cinque|nothing
coperti|tra quattro e sei|nothing
coperti|una decina|10
coperti|circa dodici|ask 12
coperti|ventuno|21
coperti|ventitré|23
coperti|ventitre|23
coperti|ventotto|28
coperti|settanta|70
coperti|ottantotto|88
coperti|novantanove|99
coperti|cento|refused 100 99
coperti|zero|refused 0 1
coperti|nessuno|nothing
coperti|nessun problema|nothing
coperti|non lo so ancora|unsure
coperti|una|1
coperti|4|4
coperti|Ci saranno otto persone.|8
coperti|vorrei prenotare per nove|9
coperti|metta dieci|10
coperti|può ripetere|repeat
coperti|un attimo|wait
coperti|basta|stop
importo|milleduecento|1200
importo|mille duecento euro|1200
importo|duemilaventisei|2026
importo|trecentomila|300000
importo|un milione e duecentomila|1200000
importo|1.500|1500
importo|due milioni e mezzo|2500000
importo|meno cinquanta|-50
importo|cento euro o duecento|nothing
importo|novantanovemilanovecentonovantanove|99999
importo|centottantuno|181
importo|cento ottantuno|181
importo|ventunomila|21000
gradi|tre virgola cinque|3.5
gradi|3,5|3.5
gradi|meno due virgola zero cinque|-2.05
gradi|tre e mezzo|3.5
gradi|ventuno gradi|21
gradi|zero virgola uno uno|0.11
gradi|cinque gradi sotto zero|-5
gradi|tre quarti|0.75
giorno|oggi|2026-11-30
giorno|domani|2026-12-01
giorno|dopodomani|2026-12-02
giorno|il tre maggio|2027-05-03
giorno|il primo gennaio|2027-01-01
giorno|il 3 maggio 2027|2027-05-03
giorno|venerdì|2026-12-04
giorno|venerdi|2026-12-04
giorno|venerdì che viene|2026-12-04
giorno|questo venerdì|2026-12-04
giorno|venerdì prossimo|2026-12-04 or 2026-12-11
giorno|venerdì della settimana prossima|2026-12-11
giorno|tra due settimane|2026-12-14
giorno|fra tre giorni|2026-12-03
giorno|tra un mese|2026-12-30
giorno|due giorni fa|2026-11-28
giorno|venerdì scorso|2026-11-27
giorno|il quindici|2026-12-15
giorno|il ventiquattro dicembre|2026-12-24
giorno|l'otto dicembre|2026-12-08
giorno|a Natale|ask 2026-12-25
giorno|a Ferragosto|ask 2027-08-15
giorno|il primo lunedì di gennaio|2027-01-04
giorno|l'ultimo giorno del mese|2026-11-30
giorno|il tre o il quattro maggio|nothing
giorno|3/5/2027|ask 2027-05-03
giorno|sabato cinque dicembre|2026-12-05
giorno|il trenta febbraio|nothing
giorno|prima possibile|nothing
nascita|il dodici marzo millenovecentottantaquattro|1984-03-12
nascita|sono nato il primo agosto duemilauno|2001-08-01
ora|le tre e mezza|03:30:00 or 15:30:00
ora|alle tre e mezza del pomeriggio|15:30:00
ora|le quattro meno un quarto|03:45:00 or 15:45:00
ora|mezzogiorno|12:00:00
ora|a mezzogiorno e mezza|12:30:00
ora|mezzanotte|00:00:00
ora|le quindici e trenta|15:30:00
ora|15:30|15:30:00
ora|alle venti|20:00:00
ora|le sette di sera|19:00:00
ora|le otto e un quarto di mattina|08:15:00
ora|le nove e dieci|09:10:00 or 21:10:00
ora|l'una|01:00:00 or 13:00:00
ora|all'una di notte|01:00:00
ora|verso le diciannove|19:00:00
ora|le dieci meno venti di mattina|09:40:00
ora|tra le cinque e le sette|nothing
quando|domani alle nove di mattina|2026-12-01T09:00:00
quando|venerdì alle quindici|2026-12-04T15:00:00
quando|stasera alle venti e trenta|2026-11-30T20:30:00
quando|tra mezz'ora|2026-11-30T10:30:00
quando|il quattro dicembre|refused 2026-12-04 time
colore|rosso|Rosso
colore|il rosso per favore|Rosso
colore|piuttosto il verde|Verde
colore|prendo il blu scuro|Blu scuro
colore|l'arancione|L'arancione
colore|arancione|L'arancione
colore|il secondo|Verde
colore|la terza opzione|Blu scuro
colore|numero uno|Rosso
colore|l'ultimo|L'arancione
colore|rosso, no, verde|Verde
colore|rosso, anzi verde|Verde
colore|il rosso o il verde|Rosso or Verde
colore|viola|nothing
colore|quali sono le opzioni|options
colore|elenco|options
colore|è uguale|unsure
aggiunte|funghi e olive|+Funghi +Olive
aggiunte|i funghi, le olive e le acciughe|+Funghi +Olive +Acciughe
aggiunte|tutto tranne le acciughe|only +Funghi +Olive +Cipolla
aggiunte|tutte|only +Funghi +Olive +Cipolla +Acciughe
aggiunte|tolga le olive e aggiunga la cipolla|+Cipolla -Olive
aggiunte|solo le olive|only +Olive
aggiunte|è tutto|done
aggiunte|nessuna|only
aggiunte|la prima e la terza|+Funghi +Cipolla
regalo|sì|true
regalo|si|true
regalo|sì, per favore|true
regalo|certo|true
regalo|va bene|true
regalo|volentieri|true
regalo|esatto|true
regalo|d'accordo|true
regalo|sì, la voglio|true
regalo|come no|true
regalo|no|false
regalo|no grazie|false
regalo|macché|false
regalo|assolutamente no|false
regalo|per niente|false
regalo|non serve|false
regalo|no, questa volta no|false
regalo|non è necessario|false
regalo|nessun problema|ask true
regalo|forse|unsure
regalo|non lo so|unsure
regalo|boh|unsure
regalo|mi è indifferente|unsure
regalo|penso di sì|ask true
regalo|non credo|ask false
regalo|sì e no|unsure
regalo|sì se è gratis|unsure
nota|senza glutine, avvisi lo chef|senza glutine, avvisi lo chef
nota|niente|skip
nota|salta|skip
nota|niente di particolare|skip
nome|mi chiamo Niccolò Rossi|Niccolò Rossi
nome|erre o esse esse i|ask rossi
nome|r come roma o s s i|ask rossi
nome|Ancona Bologna Como|ask abc
nome|emme a erre i a|ask maria
telefono|tre tre otto uno due tre quattro cinque sei sette|ask 3381234567
telefono|338 123 45 67|ask 3381234567
telefono|zero sei quattrocentododici trentaquattro|ask 0641234
mail|giulia punto rossi chiocciola esempio punto it|ask giulia.rossi@esempio.it
mail|il mio indirizzo è mario trattino bianchi chiocciola libero punto it|ask mario-bianchi@libero.it
mail|luca trattino basso verdi chiocciola gmail punto com|ask luca_verdi@gmail.com
mail|emme punto rossi chiocciola alice punto it|ask m.rossi@alice.it
mail|emme a erre ci o chiocciola libero punto it|ask marco@libero.it
mail|non lo so|unsure
sito|esempio punto it barra aiuto|ask https://esempio.it/aiuto
rilettura|sì|yes
rilettura|sì, invii|yes
rilettura|va bene, invii pure|yes
rilettura|è tutto giusto|yes
rilettura|è esatto|yes
rilettura|proceda|yes
rilettura|d'accordo|yes
rilettura|ok|yes
rilettura|no|no
rilettura|non è corretto|no
rilettura|non va bene|no
rilettura|no, non invii niente|decline
rilettura|sì ma cambi la data|change + data
rilettura|correggi|change
rilettura|cambi il giorno|change + giorno
rilettura|la taglia dovrebbe essere grande|change + la taglia dovrebbe essere grande
rilettura|la data è sbagliata|change + la data
rilettura|metta piuttosto tre|change + tre
rilettura|no, cinque|no + cinque
rilettura|annulla|stop
rilettura|lasci perdere|stop
rilettura|indietro|back
rilettura|ricominciamo da capo|start-over
rilettura|a che punto siamo|where
rilettura|più lentamente per favore|slower
rilettura|parli più forte|louder
rilettura|può ripetere per favore|repeat
rilettura|non ho capito|repeat
rilettura|aiuto|help
rilettura|rifiuto|decline
rilettura|prendo tutte le proposte|all-defaults
rilettura|tenga la proposta|default
rilettura|salti il resto|skip-rest
rilettura|come scusi|repeat
rilettura|boh|unsure
rilettura|fagioli|nothing
"""
CASES = table(SPOKEN)
AT_THE_READ_BACK = {
    "yes": (
        "sì; sì, invii; certo; va bene; è giusto; è tutto giusto; proceda; d'accordo; ok grazie; "
        "sì, è corretto; va bene così; confermo"
    ),
    "no": (
        "no; no grazie; non è giusto; non va bene; è sbagliato; non ancora; per niente; non lo invii; assolutamente no"
    ),
    "unsure": (
        "nessun problema; forse; credo di sì; sì, suppongo; non lo so; sì e no; corretto; perché no; "
        "se vuole; boh; sì ma no; magari; sì, se è gratis"
    ),
    None: "cambi la data; tre; no, tre; quanto costa; sabato; i fagioli",
}


def test_there_are_at_least_a_hundred_and_fifty_utterances() -> None:
    assert len(CASES) >= 150


@pytest.mark.parametrize(("question", "reply", "reading"), CASES)
def test_a_reply_is_read_as_people_mean_it(question: str, reply: str, reading: str) -> None:
    assert ITALIAN.said(question, reply) == reading


@pytest.mark.parametrize("consent", AT_THE_READ_BACK)
def test_only_a_clear_yes_sends_and_only_a_clear_no_declines(consent: str | None) -> None:
    for reply in AT_THE_READ_BACK[consent].split("; "):
        assert read_consent(reply, ITALIAN.pack) == consent, reply


def test_fifteen_and_fifty_sound_so_unlike_that_neither_is_asked_back() -> None:
    assert read_reply("quindici", ITALIAN.questions["coperti"], ITALIAN.pack, NOW) == Value(15)
