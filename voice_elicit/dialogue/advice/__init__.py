"""What will go wrong when a form is spoken, and a better way: for those who write forms."""

from voice_elicit.dialogue.advice.finding import Finding, Level
from voice_elicit.dialogue.advice.forms import WORDS_PER_MINUTE, advise
from voice_elicit.dialogue.advice.options import option_phrases, unheard

__all__ = ["WORDS_PER_MINUTE", "Finding", "Level", "advise", "option_phrases", "unheard"]
