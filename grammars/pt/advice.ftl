### O que `voice-elicit check` e `preview` dizem a quem escreve formulários.

## Conselhos sobre formulários (`voice-elicit check`): o que vai dar errado e como melhorar. Variáveis como em grammars/en/advice.ftl.

advice-warning = aviso
advice-note = nota
advice-line = { $level }: { $field }: { $text }
advice-line-form = { $level }: { $text }
advice-better = Melhor: { $text }
advice-none = Nada a criticar.
advice-count =
    { $count ->
        [0] Nenhum aviso.
        [one] 1 aviso.
       *[other] { $count } avisos.
    }

advice-message-missing = Não há mensagem: só se ouve que um servidor pergunta alguma coisa.
advice-message-missing-better = Diga em uma frase para que servem as respostas.
advice-message-long = A mensagem dura { $seconds } segundos ({ $count } palavras) antes da primeira pergunta.
advice-message-long-better = Diga para que serve em no máximo { $most } palavras e deixe o resto para as perguntas.
advice-message-cut = A mensagem tem { $count } caracteres; só { $most } são falados.
advice-message-cut-better = Diga para que serve em uma frase de no máximo { $most } caracteres.
advice-many-questions = { $count } perguntas levam uns { $minutes } minutos; muita gente desiste, e muitos programas só esperam um minuto.
advice-many-questions-better = Faça as { $most } mais importantes, e as outras depois ou nunca.
advice-nothing-required = Nada é obrigatório: toda pergunta termina com "ou diga pular", e um formulário vazio pode ser enviado.
advice-nothing-required-better = Ponha em "required" aquilo que não pode faltar.
advice-left-out = Esta pergunta nunca é feita: o formato e o tamanho se excluem.
advice-left-out-better = Tire "minLength" e "maxLength"; o formato já diz tudo.
advice-page-insecure = A página não é segura, e as pessoas são avisadas disso.
advice-page-insecure-better = Use um endereço https.
advice-page-credentials = O endereço traz um nome ou uma senha, e as pessoas são avisadas disso.
advice-page-credentials-better = Tire isso do endereço.
advice-page-number = O host é só um número, e as pessoas são avisadas disso.
advice-page-number-better = Use um endereço com nome.
advice-page-look-alike = O nome do host tem letras estrangeiras, e as pessoas são avisadas disso.
advice-page-look-alike-better = Use um nome com letras comuns, se tiver.

advice-same-labels = Duas perguntas se chamam "{ $label }": ninguém consegue dizer qual mudar.
advice-same-labels-better = Dê a cada uma o seu título.
advice-labels-alike = "{ $one }" e "{ $other }" soam parecido: "mudar { $one }" pode mudar a outra.
advice-labels-alike-better = Use títulos sem nenhuma palavra importante em comum.
advice-title-missing = Não tem título, então se lê o nome: "{ $label }?"
advice-title-missing-better = Acrescente um "title": as palavras que uma pessoa usaria.
advice-title-empty = "{ $label }?" não diz a ninguém o que responder.
advice-title-empty-better = Use como "title" o que perguntaria a alguém no balcão.
advice-label-code = Falada, ela se chama "{ $label }", que é um identificador e não uma pergunta.
advice-label-code-better = Acrescente um "title" em palavras comuns.
advice-label-shouted = O título está em maiúsculas, e algumas vozes soletram isso.
advice-label-shouted-better = Escreva como em uma frase: "{ $plain }".
advice-label-symbols = O título tem sinais ou figuras que se perdem na fala: "{ $label }".
advice-label-symbols-better = Diga com palavras o que significam.
advice-label-picture = O título não tem palavras, então não há como perguntar.
advice-label-picture-better = Acrescente um "title" em palavras comuns.
advice-label-long = A pergunta tem { $count } palavras; do que passa de { $most }, esquece-se o começo.
advice-label-long-better = Faça do título uma pergunta curta e passe o resto para a descrição, que é falada em "ajuda".
advice-screen-words = A descrição fala de uma tela ou de true e false: "{ $words }". Quem ouve não pode fazer isso.
advice-screen-words-better = Diga o que a resposta significa, não onde clicar.
advice-optional-said = Diz que pode ser omitida, mas está entre as obrigatórias.
advice-optional-said-better = Tire de "required", ou não a chame de opcional.
advice-required-said = Diz que a resposta é necessária, mas não está entre as obrigatórias; então se oferece pular.
advice-required-said-better = Acrescente a "required".
advice-secret = Pede um segredo. Servidores não devem pedir isso em formulário; a pessoa é avisada e aconselhada a recusar.
advice-secret-better = Mande a pessoa a uma página sua (modo URL), ou faça o login antes de perguntar.

advice-options-alike = "{ $one }" e "{ $other }" soam parecido.
advice-options-alike-more = { $count } pares de opções soam parecido, entre eles "{ $one }" e "{ $other }".
advice-options-alike-better = Dê a uma delas um título com outra palavra; o valor enviado pode ficar.
advice-options-alike-more-better = Dê títulos que se distingam por uma palavra inteira; os valores enviados podem ficar.
advice-options-same = "{ $one }" é o nome de várias opções, então é sempre preciso perguntar qual.
advice-options-same-better = Dê a cada uma o seu título.
advice-option-command = "{ $one }" também se diz para conduzir o diálogo, então sempre se pergunta de novo.
advice-option-command-better = Diga no título o que acontece, em duas ou três palavras: "Parar o servidor" em vez de "Parar".
advice-option-like-command = "{ $one }" soa como "{ $other }", que se diz para conduzir o diálogo.
advice-option-like-command-better = Dê um título de duas ou três palavras.
advice-options-code =
    { $numbered ->
        [yes] Ninguém diria { $options } em voz alta; as opções são oferecidas por número.
       *[no] Ninguém diria { $options } do jeito que está escrito.
    }
advice-options-code-better = Dê a cada uma um título em palavras (oneOf com const e title): "Irlanda" para "eu-west-1".
advice-options-shouted = Há opções em maiúsculas ({ $options }), e algumas vozes soletram isso.
advice-options-shouted-better = Dê a cada uma um título como em uma frase; o valor enviado pode ficar.
advice-options-picture = { $options } não pode ser falado: não há palavras.
advice-options-picture-better = Ponha uma palavra no título.
advice-options-symbols = Sinais ou figuras em { $options } se perdem na fala.
advice-options-symbols-better = Diga com palavras o que significam, onde for importante.
advice-options-long = Uma opção de { $count } palavras é difícil de lembrar e de dizer: "{ $one }".
advice-options-long-better = Dê um título de duas ou três palavras e explique na descrição.
advice-options-unread = { $count } opções só são lidas quando alguém pede a lista.
advice-options-unread-better = Se conhece as mais prováveis, ofereça essas e "outra".
advice-options-many = { $count } opções nunca são lidas: é preciso saber um nome e dizê-lo ou soletrá-lo.
advice-options-many-better = Pergunte antes por uma parte (uma região, uma inicial), ou ofereça as mais prováveis.
advice-options-unheard = Faltam ao modelo de voz palavras de { $options }: o que falta não pode ser ouvido, só escolhido por número.
advice-options-unheard-better = Dê a essas opções títulos com palavras comuns.
advice-choice-yes-no = Uma escolha entre sim e não é perguntada como uma lista de nomes.
advice-choice-yes-no-better = Faça dela um boolean.
advice-one-option = Só há uma opção, então não há o que escolher.
advice-one-option-better = Tire a pergunta, ou faça dela um boolean.

advice-default-consent = A sugestão para uma pergunta de consentimento é sim: as pessoas ouvem isso e desconfiam.
advice-default-consent-better = Tire a sugestão; o consentimento tem que vir da pessoa.
advice-default-refusal = Ouve-se que a sugestão é não, embora nada impeça um sim.
advice-default-refusal-better = Tire a sugestão.
advice-negative = "{ $label }?" é uma pergunta com um não dentro: um sim quer dizer sim?
advice-negative-better = Faça a pergunta no positivo e inverta o valor do seu lado.

advice-range-unsaid = Ninguém adivinharia que { $limits }; só se ouve isso depois de dizer outra coisa.
advice-range-unsaid-better = Diga os limites no título ou na descrição.
advice-range-between = só vale de { $least } a { $most }
advice-range-least = se pede no mínimo { $least }
advice-range-most = se aceita no máximo { $most }
advice-range-step = só valem passos de { $step }
advice-length-unsaid = Ninguém adivinharia que { $limits }; ninguém conta enquanto fala.
advice-length-unsaid-better = Diga isso na descrição, ou tire o limite e encurte do seu lado.
advice-length-exact =
    { $count ->
        [one] se pede exatamente um caractere
       *[other] se pedem exatamente { $count } caracteres
    }
advice-length-least = se pedem pelo menos { $count } caracteres
advice-length-most = se aceitam no máximo { $count } caracteres
advice-pattern-unsaid = As respostas precisam ter uma forma que não é dita em lugar nenhum: { $pattern }.
advice-pattern-unsaid-better = Descreva a forma com um exemplo na descrição; ela é falada quando uma resposta não serve.
advice-cannot-say = O que ela pede não dá para dizer em voz alta, e é obrigatório.
advice-cannot-say-better = Pegue de onde já está (um arquivo, uma configuração, uma lista), ou torne opcional.
advice-text-choice = A descrição enumera as únicas respostas ({ $options }), mas qualquer texto é aceito.
advice-text-choice-better = Faça dela uma escolha (enum): assim só se ouvem essas, e muito menos é mal entendido.
advice-text-yes-no = A mensagem faz uma pergunta de sim ou não, mas qualquer texto é aceito.
advice-text-yes-no-better = Faça dela um boolean.
advice-format-missing = Parece pedir este formato: { $format }. Sem ele, o que se diz vale como simples palavras.
advice-format-missing-better = Acrescente "format": "{ $format }".
advice-number-text = Parece pedir um número, mas aceita qualquer texto, e são enviadas as palavras: "quatro", não 4.
advice-number-text-better = Faça dela um integer.
advice-whole-number = Conta alguma coisa, mas também aceita frações.
advice-whole-number-better = Faça dela um integer.

## Uma prévia do diálogo (`voice-elicit preview`). Os exemplos são o que uma pessoa poderia dizer.

preview-us = S: { $text }
preview-person = P: { $text }
preview-help = Ajuda: { $text }
preview-text = a porta azul à esquerda
preview-name = Maria Oliveira
preview-email = maria@example.org
preview-uri = https://example.org
preview-phone = 1155550123
preview-word = amanhecer
preview-no-example = (uma resposta da forma { $pattern })
preview-time = Nós falamos uns { $ours } segundos, a pessoa uns { $theirs }.
preview-unsent = A prévia termina aqui: ela não conhece uma resposta que sirva para cada pergunta.
