"""What people say in Korean, and what it means: written by hand from how people speak, never from the code.

A line is a question of `korean.QUESTIONS`, a reply and its reading.
"""

from __future__ import annotations

import pytest

from tests.language.korean import KOREAN
from tests.language.twins import table

SPOKEN = """
인원|네 명이요|4
인원|세명|3
인원|셋이요|3
인원|다섯|5
인원|스물세 명이요|23
인원|이십육 명|26
인원|이십 육|26
인원|십이요|10 or 12
인원|이십이요|20 or 22
인원|열한 명으로 해 주세요|11
인원|저희는 다섯 명이에요|5
인원|모두 여섯 명이요|6
인원|총 일곱 명입니다|7
인원|음 여덟 명 정도요|ask 8
인원|두세 명|nothing
인원|서너 명이요|nothing
인원|네|yes
인원|네, 네 명이요|4
인원|아니요, 세 명이요|no + 세 명 이요
인원|4명|4
인원|4|4
인원|백 명|refused 100 99
인원|백스무 명|refused 120 99
인원|영 명|refused 0 1
인원|어른 둘하고 아이 하나|nothing
인원|모르겠어요|unsure
인원|다섯 아니 여섯 명이요|6
인원|사십 명이요|40
인원|마흔 명|40
인원|쉰다섯 명|55
인원|아흔아홉 명|99
인원|다시 한번 말해 주세요|repeat
인원|그만할래요|stop
금액|삼만 오천 원|35000
금액|3만5천원|35000
금액|5만 원이요|50000
금액|백만 원이요|1000000
금액|십이만삼천사백오십육|123456
금액|2억 3천만|230000000
금액|천오백 원|1500
금액|만 원|10000
금액|억|100000000
금액|마이너스 오백|-500
금액|일조 이천억|1200000000000
금액|십 륙|16
금액|사천 삼 원|4003
금액|약 이만 원|ask 20000
금액|오천 달러|5000
온도|영하 삼 점 오 도|-3.5
온도|삼점일사|3.14
온도|이십일 점 오|21.5
온도|영 점 오 도요|0.5
온도|36.5도|36.5
온도|사분의 삼|0.75
온도|오와 사분의 일|5.25
온도|마이너스일만|-10000
인원|십 세|10
온도|십팔 도|18
도시|서울|서울
도시|서울이요|서울
도시|서울로 할게요|서울
도시|부산으로 해 주세요|부산
도시|저는 대구요|대구
도시|서울 말고 부산이요|부산
도시|서울이 아니라 부산|부산
도시|고양시요|고양시
도시|이 번|부산
도시|일번이요|서울
도시|3번으로 할게요|대구
도시|두 번째 거|부산
도시|첫 번째|서울
도시|마지막 거로 할게요|고양시
도시|부선|ask 부산
도시|서울하고 부산|서울 or 부산
도시|목록|options
도시|뭐가 있어요|options
도시|뉴욕|nothing
도시|네|yes
도시|글쎄요|unsure
토핑|버섯하고 올리브요|+버섯 +올리브
토핑|버섯, 올리브 그리고 치즈|+버섯 +올리브 +치즈
토핑|전부 다요|only +버섯 +올리브 +양파 +치즈
토핑|양파 빼고 다|only +버섯 +올리브 +치즈
토핑|양파는 빼 주세요|-양파
토핑|올리브 추가해 주세요|+올리브
토핑|끝이에요|done
토핑|없어요|no
포장|이것은 괜찮지 않아요|false
포장|그렇게 생각하지 않아요|false
포장|나는 그렇게 생각하지 않아요 아니요|false
포장|네|true
포장|예|true
포장|넵|true
포장|응|true
포장|네 맞아요|true
포장|맞습 니다|true
포장|그럼요|true
포장|물론 이죠|true
포장|네 포장해 주세요|true
포장|좋아요|true
포장|아니요|false
포장|아뇨|false
포장|아니 에 요|false
포장|아니 필요 없어요|false
포장|안 돼요|false
포장|싫어요|false
포장|괜찮아요|unsure
포장|됐어요|unsure
포장|글쎄요|unsure
포장|모르겠습니다|unsure
포장|아마 네|ask true
포장|네 아니요|unsure
메모|문 앞에 놔 주세요|문 앞에 놔 주세요
메모|없어요|skip
메모|건너뛰 기|skip
메모|넘어갈게요|skip
메모|철자로 할게요|spell
이름|김민수입니다|김민수
이름|제 이름은 김민수예요|김민수
이름|에이 비 씨|ask abc
이름|그만|stop
전화|공일공 일이삼사 오육칠팔|ask 01012345678
전화|공 일 공 에 일 이 삼 사 에 오 육 칠 팔|ask 01012345678
전화|010-1234-5678|ask 010-1234-5678
메일|엠 아이 엔 에스 유 골뱅이 네이버 점 컴|ask minsu@naver.com
메일|제 이메일은 케이 아이 엠 골뱅이 지메일 점 컴이에요|ask kim@gmail.com
메일|엠 아이 엔 팔 이 골뱅이 다음 점 넷|ask min82@daum.net
메일|kim@naver.com|ask kim@naver.com
없음|아니요, 레플리카는 네 개로|no + 레플리카 는 네 개 로
없음|아니요 네 명이요|no + 네 명 이요
없음|아니요 네 시로 해 주세요|no + 네 시 로 해주세요
없음|아니요 인원은 세 명으로 해 주세요|no + 인원은 세 명 으로 해주세요
없음|아니요 네|unsure
없음|네 아니요|unsure
없음|아니요 해 주세요|unsure
없음|네 명이요|nothing
없음|네 세 개요|yes + 세 개 요
없음|네 일 층이요|yes + 일 층 이요
없음|네|yes
없음|네 보내 주세요|yes
없음|네, 알겠습니다|yes
없음|아니요|no
없음|네이버|nothing
없음|예약|nothing
없음|예순|nothing
없음|조그만|nothing
없음|그만|stop
없음|취소해 줘|stop
없음|처음부터 다시|start-over
없음|지금 어디까지 했어요|where
없음|천천히 말해 주세요|slower
없음|도와주 세요|help
없음|잠깐 만 요|wait
없음|변경|change
없음|사이즈 변경|change + 사이즈
없음|사이즈를 라지로 바꿔 주세요|change + 사이즈 를 라지로
없음|아니요 다섯 명이요|no + 다섯 명 이요
없음|보내지 마세요|decline
없음|거절할게요|decline
없음|괜찮아요|unsure
없음|네 아니요|unsure
없음|전부 추천대로 해 주세요|all-defaults
없음|나머지는 건너뛸게요|skip-rest
"""
CASES = table(SPOKEN)


def test_there_are_at_least_a_hundred_and_fifty_utterances() -> None:
    assert len(CASES) >= 150


@pytest.mark.parametrize(("question", "reply", "reading"), CASES)
def test_a_reply_is_read_as_people_mean_it(question: str, reply: str, reading: str) -> None:
    assert KOREAN.said(question, reply) == reading
