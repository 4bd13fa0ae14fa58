"""Mouths: sentence by sentence, silenced at once, nothing left behind."""

from __future__ import annotations

import wave
from collections.abc import AsyncIterable
from pathlib import Path

import anyio
import pytest

from tests.processes import children
from voice_elicit.audio.devices import level
from voice_elicit.audio.earcons import EARCONS, earcon
from voice_elicit.audio.pcm import seconds_of
from voice_elicit.audio.playback import NullPlayer, WavPlayer
from voice_elicit.errors import MissingEngine, UnusableAudio
from voice_elicit.ports import Mouth, Utterance
from voice_elicit.voices.mouth import CaptionMouth, VoiceMouth
from voice_elicit.voices.synthesis import SpeechSynthesis


class EndlessPlayer(NullPlayer):
    """Takes the first piece of sound and never finishes playing it."""

    def __init__(self) -> None:
        self.playing = anyio.Event()
        self.silenced = False

    async def play(self, sound: AsyncIterable[bytes]) -> None:
        try:
            async for _ in sound:
                self.playing.set()
                await anyio.sleep_forever()
        finally:
            self.silenced = True


class LostPlayer(NullPlayer):
    async def play(self, sound: AsyncIterable[bytes]) -> None:
        async for _ in sound:
            raise UnusableAudio("The loudspeaker is gone.")


@pytest.mark.anyio
async def test_each_prompt_becomes_a_file_with_its_words_and_its_earcon(tmp_path: Path) -> None:
    mouth: Mouth = VoiceMouth(WavPlayer(tmp_path / "said"), SpeechSynthesis())
    with anyio.fail_after(60):
        await mouth.say(Utterance("Four. Which day?"))
        await mouth.say(Utterance("Four. Which day?", earcon="listening"))
        await mouth.say(Utterance("IV", spoken="four", volume=0.25))
        await mouth.say(Utterance("..."))
        await mouth.aclose()
    lengths = []
    for number in (1, 2, 3, 4):
        with wave.open(str(tmp_path / "said" / f"00{number}.wav")) as file:
            assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (16000, 1, 2)
            lengths.append(file.getnframes())
            if number == 3:
                quiet = file.readframes(file.getnframes())
    assert lengths[1] - lengths[0] == len(earcon("listening")) // 2
    assert lengths[3] == 0
    assert level(quiet) < -30


@pytest.mark.anyio
async def test_cancelling_silences_and_closing_leaves_no_process() -> None:
    before, player = children(), EndlessPlayer()
    mouth = VoiceMouth(player, SpeechSynthesis())
    with anyio.fail_after(60):
        async with anyio.create_task_group() as group:
            group.start_soon(mouth.say, Utterance("A long story. " * 50))
            await player.playing.wait()
            group.cancel_scope.cancel()
        assert player.silenced
        await mouth.aclose()
    assert not children() - before


@pytest.mark.anyio
async def test_the_first_sentence_is_played_before_the_others_are_made() -> None:
    made: list[str] = []

    class Slow(SpeechSynthesis):
        async def synthesise(self, text: str, *, language: str, rate: float = 1.0) -> bytes:
            if made:
                await anyio.sleep_forever()
            made.append(text)
            return b"\1\0"

    player = EndlessPlayer()
    with anyio.fail_after(60):
        async with anyio.create_task_group() as group:
            group.start_soon(VoiceMouth(player, Slow()).say, Utterance("First. Second. Third."))
            await player.playing.wait()
            group.cancel_scope.cancel()
    assert made == ["First."]


@pytest.mark.anyio
async def test_errors_of_voice_and_device_come_out_alone() -> None:
    class Mute(SpeechSynthesis):
        async def synthesise(self, text: str, *, language: str, rate: float = 1.0) -> bytes:
            raise MissingEngine("There is no voice.")

    with pytest.raises(MissingEngine, match="no voice"):
        await VoiceMouth(NullPlayer(), Mute()).say(Utterance("Four."))
    mouth = VoiceMouth(LostPlayer(), SpeechSynthesis())
    with anyio.fail_after(60):
        with pytest.raises(UnusableAudio, match="is gone"):
            await mouth.say(Utterance("Four. " * 20))
        await mouth.aclose()


@pytest.mark.anyio
async def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UnusableAudio, match=r"cannot be written to .*file"):
        await WavPlayer(tmp_path / "file" / "said").prepare()


@pytest.mark.anyio
async def test_captions_show_the_text_and_nothing_for_a_mere_tone() -> None:
    shown: list[str] = []
    mouth: Mouth = CaptionMouth(shown.append)
    await mouth.say(Utterance("IV", spoken="four"))
    await mouth.say(Utterance("", earcon="sent"))
    await mouth.aclose()
    assert shown == ["IV"]


@pytest.mark.parametrize("name", sorted(EARCONS))
def test_earcons_are_short_soft_and_end_in_silence(name: str) -> None:
    pcm = earcon(name)
    assert 0.05 < seconds_of(pcm) < 0.4
    assert -40 < level(pcm) < -15
    assert pcm[:2] == pcm[-2:] == b"\0\0"
    assert earcon("none such") == b""
