"""The recognizer that works right after installation: a closed set scored by a tiny encoder-decoder.

Importing this loads neither numpy nor an engine; they come with the first question.
"""

from __future__ import annotations

from voice_elicit.recognizers.moonshine.bands import Thresholds
from voice_elicit.recognizers.moonshine.recognizer import MoonshineRecognizer

__all__ = ["MoonshineRecognizer", "Thresholds"]
