"""What is said often is kept, within bounds."""

from __future__ import annotations

from voice_elicit.voices.cache import SoundCache


def test_the_least_recently_used_sound_goes_first() -> None:
    cache = SoundCache(most_bytes=40)
    for text in ("a", "b", "c", "d"):
        cache.put((text, "en", 165), b"0123456789")
    assert cache.get(("a", "en", 165)) is not None
    cache.put(("e", "en", 165), b"0123456789")
    assert cache.get(("b", "en", 165)) is None
    assert cache.get(("a", "en", 165)) is not None


def test_a_sound_too_large_is_not_kept_and_clearing_forgets_all() -> None:
    cache = SoundCache(most_bytes=40)
    cache.put(("long", "en", 165), b"x" * 39)
    assert cache.get(("long", "en", 165)) is None
    cache.put(("a", "en", 165), b"x")
    cache.clear()
    assert cache.get(("a", "en", 165)) is None
