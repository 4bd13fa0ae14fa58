"""A Vosk model folder: loaded once per process and tuning, shared by threads, asked for its words.

Never `vosk.Model(lang=...)`: it downloads without a hash and ends the process when the language is unknown.
"""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from voice_elicit.errors import MissingEngine
from voice_elicit.recognizers.models import takes_grammars

__all__ = ["LoadedModel", "Tuning", "load_model", "overlay"]

UNKNOWN_TOKENS = ("[unk]", "<UNK>", "<unk>", "<SPOKEN_NOISE>")
"""Names models give to "some other word"; each model has one or none of them."""


FIRST_SYLLABLE, LAST_SYLLABLE = "\uac00", "\ud7a3"
LONGEST_IN_PIECES = 16
"""Syllables of a word that is looked for in pieces."""


@dataclass(frozen=True, slots=True)
class Tuning:
    """What is changed in a model's `conf/`; `None` leaves the model's own value.

    The wheel has no setters for these, so the model is loaded through a folder of links with its own copy
    of that folder.
    """

    frames_per_chunk: int | None = 21
    """Frames of 10 ms decoded at once: few let a partial result complete before the person's pause ends,
    at a price in computing (real-time factor .11 -> .14 on two cores with a grammar)."""
    lattice_beam: float | None = 8.0
    """Width of the list of alternatives; a model for dictation keeps too few to find the whole phrase in."""
    end_silence: float | None = None
    """Seconds of silence after which Vosk itself ends an utterance. The turn is ended by the ears, so this
    only matters to those who use the model directly."""

    dither: float | None = 0.0
    """Random noise Kaldi adds to the samples; without it the same audio gives the same answer. Digital zero,
    its reason, never reaches this engine: we put near-silence around speech."""

    def options(self) -> dict[str, dict[str, str]]:
        """File of `conf/` -> Kaldi option -> value."""
        decoding = {
            "frames-per-chunk": self.frames_per_chunk,
            "lattice-beam": self.lattice_beam,
            "endpoint.rule2.min-trailing-silence": self.end_silence,
        }
        files = {"model.conf": decoding, "mfcc.conf": {"dither": self.dither}}
        found = {
            file: {name: str(value) for name, value in options.items() if value is not None}
            for file, options in files.items()
        }
        return {file: options for file, options in found.items() if options}


class LoadedModel:
    """One `vosk.Model` and what was asked about its words."""

    def __init__(self, handle: Any, path: Path) -> None:
        self.handle = handle
        self.grammars = takes_grammars(path)
        """Models for dictation have one fixed graph."""
        self._known: dict[str, bool] = {}
        self.unknown = next((token for token in UNKNOWN_TOKENS if self.has(token)), None)
        """The model's own token for "some other word", if it has one."""

    def has(self, word: str) -> bool:
        """Whether the word is in the lexicon; others would be dropped from a grammar without a word."""
        known = self._known.get(word)
        if known is None:
            known = self._known[word] = self.handle.vosk_model_find_word(word) >= 0
        return known

    def spelling(self, word: str) -> str | None:
        """The word as the lexicon writes it (`a` may be `A`, and a folded `ss` a sharp s), or None."""
        forms = (word, word.lower(), word.upper(), word.replace("ss", "\u00df"))
        return next((form for form in forms if self.has(form)), None)

    def pieces(self, word: str) -> tuple[str, ...]:
        """The word as the lexicon writes it; one in Hangul that it lacks in as few pieces as it takes, the longest
        first, since such lexicons hold stems and endings apart. Nothing when it cannot be written."""
        whole = self.spelling(word)
        if whole is not None:
            return (whole,)
        if not all(FIRST_SYLLABLE <= char <= LAST_SYLLABLE for char in word) or len(word) > LONGEST_IN_PIECES:
            return ()
        best: list[tuple[str, ...] | None] = [(), *([None] * len(word))]
        for end in range(1, len(word) + 1):
            for start in range(end):
                before = best[start]
                if before is None or not self.has(word[start:end]):
                    continue
                known = best[end]
                if known is None or len(before) + 1 < len(known):
                    best[end] = (*before, word[start:end])
        return best[-1] or ()


_loaded: dict[tuple[Path, Tuning], LoadedModel] = {}
_loading = threading.Lock()


def load_model(path: Path, tuning: Tuning) -> LoadedModel:
    """The model of a folder, 2 to 3 s the first time and at once afterwards.

    Raises:
        MissingEngine: the vosk package is missing, or the folder is not a model it can load.
    """
    key = (path.resolve(), tuning)
    with _loading:
        if key not in _loaded:
            _loaded[key] = LoadedModel(_load(*key), key[0])
        return _loaded[key]


def _load(path: Path, tuning: Tuning) -> Any:
    try:
        import vosk
    except (ImportError, OSError) as error:  # OSError: its shared library does not fit this machine
        raise MissingEngine("The recognizer Vosk is not installed; run `pip install voice-elicit[voice]`.") from error
    if not path.is_dir():
        raise MissingEngine(f"There is no Vosk model folder {path}; name one that holds am/ and conf/.")
    vosk.SetLogLevel(-2)
    with overlay(path, tuning) as folder:
        try:
            return vosk.Model(str(folder))
        except Exception as error:  # the library raises nothing narrower
            raise MissingEngine(
                f"Vosk cannot load the model in {path}; its files may be damaged: install it again."
            ) from error


@contextmanager
def overlay(path: Path, tuning: Tuning) -> Iterator[Path]:
    """A folder that links to a model but has its own `conf/`; gone afterwards.

    Vosk reads everything while it loads, so the folder need not outlive the call. Where links cannot be made
    (or the model has the old flat layout) the model's own folder comes back, untuned.
    """
    options = tuning.options()
    if not options or not all((path / "conf" / file).is_file() for file in options):
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="voice-elicit-model-") as name:
        folder = Path(name)
        yield folder if _link(path, folder, options) else path


def _link(path: Path, folder: Path, options: dict[str, dict[str, str]]) -> bool:
    try:
        for entry in path.iterdir():
            if entry.name != "conf":
                (folder / entry.name).symlink_to(entry, target_is_directory=entry.is_dir())
    except OSError:  # Windows without developer mode
        return False
    (folder / "conf").mkdir()
    for source in (path / "conf").iterdir():
        if source.is_file():
            text = source.read_text(encoding="utf-8")
            edited = _edited(text, options.get(source.name, {}))
            (folder / "conf" / source.name).write_text(edited, encoding="utf-8")
    return True


def _edited(conf: str, options: dict[str, str]) -> str:
    kept = [line for line in conf.splitlines() if line.partition("=")[0].strip().lstrip("-") not in options]
    return "\n".join([*kept, *(f"--{name}={value}" for name, value in options.items())]) + "\n"
