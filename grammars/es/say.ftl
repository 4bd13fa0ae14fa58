### Everything voice_elicit says in Spanish, to "usted". Short, the question last; our words never blame.

style-labels = lower

## Who asks.

server-known = { $name }
server-claimed = Un servidor que dice llamarse { $name }
server-unknown = Un servidor

## Opening.

opening-says = { $server } dice: { $message }
opening-asks = { $server } pregunta: { $message }
opening-things =
    { $count ->
        [one] Pide un solo dato.
       *[other] Pide { $words } datos.
    }
opening-things-bare =
    { $count ->
        [one] { $server } pide un solo dato.
       *[other] { $server } pide { $words } datos.
    }
opening-labels = Pide { $labels }.
opening-labels-bare = { $server } pide { $labels }.
opening-stop = Puede decir cancelar en cualquier momento.
opening-start = ¿Empezamos?
opening-start-help = Diga sí para oír las preguntas, o no para rechazarlas.

## Questions.

ask-text = ¿{ $label }?
ask-number = ¿{ $label }?
ask-date = ¿{ $label }?
ask-choice = ¿Qué { $label }?
ask-choice-label = ¿{ $label }?
ask-multi = ¿Qué { $label }?
ask-boolean = ¿{ $label }? Sí o no.
ask-boolean-hint = Sí o no.
ask-email = ¿{ $label }? Dígalo o deletréelo.
ask-instead = Era { $value }.
ask-missing-time = { $value }, ¿a qué hora?
ask-missing-year = ¿De qué año?
ask-missing-day = El último sería { $value }. ¿Qué día entonces?
ask-missing-name = Solo la parte antes de la arroba, letra por letra.
ask-missing-host = { $value }. ¿Y después de la arroba?
ask-optional = O diga saltar.
ask-suggested = Sugieren { $value }.

## Options.

options-or = { $first } o { $last }
options-and = { $first } y { $last }
options-read = { $options }.
options-asked = ¿{ $options }?
options-numbered = { $number }: { $option }.
options-numbered-first = Opción { $number }: { $option }.
options-number-or-name = Diga el número o el nombre.
options-more =
    { $count ->
        [one] Diga más para oír la última.
       *[other] Diga más para oír las { $words } siguientes.
    }
options-no-more = Esa era la última.
options-say-list = Diga lista para oírlas.
options-spell = Diga el nombre, o deletree el principio.
options-narrowed =
    { $count ->
        [one] Una empieza por "{ $heard }". Diga el nombre.
       *[other] { $words } empiezan por "{ $heard }". Diga algo más del nombre.
    }
options-too-many = Son demasiadas para leerlas: diga el nombre, o deletree el principio.
options-choose-some = Puede elegir varias.
options-at-least =
    { $count ->
        [one] Elija al menos una.
       *[other] Elija al menos { $words }.
    }
options-at-most =
    { $count ->
        [one] Elija una.
       *[other] Hasta { $words }.
    }
options-between = Elija de { $least } a { $most }.

## What was understood.

heard-value = { $value }.
heard-counted = { $value } { $noun }
heard-yes = Sí, { $label }.
heard-no = { $label }: no.
heard-secret = Lo tengo.
heard-skipped = Sin { $label }.
heard-defaults = Tomo las sugerencias.

## Asking back.

confirm-value = { $value }, ¿verdad?
confirm-option = La opción { $value }, ¿verdad?
confirm-number-digits = ¿{ $value }, { $digits }?
confirm-spelled = { $value }. ¿Es correcto?
confirm-help = Diga sí si { $value } es correcto, o dígalo otra vez.
confirm-yes-or-no = ¿Sí o no: { $value }?
choose-between = ¿{ $options }?
choose-help = Diga la primera, la segunda, o ninguna.
collected = { $values }. ¿Algo más, o eso es todo?
collected-none = Aún no ha elegido nada. ¿Cuáles quiere?
scan-start = Entonces, paso a paso: sí o no.
scan-option = ¿{ $option }?
grey-yes = He oído sí. Diga sí otra vez para enviar.
grey-yes-keys = He oído sí. Diga sí otra vez para enviar, o pulse Intro.
grey-yes-open = He oído sí. Diga sí otra vez para abrir la página.

## Nothing heard, not understood.

no-input = { $help }
no-input-again = ¿Sigue ahí? { $question }
no-input-end = No oigo nada, así que termino aquí. No se ha enviado nada.
no-match = No lo he entendido. { $question }
no-match-heard = He oído "{ $heard }". { $question }
no-match-keys = También puede escribirlo o pulsar una tecla. { $question }
no-match-skip = Dejamos esto fuera: { $label }.
no-match-end = No he podido entender { $label }, y hace falta. Termino aquí; no se ha enviado nada.
no-match-end-bare = No he podido entenderle. Termino aquí; no se ha enviado nada.
unsure = Sin prisa. { $question }
unsure-optional = Puede dejarlo fuera: diga saltar. { $question }

## What a value must be.

problem-tooSmall = Como mínimo { $limit }, por favor.
problem-tooLarge = Como máximo { $limit }, por favor.
problem-between = Entre { $least } y { $most }, por favor.
problem-notANumber = Un número, por favor.
problem-notAnInteger = Un número entero, por favor.
problem-multiple = De { $limit } en { $limit }, por favor.
problem-tooShort =
    { $count ->
        [one] Al menos un carácter, por favor.
       *[other] Al menos { $words } caracteres, por favor.
    }
problem-tooLong =
    { $count ->
        [one] Un solo carácter, por favor.
       *[other] Como máximo { $words } caracteres, por favor.
    }
problem-tooFew =
    { $count ->
        [one] Al menos una, por favor.
       *[other] Al menos { $words }, por favor.
    }
problem-tooMany =
    { $count ->
        [one] Solo una, por favor.
       *[other] Como máximo { $words }, por favor.
    }
problem-email = Necesito una dirección de correo, como ana arroba ejemplo punto es.
problem-uri = Necesito una dirección web, como ejemplo punto es.
problem-date = Necesito un día, como el cuatro de diciembre.
problem-time = Necesito una hora, como las tres y media de la tarde.
problem-date-time = Necesito un día y una hora, como mañana a las nueve de la mañana.
problem-pattern = No tiene la forma que piden.
problem-required = Este dato hace falta.
problem-required-no-skip = Hace falta este dato: { $label }. { $question }
problem-final = { $label } todavía no encaja. { $problem }

## Help.

help-text = Dígalo, o diga deletrear para ir letra por letra.
help-number = Diga un número.
help-date = Diga un día, como el viernes que viene o el cuatro de diciembre.
help-time = Diga una hora, como las tres y media.
help-date-time = Diga un día y una hora.
help-choice = Puede decir { $options }.
help-choice-many = Diga un nombre, un número, o lista para oírlas.
help-boolean = Puede decir sí o no.
help-multi = Diga una o más, y luego eso es todo.
help-email = Dígalo como ana arroba ejemplo punto es, o deletréelo.
help-uri = Dígalo como ejemplo punto es.
help-optional = Puede decir saltar.
help-default = Diga la sugerencia para tomar { $value }.
help-commands = También puede decir repetir, atrás, cambiar, dónde estoy o cancelar.

## The read-back.

read-back-pair = { $label }: { $value }
read-back = Entonces: { $values }.
read-back-more = Y: { $values }.
read-back-last = Diga sí para enviar, cambiar para corregir algo, o no para rechazar.
read-back-again = ¿Lo envío?
read-back-one = ¿Lo envío?
read-back-empty = No hay nada rellenado.
read-back-empty-last = Diga sí para enviarlo vacío, o no para rechazar.
read-back-help = Si dice sí, se envía. Si dice cambiar, se corrige algo. Si dice no, no se envía nada.
read-back-secret = como lo ha dicho
agree = Diga sí para aceptar, o no para rechazar.
agree-help = Si dice sí, sabrán que acepta. Si dice no, sabrán que rechaza.
change-what = ¿Qué cambio: { $labels }?
change-which = { $value }: ¿para { $labels }?
change-nothing = Todavía no hay nada que cambiar. { $question }
no-correct-or-decline = Para corregir { $label }, diga cambiar. ¿Rechazo, y no envío nada?

## Stop, decline, start over, wait.

sure-stop = ¿Cancelo, y no envío nada?
sure-stop-held =
    Ha contestado { $count ->
        [one] una pregunta
       *[other] { $words } preguntas
    } de { $total }. ¿Cancelo, y no envío nada?
sure-decline = ¿Rechazo, y no envío nada?
sure-start-over = ¿Empezamos de nuevo, y olvido sus respuestas?
sure-help = Diga sí o no.
go-on = Bien, seguimos. { $question }
started-over = Desde el principio.
waiting = Tómese su tiempo. Diga continuar cuando quiera seguir.
waiting-reminder = Sigo aquí. Diga continuar cuando quiera seguir.
waiting-end = Termino aquí. No se ha enviado nada.
first-question = Esta es la primera pregunta. { $question }
where = Pregunta { $number } de { $total }.
where-answers = Hasta ahora: { $values }.
slower = Más despacio.
faster = Más rápido.
louder = Más alto.
quieter = Más bajo.

## Time.

time-low = Quedan { $words } segundos. ¿Necesita más tiempo?
time-more = Tiene más tiempo. { $question }

## Spelling.

spell-now = Deletréelo, y luego haga una pausa.

## Secrets.

secret = { $label }: un formulario no debería pedir esto de viva voz, otros pueden oírlo. Sugiero rechazarlo. ¿Lo rechazo?
secret-help = Diga sí para rechazar, no para seguir, o saltar para dejarlo fuera.
secret-help-required = Diga sí para rechazar, o no para seguir.
secret-go-on = Como quiera. No lo repetiré.

## A page to open.

page = { $server } quiere que abra una página en { $host }.
page-says = Dicen: { $message }
page-address-hint = La dirección completa está en la pantalla; diga dirección para oírla.
page-open = ¿La abro?
page-address = { $address }.
page-insecure = Cuidado: la página no está protegida.
page-credentials = Cuidado: la dirección lleva un nombre y una contraseña delante del sitio verdadero.
page-look-alike = Cuidado: el nombre usa letras extranjeras, que pueden parecer otras. Letra por letra es { $host }.
page-number = Cuidado: el sitio es solo un número.
page-opening = La abro ahora.
page-done = { $server } dice que la página está terminada.
page-help = Diga sí para abrir la página, no para rechazar, o dirección para oírla entera.

## Endings.

sent = Enviado.
agreed = Enviado: usted acepta.
declined = Rechazado. No se ha enviado nada.
stopped = Cancelado. No se ha enviado nada.
withdrawn = Han retirado la petición. No se ha enviado nada.
timed-out = Se acabó el tiempo. No se ha enviado nada.
device-lost = El dispositivo de sonido ya no está. No se ha enviado nada.
speech-missing = El habla en español no está instalada en este equipo. Las respuestas se pueden escribir.
failed = Algo ha fallado aquí. No se ha enviado nada.
unusable = { $server } pide algo que no puedo convertir en preguntas. No se ha enviado nada.
