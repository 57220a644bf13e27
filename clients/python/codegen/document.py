"""Reads openapi.json into what the generator needs: schemas that all have a name, and a list of operations."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
OPENAPI = ROOT / "openapi.json"

# What the service checks it explains better than a pattern does, and a newer service may take more than an older client knows.
CONSTRAINTS = {
    "pattern", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
    "minItems", "maxItems", "additionalProperties", "propertyNames", "examples", "default",
}  # fmt: skip

# These read, although they are asked by POST: they may be tried again without an Idempotency-Key.
READS_BY_POST = {"recall", "resolveDates", "dateDifference"}

# These wait for a language model: they take long, and are paid for each time.
OF_MODELS = {"ask", "dryRunExtraction"}

Schema = dict[str, Any]


@dataclass(frozen=True)
class Operation:
    """One call of the service."""

    id: str
    method: str
    path: str
    about: str
    path_names: list[str]
    query_names: list[str]
    body_names: list[str]
    required: list[str]
    nullable: list[str]
    descriptions: dict[str, str]
    answer: str
    takes_key: bool

    @property
    def reads(self) -> bool:
        return self.method == "get" or self.id in READS_BY_POST

    @property
    def waits_for_model(self) -> bool:
        return self.id in OF_MODELS


def read() -> tuple[Schema, list[Operation]]:
    """:returns: the schemas, with the input and the answer of each operation among them, and the operations."""
    document = json.loads(OPENAPI.read_text(encoding="utf-8"))
    schemas = {name: loosened(schema) for name, schema in document["components"]["schemas"].items()}
    operations = [
        operation_of(method, path, described, schemas)
        for path, methods in document["paths"].items()
        for method, described in methods.items()
    ]
    return schemas, operations


def operation_of(method: str, path: str, described: Schema, schemas: Schema) -> Operation:
    """Names the input and the answer of an operation, and puts both among the schemas."""
    parameters = described.get("parameters", [])
    query = {p["name"]: p for p in parameters if p["in"] == "query"}
    content = described.get("requestBody", {}).get("content", {})
    body = loosened(content["application/json"]["schema"]) if content else {}
    fields = body.get("properties", {})
    name = described["operationId"]
    given = {key: loosened({**p["schema"], "description": p.get("description", "")}) for key, p in query.items()}
    schemas[f"{capital(name)}Input"] = {"type": "object", "properties": {**given, **fields}}
    about = "\n\n".join(part for part in (described["summary"] + ".", described.get("description")) if part)
    return Operation(
        id=name,
        method=method,
        path=path,
        about=about,
        path_names=re.findall(r"\{(\w+)\}", path),
        query_names=list(query),
        body_names=list(fields),
        required=[*(key for key, p in query.items() if p.get("required")), *body.get("required", [])],
        nullable=[key for key, field in fields.items() if is_nullable(field)],
        descriptions={key: field.get("description", "") for key, field in {**given, **fields}.items()},
        answer=answer_of(name, described, schemas),
        takes_key=any(p["name"] == "Idempotency-Key" for p in parameters),
    )


def answer_of(name: str, described: Schema, schemas: Schema) -> str:
    """:returns: the name of what is answered; `str` for what is no JSON."""
    success = next(answer for status, answer in described["responses"].items() if status.startswith("2"))
    schema = success["content"].get("application/json", {}).get("schema")
    if schema is None:
        return "str"
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    schemas[f"{capital(name)}Answer"] = loosened(schema)
    return f"{capital(name)}Answer"


def loosened(schema: Any) -> Any:
    """:returns: a schema with its types and descriptions, without what only the service checks."""
    if isinstance(schema, list):
        return [loosened(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("anyOf") == [{"type": "boolean"}, {"type": "string", "enum": ["true", "false"]}]:
        # A query can only say a boolean as a word.
        return loosened({**{k: v for k, v in schema.items() if k != "anyOf"}, "type": "boolean"})
    kept = {key: value for key, value in schema.items() if key not in CONSTRAINTS and value != "uri"}
    if "properties" in schema:
        kept["properties"] = {key: loosened(value) for key, value in schema["properties"].items()}
    elif isinstance(schema.get("additionalProperties"), dict):
        kept["additionalProperties"] = loosened(schema["additionalProperties"])
    return {key: value if key == "properties" else loosened(value) for key, value in kept.items()}


def is_nullable(schema: Schema) -> bool:
    return {"type": "null"} in schema.get("anyOf", []) or "null" in schema.get("type", [])


def capital(name: str) -> str:
    return name[0].upper() + name[1:]
