import { MEMORY_KINDS } from '#domain/memory.js';
import { OPEN_END } from '#graph/codec.js';
import {
  contactHead,
  contactLock,
  conversationAddTurns,
  conversationLastTurns,
  memoryApply,
  memoryAsOf,
  memoryNeighbours,
  recallMatchMemories,
  recallMatchTurns,
  recallMemories,
  recallScanMemories,
  recallScanTurns,
} from '#graph/generated/queries.js';
import type { Graph } from '#graph/graph.js';
import { NEAREST } from '#memory/recall/nearest.js';
import type { VectorSpace } from '#models/vector-space.js';

/** No contact has this id: the queries are planned, find nothing and write nothing. */
const NOBODY = '00000000000000000000000000';

/**
 * Lets the database plan the queries of a call before the first call comes. After a start, planning takes it seconds in
 * all, and somebody on the phone would wait for them.
 */
export async function warmUp(graph: Graph, space: VectorSpace, now: Date): Promise<void> {
  const [contactId, tenantId, sessionId] = [NOBODY, NOBODY, NOBODY];
  const { property } = space;
  const filter = { kind: null, attribute: null, tag: null, beforeFrom: null, afterId: '', limit: 1 };
  const slot = { slot: null, factKeyHash: '', named: null, eventKeyHash: null, openEnd: OPEN_END };
  const nothing = { opens: [], closes: [], links: [], decisions: [], sources: [] };
  await graph.all(contactHead, { tenantId, contactId, knownAt: now });
  await graph.all(contactLock, { tenantId, contactId, openEnd: OPEN_END });
  await graph.all(memoryNeighbours, { contactId, knownAt: now, ...slot });
  await graph.all(memoryApply, { contactId, now, property, ...nothing });
  await graph.all(recallMemories, { ids: [NOBODY], knownAt: now });
  await graph.all(memoryAsOf, { contactId, validAt: now, knownAt: now, ...filter });
  await graph.all(conversationLastTurns, { tenantId, sessionId, limit: 1 });
  const waiting = { tokens: 0, enough: 1, now, idleAt: now, openEnd: OPEN_END };
  await graph.all(conversationAddTurns, { tenantId, sessionId, property, turns: [], ...waiting });
  await warmUpRecall(graph, space, now);
}

async function warmUpRecall(graph: Graph, { property, slot, dimensions }: VectorSpace, now: Date): Promise<void> {
  const memories = {
    contactId: NOBODY,
    startsBy: now,
    endsAfter: now,
    knownAt: now,
    kinds: MEMORY_KINDS,
    takesFrom: null,
    takesTo: null,
    property,
    limit: 1,
  };
  const turns = { contactIds: [NOBODY], said: now, since: now, knownAt: now, property, limit: 1 };
  const words = { fetch: 1, vector: null };
  await graph.all(recallMatchMemories, {
    ...memories,
    ...words,
    lucene: `+contactId:(${NOBODY})^0 +(text:(a) value:(a) aliases:(a))`,
  });
  await graph.all(recallMatchTurns, {
    ...turns,
    ...words,
    lucene: `+contactId:(${NOBODY})^0 +(searchText:(a) context:(a))`,
  });
  if (dimensions === 0) return;
  const vector = Array.from({ length: dimensions }, () => dimensions ** -0.5);
  await graph.all(recallScanMemories, { ...memories, vector });
  await graph.all(NEAREST[slot].memories, { ...memories, vector });
  await graph.all(recallScanTurns, { ...turns, vector });
  await graph.all(NEAREST[slot].turns, { ...turns, vector, fetch: 1 });
}
