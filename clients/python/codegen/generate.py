"""Writes src/palimpsest/models.py and src/palimpsest/generated from openapi.json. The tests compare what is there."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from calls import client_of
from document import OPENAPI, read
from models import models_of, without_inputs

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "palimpsest"


def files() -> dict[str, str]:
    """:returns: the generated files by their paths in the package."""
    schemas, operations = read()
    models, types = without_inputs(models_of(schemas), operations)
    return {
        "generated/__init__.py": (
            '"""What is generated from openapi.json."""\n\n'
            "# Of this document; npm run client:check compares it.\n"
            f'OPENAPI_SHA256 = "{sha256(OPENAPI.read_bytes()).hexdigest()}"\n'
        ),
        "models.py": models,
        "generated/client.py": client_of(operations, types, asynchronous=False),
        "generated/async_client.py": client_of(operations, types, asynchronous=True),
    }


def outdated(made: dict[str, str]) -> list[str]:
    """:returns: those of the files that are not as they would be made now."""
    return [name for name, text in made.items() if (PACKAGE / name).read_text(encoding="utf-8") != text]


def main() -> None:
    """Writes the files."""
    for name, text in files().items():
        (PACKAGE / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
