"""MCP answers by voice: callbacks for Python hosts, rounds, tasks, and a proxy for hosts without a hook.

Nothing here needs the `mcp` package to be imported: answers are built with the classes the host already uses,
and the proxy speaks plain JSON-RPC. Only `voice-elicit proxy --http` needs the extra `mcp`.
"""
