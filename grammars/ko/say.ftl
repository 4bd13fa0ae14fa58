### Everything voice_elicit says in Korean, in the polite 해요 style. Short, the question last; our words never blame.
### 을(를), 이(가), (으)로 … are resolved by the sound before them (hear/spoken.toml, endings).

style-labels = as-is

## Who asks.

server-known = { $name }
server-claimed = 자신을 { $name }(이)라고 하는 서버
server-unknown = 이름을 밝히지 않은 서버

## Opening.

opening-says = { $server }에서 전하는 말이에요: { $message }
opening-asks = { $server }에서 묻습니다: { $message }
opening-things = 질문은 { $words } 개예요.
opening-things-bare = { $server }에서 { $words } 가지를 묻습니다.
opening-labels = 물어볼 것은 { $labels }입니다.
opening-labels-bare = { $server }에서 { $labels }을(를) 묻습니다.
opening-stop = 언제든지 그만이라고 말씀하세요.
opening-start = 시작할까요?
opening-start-help = 질문을 들으려면 네, 거절하려면 아니요라고 말씀하세요.

## Questions.

ask-text = { $label }을(를) 말씀해 주세요.
ask-number = { $label }을(를) 숫자로 말씀해 주세요.
ask-date = { $label }은(는) 언제인가요?
ask-choice = { $label }을(를) 골라 주세요.
ask-choice-label = { $label }을(를) 골라 주세요.
ask-multi = { $label }을(를) 골라 주세요.
ask-boolean = { $label }, 네 또는 아니요로 답해 주세요.
ask-boolean-hint = 네 또는 아니요로 답해 주세요.
ask-email = { $label }을(를) 말씀하시거나 한 글자씩 불러 주세요.
ask-instead = 전에는 { $value }(이)라고 하셨어요.
ask-missing-time = { $value }, 몇 시인가요?
ask-missing-year = 몇 년인가요?
ask-missing-day = 며칠인가요? 마지막 날은 { $value }입니다.
ask-missing-name = 골뱅이 앞부분만 한 글자씩 불러 주세요.
ask-missing-host = { $value }. 골뱅이 뒤는 무엇인가요?
ask-optional = 없으면 건너뛰기라고 하세요.
ask-suggested = 추천은 { $value }입니다.

## Options.

options-or = { $first } 또는 { $last }
options-and = { $first }과(와) { $last }
options-read = { $options } 중에서요.
options-asked = { $options }?
options-numbered = { $number } 번, { $option }.
options-numbered-first = { $number } 번, { $option }.
options-number-or-name = 번호나 이름을 말씀하세요.
options-more = 더 들으려면 더 있어요라고 하세요.
options-no-more = 이게 마지막이에요.
options-say-list = 들어 보려면 목록이라고 하세요.
options-spell = 이름을 말씀하시거나 첫 글자를 불러 주세요.
options-narrowed = "{ $heard }"(으)로 시작하는 것이 { $words } 개 있어요. 이름을 더 말씀해 주세요.
options-too-many = 너무 많아서 다 읽을 수 없어요. 이름을 말씀하시거나 첫 글자를 불러 주세요.
options-choose-some = 여러 개를 고를 수 있어요.
options-at-least = { $words } 개 이상 골라 주세요.
options-at-most = { $words } 개까지 고를 수 있어요.
options-between = 고를 수 있는 수는 { $least }에서 { $most }까지예요.

## What was understood.

heard-value = { $value }.
heard-counted = { $value } { $noun }
heard-yes = 네, { $label }.
heard-no = { $label }: 아니요.
heard-secret = 들었어요.
heard-skipped = { $label } 없이 넘어갈게요.
heard-defaults = 추천대로 할게요.

## Asking back.

confirm-value = { $value }, 맞나요?
confirm-option = { $value }을(를) 고르신 게 맞나요?
confirm-number-digits = { $value }, { $digits }, 맞나요?
confirm-spelled = { $value }. 맞나요?
confirm-help = { $value }이(가) 맞으면 네, 아니면 다시 말씀해 주세요.
confirm-yes-or-no = { $value }, 네인가요 아니요인가요?
choose-between = { $options }, 어느 쪽인가요?
choose-help = 첫 번째, 두 번째, 또는 둘 다 아니라고 말씀하세요.
collected = { $values }. 더 있나요, 아니면 끝인가요?
collected-none = 아직 고른 게 없어요. 무엇으로 할까요?
scan-start = 그럼 차근차근 여쭤볼게요. 네 또는 아니요로 답해 주세요.
scan-option = { $option }, 맞나요?
grey-yes = 네라고 들었어요. 보내려면 한 번 더 네라고 해 주세요.
grey-yes-keys = 네라고 들었어요. 보내려면 한 번 더 네라고 하거나 엔터를 누르세요.
grey-yes-open = 네라고 들었어요. 열려면 한 번 더 네라고 해 주세요.

## Nothing heard, not understood.

no-input = { $help }
no-input-again = 아직 계신가요? { $question }
no-input-end = 아무 말씀이 없어서 여기서 마칠게요. 아무것도 보내지 않았어요.
no-match = 잘 못 알아들었어요. { $question }
no-match-heard = "{ $heard }"(이)라고 들었어요. { $question }
no-match-keys = 글자로 쓰거나 버튼을 눌러도 돼요. { $question }
no-match-skip = { $label }은(는) 비워 둘게요.
no-match-end = { $label }을(를) 알아듣지 못했는데 꼭 필요한 답이에요. 여기서 마칠게요. 아무것도 보내지 않았어요.
no-match-end-bare = 말씀을 알아듣지 못했어요. 여기서 마칠게요. 아무것도 보내지 않았어요.
unsure = 천천히 하세요. { $question }
unsure-optional = 비워 두려면 건너뛰기라고 하세요. { $question }

## What a value must be.

problem-tooSmall = { $limit } 이상이어야 해요.
problem-tooLarge = { $limit } 이하여야 해요.
problem-between = { $least }에서 { $most } 사이로 말씀해 주세요.
problem-notANumber = 숫자로 말씀해 주세요.
problem-notAnInteger = 소수가 아닌 숫자로 말씀해 주세요.
problem-multiple = { $limit } 단위로 말씀해 주세요.
problem-tooShort = { $words } 글자 이상이어야 해요.
problem-tooLong = { $words } 글자 이하여야 해요.
problem-tooFew = { $words } 개 이상 골라 주세요.
problem-tooMany = { $words } 개까지만 고를 수 있어요.
problem-email = 이메일 주소가 필요해요. 예를 들면 민수 골뱅이 네이버 점 컴.
problem-uri = 인터넷 주소가 필요해요. 예를 들면 네이버 점 컴.
problem-date = 날짜가 필요해요. 예를 들면 십이월 사일.
problem-time = 시간이 필요해요. 예를 들면 오후 세 시 반.
problem-date-time = 날짜와 시간이 필요해요. 예를 들면 내일 오전 아홉 시.
problem-pattern = 필요한 형식과 달라요.
problem-required = 꼭 필요한 답이에요.
problem-required-no-skip = { $label }은(는) 꼭 필요해요. { $question }
problem-final = { $label }이(가) 아직 맞지 않아요. { $problem }

## Help.

help-text = 그대로 말씀하시거나, 한 글자씩 부르려면 철자라고 하세요.
help-number = 숫자를 말씀하세요.
help-date = 날짜를 말씀하세요. 예를 들면 다음 주 금요일이나 십이월 사일.
help-time = 시간을 말씀하세요. 예를 들면 오후 세 시 반.
help-date-time = 날짜와 시간을 말씀하세요.
help-choice = { $options } 중에서 말씀하세요.
help-choice-many = 이름이나 번호를 말씀하시거나, 들어 보려면 목록이라고 하세요.
help-boolean = 네 또는 아니요라고 말씀하세요.
help-multi = 하나 이상 말씀하신 다음 끝이라고 하세요.
help-email = 민수 골뱅이 네이버 점 컴처럼 말씀하시거나 한 글자씩 불러 주세요.
help-uri = 네이버 점 컴처럼 말씀하세요.
help-optional = 건너뛰기라고 하셔도 돼요.
help-default = { $value }(으)로 하려면 추천대로라고 하세요.
help-commands = 다시, 뒤로, 변경, 어디까지 했어요, 그만이라고 하셔도 돼요.

## The read-back.

read-back-pair = { $label }은(는) { $value }
read-back = 확인할게요. { $values }.
read-back-more = 그리고 { $values }.
read-back-last = 보내려면 네, 고치려면 변경, 거절하려면 아니요라고 하세요.
read-back-again = 이대로 보낼까요?
read-back-one = 이대로 보낼까요?
read-back-empty = 채워진 것이 없어요.
read-back-empty-last = 빈 채로 보내려면 네, 거절하려면 아니요라고 하세요.
read-back-help = 네라고 하시면 보내요. 고치려면 변경이라고 하세요. 아니요라고 하시면 아무것도 보내지 않아요.
read-back-secret = 말씀하신 대로
agree = 동의하면 네, 거절하려면 아니요라고 하세요.
agree-help = 네라고 하시면 동의했다고 전해요. 아니요라고 하시면 거절했다고 전해요.
change-what = 무엇을 고칠까요? { $labels } 중에서요.
change-which = { $value }, { $labels } 중에서 어느 것인가요?
change-nothing = 아직 고칠 것이 없어요. { $question }
no-correct-or-decline = { $label }을(를) 고치려면 변경이라고 하세요. 거절하고 아무것도 보내지 말까요?

## Stop, decline, start over, wait.

sure-stop = 그만하고 아무것도 보내지 말까요?
sure-stop-held = 질문 { $total } 개 가운데 { $words } 개를 답하셨어요. 그만하고 아무것도 보내지 말까요?
sure-decline = 거절하고 아무것도 보내지 말까요?
sure-start-over = 지금까지의 답을 지우고 처음부터 할까요?
sure-help = 네 또는 아니요라고 말씀하세요.
go-on = 네, 계속할게요. { $question }
started-over = 처음부터 할게요.
waiting = 천천히 하세요. 준비되면 계속이라고 하세요.
waiting-reminder = 기다리고 있어요. 준비되면 계속이라고 하세요.
waiting-end = 여기서 마칠게요. 아무것도 보내지 않았어요.
first-question = 이게 첫 질문이에요. { $question }
where = 질문 { $total } 개 가운데 { $number } 번이에요.
where-answers = 지금까지 { $values }.
slower = 천천히 할게요.
faster = 빨리 할게요.
louder = 크게 할게요.
quieter = 작게 할게요.

## Spelling.

spell-now = 한 글자씩 부르고 잠깐 쉬어 주세요.

## Secrets.

secret = { $label }은(는) 남이 들을 수 있어서 말로 묻지 않는 것이 좋아요. 거절하는 것을 권해 드려요. 거절할까요?
secret-help = 거절하려면 네, 계속하려면 아니요, 비워 두려면 건너뛰기라고 하세요.
secret-help-required = 거절하려면 네, 계속하려면 아니요라고 하세요.
secret-go-on = 알겠습니다. 따라 읽지 않을게요.

## A page to open.

page = { $server }에서 { $host }의 페이지를 열어 달라고 해요.
page-says = 이렇게 전해 왔어요: { $message }
page-address-hint = 전체 주소는 화면에 있어요. 들으려면 주소라고 하세요.
page-open = 열까요?
page-address = { $address }.
page-insecure = 조심하세요. 보안 연결이 아니에요.
page-credentials = 조심하세요. 진짜 주소 앞에 이름과 비밀번호가 들어 있어요.
page-look-alike = 조심하세요. 다른 글자처럼 보일 수 있는 글자가 들어 있어요. 한 글자씩 읽으면 { $host }입니다.
page-number = 조심하세요. 주소가 숫자로만 되어 있어요.
page-opening = 지금 열게요.
page-done = { $server }에서 페이지가 끝났다고 해요.
page-help = 열려면 네, 거절하려면 아니요, 주소를 모두 들으려면 주소라고 하세요.

## Endings.

sent = 보냈어요. 감사합니다.
agreed = 동의했다고 보냈어요.
declined = 거절했어요. 아무것도 보내지 않았어요.
stopped = 그만뒀어요. 아무것도 보내지 않았어요.
withdrawn = 요청이 취소됐어요. 아무것도 보내지 않았어요.
timed-out = 시간이 다 됐어요. 아무것도 보내지 않았어요.
device-lost = 소리 장치가 없어졌어요. 아무것도 보내지 않았어요.
speech-missing = 이 기기에는 한국어 음성 기능이 설치되어 있지 않아요. 답은 글자로 쓸 수 있어요.
failed = 문제가 생겼어요. 아무것도 보내지 않았어요.
unusable = { $server }에서 묻는 것을 질문으로 바꿀 수 없어요. 아무것도 보내지 않았어요.

## 시간. $words 는 초.

time-low = { $words }초 남았어요. 시간이 더 필요하세요?
time-more = 시간을 더 드릴게요. { $question }
