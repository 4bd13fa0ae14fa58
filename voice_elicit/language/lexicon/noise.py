"""Words that are no reply when they come alone: what recognizers write for breath, clicks and hum."""

from __future__ import annotations

from voice_elicit.language.pack import Lexicon


class NoiseWords(Lexicon):
    function_words: list[str]
    """A transcript of nothing but these counts as nothing heard."""
