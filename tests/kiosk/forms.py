"""Requests that bring every kind of screen."""

from __future__ import annotations

from typing import Any

__all__ = ["PAGE", "SECRET", "SURVEY"]

SURVEY: dict[str, Any] = {
    "message": "<b>Tell us</b> how the visit was",
    "requestedSchema": {
        "type": "object",
        "properties": {
            "email": {"type": "string", "title": "E-mail", "format": "email"},
            "toppings": {
                "type": "array",
                "title": "Toppings",
                "items": {"type": "string", "enum": ["Mushrooms", "Olives", "Onions"]},
                "minItems": 1,
            },
            "country": {
                "type": "string",
                "title": "Country",
                "enum": ["Niger", "Nigeria", "Norway"],
                "default": "Norway",
            },
            "again": {"type": "boolean", "title": "Would you come again"},
            "stars": {"type": "integer", "title": "Stars", "minimum": 1, "maximum": 5},
        },
        "required": ["email", "toppings", "again"],
    },
}

SECRET: dict[str, Any] = {
    "message": "Sign in",
    "requestedSchema": {
        "type": "object",
        "properties": {"password": {"type": "string", "title": "Password"}},
        "required": ["password"],
    },
}

PAGE: dict[str, Any] = {
    "mode": "url",
    "message": "Pay for your order",
    "url": "https://pay.example.com/orders/1234?token=a-long-token-that-must-be-seen-whole",
    "elicitationId": "1",
}
