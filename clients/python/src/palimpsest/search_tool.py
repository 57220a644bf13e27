"""Search of the memory, as a tool of a language model."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from palimpsest.errors import UnavailableError
from palimpsest.recalling import Recalled, RecallOptions

NAME = "search_memory"

DESCRIPTION = (
    "What is remembered of the person you are talking to that bears on a question, best first.\n"
    "Use it before you answer anything that depends on what they said earlier. "
    "It says so when nothing that is remembered bears on it."
)

PARAMETERS: dict[str, Any] = {
    "type": "object",
    "properties": {
        "query": {
            "type": "string",
            "description": 'The question in whole words, with its time: "where did she live before Lisbon".',
        },
        "validAt": {
            "type": "string",
            "description": 'What held then, instead of now: a date, an instant, or words such as "last March".',
        },
        "includeEnded": {"type": "boolean", "description": "Also what no longer holds."},
        "includeTurns": {"type": "boolean", "description": "Also the words of this call and of earlier ones."},
    },
    "required": ["query"],
    "additionalProperties": False,
}

Search = Callable[[str, RecallOptions], Awaitable[Recalled]]


@dataclass(frozen=True)
class SearchTool:
    """A tool as the chat API of OpenAI takes it, and the function that answers its calls."""

    search: Search

    @property
    def definition(self) -> dict[str, Any]:
        """Goes into `tools` of the request."""
        return {"type": "function", "function": {"name": NAME, "description": DESCRIPTION, "parameters": PARAMETERS}}

    async def handle(self, given: Any) -> str:
        """
        :param given: `function.arguments` of the call, as it is: the JSON text, or its object.
        :returns: the content of the answering message. It never raises: what is wrong is said in words that a model can use.
        """
        # What a model writes cannot be trusted more than what a caller says: every field is checked.
        args = arguments_of(given)
        query, valid_at = args.get("query"), args.get("validAt")
        if not isinstance(query, str) or not query.strip():
            return "INVALID: query must be a question in words."
        options: RecallOptions = {"in_": ["memories", "turns"] if args.get("includeTurns") is True else ["memories"]}
        if isinstance(valid_at, str) and valid_at:
            options["valid_at"] = valid_at
        if args.get("includeEnded") is True:
            options["include"] = ["ended"]
        return answer_of(await self.search(query, options))


def answer_of(recalled: Recalled) -> str:
    if recalled.error is not None and not isinstance(recalled.error, UnavailableError):
        return f"{recalled.error.code}: {recalled.error}"
    if recalled.late or recalled.error is not None:
        return "UNAVAILABLE: the memory does not answer now. Go on without it, and do not guess."
    return recalled.text or "Nothing is remembered that bears on this."


def arguments_of(given: Any) -> dict[str, Any]:
    try:
        args = json.loads(given) if isinstance(given, str) else given
    except ValueError:
        return {}
    return args if isinstance(args, dict) else {}
