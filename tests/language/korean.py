"""Questions in Korean, and a reading in few words: `4`, `ask 4`, `4 or 7`, `yes`, `no + 세 명 이요`, `nothing`."""

from __future__ import annotations

import json
from datetime import datetime

from voice_elicit.form.fields import BooleanField, ChoiceField, Field, MultiChoiceField, NumberField, Option, TextField
from voice_elicit.language.pack import load_pack
from voice_elicit.understanding.read import read_reply
from voice_elicit.understanding.reading import Choose, Command, Confirm, Nothing, Reading, Refused, Selection, Value

__all__ = ["NOW", "PACK", "QUESTIONS", "said"]

PACK = load_pack("ko")
NOW = datetime(2026, 11, 30, 10, 0)
"""A Monday."""


def _options(*names: str) -> tuple[Option, ...]:
    return tuple(Option(name, name) for name in names)


QUESTIONS: dict[str, Field | None] = {
    "인원": NumberField(name="guests", label="몇 명인가요?", integer=True, minimum=1, maximum=99, required=True),
    "금액": NumberField(name="amount", label="금액", integer=True, required=True),
    "온도": NumberField(name="temperature", label="온도", required=True),
    "날짜": TextField(name="day", label="날짜", format="date", required=True),
    "생일": TextField(name="born", label="생년월일", format="date", required=True),
    "시간": TextField(name="time", label="시간", format="time", required=True),
    "일시": TextField(name="when", label="언제", format="date-time", required=True),
    "도시": ChoiceField(name="city", label="도시", required=True, options=_options("서울", "부산", "대구", "고양시")),
    "토핑": MultiChoiceField(name="toppings", label="토핑", options=_options("버섯", "올리브", "양파", "치즈")),
    "포장": BooleanField(name="gift", label="선물 포장", required=True),
    "메모": TextField(name="note", label="메모"),
    "이름": TextField(name="name", label="이름", required=True),
    "전화": TextField(name="phone", label="전화번호", required=True),
    "메일": TextField(name="mail", label="이메일", format="email", required=True),
    "없음": None,
}


def said(question: str, reply: str) -> str:
    return _short(read_reply(reply, QUESTIONS[question], PACK, NOW))


def _json(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _short(reading: Reading) -> str:
    match reading:
        case Value(value=value):
            return _json(value)
        case Confirm(value=value):
            return f"ask {_json(value)}"
        case Choose(values=values):
            return " or ".join(map(_json, values))
        case Command(name=name, argument=argument):
            return f"{name.value} + {argument}" if argument else name.value
        case Selection(add=add, remove=remove, only=only, done=done):
            signs = [*(f"+{one}" for one in add), *(f"-{one}" for one in remove)]
            return " ".join([*(["only"] if only else []), *signs, *(["done"] if done else [])])
        case Refused(problem=problem, value=value):
            return f"refused {_json(value)} {problem.limit or ''}".rstrip()
        case Nothing():
            return "nothing"
