"""A proxy that answers elicitations by voice between a host without a hook and its server.

`relay` holds every rule and is pure; `shell` runs it; `lines`, `child` and `http` are the three sides of the wire.
"""
