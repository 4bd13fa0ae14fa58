"""Vosk (Kaldi) as a recognizer: a grammar per question, decoys that reject, and ears that learn the speaker.

Split by notion: `model` (a folder on disk, loaded once), `grammar` (an expectation compiled to words the
model knows), `level` (loudness), `priming` (the person's earlier answers), `verdict` (alternatives to bands)
and `recognizer` (the port). The `vosk` package itself is imported when a model is loaded, not before.
"""

from voice_elicit.recognizers.vosk.model import Tuning
from voice_elicit.recognizers.vosk.priming import Priming
from voice_elicit.recognizers.vosk.recognizer import VoskRecognizer

__all__ = ["Priming", "Tuning", "VoskRecognizer"]
