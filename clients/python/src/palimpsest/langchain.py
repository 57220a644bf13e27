"""Palimpsest for LangChain: a retriever, a chat message history, and search of the memory as a tool."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from langchain_core.callbacks import AsyncCallbackManagerForRetrieverRun, CallbackManagerForRetrieverRun
from langchain_core.chat_history import BaseChatMessageHistory
from langchain_core.documents import Document
from langchain_core.messages import AIMessage, BaseMessage, HumanMessage
from langchain_core.retrievers import BaseRetriever
from langchain_core.tools import StructuredTool
from pydantic import ConfigDict, Field

from palimpsest.generated.async_client import AsyncClient
from palimpsest.generated.client import Client
from palimpsest.grounding import text_of
from palimpsest.models import NewTurn, RecallAnswer, Turn
from palimpsest.memory import Memory
from palimpsest.recalling import RecallOptions
from palimpsest.search_tool import DESCRIPTION, NAME, PARAMETERS
from palimpsest.words import question, utterances

# The roles of LangChain that are said by somebody; the rest is how a prompt or a tool works.
SAID_BY: dict[str, tuple[str, str]] = {"human": ("caller", "contact"), "ai": ("agent", "agent")}
BATCH = 100


class PalimpsestRetriever(BaseRetriever):
    """What is remembered of one contact, as documents; nothing where nothing bears on the question."""

    model_config = ConfigDict(arbitrary_types_allowed=True)

    client: Client | None = None
    async_client: AsyncClient | None = None
    contact_id: str
    #: How many documents at most.
    k: int = 5
    #: More of how to recall: `in_`, `include`, `valid_at` and so on.
    options: RecallOptions = Field(default_factory=lambda: RecallOptions())

    def _get_relevant_documents(self, query: str, *, run_manager: CallbackManagerForRetrieverRun, **given: Any) -> list[Document]:
        if self.client is None:
            raise ValueError("This retriever has no client for calls that wait: give it one, or use ainvoke.")
        return documents_of(self.client.recall(self.contact_id, query=question(query), **self._asked(given)))

    async def _aget_relevant_documents(
        self, query: str, *, run_manager: AsyncCallbackManagerForRetrieverRun, **given: Any
    ) -> list[Document]:
        if self.async_client is None:
            return await super()._aget_relevant_documents(query, run_manager=run_manager, **given)
        return documents_of(await self.async_client.recall(self.contact_id, query=question(query), **self._asked(given)))

    def _asked(self, given: dict[str, Any]) -> dict[str, Any]:
        """:param given: with the call: `k`."""
        return {**self.options, "limit": given.get("k", self.k)}


class PalimpsestChatMessageHistory(BaseChatMessageHistory):
    """
    The turns of one session. What the two sides say is kept as turns, from which the service extracts memories; messages of
    tools and of the system are not.
    """

    def __init__(self, client: Client, *, contact_id: str, session_id: str, channel: str = "chat") -> None:
        self._client = client
        self._session_id = session_id
        client.start_session(contact_id, id=session_id, channel=channel)

    @property
    def messages(self) -> list[BaseMessage]:  # type: ignore[override]
        """The turns so far, in order."""
        return [message_of(turn) for turn in self._turns()]

    def add_messages(self, messages: Sequence[BaseMessage]) -> None:
        """Keeps what the two sides said."""
        turns = [turn for message in messages for turn in turns_of(message)]
        for at in range(0, len(turns), BATCH):
            self._client.add_turns(self._session_id, turns=turns[at : at + BATCH])

    def clear(self) -> None:
        """
        Forgets the words of the turns so far, for good; the session goes on. What was remembered of them stays. As all that
        is forgotten, it needs a key with the role `admin`.
        """
        for turn in self._turns():
            self._client.forget_turn(self._session_id, turn.id, memories="keep")

    def _turns(self) -> list[Turn]:
        """:returns: those that have words."""
        turns: list[Turn] = []
        cursor: str | None = None
        while True:
            page = self._client.list_turns(self._session_id, limit=BATCH, cursor=cursor)
            turns.extend(turn for turn in page.turns if turn.text)
            cursor = page.next_cursor
            if cursor is None:
                return turns


def search_tool(memory: Memory) -> StructuredTool:
    """Search of the memory as a tool, for models that look by themselves. Only for calls that are awaited."""
    tool = memory.search_tool()

    async def search(**given: Any) -> str:
        return await tool.handle(given)

    return StructuredTool(name=NAME, description=DESCRIPTION, args_schema=PARAMETERS, coroutine=search)


def documents_of(answer: RecallAnswer) -> list[Document]:
    if answer.found == "none":
        return []
    said = [(result, result.memory or result.turn) for result in answer.results]
    return [
        Document(id=what.id, page_content=text_of(what.text, result), metadata={"score": result.score, **what.wire()})
        for result, what in said
        if what is not None
    ]


def turns_of(message: BaseMessage) -> list[NewTurn]:
    if message.type not in SAID_BY:
        return []
    speaker, role = SAID_BY[message.type]
    return [NewTurn.model_validate({"speaker": speaker, "role": role, "text": text}) for text in utterances(message.text)]


def message_of(turn: Turn) -> BaseMessage:
    kind = AIMessage if turn.role == "agent" else HumanMessage
    return kind(content=turn.text, id=turn.id, name=None if turn.speaker in ("caller", "agent") else turn.speaker)
