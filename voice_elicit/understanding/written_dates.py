"""Dates written in numerals, as typed or as some recognizers write them: `2026-12-04`, `4/12/2026`."""

from __future__ import annotations

import re
from datetime import date

from voice_elicit.understanding.calendar import day_in_month, of_year

__all__ = ["written_date", "written_day"]

_ISO = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})", re.ASCII)
_SHORT = re.compile(r"(\d{1,2})([-/.])(\d{1,2})\2(\d{4})", re.ASCII)
_DAY = re.compile(r"(\d{1,2})([/.])(\d{1,2})", re.ASCII)


def written_date(word: str, order: str) -> tuple[tuple[date, ...], bool] | None:
    """The days it may be, that of the customary order first, and whether there are two."""
    if iso := _ISO.fullmatch(word):
        found = day_in_month(int(iso[1]), int(iso[2]), int(iso[3]))
        return ((found,), False) if found else None
    if short := _SHORT.fullmatch(word):
        first, second, year = int(short[1]), int(short[3]), int(short[4])
        as_dmy = day_in_month(year, second, first)
        as_mdy = day_in_month(year, first, second)
        ordered = (as_mdy, as_dmy) if order == "mdy" else (as_dmy, as_mdy)
        options = tuple(dict.fromkeys(day for day in ordered if day))
        if as_dmy and order == "dmy" and short[2] == ".":  # No country writes the month first with points.
            return (as_dmy,), False
        return (options, len(options) > 1) if options else None
    return None


def written_day(word: str, order: str, today: date) -> tuple[tuple[date, ...], bool] | None:
    """`2/15`: the same for a day without its year, the next one; `15.2` only where the day comes first."""
    short = _DAY.fullmatch(word)
    if short is None or (short[2] == "." and order != "dmy"):
        return None
    first, second = int(short[1]), int(short[3])
    as_dmy = of_year(second, first, today)
    as_mdy = of_year(first, second, today) if short[2] == "/" else None
    ordered = (as_mdy, as_dmy) if order == "mdy" else (as_dmy, as_mdy)
    options = tuple(dict.fromkeys(day for day in ordered if day))
    return (options, len(options) > 1) if options else None
