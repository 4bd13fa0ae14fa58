"""The questions of the Korean table."""

from __future__ import annotations

from tests.language.twins import NOW, Twins, options
from voice_elicit.form.fields import BooleanField, ChoiceField, Field, MultiChoiceField, NumberField, TextField

__all__ = ["KOREAN", "NOW", "PACK", "QUESTIONS"]

QUESTIONS: dict[str, Field | None] = {
    "인원": NumberField(name="guests", label="몇 명인가요?", integer=True, minimum=1, maximum=99, required=True),
    "금액": NumberField(name="amount", label="금액", integer=True, required=True),
    "온도": NumberField(name="temperature", label="온도", required=True),
    "날짜": TextField(name="day", label="날짜", format="date", required=True),
    "생일": TextField(name="born", label="생년월일", format="date", required=True),
    "시간": TextField(name="time", label="시간", format="time", required=True),
    "일시": TextField(name="when", label="언제", format="date-time", required=True),
    "도시": ChoiceField(name="city", label="도시", required=True, options=options("서울", "부산", "대구", "고양시")),
    "토핑": MultiChoiceField(name="toppings", label="토핑", options=options("버섯", "올리브", "양파", "치즈")),
    "포장": BooleanField(name="gift", label="선물 포장", required=True),
    "메모": TextField(name="note", label="메모"),
    "이름": TextField(name="name", label="이름", required=True),
    "전화": TextField(name="phone", label="전화번호", required=True),
    "메일": TextField(name="mail", label="이메일", format="email", required=True),
    "없음": None,
}
KOREAN = Twins("ko", QUESTIONS)
PACK = KOREAN.pack
