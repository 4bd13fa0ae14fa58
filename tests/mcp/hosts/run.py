"""`make hosts`: every host family's sample in an environment of its own, against servers of every SDK and era.

Environments are made once under .venv-hosts/ and kept; delete the folder to make them anew. Prints a table.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
HOME = ROOT / ".venv-hosts"
SERVERS = ROOT / "samples" / "hosts" / "servers"
OUTCOMES = ("accept", "decline", "cancel", "silence", "timeout", "host cancel")
EXPECTED = {
    "accept": "accept: medium 2",
    "decline": "decline: ",
    "cancel": "cancel: ",
    "silence": "cancel: ",
    "timeout": "cancel: ",
    "host cancel": "withdrawn",
}


@dataclass(frozen=True)
class Environment:
    """What pip installs for one host or server."""

    name: str
    requirements: tuple[str, ...]
    needs: str = ""
    """A Python newer than ours, like 3.13."""

    @property
    def python(self) -> Path:
        return HOME / self.name / "bin" / "python"

    def make(self) -> str:
        """Nothing, or why it could not be made."""
        if (HOME / self.name / ".ready").exists():
            return ""
        maker = find_python(self.needs)
        if maker is None:
            return f"needs Python {self.needs}"
        subprocess.run([maker, "-m", "venv", str(HOME / self.name)], check=True)
        install = [str(self.python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-e", str(ROOT)]
        done = subprocess.run([*install, *self.requirements], capture_output=True, text=True)
        if done.returncode:
            errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
            return (errors or ["pip failed"])[0]
        (HOME / self.name / ".ready").touch()
        return ""


def find_python(version: str) -> str | None:
    """Ours, or one of this version on the PATH or among pyenv's."""
    if not version:
        return sys.executable
    found = shutil.which(f"python{version}")
    pyenv = sorted(Path.home().glob(f".pyenv/versions/{version}*/bin/python"))
    for candidate in [*([found] if found else []), *map(str, pyenv)]:
        if subprocess.run([candidate, "--version"], capture_output=True).returncode == 0:
            return candidate
    return None


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


ENVIRONMENTS = {
    one.name: one
    for one in (
        Environment("mcp-1.30", ("mcp==1.30.*",)),
        Environment("mcp-2", ("mcp>=2.3",)),
        Environment("fastmcp-3", ("fastmcp==3.*",)),
        Environment("fastmcp-4", ("fastmcp>=4",)),
        Environment("pydantic-ai", ("pydantic-ai-slim[mcp]",)),
        Environment("langchain", ("langchain-mcp-adapters",)),
        Environment("mcp-use", ("mcp-use",)),
        Environment("strands", ("strands-agents",)),
        Environment("google-adk", ("google-adk[mcp]",)),
        Environment("fast-agent", ("fast-agent-mcp>=0.10",), "3.13"),
        Environment("mcp-agent", ("mcp-agent", "mcp<2")),
    )
}


@dataclass(frozen=True)
class Client:
    """One row: a sample in an environment."""

    environment: str
    sample: str
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def title(self) -> str:
        mode = self.options.get("mode")
        return f"{self.environment} {mode}" if mode else self.environment


CLIENTS = (
    Client("mcp-1.30", "with_mcp_1"),
    Client("mcp-2", "with_mcp", {"mode": "legacy"}),
    Client("mcp-2", "with_mcp", {"mode": "auto"}),
    Client("fastmcp-3", "with_fastmcp"),
    Client("fastmcp-4", "with_fastmcp", {"mode": "legacy"}),
    Client("fastmcp-4", "with_fastmcp", {"mode": "auto"}),
    Client("pydantic-ai", "with_pydantic_ai"),
    Client("langchain", "with_langchain"),
    Client("mcp-use", "with_mcp_use"),
    Client("strands", "with_strands"),
    Client("google-adk", "with_google_adk"),
    Client("fast-agent", "with_fast_agent"),
    Client("mcp-agent", "with_mcp_agent"),
)

FAMILY = ("mcp-1.30", "mcp-2", "fastmcp-3", "fastmcp-4")
"""Against all of these servers; other hosts against the newest SDK of either line."""


def server_command(name: str) -> list[str]:
    script = {"mcp-2": "orders_mcp.py", "fastmcp-4": "orders_fastmcp_4.py"}.get(name, "orders_fastmcp.py")
    return [str(ENVIRONMENTS[name].python), str(SERVERS / script)]


def play(client: Client, server: str) -> dict[str, str]:
    """What each outcome came to, or one entry `error`."""
    for name in (client.environment, server):
        problem = ENVIRONMENTS[name].make()
        if problem:
            return {"error": f"{name} could not be installed: {problem}"}
    command = [str(ENVIRONMENTS[client.environment].python), "-W", "ignore", "-m", "tests.mcp.hosts.play"]
    command += [client.sample, json.dumps(client.options), *server_command(server)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "MCP_USE_ANONYMIZED_TELEMETRY": "false"}
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, stdin=subprocess.DEVNULL
        )
    except subprocess.TimeoutExpired:
        return {"error": "does not end within five minutes"}
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if done.returncode or not lines:
        return {"error": (done.stderr.strip().splitlines() or ["no output"])[-1]}
    told: dict[str, str] = json.loads(lines[-1])
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", help="names of environments; all if none")
    only = set(parser.parse_args().only)
    failed = 0
    tell(f"| client | server | {' | '.join(OUTCOMES)} |")
    tell("|---|---|" + "---|" * len(OUTCOMES))
    for client in CLIENTS:
        if only and client.environment not in only:
            continue
        for server in FAMILY if client.environment in FAMILY else ("mcp-1.30", "mcp-2"):
            told = play(client, server)
            if "error" in told:
                failed += 1
                tell(f"| {client.title} | {server} | {told['error']} |")
                continue
            cells = []
            for outcome in OUTCOMES:
                right = told[outcome] == EXPECTED[outcome] or _by_design(client, outcome, told[outcome])
                failed += not right
                cells.append("yes" if told[outcome] == EXPECTED[outcome] else told[outcome].replace("\n", " ")[:90])
            tell(f"| {client.title} | {server} | {' | '.join(cells)} |")
    return 1 if failed else 0


def _by_design(client: Client, outcome: str, told: str) -> bool:
    """Hosts that do not tell us of their own cancel, where the budget ends the dialogue, and mcp-use, whose own
    tasks do not survive a cancelled call."""
    if outcome != "host cancel" or client.environment == "mcp-2":
        return False
    return told == "ends with the budget" or (client.environment == "mcp-use" and told.startswith("the host fails"))


if __name__ == "__main__":
    sys.exit(main())
