"""What is generated is that of openapi.json."""

from __future__ import annotations

import inspect
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import document
import generate
import httpx
import pytest
from calls import snake
from palimpsest import Client, models
from palimpsest.shape import Shape

PACKAGE = Path(__file__).resolve().parents[2]
SCHEMAS, OPERATIONS = document.read()


def test_the_generated_files_are_those_of_openapi_json() -> None:
    assert generate.outdated(generate.files()) == [], "run clients/python/codegen/generate.py"


def test_the_version_is_that_of_the_service() -> None:
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    service = json.loads((document.ROOT / "package.json").read_text(encoding="utf-8"))
    assert project["version"] == service["version"]


@pytest.mark.parametrize("name", [name for name in SCHEMAS if not name.endswith("Input")])
def test_a_model_has_every_field_under_the_name_of_the_service(name: str) -> None:
    model: type[Shape] = getattr(models, name)
    assert {field.alias for field in model.model_fields.values()} == set(SCHEMAS[name]["properties"])


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.id)
def test_a_method_makes_the_request_of_its_operation(operation: document.Operation) -> None:
    asked: list[httpx.Request] = []

    def refuse(request: httpx.Request) -> httpx.Response:
        asked.append(request)
        return httpx.Response(404, json={"code": "NOT_FOUND", "detail": "not there"})

    with Client("http://service", "key", transport=httpx.MockTransport(refuse)) as client:
        method = getattr(client, snake(operation.id))
        needed = [p for p in inspect.signature(method).parameters.values() if p.default is p.empty]
        given: dict[str, Any] = {parameter.name: "a b" for parameter in needed}
        with pytest.raises(Exception, match="not there"):
            method(**given)
    [request] = asked
    assert request.method == operation.method.upper()
    assert request.url.raw_path.decode().split("?")[0] == re.sub(r"\{\w+\}", "a%20b", operation.path)
    assert ("idempotency-key" in request.headers) == operation.takes_key
    body = json.loads(request.content or b"{}")
    assert {*body, *request.url.params} == set(operation.required)


def test_the_reads_asked_by_post_are_operations() -> None:
    assert document.READS_BY_POST <= {operation.id for operation in OPERATIONS if operation.method == "post"}
