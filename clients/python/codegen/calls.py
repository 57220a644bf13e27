"""Makes the two clients, of one method an operation: one that waits, and one for asyncio."""

from __future__ import annotations

import re
from textwrap import indent, wrap

from document import Operation

HEAD = '''
"""The calls of the service, one method an operation. Generated from openapi.json by codegen/generate.py; never edited by hand."""

from __future__ import annotations

from datetime import datetime
from types import TracebackType
from typing import Literal

import httpx

from palimpsest.call import OMITTED, Call, Omitted
from palimpsest import models
from palimpsest.settings import Settings
from palimpsest.transport import {transport}


class {client}:
    """
    The client of one service with one key{more}. One serves a whole process; close it in the end, or use it in a `with`.

    :param url: where the service is.
    :param key: the key of a tenant.
    :param timeout: for one attempt, until its answer is read, in seconds.
    :param model_timeout: the same for what waits for a language model: `ask`, and a dry run of extraction.
    :param retries: how many attempts may follow the first.
    :param transport: of httpx, in place of the network.
    """

    def __init__(
        self,
        url: str,
        key: str,
        *,
        timeout: float = 10.0,
        model_timeout: float = 120.0,
        retries: int = 2,
        transport: httpx.{base} | None = None,
    ) -> None:
        self._transport = {transport}(Settings(url, key, timeout, model_timeout, retries, transport))

    {async}def {close}(self) -> None:
        """Closes the connections."""
        {await}self._transport.close()

    {async}def {enter}(self) -> {client}:
        return self

    {async}def {exit}(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        {await}self.{close}()
'''

SYNC = {"base": "BaseTransport", "client": "Client", "transport": "Transport", "close": "close", "enter": "__enter__", "exit": "__exit__"}
ASYNC = {"client": "AsyncClient", "transport": "AsyncTransport", "close": "aclose"}
ASYNC |= {"base": "AsyncBaseTransport", "enter": "__aenter__", "exit": "__aexit__"}


def client_of(operations: list[Operation], types: dict[str, dict[str, str]], *, asynchronous: bool) -> str:
    """:returns: the source of a client."""
    words = (
        {**ASYNC, "async": "async ", "await": "await ", "more": ", for asyncio"}
        if asynchronous
        else {**SYNC, "async": "", "await": "", "more": ""}
    )
    head = HEAD.strip().format(**words) + "\n"
    methods = [indent(method_of(operation, types[operation.id], words), "    ") for operation in operations]
    return head + "\n" + "\n".join(methods)


def method_of(operation: Operation, types: dict[str, str], words: dict[str, str]) -> str:
    """:returns: the source of the method of one operation."""
    positional = [f"{snake(name)}: str" for name in operation.path_names]
    fields = [*operation.query_names, *operation.body_names]
    named = sorted((argument(operation, name, types) for name in fields), key=lambda each: "=" in each)
    if operation.takes_key:
        named.append("idempotency_key: str | None = None")
    arguments = ["self", *positional, *(["*", *named] if named else [])]
    answer = "str" if operation.answer == "str" else f"models.{operation.answer}"
    lines = [f"{words['async']}def {snake(operation.id)}("]
    lines += [f"    {each}," for each in arguments]
    lines += [f") -> {answer}:", indent(docstring(operation), "    ")]
    lines += [f"    return {words['await']}self._transport.send(", indent(call_of(operation), "        ")]
    lines += [f"        {answer},", "    )", ""]
    return "\n".join(lines)


def argument(operation: Operation, name: str, types: dict[str, str]) -> str:
    """:returns: an argument with its type; one that the service takes as null is left out only by OMITTED."""
    kind = of_models(types[snake(name)])
    if name in operation.nullable:
        return f"{snake(name)}: {kind} | None | Omitted = OMITTED"
    return f"{snake(name)}: {kind}" if name in operation.required else f"{snake(name)}: {kind} | None = None"


def of_models(kind: str) -> str:
    """:returns: a type in which the models are named by their module; words in quotes stay as they are."""
    named = re.sub(r"'[^']*'|\b(?!Literal|AwareDatetime|None\b)[A-Z]\w+", lambda m: m[0] if m[0][0] == "'" else f"models.{m[0]}", kind)
    return named.replace("AwareDatetime", "datetime").replace("'", '"')


def docstring(operation: Operation) -> str:
    """:returns: what the service says of the operation and of its fields."""
    parts = ["\n".join(wrap(part, 110)) for part in operation.about.split("\n\n")]
    told = [(name, operation.descriptions[name]) for name in operation.descriptions if operation.descriptions[name]]
    fields = [
        "\n".join(wrap(f":param {snake(name)}: {' '.join(text.split())}", 110, subsequent_indent="    ", break_on_hyphens=False))
        for name, text in told
    ]
    text = "\n\n".join([*parts, *(["\n".join(fields)] if fields else [])]).replace("\\", "\\\\")
    return f'"""{text}"""' if "\n" not in text else f'"""\n{text}\n"""'


def call_of(operation: Operation) -> str:
    """:returns: the request of an operation."""
    lines = [f'"{operation.method.upper()}",', f'"{operation.path}",']
    groups = {"path": operation.path_names, "query": operation.query_names, "body": operation.body_names}
    for group, names in groups.items():
        if names:
            pairs = ", ".join(f'"{name}": {snake(name)}' for name in names)
            lines.append(f"{group}={{{pairs}}},")
    if operation.nullable:
        lines.append(f"nullable={tuple(operation.nullable)!r},".replace("'", '"'))
    if operation.reads:
        lines.append("reads=True,")
    if operation.waits_for_model:
        lines.append("waits_for_model=True,")
    if operation.takes_key:
        lines.append("takes_key=True,")
        lines.append("key=idempotency_key,")
    return "Call(\n" + indent("\n".join(lines), "    ") + "\n),"


def snake(name: str) -> str:
    """:returns: a name of the service as Python writes it."""
    lower = re.sub(r"(?<=[a-z0-9])([A-Z])", lambda m: f"_{m[1].lower()}", name)
    return f"{lower}_" if lower in ("from", "in", "as") else lower
