"""Where the model's files are: inside the `moonshine-voice` package, which is located but never imported.

Its own library pulls in devices and downloads; the three files run in plain onnxruntime. Only 0.1.0 carries
them (later versions do not), and the measured bands hold for that model alone.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from voice_elicit.errors import MissingEngine

__all__ = ["DECODER", "ENCODER", "TOKENIZER", "find_assets"]

ENCODER = "encoder_model.ort"
DECODER = "decoder_model_merged.ort"
TOKENIZER = "tokenizer.bin"


def find_assets() -> Path:
    """The folder of the tiny-en model.

    Raises:
        MissingEngine: the extra is not installed, or its `moonshine-voice` is a version without the model.
    """
    for needed in ("numpy", "onnxruntime"):
        if find_spec(needed) is None:
            raise MissingEngine(
                f"The built-in recognizer needs the package {needed!r}: pip install voice-elicit[voice]."
            )
    package = find_spec("moonshine_voice")
    if package is None or package.origin is None:
        raise MissingEngine(
            "The built-in recognizer needs the package 'moonshine-voice': pip install voice-elicit[voice]."
        )
    folder = Path(package.origin).parent / "assets" / "tiny-en"
    for name in (ENCODER, DECODER, TOKENIZER):
        if not (folder / name).is_file():
            raise MissingEngine(
                f"The installed 'moonshine-voice' lacks {name}: pip install moonshine-voice==0.1.0, "
                "the version that carries the model."
            )
    return folder
