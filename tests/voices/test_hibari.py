"""The built-in English voice, with its real model."""

from __future__ import annotations

import anyio
import pytest

from voice_elicit.audio.devices import level
from voice_elicit.audio.pcm import seconds_of
from voice_elicit.voices.hibari import HibariVoice


@pytest.mark.anyio
async def test_a_sentence_becomes_sound_of_a_plausible_length() -> None:
    voice = HibariVoice()
    with anyio.fail_after(60):
        await voice.prepare()
        sound = await voice.synthesise("Small, medium or large?", language="en")
    assert 1 < seconds_of(sound) < 4
    assert level(sound) > -35
    await voice.aclose()


@pytest.mark.anyio
async def test_a_slower_rate_takes_longer() -> None:
    voice = HibariVoice()
    with anyio.fail_after(60):
        plain = await voice.synthesise("Say yes to send it.", language="en")
        slow = await voice.synthesise("Say yes to send it.", language="en", rate=0.7)
    assert seconds_of(slow) > 1.2 * seconds_of(plain)


def test_it_speaks_english_only() -> None:
    assert HibariVoice.speaks("en-GB")
    assert not HibariVoice.speaks("ko")
