"""The examples and the quick starts run, and print what they should."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from shown import QUICKSTARTS, programs

PACKAGE = Path(__file__).resolve().parents[2]
PRINTED = {
    "langchain_chat.py": "In Porto.\nYou asked where you live.\n",
    "llamaindex_query.py": "Asha lives in Porto.\n",
    "pipecat_bot.py": "the model knows the caller: True\n['Hello?', 'Hello.']\n",
    "livekit_agent.py": "the model knows the caller: True\n['Hello?', 'Hello.']\n",
}


def test_every_example_is_run() -> None:
    assert {path.name for path in (PACKAGE / "examples").iterdir() if path.suffix == ".py"} == set(PRINTED)


@pytest.mark.parametrize("name", PRINTED)
def test_an_example_prints_what_it_should(name: str, service: object) -> None:
    start = f"import sys, runpy; sys.path.insert(0, {str(PACKAGE / 'src')!r}); runpy.run_path({str(PACKAGE / 'examples' / name)!r})"
    done = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True)
    assert done.stdout == PRINTED[name], done.stderr


@pytest.mark.parametrize("name", ["langchain", "pipecat"])
def test_a_quick_start_prints_what_its_page_shows(name: str, service: object) -> None:
    [program] = programs(QUICKSTARTS / f"{name}.md")
    start = f"import sys; sys.path.insert(0, {str(PACKAGE / 'src')!r})\n"
    done = subprocess.run([sys.executable, "-c", start + program.code], capture_output=True, text=True)
    assert done.stdout == program.prints, done.stderr
