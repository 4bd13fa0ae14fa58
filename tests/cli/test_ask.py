"""`voice-elicit ask`: results on stdout, captions on stderr, one sentence and the right code when it cannot be."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from voice_elicit.cli import main

SIZE = {"type": "string", "title": "Size", "enum": ["small", "large"]}
SCHEMA = {"type": "object", "properties": {"size": SIZE}, "required": ["size"]}


@pytest.fixture
def form(tmp_path: Path) -> Path:
    path = tmp_path / "form.json"
    path.write_text(json.dumps({"mode": "form", "message": "Order a shirt", "requestedSchema": SCHEMA}))
    return path


def replies(tmp_path: Path, *lines: str) -> str:
    path = tmp_path / "replies.txt"
    path.write_text("\n".join(lines) + "\n")
    return str(path)


def test_an_accepted_form_prints_the_result_and_nothing_else_on_stdout(
    form: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["ask", str(form), "--server", "Green Table", "--replies", replies(tmp_path, "large", "yes")])
    out, err = capsys.readouterr()
    assert code == 0
    assert json.loads(out) == {"action": "accept", "content": {"size": "large"}}
    assert "S: Green Table says: Order a shirt. Which size? Small or large." in err
    assert "P: large" in err


def test_comments_are_skipped_and_an_empty_line_is_silence(
    form: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = replies(tmp_path, "# the size", "", "small", "# consent", "yes")
    assert main(["ask", str(form), "--replies", path]) == 0
    assert "P: (silence)" in capsys.readouterr().err


@pytest.mark.parametrize(("lines", "code"), [(["large", "no"], 3), (["stop"], 4), ([""], 4), (["large"], 4)])
def test_decline_and_cancel_have_their_own_exit_codes(form: Path, tmp_path: Path, lines: list[str], code: int) -> None:
    assert main(["ask", str(form), "--replies", replies(tmp_path, *lines)]) == code


@pytest.mark.parametrize(
    "document",
    [
        SCHEMA,
        {"message": "Order", "requestedSchema": SCHEMA},
        {
            "jsonrpc": "2.0",
            "id": 7,
            "method": "elicitation/create",
            "params": {"message": "Order", "requestedSchema": SCHEMA},
        },
    ],
)
def test_a_schema_params_and_a_whole_request_are_all_forms(
    document: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "form.json"
    path.write_text(json.dumps(document))
    assert main(["ask", str(path), "--replies", replies(tmp_path, "large", "yes")]) == 0
    assert json.loads(capsys.readouterr().out)["content"] == {"size": "large"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{nonsense", "JSON"),
        ("[1, 2]", "object"),
        ('{"type": "object", "properties": {"a": {"type": "object"}}}', '"a"'),
    ],
)
def test_a_form_that_cannot_be_asked_is_one_sentence_and_code_2(
    text: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "form.json"
    path.write_text(text)
    assert main(["ask", str(path), "--typed"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.strip().splitlines()) == 1
    assert words in err
    assert str(path) in err


def test_a_missing_form_an_unknown_language_and_missing_replies_are_code_2(form: Path, tmp_path: Path) -> None:
    assert main(["ask", str(tmp_path / "none.json"), "--typed"]) == 2
    assert main(["ask", str(form), "--language", "tlh", "--typed"]) == 2
    assert main(["ask", str(form), "--replies", str(tmp_path / "none.txt")]) == 2


def test_an_unreadable_recording_is_one_sentence_and_code_1(
    form: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    noise = tmp_path / "noise.wav"
    noise.write_bytes(b"not sound at all")
    assert main(["ask", str(form), "--audio", str(noise)]) == 1
    out, err = capsys.readouterr()
    assert "accept" not in out
    assert "noise.wav" in err.strip().splitlines()[-1]
    assert "Traceback" not in err


def test_a_model_that_is_not_there_is_one_sentence_and_code_1(
    form: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wav = Path(__file__).parents[2] / "samples" / "order" / "11-yes.wav"
    code = main(["ask", str(form), "--recognizer", "vosk", "--model", str(tmp_path / "none"), "--audio", str(wav)])
    assert code == 1
    assert "none" in capsys.readouterr().err.strip().splitlines()[-1]


def test_the_trace_tells_everything_as_json_lines(form: Path, tmp_path: Path) -> None:
    trace = tmp_path / "trace.jsonl"
    main(["ask", str(form), "--replies", replies(tmp_path, "large", "yes"), "--trace", str(trace)])
    events = [json.loads(line) for line in trace.read_text().splitlines()]
    kinds = [event["event"] for event in events]
    assert kinds[0] == "engines"
    assert {"said", "shown", "listening-for", "heard", "reading"} <= set(kinds)
    assert events[-1]["result"] == {"action": "accept", "content": {"size": "large"}}


def test_a_trace_never_holds_a_secret(tmp_path: Path) -> None:
    path, trace = tmp_path / "form.json", tmp_path / "trace.jsonl"
    path.write_text(
        json.dumps({"type": "object", "properties": {"password": {"type": "string"}}, "required": ["password"]})
    )
    code = main(["ask", str(path), "--replies", replies(tmp_path, "no", "hunter2", "yes"), "--trace", str(trace)])
    assert code == 0
    assert "hunter2" not in trace.read_text()


def test_a_full_disk_for_the_trace_is_no_accept(form: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no device that is always full")
    code = main(["ask", str(form), "--replies", replies(tmp_path, "large", "yes"), "--trace", str(full)])
    out, err = capsys.readouterr()
    assert code == 1
    assert "accept" not in out
    assert "/dev/full" in err.strip().splitlines()[-1]


def test_what_is_said_can_be_changed_and_is_checked(
    form: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = tmp_path / "words.toml"
    words.write_text('[say]\nsent = "On its way."\n')
    main(["ask", str(form), "--words", str(words), "--replies", replies(tmp_path, "large", "yes")])
    assert "S: On its way." in capsys.readouterr().err
    words.write_text('[say]\nsend = "On its way."\n')
    assert main(["ask", str(form), "--words", str(words), "--typed"]) == 2
    assert "say.send" in capsys.readouterr().err


def test_every_prompt_can_be_written_as_a_recording(form: Path, tmp_path: Path) -> None:
    folder = tmp_path / "said"
    code = main(["ask", str(form), "--replies", replies(tmp_path, "large", "yes"), "--say-to", str(folder)])
    assert code == 0
    assert len(list(folder.glob("*.wav"))) >= 3


def test_typed_replies_come_from_a_pipe(form: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "voice_elicit.cli", "ask", str(form), "--typed"],
        input="large\nyes\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, json.loads(ran.stdout)["action"]) == (0, "accept")


def test_ctrl_c_is_one_sentence_no_traceback_and_no_answer(form: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "voice_elicit.cli", "ask", str(form), "--typed"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    assert process.stderr.readline().startswith("S: ")
    process.send_signal(signal.SIGINT)
    process.wait(timeout=30)  # with the keyboard still there: without it the dialogue ends by itself
    out, err = process.communicate(timeout=20)
    assert process.returncode == 4
    assert "accept" not in out
    assert "decline" not in out
    assert "Traceback" not in err
    assert "Ctrl-C" in err
