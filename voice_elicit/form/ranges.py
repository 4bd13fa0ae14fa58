"""Which numbers a field allows, exactly: limits, open limits and steps together.

Counts in fractions of the decimal as written, so that 0.3 is a multiple of 0.1.
"""

from __future__ import annotations

import math
from fractions import Fraction

from voice_elicit.form.fields import NumberField

__all__ = ["above", "allowed_range", "below", "is_empty_range", "on_a_step"]


def _exact(number: int | float) -> Fraction:
    """The number as its shortest decimal says it. It must be finite."""
    return Fraction(number) if isinstance(number, int) else Fraction(repr(number))


def _step(field: NumberField) -> Fraction | None:
    if field.multiple_of is None:
        return Fraction(1) if field.integer else None
    step = _exact(field.multiple_of)
    return Fraction(step.numerator) if field.integer else step


def on_a_step(field: NumberField, number: int | float) -> bool:
    """Whether `multipleOf` holds (and wholeness, for an integer)."""
    step = _step(field)
    return step is None or _exact(number) % step == 0


def _limits(field: NumberField) -> tuple[Fraction | None, bool, Fraction | None, bool]:
    """Low, low is open, high, high is open."""
    lows = [
        (_exact(limit), is_open)
        for limit, is_open in ((field.minimum, False), (field.exclusive_minimum, True))
        if limit is not None
    ]
    highs = [
        (_exact(limit), not is_open)
        for limit, is_open in ((field.maximum, False), (field.exclusive_maximum, True))
        if limit is not None
    ]
    low, low_open = max(lows, default=(None, False))
    high, high_closed = min(highs, default=(None, True))
    return low, low_open, high, not high_closed


def _number(value: Fraction | None) -> int | float | None:
    if value is None:
        return None
    try:
        return value.numerator if value.denominator == 1 else float(value)
    except OverflowError:
        return round(value)  # Beyond every float; no prompt will miss its fraction.


def _snapped(field: NumberField) -> tuple[Fraction | None, Fraction | None]:
    low, low_open, high, high_open = _limits(field)
    step = _step(field)
    if step is None:
        return low, high
    if low is not None:
        first = math.ceil(low / step) * step
        low = first + step if low_open and first == low else first
    if high is not None:
        last = math.floor(high / step) * step
        high = last - step if high_open and last == high else last
    return low, high


def allowed_range(field: NumberField) -> tuple[int | float | None, int | float | None]:
    """The least and the greatest number allowed, as a prompt would say them; None where there is no limit.

    With a step (every integer has one) both ends are allowed themselves; without, an open limit is not.
    """
    low, high = _snapped(field)
    return _number(low), _number(high)


def is_empty_range(field: NumberField) -> bool:
    """Whether no number at all is allowed."""
    low, high = _snapped(field)
    if low is None or high is None:
        return False
    _, low_open, _, high_open = _limits(field)
    return low > high or (_step(field) is None and low == high and (low_open or high_open))


def below(field: NumberField, number: int | float) -> bool:
    """Whether it misses the lower limit."""
    low, is_open, _, _ = _limits(field)
    value = _exact(number)
    return low is not None and (value < low or (is_open and value == low))


def above(field: NumberField, number: int | float) -> bool:
    """Whether it misses the upper limit."""
    _, _, high, is_open = _limits(field)
    value = _exact(number)
    return high is not None and (value > high or (is_open and value == high))
