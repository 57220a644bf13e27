"""What the generated models have in common."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict
from pydantic.alias_generators import to_camel


def wire_name(name: str) -> str:
    """:returns: what the service calls a field: `valid_from` is `validFrom`, and `from_` is `from`, a word that Python keeps."""
    return to_camel(name.removesuffix("_"))


class Shape(BaseModel):
    """A shape of the interface. Fields that this version does not know are left out, so that a newer service can be read."""

    model_config = ConfigDict(alias_generator=wire_name, populate_by_name=True, frozen=True)

    def wire(self) -> dict[str, Any]:
        """:returns: it as the service takes it: what was not given is not sent."""
        return self.model_dump(mode="json", by_alias=True, exclude_unset=True)
