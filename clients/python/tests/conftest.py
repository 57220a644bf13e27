"""The service that test.sh started, with a client for each test."""

from __future__ import annotations

import os
import uuid
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

import pytest
import pytest_asyncio
from palimpsest import AsyncClient, Client, MemoryOptions
from palimpsest.models import Identifier


@dataclass(frozen=True)
class Service:
    """Where the service is, and the key of the tenant of all tests."""

    url: str
    key: str


@pytest.fixture(scope="session")
def service() -> Service:
    url, key = os.environ.get("PALIMPSEST_URL"), os.environ.get("PALIMPSEST_KEY")
    if not url or not key:
        pytest.fail("There is no service at PALIMPSEST_URL: run ./dev test:python.")
    return Service(url, key)


@pytest.fixture
def client(service: Service) -> Iterator[Client]:
    with Client(service.url, service.key) as client:
        yield client


@pytest_asyncio.fixture
async def async_client(service: Service) -> AsyncIterator[AsyncClient]:
    async with AsyncClient(service.url, service.key) as client:
        yield client


@pytest.fixture
def caller() -> Identifier:
    """Somebody who never called before."""
    return Identifier(kind="phone", value=f"+49{uuid.uuid4().int % 10**10:010d}")


@pytest.fixture
def options(async_client: AsyncClient, caller: Identifier) -> MemoryOptions:
    """Of a call with them. The machine has other work, so the deadline is long where no test is about it."""
    return MemoryOptions(client=async_client, channel="phone", identifier=caller, recall_deadline=60.0, start_deadline=60.0)
