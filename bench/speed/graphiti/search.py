"""Graphiti's own search, timed in its own process. Reads a JSON request a line on stdin and answers each with a line on stdout."""

import asyncio
import json
import logging
import os
import sys
from pathlib import Path
from platform import python_version
from time import perf_counter
from typing import Any

os.environ['GRAPHITI_TELEMETRY_ENABLED'] = 'false'

from importlib.metadata import version

from graphiti_core import Graphiti
from graphiti_core.cross_encoder.client import CrossEncoderClient
from graphiti_core.driver.neo4j_driver import Neo4jDriver
from graphiti_core.edges import EntityEdge
from graphiti_core.embedder.client import EmbedderClient
from graphiti_core.llm_client.client import LLMClient
from graphiti_core.llm_client.config import LLMConfig
from graphiti_core.nodes import EntityNode
from graphiti_core.utils.bulk_utils import add_nodes_and_edges_bulk_tx

HERE = Path(__file__).parent
BATCH = 250


class KnownVectors(EmbedderClient):
    """Embeds nothing: the vector of every text that it is asked for was given before."""

    def __init__(self) -> None:
        self.known: dict[str, list[float]] = {}

    async def create(self, input_data: Any) -> list[float]:
        return self.known[input_data[0]]


class NoModel(LLMClient):
    """Neither storing a finished fact nor the default search asks a language model."""

    def __init__(self) -> None:
        super().__init__(LLMConfig())

    async def _generate_response(self, *_: Any, **__: Any) -> dict[str, Any]:
        raise AssertionError('Graphiti asked a language model.')


class NoCrossEncoder(CrossEncoderClient):
    async def rank(self, query: str, passages: list[str]) -> list[tuple[str, float]]:
        raise AssertionError('Graphiti asked a cross encoder.')


class Bench:
    graphiti: Graphiti
    embedder = KnownVectors()

    async def open(self, uri: str, user: str, password: str, database: str) -> dict[str, Any]:
        # The driver has begun to make the indexes by itself, and logs an error for each that both make at once.
        logging.getLogger('graphiti_core').setLevel(logging.CRITICAL)
        driver = Neo4jDriver(uri, user, password, database)
        self.graphiti = Graphiti(
            graph_driver=driver, llm_client=NoModel(), embedder=self.embedder, cross_encoder=NoCrossEncoder()
        )
        await self.graphiti.build_indices_and_constraints()
        logging.getLogger('graphiti_core').setLevel(logging.WARNING)
        return {'graphiti': version('graphiti-core'), 'python': python_version()}

    async def load(self, contactId: str, property: str, size: int) -> dict[str, Any]:
        """Stores the contact's memories as facts of a group of its own: an edge each, from the contact to an entity."""
        driver = self.graphiti.driver
        stored, _, _ = await driver.execute_query((HERE / 'stored.cypher').read_text(), contactId=contactId)
        after = '' if stored[0]['facts'] != size else None
        while after is not None:
            wanted = {'contactId': contactId, 'property': property, 'after': after, 'limit': BATCH}
            rows, _, _ = await driver.execute_query((HERE / 'facts.cypher').read_text(), **wanted)
            await self.store(contactId, rows)
            after = rows[-1]['id'] if len(rows) == BATCH else None
        await driver.execute_query('CALL db.awaitIndexes(300)')
        stored, _, _ = await driver.execute_query((HERE / 'stored.cypher').read_text(), contactId=contactId)
        return {'facts': stored[0]['facts']}

    async def store(self, contactId: str, rows: list[Any]) -> None:
        nodes, edges = [], []
        for row in rows:
            vector, known = list(row['vector']), row['recordedAt'].to_native()
            if not nodes:
                nodes.append(entity(contactId, contactId, 'Contact', vector, known))
            target = entity(contactId, f'{row["id"]}-object', f'Object {row["id"]}', vector, known)
            nodes.append(target)
            edges.append(
                EntityEdge(
                    uuid=row['id'],
                    group_id=contactId,
                    source_node_uuid=contactId,
                    target_node_uuid=target.uuid,
                    name='STATES',
                    fact=row['text'],
                    fact_embedding=vector,
                    created_at=known,
                    valid_at=row['validFrom'].to_native(),
                )
            )
        driver = self.graphiti.driver
        async with driver.session() as session:
            await session.execute_write(add_nodes_and_edges_bulk_tx, [], [], nodes, edges, self.embedder, driver=driver)

    async def learn(self, texts: list[str], vectors: list[list[float]]) -> dict[str, Any]:
        self.embedder.known.update(zip(texts, vectors, strict=True))
        return {}

    async def search(self, contactId: str, query: str) -> dict[str, Any]:
        began = perf_counter()
        edges = await self.graphiti.search(query, group_ids=[contactId], num_results=10)
        return {'tookMs': (perf_counter() - began) * 1_000, 'ids': [edge.uuid for edge in edges]}


def entity(group: str, uuid: str, name: str, vector: list[float], known: Any) -> EntityNode:
    return EntityNode(uuid=uuid, group_id=group, name=name, name_embedding=vector, created_at=known)


async def main() -> None:
    # What a library prints must not stand between the answers.
    answers, sys.stdout = sys.stdout, sys.stderr
    logging.getLogger('neo4j').setLevel(logging.ERROR)
    bench, loop = Bench(), asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        request = json.loads(line)
        answer = await getattr(bench, request.pop('do'))(**request)
        print(json.dumps(answer), file=answers, flush=True)
    await bench.graphiti.close()


asyncio.run(main())
