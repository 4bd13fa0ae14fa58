"""Strict formats and patterns: the judgement of `jsonschema-rs`, and for e-mail of `email-validator` too.

Compiled once and kept; never goes to the network (no references are fetched, no domain is looked up).
Patterns are ECMA 262 as `jsonschema-rs` reads them; one that runs away is stopped and counts as not matched.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import jsonschema_rs

__all__ = ["is_pattern", "matches_format", "matches_pattern", "validator"]


def validator(schema: dict[str, Any]) -> jsonschema_rs.Draft202012Validator | None:
    """A strict validator, or None when the schema is not valid JSON Schema itself."""
    try:
        return jsonschema_rs.Draft202012Validator(schema, validate_formats=True, offline=True)
    except (jsonschema_rs.ValidationError, jsonschema_rs.ReferencingError, ValueError, RecursionError):
        return None


@lru_cache(maxsize=512)
def _one_keyword(keyword: str, value: str) -> jsonschema_rs.Draft202012Validator | None:
    return validator({keyword: value})


def is_pattern(pattern: str) -> bool:
    """Whether the pattern is a regular expression at all."""
    return _one_keyword("pattern", pattern) is not None


def matches_pattern(pattern: str, text: str) -> bool:
    """Unanchored, as JSON Schema has it. `text` must be encodable."""
    checker = _one_keyword("pattern", pattern)
    return checker is not None and checker.is_valid(text)


def matches_format(name: str, text: str) -> bool:
    """Strictly: `date-time` and `time` need an offset (RFC 3339). An unknown format allows everything."""
    checker = _one_keyword("format", name)
    if checker is not None and not checker.is_valid(text):
        return False
    return name != "email" or _is_email(text)


def _is_email(text: str) -> bool:
    from email_validator import (
        EmailNotValidError,
        validate_email,
    )  # Slow to import; most forms hold no e-mail.

    try:
        validate_email(text, check_deliverability=False)
    except EmailNotValidError:
        return False
    return True
