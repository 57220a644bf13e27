"""Words as the service takes them, and as they can stand in a prompt."""

from __future__ import annotations

import re

# The longest turn that the service takes, in UTF-16 units.
LONGEST = 8_000

# Line breaks and tabs belong to what is written in a chat; other control characters are refused by the service.
CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


def utterances(said: str) -> list[str]:
    """
    :returns: what was said in pieces that the service takes as turns: none for silence, several for a very long text, which
        is split between words where possible.
    """
    pieces: list[str] = []
    rest = clean(said)
    while units(rest) > LONGEST:
        fits = beginning(rest, LONGEST)
        space = fits.rfind(" ")
        cut = space if space > len(fits) / 2 else len(fits)
        pieces.append(rest[:cut].strip())
        rest = rest[cut:].strip()
    return [piece for piece in [*pieces, rest] if piece]


def question(asked: str, most: int = LONGEST) -> str:
    """:returns: the beginning of a text as a question of at most `most` UTF-16 units."""
    return beginning(clean(asked), most).strip()


def one_line(words: str) -> str:
    """:returns: words on one line that cannot be taken for a block of the prompt."""
    return " ".join(words.split()).replace("<", "&lt;")


def clean(text: str) -> str:
    # Half a character outside the basic plane cannot be sent.
    whole = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return CONTROL.sub(" ", whole).strip()


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def beginning(text: str, most: int) -> str:
    """:returns: as many whole characters as fit into `most` UTF-16 units."""
    return text.encode("utf-16-le")[: 2 * most].decode("utf-16-le", "ignore")
