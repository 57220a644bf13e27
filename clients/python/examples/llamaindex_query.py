"""A query engine of LlamaIndex over what is remembered of one contact."""

import os

from llama_index.core.llms import MockLLM
from llama_index.core.query_engine import RetrieverQueryEngine
from palimpsest import Client
from palimpsest.llamaindex import PalimpsestRetriever

with Client(os.environ["PALIMPSEST_URL"], os.environ["PALIMPSEST_KEY"]) as client:
    contact = client.create_contact(name="Asha")
    client.remember(contact.id, text="Asha lives in Porto.", attribute="current_city")
    # MockLLM stands for your model: it repeats its prompt.
    engine = RetrieverQueryEngine.from_args(PalimpsestRetriever(client=client, contact_id=contact.id), llm=MockLLM())
    print(engine.query("Where does Asha live?").source_nodes[0].text)
