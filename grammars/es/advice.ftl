### Lo que `voice-elicit check` y `preview` dicen a quienes escriben formularios.

## Consejos sobre formularios (`voice-elicit check`): qué va a fallar y cómo mejorarlo. Variables como en grammars/en/advice.ftl.

advice-warning = aviso
advice-note = nota
advice-line = { $level }: { $field }: { $text }
advice-line-form = { $level }: { $text }
advice-better = Mejor: { $text }
advice-none = Nada que objetar.
advice-count =
    { $count ->
        [0] Ningún aviso.
        [one] 1 aviso.
       *[other] { $count } avisos.
    }

advice-message-missing = No hay mensaje: solo se oye que un servidor pregunta algo.
advice-message-missing-better = Diga en una frase para qué son las respuestas.
advice-message-long = El mensaje dura { $seconds } segundos ({ $count } palabras) antes de la primera pregunta.
advice-message-long-better = Diga para qué es en { $most } palabras como mucho y deje lo demás a las preguntas.
advice-message-cut = El mensaje tiene { $count } caracteres; solo se leen { $most }.
advice-message-cut-better = Diga para qué es en una frase de { $most } caracteres como mucho.
advice-many-questions = { $count } preguntas llevan unos { $minutes } minutos; muchos lo dejan, y muchos programas solo esperan un minuto.
advice-many-questions-better = Haga las { $most } más importantes, y las demás después o nunca.
advice-nothing-required = Nada es obligatorio: cada pregunta acaba en «o diga saltar», y se puede enviar un formulario vacío.
advice-nothing-required-better = Ponga en "required" aquello de lo que no puede prescindir.
advice-left-out = Esta pregunta no se hace nunca: su formato y su longitud se excluyen.
advice-left-out-better = Quite "minLength" y "maxLength"; el formato ya lo dice todo.
advice-page-insecure = La página no es segura, y se avisa de ello.
advice-page-insecure-better = Use una dirección https.
advice-page-credentials = La dirección lleva un nombre o una contraseña, y se avisa de ello.
advice-page-credentials-better = Quítelo de la dirección.
advice-page-number = El servidor de la página es solo un número, y se avisa de ello.
advice-page-number-better = Use una dirección con nombre.
advice-page-look-alike = El nombre del servidor tiene letras extranjeras, y se avisa de ello.
advice-page-look-alike-better = Use un nombre con letras corrientes, si lo tiene.

advice-same-labels = Dos preguntas se llaman «{ $label }»: nadie puede decir cuál quiere cambiar.
advice-same-labels-better = Dé a cada una su propio título.
advice-labels-alike = «{ $one }» y «{ $other }» suenan parecido: «cambiar { $one }» puede cambiar la otra.
advice-labels-alike-better = Use títulos que no compartan ninguna palabra importante.
advice-title-missing = No tiene título, así que se lee su nombre: «{ $label }».
advice-title-missing-better = Añada un "title": las palabras que usaría una persona.
advice-title-empty = Con «{ $label }» nadie sabe qué responder.
advice-title-empty-better = Ponga como "title" lo que preguntaría a alguien en un mostrador.
advice-label-code = Leída se llama «{ $label }», que es un identificador y no una pregunta.
advice-label-code-better = Añada un "title" con palabras corrientes.
advice-label-shouted = Su título está en mayúsculas, y algunas voces las deletrean.
advice-label-shouted-better = Escríbalo como en una frase: «{ $plain }».
advice-label-symbols = Su título tiene signos o dibujos que se pierden al leerlo: «{ $label }».
advice-label-symbols-better = Diga con palabras qué significan.
advice-label-picture = Su título no tiene palabras, así que no se puede preguntar nada.
advice-label-picture-better = Añada un "title" con palabras corrientes.
advice-label-long = La pregunta tiene { $count } palabras; de lo que pasa de { $most } se olvida el principio.
advice-label-long-better = Haga del título una pregunta corta y pase el resto a la descripción, que se lee al decir «ayuda».
advice-screen-words = La descripción habla de una pantalla o de true y false: «{ $words }». Quien escucha no puede hacer eso.
advice-screen-words-better = Diga qué significa la respuesta, no dónde hacer clic.
advice-optional-said = Dice que se puede omitir, pero está entre las obligatorias.
advice-optional-said-better = Quítela de "required", o no la llame opcional.
advice-required-said = Dice que hace falta una respuesta, pero no está entre las obligatorias, y se ofrece saltarla.
advice-required-said-better = Añádala a "required".
advice-secret = Pide un secreto. Los servidores no deben pedirlo en un formulario; se avisa a la persona y se le aconseja rechazar.
advice-secret-better = Lleve a la persona a una página suya (modo URL), o identifíquela antes de preguntar.

advice-options-alike = «{ $one }» y «{ $other }» suenan parecido.
advice-options-alike-more = { $count } pares de opciones suenan parecido, entre ellos «{ $one }» y «{ $other }».
advice-options-alike-better = Dé a una de ellas un título con otra palabra; el valor que se envía puede quedarse.
advice-options-alike-more-better = Deles títulos que se distingan en una palabra entera; los valores que se envían pueden quedarse.
advice-options-same = «{ $one }» es el nombre de varias opciones, así que siempre hay que preguntar cuál.
advice-options-same-better = Dé a cada una su propio título.
advice-option-command = «{ $one }» también se dice para manejar el diálogo, así que siempre se vuelve a preguntar.
advice-option-command-better = Diga en el título qué ocurre, en dos o tres palabras: «Parar el servidor» en vez de «Parar».
advice-option-like-command = «{ $one }» suena como «{ $other }», que se dice para manejar el diálogo.
advice-option-like-command-better = Dele un título de dos o tres palabras.
advice-options-code =
    { $numbered ->
        [yes] Nadie diría { $options } en voz alta; las opciones se ofrecen por número.
       *[no] Nadie diría { $options } tal como está escrito.
    }
advice-options-code-better = Dé a cada una un título con palabras (oneOf con const y title): «Irlanda» para «eu-west-1».
advice-options-shouted = Hay opciones en mayúsculas ({ $options }), y algunas voces las deletrean.
advice-options-shouted-better = Dé a cada una un título como en una frase; el valor que se envía puede quedarse.
advice-options-picture = { $options } no se puede leer: no contiene palabras.
advice-options-picture-better = Ponga una palabra en el título.
advice-options-symbols = Los signos o dibujos de { $options } se pierden al leerlos.
advice-options-symbols-better = Diga con palabras qué significan, donde importe.
advice-options-long = Una opción de { $count } palabras es difícil de recordar y de decir: «{ $one }».
advice-options-long-better = Dele un título de dos o tres palabras y explíquela en la descripción.
advice-options-unread = { $count } opciones solo se leen cuando alguien pide la lista.
advice-options-unread-better = Si conoce las más probables, ofrezca esas y «otra».
advice-options-many = { $count } opciones no se leen nunca: hay que saber un nombre y decirlo o deletrearlo.
advice-options-many-better = Pregunte antes por una parte (una región, una inicial), u ofrezca las más probables.
advice-options-unheard = Al modelo de voz le faltan palabras de { $options }: lo que falta no se puede oír, solo elegir por número.
advice-options-unheard-better = Dé a esas opciones títulos con palabras corrientes.
advice-choice-yes-no = Una elección entre sí y no se pregunta como una lista de nombres.
advice-choice-yes-no-better = Conviértala en boolean.
advice-one-option = Solo hay una opción, así que no hay nada que elegir.
advice-one-option-better = Quite la pregunta, o conviértala en boolean.

advice-default-consent = La sugerencia a una pregunta de consentimiento es sí: se oye «la sugerencia es sí» y se desconfía.
advice-default-consent-better = Quite la sugerencia; el consentimiento tiene que salir de la persona.
advice-default-refusal = Se oye «la sugerencia es no», aunque nada impide un sí.
advice-default-refusal-better = Quite la sugerencia.
advice-negative = «{ $label }» es una pregunta con un no dentro: ¿un sí quiere decir sí?
advice-negative-better = Haga la pregunta en positivo y dé la vuelta al valor por su lado.

advice-range-unsaid = Nadie adivinaría que { $limits }; solo se oye después de haber dicho otra cosa.
advice-range-unsaid-better = Diga los límites en el título o en la descripción.
advice-range-between = solo vale de { $least } a { $most }
advice-range-least = se pide { $least } como mínimo
advice-range-most = se admite { $most } como máximo
advice-range-step = solo valen pasos de { $step }
advice-length-unsaid = Nadie adivinaría que { $limits }; nadie cuenta mientras habla.
advice-length-unsaid-better = Dígalo en la descripción, o quite el límite y acorte por su lado.
advice-length-exact =
    { $count ->
        [one] se pide exactamente un carácter
       *[other] se piden exactamente { $count } caracteres
    }
advice-length-least = se piden al menos { $count } caracteres
advice-length-most = se admiten como mucho { $count } caracteres
advice-pattern-unsaid = Las respuestas deben tener una forma que no se dice en ninguna parte: { $pattern }.
advice-pattern-unsaid-better = Explique la forma con un ejemplo en la descripción; se lee cuando una respuesta no encaja.
advice-cannot-say = Lo que pide no se puede decir en voz alta, y es obligatorio.
advice-cannot-say-better = Tómelo de donde ya está (un archivo, un ajuste, una lista), o hágalo opcional.
advice-text-choice = La descripción enumera las únicas respuestas ({ $options }), pero se acepta cualquier texto.
advice-text-choice-better = Conviértala en una elección (enum): así solo se escuchan esas y se entiende mal mucho menos.
advice-text-yes-no = El mensaje hace una pregunta de sí o no, pero se acepta cualquier texto.
advice-text-yes-no-better = Conviértala en boolean.
advice-format-missing = Parece pedir este formato: { $format }. Sin él, lo que se dice se toma como simples palabras.
advice-format-missing-better = Añada "format": "{ $format }".
advice-number-text = Parece pedir un número, pero acepta cualquier texto, y se envían las palabras: «cuatro», no 4.
advice-number-text-better = Conviértala en integer.
advice-whole-number = Cuenta algo, pero acepta también fracciones.
advice-whole-number-better = Conviértala en integer.

## Una vista previa del diálogo (`voice-elicit preview`). Los ejemplos son lo que podría decir una persona.

preview-us = S: { $text }
preview-person = P: { $text }
preview-help = Ayuda: { $text }
preview-text = la puerta azul de la izquierda
preview-name = María Jiménez
preview-email = maria@example.org
preview-uri = https://example.org
preview-phone = 915550123
preview-word = amanecer
preview-no-example = (una respuesta de la forma { $pattern })
preview-time = Hablamos unos { $ours } segundos, la persona unos { $theirs }.
preview-unsent = Aquí acaba la vista previa: no conoce una respuesta válida para todas las preguntas.
