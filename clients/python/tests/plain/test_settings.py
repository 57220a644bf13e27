"""What a client is made with: a variable that is not set is told at once, and not by the first call."""

from __future__ import annotations

from typing import cast

import pytest

from palimpsest import AsyncClient, Client


@pytest.mark.parametrize("kind", [Client, AsyncClient])
@pytest.mark.parametrize("url", ["", "127.0.0.1:3000", "/v1", cast(str, None)])
def test_an_address_begins_with_http(kind: type[Client] | type[AsyncClient], url: str) -> None:
    with pytest.raises(ValueError, match="needs the address of the service, such as http://127.0.0.1:3000"):
        kind(url, "key")


@pytest.mark.parametrize("key", ["", cast(str, None)])
def test_a_key_is_needed(key: str) -> None:
    with pytest.raises(ValueError, match="needs the key of a tenant"):
        Client("http://service", key)
