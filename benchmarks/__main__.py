"""All figures, one after the other: `make bench`. Each benchmark runs alone as well: `python -m benchmarks.turns`."""

from __future__ import annotations

import subprocess
import sys

BENCHMARKS = ("turns", "understanding", "pack_load", "endpoint", "pipeline_overhead", "recognizer")

if __name__ == "__main__":
    failed = 0
    for name in BENCHMARKS:
        print(f"\n# {name}\n", flush=True)
        failed |= subprocess.run([sys.executable, "-m", f"benchmarks.{name}"], check=False).returncode
    sys.exit(failed)
