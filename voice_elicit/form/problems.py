"""Why a value is not an answer, in the codes users of the protocol know."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class ProblemCode(StrEnum):
    UNANSWERED = "unanswered"
    REQUIRED = "required"
    NOT_AN_OPTION = "notAnOption"
    NOT_A_NUMBER = "notANumber"
    NOT_AN_INTEGER = "notAnInteger"
    TOO_SMALL = "tooSmall"
    TOO_LARGE = "tooLarge"
    TOO_SHORT = "tooShort"
    TOO_LONG = "tooLong"
    FORMAT = "format"
    TOO_FEW = "tooFew"
    TOO_MANY = "tooMany"


@dataclass(frozen=True, slots=True)
class Problem:
    """One reason why a value was refused."""

    code: ProblemCode
    field: str
    """Property name."""
    limit: float | int | str | None = None
    """The bound, pattern or format that was missed."""
