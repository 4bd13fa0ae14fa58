"""The same three forms in seven languages, and whole forms said in one breath, written by hand: one line each,
`form|reply|name=reading ...`. A line without readings is one from which nothing may be taken."""

from __future__ import annotations

from typing import Literal

from tests.language.one_breath_ko import KOREAN
from tests.language.twins import options
from voice_elicit.form.fields import BooleanField, ChoiceField, Field, NumberField, TextField

__all__ = ["ABOUT", "FORMS", "LINES"]


def _forms(labels: str, environments: str, regions: str, places: str) -> dict[str, tuple[Field, ...]]:
    """`labels`: of every question, in the order below."""
    title = iter(labels.split("|"))

    def whole(name: str) -> NumberField:
        return NumberField(name=name, label=next(title), integer=True, minimum=0, maximum=60)

    def choice(name: str, names: str) -> ChoiceField:
        return ChoiceField(name=name, label=next(title), options=options(*names.split("|")))

    def text(name: str, form: Literal["date", "time"]) -> TextField:
        return TextField(name=name, label=next(title), format=form)

    return {
        "deploy": (
            choice("env", environments),
            whole("replicas"),
            choice("region", regions),
            BooleanField(name="dry", label=next(title)),
        ),
        "table": (whole("people"), text("day", "date"), text("time", "time"), choice("where", places)),
        "hotel": (
            whole("nights"),
            text("from", "date"),
            text("to", "date"),
            whole("adults"),
            whole("children"),
            BooleanField(name="food", label=next(title)),
        ),
    }


FORMS = {
    "de": _forms(
        "Umgebung|Repliken|Region|Probelauf|Wie viele Personen?|An welchem Tag?|Um wie viel Uhr?|Drinnen oder draußen?"
        "|Nächte|Anreise|Abreise|Erwachsene|Kinder|Frühstück",
        "Test|Staging|Produktion",
        "Frankfurt|Dublin",
        "Drinnen|Draußen",
    ),
    "es": _forms(
        "Entorno|Réplicas|Región|Simulacro|¿Cuántas personas?|¿Qué día?|¿A qué hora?|¿Dentro o fuera?"
        "|Noches|Llegada|Salida|Adultos|Niños|Desayuno",
        "Desarrollo|Pruebas|Producción",
        "Madrid|Dublín",
        "Dentro|Fuera",
    ),
    "fr": _forms(
        "Environnement|Répliques|Région|Essai à blanc|Combien de personnes ?|Quel jour ?|À quelle heure ?"
        "|En salle ou en terrasse ?|Nuits|Arrivée|Départ|Adultes|Enfants|Petit déjeuner",
        "Développement|Préproduction|Production",
        "Paris|Dublin",
        "Salle|Terrasse",
    ),
    "it": _forms(
        "Ambiente|Repliche|Regione|Prova a vuoto|Quante persone?|Che giorno?|A che ora?|Dentro o fuori?"
        "|Notti|Arrivo|Partenza|Adulti|Bambini|Colazione",
        "Sviluppo|Collaudo|Produzione",
        "Milano|Dublino",
        "Dentro|Fuori",
    ),
    "ko": _forms(
        "환경|레플리카|리전|모의 실행|몇 명인가요?|날짜|시간|자리|숙박 일수|체크인|체크아웃|성인|어린이|조식",
        "개발|스테이징|운영",
        "서울|도쿄",
        "안쪽|바깥",
    ),
    "nl": _forms(
        "Omgeving|Replica's|Regio|Proefdraaien|Hoeveel personen?|Welke dag?|Hoe laat?|Binnen of buiten?"
        "|Nachten|Aankomst|Vertrek|Volwassenen|Kinderen|Ontbijt",
        "Ontwikkeling|Test|Productie",
        "Amsterdam|Dublin",
        "Binnen|Buiten",
    ),
    "pt": _forms(
        "Ambiente|Réplicas|Região|Simulação|Quantas pessoas?|Que dia?|A que horas?|Dentro ou fora?"
        "|Noites|Chegada|Saída|Adultos|Crianças|Café da manhã",
        "Desenvolvimento|Homologação|Produção",
        "Lisboa|Dublin",
        "Dentro|Fora",
    ),
}

ABOUT = {
    "de": "Etwas buchen",
    "es": "Reservar algo",
    "fr": "Réserver quelque chose",
    "it": "Prenotare qualcosa",
    "ko": "예약하기",
    "nl": "Iets boeken",
    "pt": "Reservar algo",
}

LINES = {
    "de": """
deploy|auf Staging ausrollen mit drei Repliken|env=Staging replicas=3
deploy|Staging, drei Repliken bitte|env=Staging replicas=3
deploy|Produktion in Frankfurt mit zwei Repliken, ohne Probelauf|env=Produktion replicas=2 region=Frankfurt dry=false
deploy|ich hätte gern drei Repliken in der Produktion|env=Produktion replicas=3
deploy|nicht auf Staging, drei Repliken|
deploy|auf Staging mit drei lila Repliken|
deploy|Staging oder Produktion mit drei Repliken|
deploy|auf Staging mit mindestens drei Repliken|
table|vier Personen am Freitag draußen|people=4 day=2026-12-04 where=Draußen
table|für vier Personen morgen Abend um acht draußen|people=4 day=2026-12-01 time=20:00:00 where=Draußen
table|Freitagabend um acht für vier Personen|people=4 day=2026-12-04 time=20:00:00
table|wir sind zu viert, Freitag um sieben, draußen|people=4 day=2026-12-04 time=07:00:00/19:00:00 where=Draußen
table|heute Abend um acht, wir sind zu sechst|people=6 day=2026-11-30 time=20:00:00
table|vier Personen, aber nicht draußen|
table|Freitag um vier|day=2026-12-04 time=04:00:00/16:00:00
table|zwei Tische für vier Personen am Freitag|
table|vier Personen vor Freitag|
hotel|zwei Nächte ab Freitag|nights=2 from=2026-12-04
hotel|von Freitag bis Sonntag, zwei Erwachsene und ein Kind|from=2026-12-04 to=2026-12-06 adults=2 children=1
hotel|vom vierten bis sechsten Dezember, zwei Erwachsene|from=2026-12-04 to=2026-12-06 adults=2
hotel|vom 4. bis 6. Dezember, zwei Erwachsene|from=2026-12-04 to=2026-12-06 adults=2
hotel|vom 4.12. bis 6.12., zwei Erwachsene|from=2026-12-04 to=2026-12-06 adults=2
hotel|ein Zimmer für zwei Erwachsene und zwei Kinder, mit Frühstück|adults=2 children=2 food=true
hotel|eine, ab Freitag|nights=1 from=2026-12-04
hotel|von vier bis sechs, zwei Erwachsene|
hotel|vom achtundzwanzigsten bis dritten Januar, zwei Erwachsene|
""",
    "es": """
deploy|despliega en pruebas con tres réplicas|env=Pruebas replicas=3
deploy|en producción en Madrid con dos réplicas y sin simulacro|env=Producción replicas=2 region=Madrid dry=false
deploy|pruebas o producción con tres réplicas|
deploy|pruebas con tres réplicas moradas|
deploy|pruebas con casi tres réplicas|
table|somos cuatro, el viernes a las nueve de la noche, fuera|people=4 day=2026-12-04 time=21:00:00 where=Fuera
table|el cuatro de diciembre a las nueve y media para seis personas|people=6 day=2026-12-04 time=09:30:00/21:30:00
table|para cuatro personas mañana a las ocho de la tarde fuera|people=4 day=2026-12-01 time=20:00:00 where=Fuera
table|cuatro personas pero no fuera|
table|el viernes a las cuatro|day=2026-12-04 time=04:00:00/16:00:00
table|cuatro personas antes del viernes|
hotel|dos noches desde el viernes|nights=2 from=2026-12-04
hotel|dos noches a partir del viernes|nights=2 from=2026-12-04
hotel|del cuatro al seis de diciembre, dos adultos, sin desayuno|from=2026-12-04 to=2026-12-06 adults=2 food=false
hotel|una habitación para dos adultos y dos niños|adults=2 children=2
hotel|dos adultos con un niño|adults=2 children=1
hotel|de cuatro a seis, dos adultos|
""",
    "fr": """
deploy|déploie en préproduction avec trois répliques|env=Préproduction replicas=3
deploy|en production à Paris avec deux répliques, sans essai à blanc|env=Production replicas=2 region=Paris dry=false
deploy|préproduction ou production avec trois répliques|
deploy|préproduction avec trois répliques violettes|
deploy|en production avec environ trois répliques|
table|quatre personnes vendredi en terrasse|people=4 day=2026-12-04 where=Terrasse
table|nous serons quatre, vendredi à vingt heures, en terrasse|people=4 day=2026-12-04 time=20:00:00 where=Terrasse
table|une table pour quatre personnes demain soir à vingt heures|people=4 day=2026-12-01 time=20:00:00
table|quatre personnes mais pas en terrasse|
table|vendredi à quatre|day=2026-12-04 time=04:00:00/16:00:00
table|quatre personnes avant vendredi|
hotel|deux nuits à partir de vendredi|nights=2 from=2026-12-04
hotel|du quatre au six décembre pour deux adultes, sans petit déjeuner|from=2026-12-04 to=2026-12-06 adults=2 food=false
hotel|de vendredi à dimanche, deux adultes et un enfant|from=2026-12-04 to=2026-12-06 adults=2 children=1
hotel|une chambre pour deux adultes et deux enfants|adults=2 children=2
hotel|du quatre au six, deux adultes|
""",
    "it": """
deploy|distribuisci in collaudo con tre repliche|env=Collaudo replicas=3
deploy|in produzione a Milano con due repliche, senza prova a vuoto|env=Produzione replicas=2 region=Milano dry=false
deploy|collaudo o produzione con tre repliche|
deploy|collaudo con tre repliche viola|
deploy|in collaudo con circa tre repliche|
table|quattro persone venerdì fuori|people=4 day=2026-12-04 where=Fuori
table|siamo in quattro, venerdì sera alle otto, fuori|people=4 day=2026-12-04 time=20:00:00 where=Fuori
table|il quattro dicembre alle diciannove e trenta per sei persone|people=6 day=2026-12-04 time=19:30:00
table|quattro persone ma non fuori|
table|venerdì alle quattro|day=2026-12-04 time=04:00:00/16:00:00
table|quattro persone prima di venerdì|
hotel|due notti da venerdì|nights=2 from=2026-12-04
hotel|dal quattro al sei dicembre, due adulti, senza colazione|from=2026-12-04 to=2026-12-06 adults=2 food=false
hotel|da venerdì a domenica, due adulti e un bambino|from=2026-12-04 to=2026-12-06 adults=2 children=1
hotel|da venerdì fino a domenica, due adulti|from=2026-12-04 to=2026-12-06 adults=2
hotel|una camera per due adulti e due bambini|adults=2 children=2
hotel|dal quattro al sei, due adulti|
""",
    "ko": KOREAN,
    "nl": """
deploy|uitrollen naar test met drie replica's|env=Test replicas=3
deploy|productie in Dublin met twee replica's, zonder proefdraaien|env=Productie replicas=2 region=Dublin dry=false
deploy|test of productie met drie replica's|
deploy|test met drie paarse replica's|
deploy|naar test met ongeveer drie replica's|
table|vier personen vrijdag buiten|people=4 day=2026-12-04 where=Buiten
table|een tafel voor vier personen morgenavond om acht uur buiten|people=4 day=2026-12-01 time=20:00:00 where=Buiten
table|we komen met vier personen, zaterdag om acht uur|people=4 day=2026-12-05 time=08:00:00/20:00:00
table|vier personen maar niet buiten|
table|vier tot|
table|vrijdag om vier|day=2026-12-04 time=04:00:00/16:00:00
table|vrijdag of zaterdag, vier personen|
hotel|twee nachten vanaf vrijdag|nights=2 from=2026-12-04
hotel|van vier tot zes december, twee volwassenen, zonder ontbijt|from=2026-12-04 to=2026-12-06 adults=2 food=false
hotel|van vrijdag tot zondag, twee volwassenen en een kind|from=2026-12-04 to=2026-12-06 adults=2 children=1
hotel|een kamer voor twee volwassenen en twee kinderen|adults=2 children=2
hotel|van vier tot zes, twee volwassenen|
""",
    "pt": """
deploy|implanta em homologação com três réplicas|env=Homologação replicas=3
deploy|em produção em Lisboa com duas réplicas e sem simulação|env=Produção replicas=2 region=Lisboa dry=false
deploy|homologação ou produção com três réplicas|
deploy|homologação com três réplicas roxas|
deploy|em homologação com quase três réplicas|
table|somos quatro, na sexta-feira às oito da noite, fora|people=4 day=2026-12-04 time=20:00:00 where=Fora
table|quatro pessoas amanhã às sete e meia da noite, dentro|people=4 day=2026-12-01 time=19:30:00 where=Dentro
table|dia quatro de dezembro às oito da noite para seis pessoas|people=6 day=2026-12-04 time=20:00:00
table|quatro pessoas mas não fora|
table|sexta às quatro|day=2026-12-04 time=04:00:00/16:00:00
table|quatro pessoas antes de sexta|
hotel|duas noites a partir de sexta|nights=2 from=2026-12-04
hotel|de quatro a seis de dezembro, dois adultos, sem café da manhã|from=2026-12-04 to=2026-12-06 adults=2 food=false
hotel|de sexta a domingo, dois adultos e uma criança|from=2026-12-04 to=2026-12-06 adults=2 children=1
hotel|do dia quatro ao dia seis de dezembro, dois adultos|from=2026-12-04 to=2026-12-06 adults=2
hotel|um quarto para dois adultos e duas crianças|adults=2 children=2
hotel|de quatro a seis, dois adultos|
""",
}
