"""Dates written in numerals, as typed or as some recognizers write them: `2026-12-04`, `4/12/2026`, `26. 12. 4.`."""

from __future__ import annotations

import re
from datetime import date

from voice_elicit.understanding.calendar import day_in_month, of_century, of_year

__all__ = ["written_date", "written_day", "written_short_year"]

_ISO = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})", re.ASCII)
_SHORT = re.compile(r"(\d{1,2})([-/.])(\d{1,2})\2(\d{4})", re.ASCII)
_SHORT_YEAR = re.compile(r"(\d{2})([-/.]?)(\d{1,2})\2(\d{1,2})", re.ASCII)
_DAY = re.compile(r"(\d{1,2})([-/.])(\d{1,2})", re.ASCII)
_PACKED = re.compile(r"([12]\d{3})(\d{2})(\d{2})", re.ASCII)
_DAY_SIGNS = {"mdy": "/", "dmy": "/.", "ymd": "/.-"}
"""Between a day and its month, by order; where it is no custom, `15.2` is a number and `4-12` a range."""


def written_date(word: str, order: str) -> tuple[tuple[date, ...], bool] | None:
    """The days it may be, that of the customary order first, and whether there are two."""
    if iso := _ISO.fullmatch(word):
        found = day_in_month(int(iso[1]), int(iso[2]), int(iso[3]))
        return ((found,), False) if found else None
    if short := _SHORT.fullmatch(word):
        first, second, year = int(short[1]), int(short[3]), int(short[4])
        as_dmy = day_in_month(year, second, first)
        as_mdy = day_in_month(year, first, second)
        ordered = (as_dmy, as_mdy) if order == "dmy" else (as_mdy, as_dmy)
        options = tuple(dict.fromkeys(day for day in ordered if day))
        if as_dmy and order == "dmy" and short[2] == ".":  # No country writes the month first with points.
            return (as_dmy,), False
        return (options, len(options) > 1) if options else None
    return None


def written_short_year(word: str, today: date, *, past: bool) -> date | None:
    """`26.12.4`, `261204`, `19850604`: the year comes first, mostly by two digits."""
    if whole := _PACKED.fullmatch(word):
        return day_in_month(int(whole[1]), int(whole[2]), int(whole[3]))
    short = _SHORT_YEAR.fullmatch(word)
    if short is None or (not short[2] and len(word) != len("261204")):
        return None
    return day_in_month(of_century(int(short[1]), today, past=past), int(short[3]), int(short[4]))


def written_day(word: str, order: str, today: date) -> tuple[tuple[date, ...], bool] | None:
    """`2/15`: the same for a day without its year, the next one. Where the year would come first the month does."""
    short = _DAY.fullmatch(word)
    if short is None or short[2] not in _DAY_SIGNS[order]:
        return None
    first, second = int(short[1]), int(short[3])
    as_dmy = of_year(second, first, today) if order == "dmy" or short[2] == "/" else None
    as_mdy = of_year(first, second, today) if order == "ymd" or short[2] == "/" else None
    if as_mdy and order == "ymd":
        return (as_mdy,), False
    ordered = (as_mdy, as_dmy) if order == "mdy" else (as_dmy, as_mdy)
    options = tuple(dict.fromkeys(day for day in ordered if day))
    return (options, len(options) > 1) if options else None
