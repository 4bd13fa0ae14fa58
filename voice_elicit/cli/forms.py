"""A form, the clock and other arguments that several commands take."""

from __future__ import annotations

import argparse
import sys
from datetime import datetime
from pathlib import Path

from voice_elicit.errors import UnusableForm
from voice_elicit.form.fields import Request
from voice_elicit.form.parse import parse_request

__all__ = ["FORM_HELP", "factor", "moment", "read_form"]

FORM_HELP = "file or -: a requestedSchema, elicitation params, or a request"


def read_form(name: str) -> Request:
    """
    Raises:
        UnusableForm: with the file's name, what is wrong and where.
    """
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise UnusableForm(f"The form {name} cannot be read: {error.strerror or error}.") from error
    try:
        return parse_request(data)
    except UnusableForm as error:
        raise UnusableForm(f"{'stdin' if name == '-' else name}: {error}", field=error.field) from error


def moment(text: str) -> datetime:
    """
    Raises:
        ArgumentTypeError: no ISO date and time.
    """
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not an ISO date and time like 2026-11-30T09:00") from None
    return found if found.tzinfo else found.astimezone()


def factor(text: str) -> float:
    """
    Raises:
        ArgumentTypeError: no number from 1 to 10.
    """
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 1 <= found <= 10:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 10")
    return found
