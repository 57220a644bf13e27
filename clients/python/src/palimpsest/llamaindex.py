"""Palimpsest for LlamaIndex: a retriever, and a block of its memory."""

from __future__ import annotations

import asyncio
from typing import Any

from llama_index.core.base.llms.types import ChatMessage, MessageRole
from llama_index.core.callbacks import CallbackManager
from llama_index.core.memory import BaseMemoryBlock
from llama_index.core.retrievers import BaseRetriever
from llama_index.core.schema import NodeWithScore, QueryBundle, TextNode
from pydantic import PrivateAttr

from palimpsest.generated.async_client import AsyncClient
from palimpsest.generated.client import Client
from palimpsest.grounding import prompt_text, text_of
from palimpsest.models import RecallAnswer
from palimpsest.memory import Memory
from palimpsest.recalling import RecallOptions
from palimpsest.words import question


class PalimpsestRetriever(BaseRetriever):
    """What is remembered of one contact, as nodes with their scores; none where nothing bears on the question."""

    def __init__(
        self,
        *,
        contact_id: str,
        client: Client | None = None,
        async_client: AsyncClient | None = None,
        limit: int = 5,
        options: RecallOptions | None = None,
        callback_manager: CallbackManager | None = None,
    ) -> None:
        """:param options: more of how to recall: `in_`, `include`, `valid_at` and so on."""
        super().__init__(callback_manager=callback_manager)
        self._contact_id = contact_id
        self._client = client
        self._async_client = async_client
        self._asked: RecallOptions = {**(options or {}), "limit": limit}

    def _retrieve(self, query_bundle: QueryBundle) -> list[NodeWithScore]:
        if self._client is None:
            raise ValueError("This retriever has no client for calls that wait: give it one, or use aretrieve.")
        asked = question(query_bundle.query_str)
        return nodes_of(self._client.recall(self._contact_id, query=asked, **self._asked))

    async def _aretrieve(self, query_bundle: QueryBundle) -> list[NodeWithScore]:
        if self._async_client is None:
            return self._retrieve(query_bundle)
        asked = question(query_bundle.query_str)
        return nodes_of(await self._async_client.recall(self._contact_id, query=asked, **self._asked))


class PalimpsestMemoryBlock(BaseMemoryBlock[str]):
    """
    A block of LlamaIndex's `Memory`: what goes out of the short-term memory is kept as turns, and before each reply the
    block has the grounding and what bears on the last thing that was said, within the deadline of the memory.
    """

    name: str = "palimpsest"
    description: str | None = "What is remembered of the person in this conversation."
    _memory: Memory = PrivateAttr()

    def __init__(self, memory: Memory, **block: Any) -> None:
        super().__init__(**block)
        self._memory = memory

    async def _aget(self, messages: list[ChatMessage] | None = None, **block_kwargs: Any) -> str:
        asked = [message.content for message in messages or [] if message.role == MessageRole.USER and message.content]
        _, recalled = await asyncio.gather(self._memory.ready(), self._memory.recall(asked[-1] if asked else None))
        return prompt_text(self._memory.grounding(), recalled.text)

    async def _aput(self, messages: list[ChatMessage]) -> None:
        for message in messages:
            if message.role == MessageRole.USER:
                self._memory.heard(message.content or "")
            elif message.role == MessageRole.ASSISTANT:
                self._memory.said(message.content or "")


def nodes_of(answer: RecallAnswer) -> list[NodeWithScore]:
    if answer.found == "none":
        return []
    said = [(result, result.memory or result.turn) for result in answer.results]
    return [
        NodeWithScore(node=TextNode(id_=what.id, text=text_of(what.text, result), metadata=what.wire()), score=result.score)
        for result, what in said
        if what is not None
    ]
