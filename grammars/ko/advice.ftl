### `voice-elicit check`와 `preview`가 양식을 만드는 사람에게 하는 말.

## 양식에 대한 조언(`voice-elicit check`): 무엇이 잘못될지, 어떻게 하면 나아지는지. 변수는 grammars/en/advice.ftl과 같다.

advice-warning = 경고
advice-note = 참고
advice-line = { $level }: { $field }: { $text }
advice-line-form = { $level }: { $text }
advice-better = 더 나은 방법: { $text }
advice-none = 지적할 것이 없습니다.
advice-count =
    { $count ->
        [0] 경고가 없습니다.
       *[other] 경고 { $count }개.
    }

advice-message-missing = 메시지가 없어서, 서버가 무언가를 묻는다는 것만 들립니다.
advice-message-missing-better = 답을 어디에 쓰는지 한 문장으로 알려 주세요.
advice-message-long = 첫 질문이 나오기 전에 메시지를 듣는 데 { $seconds }초가 걸립니다({ $count }단어).
advice-message-long-better = 무엇을 위한 것인지 { $most }단어 안으로 말하고, 나머지는 질문에 맡기세요.
advice-message-cut = 메시지가 { $count }자인데, { $most }자까지만 읽습니다.
advice-message-cut-better = 무엇을 위한 것인지 { $most }자 안의 한 문장으로 말하세요.
advice-many-questions = 질문 { $count }개에 { $minutes }분쯤 걸립니다. 많은 사람이 그만두고, 1분만 기다리는 프로그램도 많습니다.
advice-many-questions-better = 가장 중요한 { $most }개만 묻고, 나머지는 나중에 묻거나 묻지 마세요.
advice-nothing-required = 필수인 것이 없어서, 질문마다 건너뛸 수 있다고 말하게 되고, 빈 양식이 보내질 수도 있습니다.
advice-nothing-required-better = 꼭 필요한 것을 "required"에 적으세요.
advice-left-out = 이 질문은 나오지 않습니다. 형식과 길이가 서로 맞지 않습니다.
advice-left-out-better = "minLength"와 "maxLength"를 빼세요. 형식만으로 충분합니다.
advice-page-insecure = 페이지가 보안 연결이 아니어서, 이용자에게 경고합니다.
advice-page-insecure-better = https 주소를 쓰세요.
advice-page-credentials = 주소에 이름이나 비밀번호가 들어 있어서, 이용자에게 경고합니다.
advice-page-credentials-better = 주소에서 빼세요.
advice-page-number = 호스트가 숫자뿐이어서, 이용자에게 경고합니다.
advice-page-number-better = 이름이 있는 주소를 쓰세요.
advice-page-look-alike = 호스트 이름에 낯선 글자가 들어 있어서, 이용자에게 경고합니다.
advice-page-look-alike-better = 가능하면 보통 글자로 된 이름을 쓰세요.

advice-same-labels = 질문 두 개의 이름이 "{ $label }"입니다. 어느 것을 바꿀지 말할 수 없습니다.
advice-same-labels-better = 질문마다 다른 제목을 붙이세요.
advice-labels-alike = "{ $one }"과(와) "{ $other }"은(는) 소리가 비슷해서, 하나를 바꾸려다 다른 것을 바꿀 수 있습니다.
advice-labels-alike-better = 중요한 낱말이 겹치지 않는 제목을 쓰세요.
advice-title-missing = 제목이 없어서 이름을 그대로 읽습니다: "{ $label }?"
advice-title-missing-better = "title"을 넣으세요. 사람이 쓸 만한 말로 적습니다.
advice-title-empty = "{ $label }?"만으로는 무엇을 답해야 할지 알 수 없습니다.
advice-title-empty-better = 창구에서 사람에게 물어볼 말을 "title"로 쓰세요.
advice-label-code = 소리로는 "{ $label }"(이)라고 하는데, 이것은 식별자이지 질문이 아닙니다.
advice-label-code-better = 쉬운 말로 된 "title"을 넣으세요.
advice-label-shouted = 제목이 대문자여서, 한 글자씩 읽는 음성이 있습니다.
advice-label-shouted-better = 문장에서처럼 쓰세요: "{ $plain }".
advice-label-symbols = 제목에 있는 기호나 그림은 읽을 때 빠집니다: "{ $label }".
advice-label-symbols-better = 그것이 뜻하는 바를 말로 쓰세요.
advice-label-picture = 제목에 낱말이 없어서 물을 수 없습니다.
advice-label-picture-better = 쉬운 말로 된 "title"을 넣으세요.
advice-label-long = 질문이 { $count }단어입니다. { $most }단어가 넘으면 앞부분을 잊습니다.
advice-label-long-better = 제목은 짧은 질문으로 하고, 나머지는 "도움말"에서 읽어 주는 설명으로 옮기세요.
advice-screen-words = 설명에 화면이나 true, false 이야기가 나옵니다: "{ $words }". 듣는 사람은 그렇게 할 수 없습니다.
advice-screen-words-better = 어디를 누를지가 아니라, 답이 무엇을 뜻하는지 쓰세요.
advice-optional-said = 답하지 않아도 된다고 하면서 필수로 되어 있습니다.
advice-optional-said-better = "required"에서 빼거나, 선택이라고 하지 마세요.
advice-required-said = 답이 필요하다고 하면서 필수로 되어 있지 않아, 건너뛸 수 있다고 말하게 됩니다.
advice-required-said-better = "required"에 넣으세요.
advice-secret = 비밀을 묻고 있습니다. 서버는 양식에서 비밀을 물으면 안 됩니다. 이용자에게 경고하고 거절을 권합니다.
advice-secret-better = 직접 운영하는 페이지로 보내거나(URL 방식), 묻기 전에 로그인하게 하세요.

advice-options-alike = "{ $one }"과(와) "{ $other }"은(는) 소리가 비슷합니다.
advice-options-alike-more = 소리가 비슷한 선택지가 { $count }쌍 있습니다. "{ $one }"과(와) "{ $other }"도 그렇습니다.
advice-options-alike-better = 하나에 다른 낱말이 들어간 제목을 붙이세요. 보내는 값은 그대로 두어도 됩니다.
advice-options-alike-more-better = 낱말 하나가 통째로 다른 제목을 붙이세요. 보내는 값은 그대로 두어도 됩니다.
advice-options-same = "{ $one }"(이)라고 하는 선택지가 여럿이어서, 늘 어느 것인지 물어야 합니다.
advice-options-same-better = 선택지마다 다른 제목을 붙이세요.
advice-option-command = "{ $one }"은(는) 대화를 진행할 때 쓰는 말이기도 해서, 매번 되묻게 됩니다.
advice-option-command-better = 무슨 일이 일어나는지 제목에 두세 낱말로 쓰세요: "중지" 대신 "서버 중지하기".
advice-option-like-command = "{ $one }"은(는) 대화를 진행할 때 쓰는 "{ $other }"처럼 들립니다.
advice-option-like-command-better = 두세 낱말로 된 제목을 붙이세요.
advice-options-code =
    { $numbered ->
        [yes] { $options }: 소리 내어 말할 사람이 없어서, 번호로 고르게 합니다.
       *[no] { $options }: 적힌 그대로 말할 사람이 없습니다.
    }
advice-options-code-better = 선택지마다 말로 된 제목을 붙이세요(oneOf의 const와 title): "eu-west-1"은 "아일랜드".
advice-options-shouted = 대문자로 된 선택지({ $options })를 한 글자씩 읽는 음성이 있습니다.
advice-options-shouted-better = 문장에서처럼 쓴 제목을 붙이세요. 보내는 값은 그대로 두어도 됩니다.
advice-options-picture = { $options }: 낱말이 없어서 읽을 수 없습니다.
advice-options-picture-better = 제목에 낱말을 넣으세요.
advice-options-symbols = { $options }: 기호나 그림은 읽을 때 빠집니다.
advice-options-symbols-better = 중요하다면 그 뜻을 말로 쓰세요.
advice-options-long = { $count }단어짜리 선택지는 기억하기도 말하기도 어렵습니다: "{ $one }".
advice-options-long-better = 두세 낱말로 된 제목을 붙이고, 설명은 설명란에 쓰세요.
advice-options-unread = 선택지 { $count }개는 누가 목록을 물을 때만 읽습니다.
advice-options-unread-better = 자주 고르는 것을 안다면, 그것들과 "다른 것"을 내놓으세요.
advice-options-many = 선택지 { $count }개는 읽어 주지 않습니다. 이름을 알고 말하거나 한 글자씩 불러야 합니다.
advice-options-many-better = 먼저 일부(지역, 첫 글자)를 묻거나, 자주 고르는 것을 내놓으세요.
advice-options-unheard = { $options }: 음성 모델에 없는 낱말이 있습니다. 없는 것은 들을 수 없고 번호로만 고를 수 있습니다.
advice-options-unheard-better = 그런 선택지에는 흔한 낱말로 된 제목을 붙이세요.
advice-choice-yes-no = 예와 아니요 가운데 고르는 것을 이름 목록처럼 묻게 됩니다.
advice-choice-yes-no-better = boolean으로 바꾸세요.
advice-one-option = 선택지가 하나뿐이어서 고를 것이 없습니다.
advice-one-option-better = 질문을 빼거나 boolean으로 바꾸세요.

advice-default-consent = 동의를 묻는 질문의 제안이 "네"입니다. 그 말을 들으면 믿지 않게 됩니다.
advice-default-consent-better = 제안을 빼세요. 동의는 본인이 해야 합니다.
advice-default-refusal = "네"라고 해도 될 질문인데, "아니요"를 제안한다고 들립니다.
advice-default-refusal-better = 제안을 빼세요.
advice-negative = "{ $label }?"에는 부정하는 말이 들어 있습니다. "네"가 정말 그렇다는 뜻일까요?
advice-negative-better = 긍정하는 말로 묻고, 값은 받는 쪽에서 뒤집으세요.

advice-range-unsaid = { $limits }는 것을 아무도 짐작하지 못하고, 다른 답을 한 뒤에야 듣게 됩니다.
advice-range-unsaid-better = 한도를 제목이나 설명에 쓰세요.
advice-range-between = { $least }부터 { $most }까지만 된다
advice-range-least = { $least } 이상이어야 한다
advice-range-most = { $most } 이하여야 한다
advice-range-step = { $step } 단위만 된다
advice-length-unsaid = { $limits }는 것을 아무도 짐작하지 못하고, 말하면서 글자를 세는 사람은 없습니다.
advice-length-unsaid-better = 설명에 쓰거나, 한도를 빼고 받는 쪽에서 줄이세요.
advice-length-exact =
    { $count ->
       *[other] 꼭 { $count }자여야 한다
    }
advice-length-least = { $count }자 이상이어야 한다
advice-length-most = { $count }자 이하여야 한다
advice-pattern-unsaid = 답의 모양이 정해져 있는데 어디에도 쓰여 있지 않습니다: { $pattern }.
advice-pattern-unsaid-better = 설명에 예를 들어 모양을 알려 주세요. 답이 맞지 않을 때 읽어 줍니다.
advice-cannot-say = 소리 내어 말할 수 없는 것을 묻는데, 필수로 되어 있습니다.
advice-cannot-say-better = 이미 있는 곳(파일, 설정, 고를 수 있는 목록)에서 가져오거나, 선택으로 바꾸세요.
advice-text-choice = 설명에는 가능한 답이 정해져 있는데({ $options }), 아무 말이나 받습니다.
advice-text-choice-better = 선택(enum)으로 바꾸세요. 그러면 그것만 듣게 되어 훨씬 덜 잘못 듣습니다.
advice-text-yes-no = 메시지는 네, 아니요로 답할 질문인데, 아무 말이나 받습니다.
advice-text-yes-no-better = boolean으로 바꾸세요.
advice-format-missing = 이 형식을 묻는 것 같습니다: { $format }. 형식이 없으면 들은 말을 그대로 적습니다.
advice-format-missing-better = "format": "{ $format }"을(를) 넣으세요.
advice-number-text = 수를 묻는 것 같은데 아무 말이나 받아서, 4가 아니라 "넷"이라는 말이 보내집니다.
advice-number-text-better = integer로 바꾸세요.
advice-whole-number = 개수를 세는 질문인데 소수도 받습니다.
advice-whole-number-better = integer로 바꾸세요.

## 대화 미리 보기(`voice-elicit preview`). 예는 사람이 할 만한 말이다.

preview-us = S: { $text }
preview-person = P: { $text }
preview-help = 도움말: { $text }
preview-text = 왼쪽에 있는 파란 문
preview-name = 김민지
preview-email = minji@example.org
preview-uri = https://example.org
preview-phone = 01055501234
preview-word = 해돋이
preview-no-example = ({ $pattern } 모양의 답)
preview-time = 저희가 { $ours }초쯤, 이용자가 { $theirs }초쯤 말합니다.
preview-unsent = 미리 보기는 여기까지입니다. 모든 질문에 맞는 답을 알지 못합니다.
