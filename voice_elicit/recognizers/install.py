"""Getting a speech model onto this machine: the vendor's small ones, or a copy the person already has.

The network is touched only here and only when asked. A download goes on where it broke off, is checked
against a pinned hash (or its hash is handed back for display), and the model appears in the data folder
whole or not at all.
"""

from __future__ import annotations

import hashlib
import http.client
import os
import shutil
import tempfile
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from voice_elicit.errors import MissingEngine
from voice_elicit.recognizers.models import FoundModel, Origin, describe, is_model, language_of, models_folder
from voice_elicit.recognizers.unpacking import Limits, unpack

__all__ = ["VENDOR", "VENDOR_MODELS", "Installed", "Progress", "VendorModel", "install_from", "install_model"]

Progress = Callable[[int, int | None], None]
"""Called with the bytes that are here and the bytes there will be, if the server says."""

VENDOR = "https://alphacephei.com/vosk/models/"
"""Where Vosk's makers publish their models."""
_BLOCK = 1 << 18
_TIMEOUT = 30.0
"""Seconds without a byte after which the server counts as gone."""
_MOST_BYTES = 2 << 30
"""A small model has some 40 to 80 MB; a server that sends more than this is not sending one."""


@dataclass(frozen=True, slots=True)
class VendorModel:
    name: str
    sha256: str | None = None
    """Of the zip; None where no trustworthy value was known: then it is only shown."""


VENDOR_MODELS: dict[str, VendorModel] = {
    "ca": VendorModel("vosk-model-small-ca-0.4"),
    "cs": VendorModel("vosk-model-small-cs-0.4-rhasspy"),
    "de": VendorModel("vosk-model-small-de-0.15"),
    "en": VendorModel(
        # As pinned, alike, by a dozen distributions (Alpine, OpenEmbedded, Homebrew among them).
        "vosk-model-small-en-us-0.15",
        "30f26242c4eb449f948e42cb302dd7a686cb29a3423a8367f99ff41780942498",
    ),
    "eo": VendorModel("vosk-model-small-eo-0.42"),
    "es": VendorModel("vosk-model-small-es-0.42"),
    "fr": VendorModel("vosk-model-small-fr-0.22"),
    "hi": VendorModel("vosk-model-small-hi-0.22"),
    "it": VendorModel("vosk-model-small-it-0.22"),
    "ja": VendorModel("vosk-model-small-ja-0.22"),
    "kk": VendorModel("vosk-model-small-kz-0.15"),
    "ko": VendorModel("vosk-model-small-ko-0.22"),
    "nl": VendorModel("vosk-model-small-nl-0.22"),
    "pl": VendorModel("vosk-model-small-pl-0.22"),
    "pt": VendorModel("vosk-model-small-pt-0.3"),
    "ru": VendorModel("vosk-model-small-ru-0.22"),
    "uk": VendorModel("vosk-model-small-uk-v3-nano"),
    "uz": VendorModel("vosk-model-small-uz-0.22"),
    "vi": VendorModel("vosk-model-small-vn-0.4"),
    "zh": VendorModel("vosk-model-small-cn-0.22"),
}


@dataclass(frozen=True, slots=True)
class Installed:
    model: FoundModel
    sha256: str = ""
    """Of the archive; empty when a folder was copied."""
    checked: bool = False
    """Whether it was compared with a pinned value."""


def install_model(
    language: str,
    progress: Progress | None = None,
    *,
    into: Path | None = None,
    vendor: str = VENDOR,
    models: dict[str, VendorModel] | None = None,
) -> Installed:
    """Fetch the vendor's small model of a language and unpack it into the data folder.

    Raises:
        MissingEngine: no such model, no network, a wrong hash, a bad archive, a full disk; the message says
            what to download by hand and where to put it.
    """
    table = VENDOR_MODELS if models is None else models
    known = table.get(language.replace("_", "-").partition("-")[0].lower())
    if known is None:
        languages = ", ".join(sorted(table))
        raise MissingEngine(
            f"No small model for {language!r} is known (there are: {languages}); "
            "install a copy of your own with `voice-elicit models install --from FILE.zip`."
        )
    folder = models_folder() if into is None else into
    url = f"{vendor}{known.name}.zip"
    part = folder / f"{known.name}.zip.part"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _download(url, part, progress)
        digest = _sha256(part)
        if known.sha256 is not None and digest != known.sha256:
            part.unlink()
            raise MissingEngine(
                f"{url} is not the file that was pinned (SHA-256 {digest} instead of {known.sha256}); "
                "it was thrown away, try again from another network."
            )
        model = _place_zip(part, known.name, folder, language)
        part.unlink()
    except (OSError, http.client.HTTPException) as error:
        raise MissingEngine(
            f"The model could not be fetched ({_reason(error)}): download {url} by hand and run "
            f"`voice-elicit models install --from {known.name}.zip`, or unpack it into {folder}."
        ) from error
    return Installed(model, digest, known.sha256 is not None)


def install_from(path: Path, language: str | None = None, *, into: Path | None = None) -> Installed:
    """Install a zip or a model folder that is already on this machine; `language` if its name does not say.

    Raises:
        MissingEngine: it is not a model, or cannot be copied.
    """
    folder = models_folder() if into is None else into
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            if not is_model(path):
                raise MissingEngine(f"{path} holds no Vosk model; name the folder that has am/ and conf/.")
            with _workshop(folder) as work:
                shutil.copytree(path, Path(work) / path.name)
                name = path.name if language_of(path.name) else path.parent.name
                return Installed(_place(Path(work) / path.name, name, folder, language))
        if not path.is_file():
            raise MissingEngine(f"There is no file or folder {path}; name a model's zip or folder.")
        return Installed(_place_zip(path, path.stem, folder, language), _sha256(path))
    except OSError as error:
        raise MissingEngine(f"{path} could not be installed into {folder}: {_reason(error)}.") from error


def _reason(error: BaseException) -> str:
    if isinstance(error, urllib.error.URLError) and isinstance(error.reason, OSError):
        error = error.reason
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error) or type(error).__name__


def _sha256(file: Path) -> str:
    with file.open("rb") as source:
        return hashlib.file_digest(source, "sha256").hexdigest()


def _download(url: str, part: Path, progress: Progress | None) -> None:
    """Fetch into `part`, from where it ends if there is some of it already."""
    have = part.stat().st_size if part.exists() else 0
    request = urllib.request.Request(url, headers={"Range": f"bytes={have}-"} if have else {})
    try:
        response = urllib.request.urlopen(request, timeout=_TIMEOUT)
    except urllib.error.HTTPError as error:
        with error:
            if error.code != http.client.REQUESTED_RANGE_NOT_SATISFIABLE:
                raise
            whole = error.headers.get("Content-Range", "").rpartition("/")[2]
        if whole != str(have):  # not the file this part is of
            part.unlink()
            _download(url, part, progress)
        return
    with response:
        if urlsplit(response.geturl()).scheme != urlsplit(url).scheme:
            raise OSError(f"the server sent us on to {response.geturl()}")
        goes_on = response.status == http.client.PARTIAL_CONTENT
        if goes_on and not response.headers.get("Content-Range", "").startswith(f"bytes {have}-"):
            raise OSError("the server sent another part than the one asked for")
        have = have if goes_on else 0
        length = response.headers.get("Content-Length")
        total = have + int(length) if length is not None and length.isdigit() else None
        with part.open("ab" if goes_on else "wb") as sink:
            while block := response.read(_BLOCK):
                sink.write(block)
                have += len(block)
                if have > _MOST_BYTES:
                    raise OSError("the server does not stop sending")
                if progress is not None:
                    progress(have, total)
    if total is not None and have < total:
        raise OSError(f"the connection broke after {have} of {total} bytes, run the command again to go on")


def _workshop(folder: Path) -> tempfile.TemporaryDirectory[str]:
    """A hidden folder on the same disk, so that the finished model can be moved into place at once."""
    return tempfile.TemporaryDirectory(prefix=".unpacking-", dir=folder, ignore_cleanup_errors=True)


def _place_zip(archive: Path, name: str, folder: Path, language: str | None) -> FoundModel:
    with _workshop(folder) as work:
        unpack(archive, Path(work), Limits())
        inside = [Path(work), *(entry for entry in Path(work).rglob("*") if entry.is_dir())]
        roots = [entry for entry in inside if is_model(entry)]
        if len(roots) != 1:
            raise MissingEngine(f"{archive} holds {len(roots)} Vosk models instead of one; get another copy.")
        root = roots[0]
        if root == Path(work):  # the files lie at the top of the archive
            root = Path(work) / "model"
            root.mkdir()
            for entry in [entry for entry in Path(work).iterdir() if entry != root]:
                entry.rename(root / entry.name)
        return _place(root, root.name if language_of(root.name) else name, folder, language)


def _place(made: Path, name: str, folder: Path, language: str | None) -> FoundModel:
    """Move a finished model folder to where it is looked for; one of the same name makes way."""
    if not language_of(name):
        if language is None:
            raise MissingEngine(
                f"The name {name!r} does not tell the model's language; "
                "name it, as in `voice-elicit models install en --from ...`."
            )
        name = f"vosk-model-{language}"
    target = folder / name.replace("_", "-")
    with _workshop(folder) as aside:
        if target.exists():
            target.rename(Path(aside) / "old")
        os.replace(made, target)
    return describe(target, Origin.DATA)
