"""Every knob of a kiosk, in one frozen place."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from voice_elicit.dialogue.policy import Policy

__all__ = ["MicrophoneMode", "Settings"]

MicrophoneMode = Literal["open", "talk", "off"]


@dataclass(frozen=True, slots=True)
class Settings:
    language: str = "en"
    recognizer: str = "auto"
    """auto, vosk, moonshine, pocketsphinx, or none: touch and typing only."""
    model: Path | None = None
    """A Vosk model's folder."""
    voice: str = "auto"
    """auto, hibari, pyttsx3, or none: captions only."""
    policy: Policy = field(default_factory=Policy)
    words: Path | None = None
    """An overlay of spoken sentences and understood words."""
    brand: Path | None = None
    """A folder with brand.css, words.toml and what they need (a logo, a font)."""
    microphone: MicrophoneMode = "open"
    """How the microphone starts; the visitor can change it."""
    one_switch: bool = False
    """Every visit starts in one-switch mode, the start page included."""
    visitors: int = 30
    """At once; one more gets the page that says so."""
    idle: float = 60.0
    """Seconds without any sign of the visitor until the warning."""
    warning: float = 20.0
    """Seconds from the warning to the end (WCAG 2.2.1 asks for 20)."""
    absent: float = 30.0
    """Seconds a page may be gone (a reload, a lost network) before its visit ends."""
    longest: float = 900.0
    """Seconds a visit may take in all."""
    farewell: float = 12.0
    """Seconds the last screen stays."""
    origins: tuple[str, ...] = ()
    """Hosts (`kiosk.example:8443`) the page may come from beside the one it is served by."""
    hosts: tuple[str, ...] = ()
    """Names this server answers to; empty: any. Without it a page elsewhere could reach a local kiosk by DNS."""
    framed_by: tuple[str, ...] = ()
    """Origins that may show the page in a frame."""
