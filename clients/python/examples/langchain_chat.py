"""A chat with LangChain that goes on where it stopped, and knows what was told in other sessions."""

import os
import uuid

from langchain_core.language_models import FakeListChatModel
from langchain_core.output_parsers import StrOutputParser
from langchain_core.prompts import ChatPromptTemplate, MessagesPlaceholder
from langchain_core.runnables import RunnablePassthrough
from langchain_core.runnables.history import RunnableWithMessageHistory
from palimpsest import Client
from palimpsest.langchain import PalimpsestChatMessageHistory, PalimpsestRetriever

client = Client(os.environ["PALIMPSEST_URL"], os.environ["PALIMPSEST_KEY"])
contact = client.create_contact(name="Asha")
client.remember(contact.id, text="Asha lives in Porto.", attribute="current_city")

retriever = PalimpsestRetriever(client=client, contact_id=contact.id, k=3)
prompt = ChatPromptTemplate.from_messages(
    [("system", "What you know:\n{known}"), MessagesPlaceholder("history"), ("human", "{said}")]
)
# Stands for your model.
model = FakeListChatModel(responses=["In Porto.", "You asked where you live."])


def known(given: dict[str, str]) -> str:
    return "\n".join(document.page_content for document in retriever.invoke(given["said"]))


chain = RunnableWithMessageHistory(
    RunnablePassthrough.assign(known=known) | prompt | model | StrOutputParser(),
    lambda session_id: PalimpsestChatMessageHistory(client, contact_id=contact.id, session_id=session_id),
    input_messages_key="said",
    history_messages_key="history",
)
session = {"configurable": {"session_id": str(uuid.uuid4())}}
for said in ("Where do I live?", "What did I ask?"):
    print(chain.invoke({"said": said}, config=session))
