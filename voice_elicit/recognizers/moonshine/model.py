"""The network itself: sound to frames, and one decoder step for a batch of prefixes.

One utterance may be looked at several times (`encode` of several cuts); every step then is the mean of the looks'
log-probabilities, since each errs in its own way. Runs in onnxruntime on two threads that do not spin: the VAD,
the voice and the host share the machine.

onnxruntime keeps for ever what its longest run needed, and takes twice as much each time: after one utterance of 30 s
that is 170 MB. So a long sound gives back what it took.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import onnxruntime

from voice_elicit.ports import SAMPLE_RATE
from voice_elicit.recognizers.moonshine.assets import DECODER, ENCODER, TOKENIZER
from voice_elicit.recognizers.moonshine.tokenizer import BOS, Tokenizer

__all__ = ["Floats", "Frames", "Model", "Prefixes", "log_normalizer"]

Floats = npt.NDArray[np.float32]
Frames = tuple[Floats, ...]
"""The looks at one utterance, each encoded: (1, frames, width)."""

HEADS, HEAD_WIDTH = 8, 36
"""Shape of tiny-en's attention cache."""

LONG = 10 * SAMPLE_RATE
"""Samples of a sound from which on the encoder gives its memory back; replies are shorter, and what they need stays."""


@dataclass(frozen=True, slots=True)
class Prefixes:
    """Decoder state after a batch of prefixes of one utterance."""

    frames: Frames
    cross: tuple[dict[str, Floats], ...]
    """For each look the attention cache over the sound; of batch 1, since it broadcasts."""
    past: dict[tuple[int, str], Floats]
    """By look and name the attention cache over the tokens so far, one row per prefix."""
    logits: Floats
    """(prefixes, vocabulary): the next token, not normalised."""

    def pick(self, rows: list[int]) -> dict[tuple[int, str], Floats]:
        """The token cache of these prefixes, in this order."""
        index = np.asarray(rows, np.intp)
        return {name: value[index] for name, value in self.past.items()}


@dataclass(frozen=True, slots=True)
class _Step:
    """What one look gives."""

    cross: dict[str, Floats]
    past: dict[str, Floats]
    logits: Floats


class Model:
    """Moonshine tiny-en. Thread safe: the sessions are, and nothing else changes after loading."""

    def __init__(self, folder: Path, threads: int = 2) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.inter_op_num_threads = 1
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        self._encoder = _session(folder / ENCODER, options)
        self._decoder = _session(folder / DECODER, options)
        self.tokenizer = Tokenizer(folder / TOKENIZER)
        self._outputs = [output.name for output in self._decoder.get_outputs()]
        names = [entry.name for entry in self._decoder.get_inputs() if entry.name.startswith("past_")]
        self._cross = [name for name in names if ".encoder." in name]
        self._past = [name for name in names if ".encoder." not in name]

    def encode(self, *looks: Floats) -> Frames:
        """Frames of one or several cuts of an utterance: mono at 16 kHz, samples within -1 to 1."""
        return tuple(self._encode(look[None]) for look in looks)

    def _encode(self, sound: Floats) -> Floats:
        mask = np.ones(sound.shape, np.int64)
        options = onnxruntime.RunOptions()
        if sound.size >= LONG:
            options.add_run_config_entry("memory.enable_memory_arena_shrinkage", "cpu:0")
        frames: Floats = self._encoder.run(None, {"input_values": sound, "attention_mask": mask}, options)[0]
        return frames

    def begin(self, frames: Frames) -> Prefixes:
        """The state before the first word."""
        empty = np.zeros((1, HEADS, 0, HEAD_WIDTH), np.float32)
        past = {(look, name): empty for look in range(len(frames)) for name in (*self._cross, *self._past)}
        return self._together(frames, [BOS], past, None)

    def extend(self, state: Prefixes, rows: list[int], tokens: list[int]) -> Prefixes:
        """Each prefix of `rows` (repeats allowed) goes on with the token at the same place of `tokens`."""
        return self._together(state.frames, tokens, state.pick(rows), state.cross)

    def _together(
        self,
        frames: Frames,
        tokens: list[int],
        past: dict[tuple[int, str], Floats],
        cross: tuple[dict[str, Floats], ...] | None,
    ) -> Prefixes:
        steps = [
            self._run(
                sound,
                tokens,
                {name: value for (look, name), value in past.items() if look == place},
                cross[place] if cross else None,
            )
            for place, sound in enumerate(frames)
        ]
        logits = steps[0].logits
        if len(steps) > 1:
            logits = np.mean([step.logits - log_normalizer(step.logits) for step in steps], 0)
        return Prefixes(
            frames,
            tuple(step.cross for step in steps),
            {(place, name): value for place, step in enumerate(steps) for name, value in step.past.items()},
            logits,
        )

    def _run(
        self, frames: Floats, tokens: list[int], past: dict[str, Floats], cross: dict[str, Floats] | None
    ) -> _Step:
        batch = len(tokens)
        inputs: dict[str, Any] = {
            # One column, not one per frame: the exported graph crashes above 384 frames otherwise.
            "encoder_attention_mask": np.ones((batch, 1), np.int64),
            "input_ids": np.asarray(tokens, np.int64)[:, None],
            # Later steps read the sound from the cross cache; one frame satisfies the signature.
            "encoder_hidden_states": frames if cross is None else frames[:, :1],
            "use_cache_branch": np.array([cross is not None]),
            **past,
            **(cross or {}),
        }
        outputs = dict(zip(self._outputs, self._decoder.run(None, inputs), strict=True))

        def present(name: str) -> Floats:
            value: Floats = outputs[name.replace("past_key_values", "present")]
            return value

        if cross is None:
            cross = {name: present(name) for name in self._cross}
        return _Step(cross, {name: present(name) for name in self._past}, outputs["logits"][:, -1])


def log_normalizer(logits: Floats) -> Floats:
    """What to subtract from each row to make log-probabilities, (rows, 1)."""
    top = logits.max(-1, keepdims=True)
    total: Floats = top + np.log(np.exp(logits - top).sum(-1, keepdims=True))
    return total


def _session(path: Path, options: Any) -> Any:
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
