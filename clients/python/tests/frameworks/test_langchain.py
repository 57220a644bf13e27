"""The adapters of LangChain, with LangChain and its standard tests of retrievers."""

from __future__ import annotations

from typing import Any

import pytest
from frameworks.known import known, memory_of
from langchain_core.language_models import FakeListChatModel
from langchain_core.messages import AIMessage, HumanMessage, SystemMessage
from langchain_core.prompts import ChatPromptTemplate, MessagesPlaceholder
from langchain_core.runnables.history import RunnableWithMessageHistory
from langchain_tests.integration_tests import RetrieversIntegrationTests
from palimpsest import AsyncClient, Client, MemoryOptions
from palimpsest.models import Identifier
from palimpsest.langchain import PalimpsestChatMessageHistory, PalimpsestRetriever, search_tool


class TestRetriever(RetrieversIntegrationTests):
    """The standard tests."""

    @pytest.fixture(autouse=True)
    def prepared(self, client: Client, async_client: AsyncClient, caller: Identifier) -> None:
        self.params = {"client": client, "async_client": async_client, "contact_id": known(client, caller).id}

    @property
    def retriever_constructor(self) -> type[PalimpsestRetriever]:
        return PalimpsestRetriever

    @property
    def retriever_constructor_params(self) -> dict[str, Any]:
        return self.params

    @property
    def retriever_query_example(self) -> str:
        return "Where does Asha live?"


def test_what_was_true_then_is_found_as_of_then(client: Client, caller: Identifier) -> None:
    contact = known(client, caller)
    client.remember(contact.id, text="Asha moved to Lisbon.", attribute="current_city")
    [document] = PalimpsestRetriever(client=client, contact_id=contact.id, k=1).invoke("Where does Asha live?")
    assert document.page_content == "Asha moved to Lisbon."
    assert document.metadata["attribute"] == "current_city"


async def test_a_retriever_without_a_client_for_asyncio_is_awaited_as_well(client: Client, caller: Identifier) -> None:
    retriever = PalimpsestRetriever(client=client, contact_id=known(client, caller).id, k=1)
    assert [d.page_content for d in await retriever.ainvoke("Where does Asha live?")] == ["Asha lives in Porto."]


def test_a_chain_goes_on_where_its_session_stopped(client: Client, caller: Identifier) -> None:
    contact = known(client, caller)
    prompt = ChatPromptTemplate.from_messages([MessagesPlaceholder("history"), ("human", "{said}")])
    chain = RunnableWithMessageHistory(
        prompt | FakeListChatModel(responses=["Hello, Asha.", "Goodbye."]),
        lambda session_id: PalimpsestChatMessageHistory(client, contact_id=contact.id, session_id=session_id),
        input_messages_key="said",
        history_messages_key="history",
    )
    session = f"chat-{contact.id}"
    for said in ("Hello.", "Bye."):
        chain.invoke({"said": said}, config={"configurable": {"session_id": session}})
    history = PalimpsestChatMessageHistory(client, contact_id=contact.id, session_id=session)
    assert [(m.type, m.content) for m in history.messages] == [
        ("human", "Hello."), ("ai", "Hello, Asha."), ("human", "Bye."), ("ai", "Goodbye."),
    ]  # fmt: skip
    history.clear()
    assert history.messages == []
    chain.invoke({"said": "Hello again."}, config={"configurable": {"session_id": session}})
    assert [m.content for m in history.messages] == ["Hello again.", "Hello, Asha."]
    assert client.get_session(session).forgotten is None


def test_what_nobody_said_is_no_turn(client: Client, caller: Identifier) -> None:
    contact = known(client, caller)
    history = PalimpsestChatMessageHistory(client, contact_id=contact.id, session_id=f"roles-{contact.id}")
    history.add_messages([SystemMessage("Be brief."), HumanMessage("Hello."), AIMessage("")])
    assert [message.content for message in history.messages] == ["Hello."]


async def test_a_model_can_search(client: Client, caller: Identifier, options: MemoryOptions) -> None:
    tool = search_tool(memory_of(options, known(client, caller)))
    assert "Asha lives in Porto." in await tool.ainvoke({"query": "Where does Asha live?"})
