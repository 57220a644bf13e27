"""The programs that a page shows, and what it says that they print."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).resolve().parents[3] / "docs"
PAGE = DOCS / "python.md"
QUICKSTARTS = DOCS / "quickstart"


@dataclass(frozen=True)
class Program:
    """A program, and the output that the page shows after it."""

    code: str
    prints: str


def programs(page: Path) -> list[Program]:
    """:returns: each block of Python that is followed by "prints" and a block of its output."""
    found = re.findall(r"^```python\n(.*?)^```\n\nprints\n\n```\n(.*?)^```$", page.read_text(encoding="utf-8"), re.S | re.M)
    return [Program(code, prints) for code, prints in found]
