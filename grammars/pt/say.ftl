### Everything voice_elicit says in Portuguese (Brazilian, neutral). Short, the question last; our words never blame.

style-labels = lower

## Who asks.

server-known = { $name }
server-claimed = Um servidor que diz se chamar { $name }
server-unknown = Um servidor

## Opening.

opening-says = { $server } diz: { $message }
opening-asks = { $server } pergunta: { $message }
opening-things =
    { $count ->
        [one] Pede só um dado.
       *[other] Pede { $words } dados.
    }
opening-things-bare =
    { $count ->
        [one] { $server } pede só um dado.
       *[other] { $server } pede { $words } dados.
    }
opening-labels = Pede { $labels }.
opening-labels-bare = { $server } pede { $labels }.
opening-stop = Pode dizer cancelar a qualquer momento.
opening-start = Vamos começar?
opening-start-help = Diga sim para ouvir as perguntas, ou não para recusar.

## Questions.

ask-text = { $label }?
ask-number = { $label }?
ask-date = { $label }?
ask-choice = Qual { $label }?
ask-choice-label = { $label }?
ask-multi = Quais { $label }?
ask-boolean = { $label }? Sim ou não.
ask-boolean-hint = Sim ou não.
ask-email = { $label }? Diga ou soletre.
ask-instead = Era { $value }.
ask-missing-time = { $value }, a que horas?
ask-missing-year = De que ano?
ask-missing-day = O último seria { $value }. Que dia então?
ask-missing-name = Só a parte antes da arroba, letra por letra.
ask-missing-host = { $value }. E depois da arroba?
ask-optional = Ou diga pular.
ask-suggested = A sugestão é { $value }.

## Options.

options-or = { $first } ou { $last }
options-and = { $first } e { $last }
options-read = { $options }.
options-asked = { $options }?
options-numbered = { $number }: { $option }.
options-numbered-first = Opção { $number }: { $option }.
options-number-or-name = Diga o número ou o nome.
options-more =
    { $count ->
        [one] Diga mais para ouvir o último.
       *[other] Diga mais para ouvir os próximos { $words }.
    }
options-no-more = Essa era a última.
options-say-list = Diga lista para ouvir as opções.
options-spell = Diga o nome, ou soletre o começo.
options-narrowed =
    { $count ->
        [one] Um nome começa com "{ $heard }". Diga o nome.
       *[other] { $words } nomes começam com "{ $heard }". Diga um pouco mais do nome.
    }
options-too-many = São muitas para ler: diga o nome, ou soletre o começo.
options-choose-some = Pode escolher várias.
options-at-least =
    { $count ->
        [one] Escolha pelo menos um.
       *[other] Escolha pelo menos { $words }.
    }
options-at-most =
    { $count ->
        [one] Escolha um.
       *[other] Até { $words }.
    }
options-between = Escolha de { $least } a { $most }.

## What was understood.

heard-value = { $value }.
heard-counted = { $value } { $noun }
heard-yes = Sim, { $label }.
heard-no = { $label }: não.
heard-secret = Anotado.
heard-skipped = Sem { $label }.
heard-defaults = Fico com as sugestões.

## Asking back.

confirm-value = { $value }, certo?
confirm-option = A opção { $value }, certo?
confirm-number-digits = { $value }, { $digits }?
confirm-spelled = { $value }. Certo?
confirm-help = Diga sim se { $value } está certo, ou diga de novo.
confirm-yes-or-no = Sim ou não: { $value }?
choose-between = { $options }?
choose-help = Diga a primeira, a segunda, ou nenhuma.
collected = { $values }. Mais alguma coisa, ou é só isso?
collected-none = Nada escolhido ainda. Quais você quer?
scan-start = Então passo a passo: sim ou não.
scan-option = { $option }?
grey-yes = Ouvi sim. Diga sim de novo para enviar.
grey-yes-keys = Ouvi sim. Diga sim de novo para enviar, ou aperte Enter.
grey-yes-open = Ouvi sim. Diga sim de novo para abrir a página.

## Nothing heard, not understood.

no-input = { $help }
no-input-again = Ainda está aí? { $question }
no-input-end = Não ouço nada, então paro por aqui. Nada foi enviado.
no-match = Não entendi. { $question }
no-match-heard = Ouvi "{ $heard }". { $question }
no-match-keys = Também pode digitar ou apertar uma tecla. { $question }
no-match-skip = Fica de fora: { $label }.
no-match-end = Não consegui entender { $label }, e isso é necessário. Paro por aqui; nada foi enviado.
no-match-end-bare = Não consegui entender. Paro por aqui; nada foi enviado.
unsure = Sem pressa. { $question }
unsure-optional = Pode deixar de fora: diga pular. { $question }

## What a value must be.

problem-tooSmall = No mínimo { $limit }, por favor.
problem-tooLarge = No máximo { $limit }, por favor.
problem-between = Entre { $least } e { $most }, por favor.
problem-notANumber = Um número, por favor.
problem-notAnInteger = Um número inteiro, por favor.
problem-multiple = De { $limit } em { $limit }, por favor.
problem-tooShort =
    { $count ->
        [one] Pelo menos um caractere, por favor.
       *[other] Pelo menos { $words } caracteres, por favor.
    }
problem-tooLong =
    { $count ->
        [one] Só um caractere, por favor.
       *[other] No máximo { $words } caracteres, por favor.
    }
problem-tooFew =
    { $count ->
        [one] Pelo menos um, por favor.
       *[other] Pelo menos { $words }, por favor.
    }
problem-tooMany =
    { $count ->
        [one] Só um, por favor.
       *[other] No máximo { $words }, por favor.
    }
problem-email = Preciso de um endereço de e-mail, como ana arroba exemplo ponto org.
problem-uri = Preciso de um endereço da internet, como exemplo ponto org.
problem-date = Preciso de um dia, como quatro de dezembro.
problem-time = Preciso de um horário, como três e meia da tarde.
problem-date-time = Preciso de um dia e um horário, como amanhã às nove da manhã.
problem-pattern = Não está na forma que eles pedem.
problem-required = Este dado é necessário.
problem-required-no-skip = Este dado é necessário: { $label }. { $question }
problem-final = { $label } ainda não serve. { $problem }

## Help.

help-text = Diga, ou diga soletrar para ir letra por letra.
help-number = Diga um número.
help-date = Diga um dia, como sexta que vem ou quatro de dezembro.
help-time = Diga um horário, como três e meia.
help-date-time = Diga um dia e um horário.
help-choice = Pode dizer { $options }.
help-choice-many = Diga um nome, um número, ou lista para ouvir as opções.
help-boolean = Pode dizer sim ou não.
help-multi = Diga um ou mais, e depois é só isso.
help-email = Diga como ana arroba exemplo ponto org, ou soletre.
help-uri = Diga como exemplo ponto org.
help-optional = Pode dizer pular.
help-default = Diga sugestão para ficar com { $value }.
help-commands = Também pode dizer repetir, voltar, mudar, onde estou ou cancelar.

## The read-back.

read-back-pair = { $label }: { $value }
read-back = Então: { $values }.
read-back-more = E: { $values }.
read-back-last = Diga sim para enviar, mudar para corrigir, ou não para recusar.
read-back-again = Posso enviar?
read-back-one = Posso enviar?
read-back-empty = Nada foi preenchido.
read-back-empty-last = Diga sim para enviar vazio, ou não para recusar.
read-back-help = Se disser sim, eu envio. Se disser mudar, corrigimos algo. Se disser não, nada é enviado.
read-back-secret = como você disse
agree = Diga sim para aceitar, ou não para recusar.
agree-help = Se disser sim, eles saberão que você aceita. Se disser não, saberão que recusa.
change-what = O que eu mudo: { $labels }?
change-which = { $value }: para { $labels }?
change-nothing = Ainda não há nada para mudar. { $question }
no-correct-or-decline = Para corrigir { $label }, diga mudar. Recuso, e não envio nada?

## Stop, decline, start over, wait.

sure-stop = Cancelo, e não envio nada?
sure-stop-held =
    Você já informou { $count ->
        [one] um dado
       *[other] { $words } dados
    } de { $total }. Cancelo, e não envio nada?
sure-decline = Recuso, e não envio nada?
sure-start-over = Começamos de novo, e esqueço suas respostas?
sure-help = Diga sim ou não.
go-on = Certo, continuamos. { $question }
started-over = Desde o começo.
waiting = Sem pressa. Diga continuar quando quiser seguir.
waiting-reminder = Ainda estou aqui. Diga continuar quando quiser seguir.
waiting-end = Paro por aqui. Nada foi enviado.
first-question = Esta é a primeira pergunta. { $question }
where = Pergunta { $number } de { $total }.
where-answers = Até agora: { $values }.
slower = Mais devagar.
faster = Mais rápido.
louder = Mais alto.
quieter = Mais baixo.

## Time.

time-low = Faltam { $words } segundos. Precisa de mais tempo?
time-more = Você tem mais tempo. { $question }

## Spelling.

spell-now = Soletre, e depois faça uma pausa.

## Secrets.

secret = { $label }: um formulário não deveria pedir isso por voz, outros podem ouvir. Sugiro recusar. Recuso?
secret-help = Diga sim para recusar, não para seguir, ou pular para deixar de fora.
secret-help-required = Diga sim para recusar, ou não para seguir.
secret-go-on = Como quiser. Não vou repetir.

## A page to open.

page = { $server } quer que você abra uma página em { $host }.
page-says = Eles dizem: { $message }
page-address-hint = O endereço completo está na tela; diga endereço para ouvir.
page-open = Abro a página?
page-address = { $address }.
page-insecure = Cuidado: a página não é protegida.
page-credentials = Cuidado: o endereço traz um nome e uma senha antes do site verdadeiro.
page-look-alike = Cuidado: o nome usa letras estrangeiras, que podem parecer outras. Letra por letra é { $host }.
page-number = Cuidado: o site é só um número.
page-opening = Abrindo agora.
page-done = { $server } diz que a página está concluída.
page-help = Diga sim para abrir a página, não para recusar, ou endereço para ouvir inteiro.

## Endings.

sent = Enviado.
agreed = Enviado: você aceita.
declined = Recusado. Nada foi enviado.
stopped = Cancelado. Nada foi enviado.
withdrawn = O pedido foi retirado. Nada foi enviado.
timed-out = O tempo acabou. Nada foi enviado.
device-lost = O aparelho de som não está mais aqui. Nada foi enviado.
speech-missing = A fala em português não está instalada neste aparelho. As respostas podem ser digitadas.
failed = Algo deu errado aqui. Nada foi enviado.
unusable = { $server } pede algo que não consigo transformar em perguntas. Nada foi enviado.
