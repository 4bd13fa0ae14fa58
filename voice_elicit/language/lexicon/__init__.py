"""The shape of every `hear/*.toml`: one module a section, named like its file."""
