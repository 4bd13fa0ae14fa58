#!/usr/bin/env bash
# The official conformance suite against this library: every client scenario that is about elicitation, and the
# handshake and calls under them. Needs npm; brings Node 22 and the suite into .venv-hosts/npm.
# Usage: [WAYS="direct proxy"] tests/mcp/conformance/run.sh [SCENARIO...]; `proxy` puts a client without any hook
# behind `voice-elicit proxy --http`.
set -euo pipefail
cd "$(dirname "$0")/../../.."
python=${PYTHON:-.venv/bin/python}
npm=.venv-hosts/npm
suite=0.2.0-alpha.12
if [ ! -x "$npm/node_modules/node/bin/node" ] || [ ! -d "$npm/node_modules/@modelcontextprotocol/conformance" ]; then
    mkdir -p "$npm"
    npm install --silent --no-fund --no-audit --prefix "$npm" node@22 "@modelcontextprotocol/conformance@$suite" \
        @modelcontextprotocol/server-everything
fi
PATH="$PWD/$npm/node_modules/node/bin:$PWD/$npm/node_modules/.bin:$PATH"
scenarios=("$@")
if ((${#scenarios[@]} == 0)); then
    scenarios=(initialize tools_call elicitation-sep1034-client-defaults request-metadata sep-2322-client-request-state
        http-standard-headers)
fi
failed=0
for way in ${WAYS:-direct proxy}; do
    client="$PWD/$python -m tests.mcp.conformance.client"
    if [ "$way" = proxy ]; then client+=" --proxy"; fi
    for scenario in "${scenarios[@]}"; do
        log=$(mktemp)
        if conformance client --command "$client" --scenario "$scenario" --timeout 60000 >"$log" 2>&1 &&
            grep -q 'OVERALL: PASSED' "$log"; then
            echo "$way $scenario: $(grep -E '^Passed:' "$log")"
        else
            echo "$way $scenario: FAILED"
            cat "$log"
            failed=1
        fi
        rm -f "$log"
    done
done
exit $failed
