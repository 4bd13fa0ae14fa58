"""The Korean lines of `one_breath`: endings glued to labels and options, counters, ends of a range named behind the
day; and what is near to each and may not be taken."""

__all__ = ["KOREAN"]

KOREAN = """
deploy|스테이징에 레플리카 세 개로 배포해 줘|env=스테이징 replicas=3
deploy|스테이징, 레플리카 세 개요|env=스테이징 replicas=3
deploy|스테이징에 레플리카 3개로 배포해 주세요|env=스테이징 replicas=3
deploy|운영 환경에 서울 리전으로 레플리카 두 개, 모의 실행 없이 배포해 주세요|env=운영 replicas=2 region=서울 dry=false
deploy|레플리카는 세 개고 환경은 운영으로 해 주세요|env=운영 replicas=3
deploy|운영에 레플리카는 세 개로 부탁드려요|env=운영 replicas=3
deploy|스테이징에 레플리카 네|env=스테이징 replicas=?4
deploy|운영에 레플리카 두 개, 모의 실행은 안 할게요|env=운영 replicas=2 dry=false
deploy|운영에 레플리카 두 개, 모의 실행 포함해서요|env=운영 replicas=2 dry=true
deploy|서울에 레플리카 열두 개 띄워 주세요|replicas=12 region=서울
deploy|개발 환경이고 레플리카 하나요|env=개발 replicas=1
deploy|레플리카 하나로 스테이징에 배포해줘|env=스테이징 replicas=1
deploy|스테이징 환경으로 해 주시고 레플리카는 세 개요|env=스테이징 replicas=3
deploy|도쿄 리전에 운영으로 레플리카는 다섯 개요|env=운영 replicas=5 region=도쿄
deploy|레플리카 수는 세 개, 환경은 스테이징|env=스테이징 replicas=3
deploy|스테이징 말고 레플리카 세 개로|
deploy|스테이징에 보라색 레플리카 세 개로|
deploy|스테이징이나 운영에 레플리카 세 개로|
deploy|스테이징 아니면 운영에 레플리카 세 개|
deploy|스테이징에 레플리카 최소 세 개로|
deploy|스테이징에 레플리카 세 개 이상|
deploy|스테이징에 레플리카 세 개쯤|
deploy|스테이징에 레플리카 세 개 더|
deploy|스테이징에 레플리카 세 개씩|
deploy|스테이징이 레플리카|
deploy|스테이징만 레플리카|
deploy|스테이징만 레플리카 세 개|
deploy|스테이징에 레플리카는|
deploy|스테이징에 세 번째 레플리카|
deploy|스테이징에서 운영으로 레플리카 세 개|
deploy|스테이징은 레플리카 세 개, 운영은 다섯 개|
deploy|레플리카 세 개 없이 스테이징에|
deploy|서울 아니고 도쿄에 레플리카 두 개|
deploy|스테이징에 배포하지 말고 레플리카 세 개|
deploy|스테이징에 배포하지 마세요, 레플리카 세 개|
deploy|스테이징에는 배포하지 않을래요 레플리카 세 개|
deploy|스테이징에 레플리카 세 개로 배포했어요|
deploy|스테이징에 레플리카 두세 개로|
deploy|스테이징에 레플리카 세 개만|
deploy|스테이징에 레플리카 한두 개|
deploy|개발팀이 운영에 레플리카 세 개|
deploy|운영 아닌 스테이징에 레플리카 세 개|
deploy|스테이징처럼 운영에 레플리카 세 개|
deploy|스테이징 끝나면 운영에 레플리카 세 개|
deploy|스테이징에서 쓰던 레플리카 세 개|
deploy|레플리카 세 개를 다섯 개로, 스테이징|
deploy|레플리카를 두 배로, 스테이징에|
deploy|레플리카 세 개 중 하나, 스테이징|
deploy|스테이징 레플리카 세 개 줄여 줘|
deploy|스테이징 레플리카 세 개 삭제해 줘|
deploy|스테이징에 배포할까요? 레플리카 세 개|
deploy|모의 실행만 운영에 레플리카 세 개|
deploy|레플리카 3~5개로 스테이징에|
deploy|레플리카 3-5개로 스테이징에|
deploy|레플리카 3개에서 5개로 스테이징에|
table|금요일 저녁 여덟 시에 네 명 자리 예약해 주세요, 바깥으로요|people=4 day=2026-12-04 time=20:00:00 where=바깥
table|네 명이요, 금요일 바깥 자리로요|people=4 day=2026-12-04 where=바깥
table|내일 저녁 여덟시에 네명이요, 바깥 자리로 부탁드려요|people=4 day=2026-12-01 time=20:00:00 where=바깥
table|금요일 네 시에 네 명이요|people=4 day=2026-12-04 time=04:00:00/16:00:00
table|네 명, 내일 네 시|people=4 day=2026-12-01 time=04:00:00/16:00:00
table|내일 오후 네 시 네 명 안쪽으로|people=4 day=2026-12-01 time=16:00:00 where=안쪽
table|안쪽 자리로 두 명, 토요일 저녁 일곱 시 반이요|people=2 day=2026-12-05 time=19:30:00 where=안쪽
table|오늘 저녁 7시에 4명이요|people=4 day=2026-11-30 time=19:00:00
table|12월 4일 오후 7시 30분, 4명, 바깥|people=4 day=2026-12-04 time=19:30:00 where=바깥
table|십이월 사일 저녁 여덟 시에 네 명|people=4 day=2026-12-04 time=20:00:00
table|네, 네 명이고요 금요일 저녁 여덟 시요|people=4 day=2026-12-04 time=20:00:00
table|네 사람이고 바깥 자리요|people=4 where=바깥
table|테이블 하나 예약해 주세요, 네 명이요|people=4
table|금요일 저녁 여덟 시 네 명|people=4 day=2026-12-04 time=20:00:00
table|여덟 시, 금요일, 네 명|people=4 day=2026-12-04 time=08:00:00/20:00:00
table|저희 여섯 명이고요 내일 점심 열두 시 반에 안쪽으로 부탁드려요|people=6 day=2026-12-01 time=12:30:00 where=안쪽
table|오늘 저녁 일곱 시에 두 명인데 바깥 자리로 해 주세요|people=2 day=2026-11-30 time=19:00:00 where=바깥
table|세 명, 열두 시 삼십 분, 내일|people=3 day=2026-12-01 time=00:30:00/12:30:00
table|인원 네 명, 날짜 금요일, 시간 저녁 여덟 시, 자리 바깥|people=4 day=2026-12-04 time=20:00:00 where=바깥
table|시간은 저녁 여덟 시고 날짜는 금요일이고 네 명이에요|people=4 day=2026-12-04 time=20:00:00
table|네 명인데 바깥은 싫어요|
table|네 명, 바깥 말고|
table|네 명이요, 바깥은 안 돼요|
table|네 명이나 다섯 명, 금요일이요|
table|네다섯 명, 금요일이요|
table|네 명 정도, 금요일이요|
table|네 명쯤, 금요일에요|
table|금요일이나 토요일, 네 명이요|
table|금요일 아니면 토요일, 네 명이요|
table|금요일 전에 네 명이요|
table|금요일까지 네 명이요|
table|금요일 이후로 네 명이요|
table|금요일 전 네 명|
table|네 명 이상, 금요일이요|
table|금요일 저녁 여덟 시 이후에 네 명이요|
table|금요일 저녁 여덟 시 전에 네 명이요|
table|바깥이나 안쪽, 네 명|
table|바깥도 괜찮아요, 네 명이요|
table|네 명 바깥 아니면 안 갈게요|
table|아마 네 명, 금요일이요|
table|만약 바깥이면 네 명이요|
table|네 명 예약한 거 취소해 주세요, 금요일|
table|금요일 네 명 말고 다섯 명|
table|금요일이 아니라 토요일, 네 명|
table|금요일 저녁에 네 명 예약하고 싶은데 바깥 자리 있어요?|
table|창가 말고 바깥으로 네 명|
table|네 명이 넘어요, 금요일|
table|네 명 안 되면 세 명|
table|모레 오후 여섯 시에 어른 두 명 아이 한 명|
table|네 명 두 자리 예약해 주세요, 금요일|
table|금요일 전 저녁 여덟 시에 네 명이요|
table|테이블 두 개에 네 명, 금요일|
table|네 명이 두 시간 동안, 금요일|
table|아이 두 명 포함해서 네 명, 금요일|
table|네 명 중에 두 명은 아이예요, 금요일|
table|금요일 여덟 시에서 아홉 시 사이에 네 명|
table|금요일 일곱 시나 여덟 시에 네 명|
table|금요일 일곱 시부터 아홉 시까지 네 명|
table|매주 금요일 네 명|
table|금요일 빼고 네 명|
table|금요일 아닌 날 네 명|
table|금요일은 안 되고 네 명이요|
table|바깥 빼고 아무 데나 네 명|
table|바깥은 추워요, 네 명이요|
table|안쪽이 아니면 안 돼요, 네 명|
table|바깥 쪽은 말고 안쪽으로 네 명|
table|네 명인데 한 명은 늦어요, 금요일|
table|네 명 예약 취소, 금요일|
table|어제 네 명이 왔어요, 바깥|
table|금요일 여덟 시에 만나요, 네 명|
table|네 명 맞나요? 금요일이요|
table|몇 명이 바깥이에요|
table|네 시에 바깥에서 만나요|
hotel|금요일부터 일요일까지 성인 두 명에 어린이 한 명이요|from=2026-12-04 to=2026-12-06 adults=2 children=1
hotel|십이월 사일부터 육일까지 성인 두 명, 조식은 빼고요|from=2026-12-04 to=2026-12-06 adults=2 food=false
hotel|12월 4일부터 6일까지 성인 2명, 조식 포함이요|from=2026-12-04 to=2026-12-06 adults=2 food=true
hotel|성인 두 명, 조식 포함해서요|adults=2 food=true
hotel|2박이요, 금요일부터|nights=2 from=2026-12-04
hotel|금요일부터 2박, 성인 두 명이요|nights=2 from=2026-12-04 adults=2
hotel|성인 둘, 어린이 하나요|adults=2 children=1
hotel|다음 주 금요일부터 일요일까지 어른 두 명|from=2026-12-11 to=2026-12-13 adults=2
hotel|다음 주 월요일부터 금요일까지요|from=2026-12-07 to=2026-12-11
hotel|십이월 이십팔일부터 일월 삼일까지 성인 두 명|from=2026-12-28 to=2027-01-03 adults=2
hotel|체크인은 십이월 사일이고 체크아웃은 십이월 육일이에요|from=2026-12-04 to=2026-12-06
hotel|방 하나, 성인 두 명에 아이 둘, 조식 포함|adults=2 children=2 food=true
hotel|성인 두 명, 조식 없이|adults=2 food=false
hotel|성인 두 명, 조식은 필요 없어요|adults=2 food=false
hotel|성인2명 어린이1명 조식포함|adults=2 children=1 food=true
hotel|금요일부터 성인 두 명, 수요일까지|adults=2
hotel|성인 둘 어린이 하나|adults=2 children=1
hotel|방 하나, 성인 둘|adults=2
hotel|둘, 어린이 하나|nights=2 children=1
hotel|오늘부터 모레까지 성인 두 분|from=2026-11-30 to=2026-12-02 adults=2
hotel|금요일에 체크인해서 일요일에 체크아웃할게요, 성인 두 명|from=2026-12-04 to=2026-12-06 adults=2
hotel|금요일 체크인, 일요일 체크아웃, 성인 두 명|from=2026-12-04 to=2026-12-06 adults=2
hotel|다음 금요일부터 일요일까지 성인 두 명|adults=2
hotel|금요일부터 두 밤|
hotel|십이월 이십팔일부터 삼일까지 성인 두 명|
hotel|사일부터 육일까지 성인 두 명|
hotel|4일부터 6일까지, 성인 두 명|
hotel|이박 삼일, 성인 두 명|
hotel|체크인은 십이월 사일, 체크아웃은 육일|
hotel|성인 두 명, 조식은 괜찮아요|
hotel|성인 두 명, 조식은 안 해 주세요|
hotel|성인 두 명만 어린이 한 명|
hotel|두 명이요, 금요일부터|
hotel|네 명 조식|
hotel|금요일부터 일요일까지가 아니라 토요일까지 성인 두 명|
hotel|금요일부터 일요일 전까지 성인 두 명|
hotel|금요일쯤부터 일요일까지 성인 두 명|
hotel|성인 두 명, 금요일부터 아니면 토요일부터|
hotel|성인 두 명이 안 되면 한 명|
hotel|성인 두 명 하고 아이 한 명, 조식은 됐어요|
hotel|조식 포함 안 하고 성인 두 명|
hotel|조식 포함 말고 성인 두 명|
hotel|조식 포함하지 말고 성인 두 명|
hotel|조식 빼지 말고 성인 두 명|
hotel|조식 없이는 안 돼요, 성인 두 명|
hotel|조식 포함인가요? 성인 두 명|
hotel|조식 포함이면 성인 두 명|
hotel|성인 두 명 중 한 명은 어린이|
hotel|성인 두 명과 어린이 한 명 빼고|
hotel|금요일부터 일요일까지 말고 토요일까지, 성인 두 명|
hotel|성인 한두 명, 어린이 한 명|
hotel|성인 두 명씩 방 두 개|
hotel|방 두 개에 성인 네 명|
hotel|성인 네 명이 방 두 개|
hotel|성인 두 명 추가, 어린이 한 명|
hotel|조식 하나 추가, 성인 두 명|
hotel|조식 추가 안 할게요, 성인 두 명|
hotel|조식 포함 여부는 모르겠어요, 성인 두 명|
hotel|체크인은 금요일 아니고 토요일, 성인 두 명|
hotel|체크인 금요일 이전, 성인 두 명|
hotel|어린이 없이 성인 두 명|
hotel|어린이는 없고 성인 두 명|
"""
