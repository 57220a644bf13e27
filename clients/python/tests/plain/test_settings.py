"""What a client is made with: a variable that is not set is told at once, and not by the first call."""

from __future__ import annotations

from typing import cast

import pytest

from palimpsest import AsyncClient, Client
from palimpsest.settings import Settings


@pytest.mark.parametrize("kind", [Client, AsyncClient])
@pytest.mark.parametrize("url", ["", "127.0.0.1:3000", "/v1", cast(str, None)])
def test_an_address_begins_with_http(kind: type[Client] | type[AsyncClient], url: str) -> None:
    with pytest.raises(ValueError, match="needs the address of the service, such as http://127.0.0.1:3000"):
        kind(url, "key")


@pytest.mark.parametrize("key", ["", cast(str, None)])
def test_a_key_is_needed(key: str) -> None:
    with pytest.raises(ValueError, match="The key is empty"):
        Client("http://service", key)


def test_a_key_may_end_with_its_line() -> None:
    settings = Settings("http://service", "pal_key\n", timeout=1, model_timeout=1, retries=0, transport=None)
    assert settings.key == "pal_key"


def test_a_key_is_what_a_header_can_carry() -> None:
    with pytest.raises(ValueError, match="no header can carry"):
        Client("http://service", "pal\nkey")
