"""What is kept for the next time stays within its bound, whatever one entry weighs."""

from __future__ import annotations

from voice_elicit.kept import Kept


def test_what_was_used_least_recently_goes_first_by_weight_and_not_by_count() -> None:
    kept: Kept[str, int] = Kept(10)
    for key in "abc":
        kept.put(key, 1, 3)
    assert kept.get("a") == 1
    kept.put("d", 2, 3)
    assert [key for key in "abcd" if key in kept] == ["a", "c", "d"]
    kept.put("e", 3, 8)
    assert [key for key in "abcde" if key in kept] == ["e"]
    assert kept.weight == 8


def test_what_weighs_more_than_all_may_is_kept_alone_while_it_is_in_use() -> None:
    kept: Kept[str, int] = Kept(10)
    kept.put("small", 1)
    kept.put("huge", 2, 1000)
    assert kept.get("huge") == 2
    kept.put("small", 3)
    assert kept.get("huge") is None
    assert kept.weight == 1


def test_what_is_put_anew_takes_the_place_of_what_was_there() -> None:
    kept: Kept[str, int] = Kept(10)
    kept.put("a", 1, 4)
    kept.put("a", 2, 5)
    assert (kept.get("a"), len(kept), kept.weight) == (2, 1, 5)
