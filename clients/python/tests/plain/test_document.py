"""What docs/python.md and the quick start show is what happens."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from shown import PAGE, QUICKSTARTS, Program, programs

SOURCE = Path(__file__).resolve().parents[2] / "src"
SHOWN = programs(PAGE) + programs(QUICKSTARTS / "python.md")


def test_there_are_programs() -> None:
    assert len(SHOWN) == 3


@pytest.mark.parametrize("program", SHOWN, ids=lambda program: program.code.split("\n")[0])
def test_a_program_prints_what_the_page_shows(program: Program, service: object) -> None:
    start = f"import sys; sys.path.insert(0, {str(SOURCE)!r})\n"
    done = subprocess.run([sys.executable, "-c", start + program.code], capture_output=True, text=True)
    assert done.stdout == program.prints, done.stderr
