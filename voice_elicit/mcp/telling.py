"""A sentence said outside of any dialogue, in its turn: the floor is one for questions and for news."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from voice_elicit.dialogue.asker import Asker
from voice_elicit.dialogue.openings import asker_words
from voice_elicit.dialogue.prompts import Prompts
from voice_elicit.errors import VoiceElicitError
from voice_elicit.ports import Utterance

if TYPE_CHECKING:
    from voice_elicit.elicitor import VoiceElicitor

__all__ = ["tell"]

logger = logging.getLogger(__name__)


async def tell(elicitor: VoiceElicitor, sentence: str, asker: Asker) -> None:
    """Say a sentence of the pack; a device that fails is only logged, for nothing depends on it."""
    if not elicitor.pack.has(sentence):
        logger.info("the language pack %s has no sentence %s", elicitor.pack.tag, sentence)
        return
    who = asker_words(asker, Prompts(elicitor.pack, elicitor.policy, elicitor._clock()))
    utterance = Utterance(elicitor.pack.say(sentence, server=who), language=elicitor.pack.tag)
    async with elicitor._floor:
        with suppress(VoiceElicitError, OSError):
            from voice_elicit.dialogue.actions import Say

            elicitor._observe(Say(utterance))
            await (await elicitor.engines.mouth()).say(utterance)
