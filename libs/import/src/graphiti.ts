import { importGraphitiFacts, type ImportGraphitiFactsRow, importGraphitiRest } from '#graph/generated/queries.js';
import type { Queries } from '#graph/graph.js';
import { bounded, given, type Imported, keyOf, textOf } from './imported.js';
import { orLeftOut, timeOf } from './source-time.js';

const PAGE = 500;

/**
 * Reads a Neo4j database of Graphiti directly: each fact becomes a statement about the contact of its group.
 * @param group only this group; default: all.
 */
export async function* fromGraphiti(queries: Queries, group: string | null): AsyncGenerator<Imported> {
  for (let [after, more] = ['', true]; more;) {
    const page = await queries.all(importGraphitiFacts, { group, after, limit: PAGE });
    yield* page.map(factOf);
    [after, more] = [page.at(-1)?.uuid ?? '', page.length === PAGE];
  }
  const [rest] = await queries.all(importGraphitiRest, { group });
  const left = (kind: string, count: number, reason: string): Imported => ({
    is: 'unmapped',
    at: kind,
    kind,
    reason,
    count,
  });
  if (rest && rest.entities > 0)
    yield left('entity', rest.entities, 'entities are made of what statements say; summaries are not taken over');
  if (rest && rest.episodes > 0) yield left('episode', rest.episodes, 'only its facts are taken over');
}

function factOf({ uuid, groupId, fact, ...times }: ImportGraphitiFactsRow): Imported {
  const [at, text, value] = [`fact ${uuid}`, textOf(fact), textOf(groupId)];
  if (text === undefined || value === undefined)
    return { is: 'unmapped', at, kind: 'fact', reason: text === undefined ? 'it has no text' : 'it has no group' };
  return orLeftOut(at, 'fact', () =>
    bounded({
      is: 'statement',
      at,
      contact: { kind: 'graphiti', value },
      key: keyOf('graphiti', uuid),
      fields: given({
        text,
        saidAt: timeOf(times, 'createdAt'),
        validFrom: timeOf(times, 'validAt'),
        validTo: timeOf(times, 'invalidAt', 'expiredAt'),
      }),
    }),
  );
}
