"""The package as it is built: its types, and its installation into an empty environment."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from shown import PAGE, programs

PACKAGE = Path(__file__).resolve().parents[2]


def run(*command: object, **options: object) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)  # type: ignore[call-overload]
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return str(done.stdout)


def test_the_types_are_right() -> None:
    run(sys.executable, "-m", "mypy", "--config-file", PACKAGE / "pyproject.toml", cwd=PACKAGE)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, PACKAGE)
    return folder


@pytest.mark.parametrize("kind", ["*.whl", "*.tar.gz"])
def test_what_is_built_installs_in_an_empty_environment_and_runs_the_quick_start(kind: str, built: Path, tmp_path: Path) -> None:
    [file] = built.glob(kind)
    run(sys.executable, "-m", "venv", tmp_path / "venv")
    python = tmp_path / "venv" / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", file)
    first = programs(PAGE)[0]
    assert run(python, "-c", first.code, cwd=tmp_path) == first.prints


def test_the_wheel_says_that_it_is_typed(built: Path) -> None:
    [wheel] = built.glob("*.whl")
    assert "palimpsest/py.typed" in zipfile.ZipFile(wheel).namelist()
