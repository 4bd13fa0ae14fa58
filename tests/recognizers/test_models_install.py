"""Getting models: over a real (local) web server, from archives good and hostile, from folders."""

from __future__ import annotations

import hashlib
import stat
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.recognizers.made_up_models import FILES, made_up_model, made_up_zip
from voice_elicit.errors import MissingEngine
from voice_elicit.recognizers.install import Installed, VendorModel, install_from, install_model
from voice_elicit.recognizers.models import is_model
from voice_elicit.recognizers.unpacking import Limits, unpack

NAME = "vosk-model-small-en-us-0.15"


class Vendor(BaseHTTPRequestHandler):
    """Serves one file, from where it is asked; may hang up early."""

    archive = b""
    ranges: list[str] = []  # noqa: RUF012 - replaced on each server's own subclass
    hang_up_after: int | None = None
    takes_ranges = True

    def do_GET(self) -> None:
        asked = self.headers.get("Range", "")
        type(self).ranges.append(asked)
        first = int(asked.removeprefix("bytes=").rstrip("-")) if asked and self.takes_ranges else 0
        size = len(self.archive)
        if not self.path.endswith(".zip"):
            self.send_error(404)
            return
        if first >= size:
            self.send_response(416)
            self.send_header("Content-Range", f"bytes */{size}")
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        self.send_response(206 if first else 200)
        if first:
            self.send_header("Content-Range", f"bytes {first}-{size - 1}/{size}")
        self.send_header("Content-Length", str(size - first))
        self.end_headers()
        self.wfile.write(self.archive[first : self.hang_up_after])

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class's name
        """Quiet."""


@contextmanager
def vendor(archive: bytes, **settings: object) -> Iterator[tuple[str, type[Vendor]]]:
    handler = type("OneVendor", (Vendor,), {"archive": archive, "ranges": [], **settings})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/models/", handler
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture
def archive(tmp_path: Path) -> bytes:
    return made_up_zip(tmp_path / "made.zip", NAME, 300_000).read_bytes()


def fetch(url: str, into: Path, sha256: str | None = None, **more: object) -> Installed:
    return install_model("en-GB", into=into, vendor=url, models={"en": VendorModel(NAME, sha256)}, **more)  # type: ignore[arg-type]


def left_in(folder: Path) -> list[str]:
    return sorted(entry.name for entry in folder.iterdir())


def test_a_model_is_fetched_checked_and_put_in_place_with_progress(tmp_path: Path, archive: bytes) -> None:
    steps: list[tuple[int, int | None]] = []
    digest = hashlib.sha256(archive).hexdigest()
    with vendor(archive) as (url, _):
        installed = fetch(url, tmp_path / "data", digest, progress=lambda have, of: steps.append((have, of)))
    assert installed.checked
    assert installed.sha256 == digest
    assert installed.model.language == "en"
    assert is_model(tmp_path / "data" / NAME)
    assert steps[-1] == (len(archive), len(archive))
    assert left_in(tmp_path / "data") == [NAME]


def test_a_model_without_a_pinned_hash_hands_its_hash_back(tmp_path: Path, archive: bytes) -> None:
    with vendor(archive) as (url, _):
        installed = fetch(url, tmp_path)
    assert (installed.checked, installed.sha256) == (False, hashlib.sha256(archive).hexdigest())


def test_a_download_that_broke_off_goes_on_where_it_stopped(tmp_path: Path, archive: bytes) -> None:
    with (
        vendor(archive, hang_up_after=100_000) as (url, _),
        pytest.raises(MissingEngine, match="after 100000 of"),
    ):
        fetch(url, tmp_path / "data")
    with vendor(archive) as (url, server):
        fetch(url, tmp_path / "data", hashlib.sha256(archive).hexdigest())
        assert server.ranges == ["bytes=100000-"]


def test_a_server_without_ranges_sends_the_file_again(tmp_path: Path, archive: bytes) -> None:
    (tmp_path / f"{NAME}.zip.part").write_bytes(b"half of something else")
    with vendor(archive, takes_ranges=False) as (url, _):
        fetch(url, tmp_path, hashlib.sha256(archive).hexdigest())


def test_a_part_that_is_already_whole_is_used(tmp_path: Path, archive: bytes) -> None:
    (tmp_path / f"{NAME}.zip.part").write_bytes(archive)
    with vendor(archive) as (url, server):
        fetch(url, tmp_path, hashlib.sha256(archive).hexdigest())
        assert server.ranges == [f"bytes={len(archive)}-"]


def test_a_part_longer_than_the_file_is_fetched_anew(tmp_path: Path, archive: bytes) -> None:
    (tmp_path / f"{NAME}.zip.part").write_bytes(archive + b"more")
    with vendor(archive) as (url, server):
        fetch(url, tmp_path, hashlib.sha256(archive).hexdigest())
        assert len(server.ranges) == 2


def test_a_wrong_hash_is_refused_and_the_file_thrown_away(tmp_path: Path, archive: bytes) -> None:
    with vendor(archive) as (url, _), pytest.raises(MissingEngine, match="not the file that was pinned"):
        fetch(url, tmp_path / "data", "0" * 64)
    assert left_in(tmp_path / "data") == []


def test_without_a_network_it_says_what_to_download_and_where_to_put_it(tmp_path: Path) -> None:
    with vendor(b"") as (url, _):
        pass  # the port is closed again
    with pytest.raises(MissingEngine) as caught:
        fetch(url, tmp_path)
    assert f"{url}{NAME}.zip" in str(caught.value)
    assert str(tmp_path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_unknown_language_names_the_known_ones(tmp_path: Path) -> None:
    with pytest.raises(MissingEngine, match=r"No small model for 'tlh'.*\ben\b"):
        install_model("tlh", into=tmp_path)


def test_a_page_instead_of_a_zip_is_refused_and_leaves_no_model(tmp_path: Path) -> None:
    with (
        vendor(b"<html>log in first</html>") as (url, _),
        pytest.raises(MissingEngine, match="not a usable zip"),
    ):
        fetch(url, tmp_path / "data")
    assert not (tmp_path / "data" / NAME).exists()


@pytest.mark.parametrize("name", ["../escaped", "/escaped", "a/../../escaped", "c:escaped", "..\\escaped"])
def test_an_archive_that_points_out_of_its_folder_is_not_unpacked(tmp_path: Path, name: str) -> None:
    with zipfile.ZipFile(tmp_path / f"{NAME}.zip", "w") as packed:
        packed.writestr(name, "x")
    with pytest.raises(MissingEngine, match="points out of its folder"):
        install_from(tmp_path / f"{NAME}.zip", into=tmp_path / "data")
    assert left_in(tmp_path / "data") == []
    assert not list(tmp_path.rglob("*escaped*"))


def test_an_archive_with_a_link_is_not_unpacked(tmp_path: Path) -> None:
    entry = zipfile.ZipInfo(f"{NAME}/am")
    entry.create_system = 3
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(tmp_path / f"{NAME}.zip", "w") as packed:
        packed.writestr(entry, "/etc")
    with pytest.raises(MissingEngine, match="is a link"):
        install_from(tmp_path / f"{NAME}.zip", into=tmp_path / "data")


def test_a_bomb_is_not_unpacked(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / f"{NAME}.zip", "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(f"{NAME}/am/final.mdl", bytes(50_000_000))
    with pytest.raises(MissingEngine, match="would unpack to 50000000 bytes"):
        install_from(tmp_path / f"{NAME}.zip", into=tmp_path / "data")
    assert left_in(tmp_path / "data") == []


def test_an_archive_of_too_many_files_is_not_unpacked(tmp_path: Path) -> None:
    made_up_zip(tmp_path / "many.zip", NAME)
    (tmp_path / "out").mkdir()
    with pytest.raises(MissingEngine, match=f"holds {len(FILES)} files"):
        unpack(tmp_path / "many.zip", tmp_path / "out", Limits(files=3))


def test_an_archive_that_lies_about_a_size_is_refused(tmp_path: Path) -> None:
    made_up_zip(tmp_path / f"{NAME}.zip", NAME, 2_560)
    raw = (tmp_path / f"{NAME}.zip").read_bytes()
    short = raw.replace((2_560).to_bytes(4, "little") * 2, (2_560).to_bytes(4, "little") + (9).to_bytes(4, "little"))
    assert short != raw
    (tmp_path / f"{NAME}.zip").write_bytes(short)
    with pytest.raises(MissingEngine, match="not a usable zip"):
        install_from(tmp_path / f"{NAME}.zip", into=tmp_path / "data")


def test_an_archive_without_a_model_is_refused(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / f"{NAME}.zip", "w") as packed:
        packed.writestr(f"{NAME}/README", "nothing here")
    with pytest.raises(MissingEngine, match="holds 0 Vosk models"):
        install_from(tmp_path / f"{NAME}.zip", into=tmp_path / "data")


def test_a_local_archive_is_installed_also_when_its_files_lie_at_the_top(tmp_path: Path) -> None:
    made_up_zip(tmp_path / f"{NAME}.zip", "")
    installed = install_from(tmp_path / f"{NAME}.zip", into=tmp_path / "data")
    assert installed.model.path == tmp_path / "data" / NAME
    assert is_model(installed.model.path)


def test_a_local_folder_is_copied_and_replaces_the_one_of_its_name(tmp_path: Path) -> None:
    made_up_model(tmp_path / NAME)
    old = made_up_model(tmp_path / "data" / NAME)
    (old / "leftover").touch()
    installed = install_from(tmp_path / NAME, into=tmp_path / "data")
    assert installed.model.path == old
    assert not (old / "leftover").exists()
    assert left_in(tmp_path / "data") == [NAME]
    assert is_model(tmp_path / NAME)


def test_a_folder_whose_name_tells_no_language_needs_one(tmp_path: Path) -> None:
    made_up_model(tmp_path / "mine")
    with pytest.raises(MissingEngine, match="does not tell the model's language"):
        install_from(tmp_path / "mine", into=tmp_path / "data")
    installed = install_from(tmp_path / "mine", "cy", into=tmp_path / "data")
    assert installed.model.language == "cy"


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(MissingEngine, match="There is no file or folder"):
        install_from(tmp_path / "absent.zip", into=tmp_path / "data")
    (tmp_path / "empty").mkdir()
    with pytest.raises(MissingEngine, match="holds no Vosk model"):
        install_from(tmp_path / "empty", into=tmp_path / "data")
