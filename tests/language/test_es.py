"""What people say in Spanish, and what it means: written by hand from how people speak, never from the code.

A line is a question of `spanish.SPANISH`, a reply and its reading.
"""

from __future__ import annotations

import pytest

from tests.language.spanish import AT_THE_READ_BACK, SPANISH
from tests.language.twins import table
from voice_elicit.understanding.consent import read_consent

SPOKEN = """
personas|cuatro|4
personas|somos cuatro|4
personas|para cuatro personas, por favor|4
personas|pues... seremos cinco|5
personas|una mesa para dos|2
personas|uno|1
personas|solo una persona|1
personas|veintiuno|21
personas|veintiún adultos|21
personas|treinta y cinco|35
personas|treinta cinco|nothing
personas|dieciséis personas|16
personas|diez y seis|16
personas|quería reservar para ocho|8
personas|creo que vamos a ser seis|6
personas|unas diez personas|ask 10
personas|más o menos veinte|ask 20
personas|dos o tres|nothing
personas|dos adultos y un niño|nothing
personas|una docena|12
personas|media docena|6
personas|ciento veinte|refused 120 99
personas|cero|refused 0 1
personas|no, tres|no + tres
personas|cinco, digo, seis|6
personas|cuatro, no, perdón, cinco|5
personas|un momento|wait
personas|espere un segundo|wait
personas|el tercero|3
personas|4|4
importe|mil quinientos|1500
importe|mil quinientos euros|1500
importe|doscientas|200
importe|veinte con cincuenta|20.5
importe|veinte coma cinco|20.5
importe|tres coma catorce|3.14
importe|doce coma cero cinco|12.05
importe|dos mil veintiséis|2026
importe|un millón doscientos mil|1200000
importe|dos millones y medio|2500000
importe|mil millones|1000000000
importe|cien euros|100
importe|ciento un euros|101
importe|quinientos dólares|nothing
importe|cuarenta y nueve con noventa|49.9
importe|1.250,50|1250.5
importe|12,5|12.5
importe|tres y medio|3.5
grados|menos cinco|-5
grados|cinco bajo cero|-5
grados|treinta y seis y medio|36.5
grados|menos dos coma cinco grados|-2.5
grados|veintidós grados|22
minutos|noventa|90
minutos|cuarenta y cinco minutos|45
minutos|dos horas|ask 120
minutos|hora y media|nothing
día|hoy|2026-11-30
día|mañana|2026-12-01
día|pasado mañana|2026-12-02
día|mañana mismo|2026-12-01
día|el viernes|2026-12-04
día|el viernes que viene|2026-12-04
día|este viernes|2026-12-04
día|el próximo sábado|2026-12-05
día|el viernes de la semana que viene|2026-12-11
día|el martes de la próxima semana|2026-12-08
día|la semana que viene, el jueves|2026-12-10
día|el lunes|2026-11-30 or 2026-12-07
día|el domingo pasado|2026-11-29
día|el tres de mayo|2027-05-03
día|tres de mayo|2027-05-03
día|el tres de mayo de dos mil veintisiete|2027-05-03
día|el cuatro de diciembre|2026-12-04
día|el viernes cuatro de diciembre|2026-12-04
día|el jueves cuatro de diciembre|nothing
día|el uno de enero|2027-01-01
día|el primero de enero|2027-01-01
día|el día quince|2026-12-15
día|el quince|2026-12-15
día|el quince del mes que viene|2026-12-15
día|el treinta y uno de diciembre|2026-12-31
día|el treinta de febrero|nothing
día|dentro de dos semanas|2026-12-14
día|en tres días|2026-12-03
día|dentro de un mes|2026-12-30
día|de hoy en ocho|2026-12-07
día|hace una semana|2026-11-23
día|anteayer|2026-11-28
día|el último día del mes|2026-11-30
día|a fin de mes|refused 2026-11-30 day
día|el primer lunes de enero|2027-01-04
día|el último viernes del mes que viene|2026-12-25
día|navidad|ask 2026-12-25
día|el tres del doce|ask 2026-12-03
día|el nueve de ocho de mil novecientos setenta y uno|1971-08-09
día|4/12/2026|ask 2026-12-04
día|25/12/2026|2026-12-25
día|quería el sábado, por favor|2026-12-05
día|para el sábado estaría bien|2026-12-05
día|el miércoles, no, el jueves|2026-12-03
día|durante tres días|nothing
día|todos los lunes|nothing
día|la semana que viene|nothing
día|el mes que viene|nothing
día|manana|2026-12-01
día|el miercoles|2026-12-02
nacimiento|el doce de junio de mil novecientos ochenta y cinco|1985-06-12
nacimiento|el tres de mayo del ochenta|ask 1980-05-03
nacimiento|el tres de mayo|refused 05-03 year
hora|las tres y media|03:30:00 or 15:30:00
hora|a las tres y media de la tarde|15:30:00
hora|las cuatro menos cuarto|03:45:00 or 15:45:00
hora|a las cuatro menos cuarto de la tarde|15:45:00
hora|un cuarto para las cuatro|03:45:00 or 15:45:00
hora|cuarto para las cuatro de la tarde|15:45:00
hora|las nueve y cuarto de la mañana|09:15:00
hora|la una|01:00:00 or 13:00:00
hora|la una y diez de la tarde|13:10:00
hora|a la una menos veinte|00:40:00 or 12:40:00
hora|las ocho de la tarde|20:00:00
hora|las diez de la noche|22:00:00
hora|las dos de la madrugada|02:00:00
hora|las seis de la mañana|06:00:00
hora|las quince treinta|15:30:00
hora|las veinte horas|20:00:00
hora|a las dieciocho horas y treinta minutos|18:30:00
hora|las diez y seis|10:06:00 or 22:06:00
hora|mediodía|12:00:00
hora|a medianoche|00:00:00
hora|las doce de la noche|00:00:00
hora|las doce del mediodía|12:00:00
hora|las siete en punto|07:00:00 or 19:00:00
hora|sobre las nueve de la noche|21:00:00
hora|las nueve a eme|09:00:00
hora|15:30|15:30:00
hora|a las 9 de la noche|21:00:00
hora|de tres a cinco|nothing
hora|las cinco y veinticinco de la tarde|17:25:00
cuándo|mañana a las nueve de la mañana|2026-12-01T09:00:00
cuándo|mañana por la mañana a las nueve|2026-12-01T09:00:00
cuándo|el viernes a las cuatro y media de la tarde|2026-12-04T16:30:00
cuándo|viernes a las cuatro|2026-12-04T04:00:00 or 2026-12-04T16:00:00
cuándo|el tres de mayo a las diez de la mañana|2027-05-03T10:00:00
cuándo|esta noche a las diez|2026-11-30T22:00:00
cuándo|dentro de media hora|2026-11-30T10:30:00
cuándo|en dos horas|2026-11-30T12:00:00
cuándo|ahora mismo|2026-11-30T10:00:00
cuándo|pasado mañana al mediodía|2026-12-02T12:00:00
cuándo|mañana|refused 2026-12-01 time
cuándo|anoche a las ocho|2026-11-29T20:00:00
regalo|sí|true
regalo|si|true
regalo|sí, por favor|true
regalo|claro que sí|true
regalo|por supuesto|true
regalo|vale|true
regalo|de acuerdo|true
regalo|dale|true
regalo|sí, quiero que lo envuelva|true
regalo|no|false
regalo|no, gracias|false
regalo|para nada|false
regalo|mejor no|false
regalo|no hace falta|false
regalo|no quiero|false
regalo|no, ya tengo uno|false
regalo|creo que sí|ask true
regalo|creo que no|ask false
regalo|no sé|unsure
regalo|no hay problema|unsure
regalo|me da igual|unsure
regalo|depende|unsure
regalo|sí y no|unsure
regalo|quizás|unsure
regalo|olvídalo|stop
-|sí|yes
-|sí, envíelo|yes
-|sí, todo está bien|yes
-|sí, correcto|yes
-|adelante|yes
-|está bien así|yes
-|no|no
-|no, gracias|no
-|no es correcto|no
-|no está bien|no
-|está mal|no
-|eso no es lo que he dicho|no
-|sí, pero más tarde|unsure + pero más tarde
-|bueno|yes
-|no hay problema|unsure
-|no sí|unsure
-|si puedo|unsure + puedo
-|no, tres|no + tres
-|no, que sean tres|no + que sean tres
-|cancelar|stop
-|cancela la reserva|stop
-|para|stop
-|basta ya|stop
-|siguiente|skip
-|quiero saltar esta pregunta|skip
-|saltar el resto|skip-rest
-|¿cómo?|repeat
-|¿puede repetir la pregunta?|repeat
-|no le he oído|repeat
-|más despacio, por favor|slower
-|hable más alto|louder
-|ayuda|help
-|¿qué puedo decir?|help
-|¿cuáles son las opciones?|options
-|atrás|back
-|vuelva a la pregunta anterior|back
-|empezar de nuevo|start-over
-|¿dónde estoy?|where
-|un momento, por favor|wait
-|continuar|continue
-|cambiar|change
-|cambiar la talla|change + la talla
-|la talla debe ser grande|change + la talla debe ser grande
-|la fecha está mal|change + la fecha
-|rechazar|decline
-|no lo envíe|no
-|quiero deletrearlo|spell
-|la sugerencia|default
-|acepto todas las sugerencias|all-defaults
-|eso es todo|done
ciudad|Sevilla|Sevilla
ciudad|pues Madrid, por favor|Madrid
ciudad|la segunda|Sevilla
ciudad|el dos|Sevilla
ciudad|opción tres|Valencia
ciudad|la última|León
ciudad|la penúltima|nothing
ciudad|prefiero Bilbao|Bilbao
ciudad|balencia|Valencia
ciudad|Madrid no, Sevilla|Sevilla
ciudad|Barcelona|nothing
ciudad|leon|ask León
talla|la grande|Grande
talla|mediana por favor|Mediana
talla|quiero la pequeña|Pequeña
talla|la primera|Pequeña
talla|la mediana creo|Mediana
ingredientes|setas y queso|+Setas +Queso
ingredientes|todo menos cebolla|only +Setas +Aceitunas +Queso
ingredientes|quita el queso|-Queso
ingredientes|añade aceitunas|+Aceitunas
ingredientes|setas y nada más|+Setas done
ingredientes|eso es todo|done
nombre|me llamo Ana García|Ana García
nombre|soy Pedro|Pedro
nombre|se deletrea pe e de erre o|ask pedro
teléfono|seis uno dos tres cuatro cinco seis siete ocho|ask 612345678
teléfono|seis doce treinta y cuatro cincuenta y seis setenta y ocho|ask 612345678
teléfono|nueve uno uno doble cero tres cuatro cinco seis|ask 911003456
correo|ana punto garcía arroba gmail punto com|ask ana.garcia@gmail.com
correo|juan guion bajo pérez arroba ejemplo punto es|ask juan_perez@ejemplo.es
correo|mi correo es luis arroba hotmail punto com|ask luis@hotmail.com
correo|a guion be arroba ejemplo punto org|ask a-b@ejemplo.org
nota|nada|skip
nota|sin cebolla por favor|sin cebolla
"""
CASES = table(SPOKEN)


def test_there_are_at_least_a_hundred_and_fifty_utterances() -> None:
    assert len(CASES) >= 150


@pytest.mark.parametrize(("question", "reply", "reading"), CASES)
def test_a_reply_is_read_as_people_mean_it(question: str, reply: str, reading: str) -> None:
    assert SPANISH.said(question, reply) == reading


@pytest.mark.parametrize("consent", AT_THE_READ_BACK)
def test_only_a_clear_yes_sends_and_only_a_clear_no_declines(consent: str | None) -> None:
    for reply in AT_THE_READ_BACK[consent].split("; "):
        assert read_consent(reply, SPANISH.pack) == consent, reply
