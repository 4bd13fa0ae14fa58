"""The command line: `voice-elicit ask|check|preview|understand|models|doctor|grammars|proxy|kiosk`.

stdout carries results only; captions, progress and errors go to stderr.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from voice_elicit.cli import ask, check, doctor, grammars, kiosk, models, preview, proxy, understand
from voice_elicit.cli.exits import Exit, complain
from voice_elicit.errors import UnusableForm, UnusableWords, VoiceElicitError

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; a usage error exits with 2."""
    parser = argparse.ArgumentParser(
        prog="voice-elicit", description="Answers MCP elicitations by voice, offline.", allow_abbrev=False
    )
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for command in (ask, check, preview, understand, models, doctor, grammars, proxy, kiosk):
        command.add_parser(commands)
    arguments = parser.parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except (UnusableForm, UnusableWords) as error:
        return complain(str(error), Exit.UNUSABLE)
    except VoiceElicitError as error:
        return complain(str(error), Exit.FAILURE)
    except KeyboardInterrupt:
        return complain("Stopped by Ctrl-C; nothing was sent.", Exit.CANCEL)
    except BrokenPipeError:
        sys.stderr.close()
        return Exit.FAILURE
