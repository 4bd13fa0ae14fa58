"""What the proxy adds to a message: 10,000 pings to the same server, with and without it, and its memory.

`python -m benchmarks.proxy [PINGS]`. Both are measured in turns, so that a busy machine weighs on both alike.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).parents[1]
SERVER = [
    sys.executable,
    "-c",
    """
import json, sys
for line in sys.stdin:
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": json.loads(line)["id"], "result": {}}) + "\\n")
    sys.stdout.flush()
""",
]
PROXY = [sys.executable, "-m", "voice_elicit.cli", "proxy", "--replies", os.devnull, "--", *SERVER]
TURN = 500
"""Pings in a row before the other way has its turn."""


class Way:
    """A server, reached one way."""

    def __init__(self, command: list[str]) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=ROOT, stderr=subprocess.DEVNULL)
        self.times: list[float] = []

    def ping(self, number: int) -> float:
        """Seconds from writing to the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        line = json.dumps({"jsonrpc": "2.0", "id": number, "method": "ping"}).encode() + b"\n"
        start = time.perf_counter()
        self.process.stdin.write(line)
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        seconds = time.perf_counter() - start
        assert json.loads(answer)["id"] == number
        return seconds

    def memory(self) -> int:
        """Kilobytes resident."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        return 0

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=30)


def main(pings: int = 10_000) -> None:
    direct, proxied = Way(SERVER), Way(PROXY)
    for way in (direct, proxied):
        for number in range(TURN):
            way.ping(number)
    before = proxied.memory()
    for start in range(0, pings, TURN):
        for way in (direct, proxied):
            way.times += [way.ping(start + number) for number in range(TURN)]
    after = proxied.memory()
    for title, way in (("direct", direct), ("proxy", proxied)):
        ordered = quantiles(way.times, n=100)
        print(f"{title}: median {median(way.times) * 1e3:.3f} ms, p99 {ordered[98] * 1e3:.3f} ms")
    print(f"added: median {(median(proxied.times) - median(direct.times)) * 1e3:.3f} ms a message")
    print(f"memory of the proxy: {before} kB before, {after} kB after {pings} pings")
    direct.close()
    proxied.close()


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:2]))
