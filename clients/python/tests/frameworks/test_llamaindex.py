"""The adapters of LlamaIndex, with LlamaIndex."""

from __future__ import annotations

from frameworks.known import known, memory_of
from llama_index.core.base.llms.types import ChatMessage
from llama_index.core.llms import MockLLM
from llama_index.core.memory import Memory as LlamaMemory
from llama_index.core.query_engine import RetrieverQueryEngine
from palimpsest import AsyncClient, Client, MemoryOptions
from palimpsest.models import Identifier
from palimpsest.llamaindex import PalimpsestMemoryBlock, PalimpsestRetriever


def test_a_query_engine_reads_what_is_remembered(client: Client, caller: Identifier) -> None:
    retriever = PalimpsestRetriever(client=client, contact_id=known(client, caller).id, limit=1)
    answer = RetrieverQueryEngine.from_args(retriever, llm=MockLLM()).query("Where does Asha live?")
    assert [node.text for node in answer.source_nodes] == ["Asha lives in Porto."]
    assert "Asha lives in Porto." in str(answer)


async def test_a_retriever_is_awaited(client: Client, async_client: AsyncClient, caller: Identifier) -> None:
    contact_id = known(client, caller).id
    for given in ({"client": client}, {"async_client": async_client}):
        [node] = await PalimpsestRetriever(contact_id=contact_id, limit=1, **given).aretrieve("Where does Asha live?")
        assert node.text == "Asha lives in Porto."
        assert node.score is not None and node.score > 0


async def test_a_block_of_memory_knows_and_keeps(client: Client, caller: Identifier, options: MemoryOptions) -> None:
    ours = memory_of(options, known(client, caller))
    theirs = LlamaMemory.from_defaults(
        session_id=ours.session_id, token_limit=60, chat_history_token_ratio=0.5, token_flush_size=10,
        memory_blocks=[PalimpsestMemoryBlock(ours)], insert_method="system",
    )  # fmt: skip
    for i in range(6):
        await theirs.aput(ChatMessage(role="user", content=f"This is what I say as number {i} of my many words."))
        await theirs.aput(ChatMessage(role="assistant", content=f"And this is answer {i}."))
    await theirs.aput(ChatMessage(role="user", content="Where does Asha live?"))
    messages = await theirs.aget()
    assert "<recalled>\n1. Asha lives in Porto." in str(messages[0].content)
    assert "<current_datetime>" in str(messages[0].content)
    # Which the service knew, and nobody asked about.
    assert "- Asha has a cat." in str(messages[0].content)
    assert (await ours.end(deadline=60)).waiting == 0
    turns = client.list_turns(ours.session_id).turns
    assert turns[0].text == "This is what I say as number 0 of my many words."
    assert {turn.role for turn in turns} == {"contact", "agent"}
