#!/usr/bin/env bash
# The wheel in a clean environment, core only: it finds its grammars, answers a form, and says what is missing.
set -euo pipefail
python=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$python" -m build --wheel --outdir "$work/dist" . >"$work/build.log" 2>&1 || { cat "$work/build.log"; exit 1; }
"$python" -m venv "$work/venv"
"$work/venv/bin/python" -m pip install --quiet "$work"/dist/*.whl
cd "$work"
cat >form.json <<'JSON'
{"type": "object", "properties": {"size": {"type": "string", "enum": ["small", "large"]}}, "required": ["size"]}
JSON
printf 'large\nyes\n' >replies.txt
result=$("$work/venv/bin/voice-elicit" ask form.json --replies replies.txt 2>captions.txt) || { cat captions.txt; exit 1; }
test "$result" = '{"action": "accept", "content": {"size": "large"}}' || { echo "wheel answered: $result"; exit 1; }
grep -q 'Send' captions.txt
code=0
"$work/venv/bin/voice-elicit" ask form.json >out.txt 2>err.txt </dev/null || code=$?
test "$code" = 1 || { echo "without the voice extra the exit code was $code"; cat err.txt; exit 1; }
grep -q 'voice-elicit\[voice\]' err.txt || { echo "the missing extra was not named:"; cat err.txt; exit 1; }
! grep -q Traceback err.txt
echo "wheel: ok"
