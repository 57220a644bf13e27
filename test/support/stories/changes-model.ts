import type { Version } from '#domain/memory/memory.js';
import { decode } from '#graph/codec.js';
import { rows } from '../database/rows.js';
import { testConnection } from '../service/service.js';

/** A version as it lies in the database, with what it came in the place of, and what ended it without a successor. */
export interface Kept extends Version {
  readonly factKeyHash: string;
  readonly links: readonly { readonly as: string; readonly old: string }[];
  readonly ends: readonly { readonly at: Date }[];
  /** It is what is left of a version that ended. */
  readonly isEnd: boolean;
  readonly subjectKey?: string;
}

/** @returns all versions of a contact by when they begin to hold. */
export async function keptOf(contactId: string): Promise<Kept[]> {
  const found = await rows(
    testConnection(),
    `MATCH (:Contact {id: $contactId})<-[:ABOUT]-(m:Memory)
     RETURN m {.*, embeddingA: null, embeddingB: null} AS memory,
            COLLECT { MATCH (m)-[r:SUPERSEDES]->(old) RETURN {as: r.as, old: old.id} } AS links,
            EXISTS { MATCH (d:Decision {outcome: 'ended'})-[:DECIDED]->(m) WHERE d.recordedAt = m.recordedAt } AS isEnd,
            COLLECT { MATCH (d:Decision)-[:DECIDED]->(m)
                      WHERE d.outcome = 'withdrawn' OR (d.outcome IN ['reverted', 'ended', 'corrected'] AND m.id IN d.superseded)
                      RETURN {at: d.recordedAt} } AS ends
     ORDER BY m.validFrom, m.id`,
    { contactId },
  );
  return found.map((row) => {
    const { memory, ...more } = decode(row) as { memory: Version & { factKeyHash: string } } & Pick<
      Kept,
      'links' | 'ends' | 'isEnd'
    >;
    return { ...memory, ...more };
  });
}

const before = (at: Date, end: Date | null): boolean => end === null || at < end;
const same = (a: Date | null, b: Date): boolean => a !== null && a.getTime() === b.getTime();
const believed = (version: Kept, knownAt: Date): boolean =>
  version.recordedAt <= knownAt && before(knownAt, version.supersededAt);

/** What a timeline tells, each entry as one line, worked out from all versions at once. */
export function timelineModel(kept: readonly Kept[], knownAt: Date, superseded: boolean): string[] {
  const known = kept.filter((one) => (superseded ? one.recordedAt <= knownAt : believed(one, knownAt)));
  const line = (at: Date, what: string, one: Kept, was?: Kept): string =>
    [at.toISOString(), one.id, what, was?.id, believed(one, knownAt)].join(' ');
  const slotOf = (one: Kept): string =>
    [one.factId, one.attribute, one.subjectKey ?? '', one.polarity, believed(one, knownAt)].join(' ');
  const slots = Map.groupBy(known, slotOf);
  return known
    .flatMap((one) => {
      if (one.kind === 'episodic') return [line(one.startsAt ?? one.validFrom, 'event', one)];
      const beside = (one.attribute ?? null) === null ? [] : (slots.get(slotOf(one)) ?? []);
      const was = beside.find(({ validTo }) => same(validTo, one.validFrom));
      const goesOn = was?.factKeyHash === one.factKeyHash;
      const { validTo } = one;
      const isFollowed = beside.some(({ validFrom }) => same(validTo, validFrom));
      return [
        ...(goesOn ? [] : [line(one.validFrom, was ? 'changed' : 'began', one, was)]),
        ...(validTo && !isFollowed ? [line(validTo, 'ended', one)] : []),
      ];
    })
    .sort();
}

/** What a diff on the valid clock tells, each change as one line. */
export function worldModel(kept: readonly Kept[], knownAt: Date, from: Date, to: Date): string[] {
  const holding = (at: Date): Kept[] =>
    kept
      .filter((one) => believed(one, knownAt) && one.validFrom <= at && before(at, one.validTo))
      .sort((a, b) => b.validFrom.getTime() - a.validFrom.getTime() || a.id.localeCompare(b.id));
  const key = ({ factId, factKeyHash, polarity }: Kept): string => `${factId} ${factKeyHash} ${polarity}`;
  const [then, later] = [holding(from), holding(to)];
  const [thenKeys, laterKeys] = [new Set(then.map(key)), new Set(later.map(key))];
  const ended = then.filter((one) => !laterKeys.has(key(one)));
  const began = later.filter((one) => !thenKeys.has(key(one)));
  const pairs = ended.map((one) => ({ one, after: began.find(({ factId }) => factId === one.factId) }));
  const paired = new Set(pairs.map(({ after }) => after));
  return [
    ...pairs.map(({ one, after }) => (after ? `changed ${one.id} ${after.id}` : `ended ${one.id}`)),
    ...began.filter((one) => !paired.has(one)).map(({ id }) => `began ${id}`),
  ].sort();
}

/** What a diff on the system clock tells, each change as one line. */
export function learnedModel(kept: readonly Kept[], from: Date, to: Date): string[] {
  const within = (at: Date): boolean => from < at && at <= to;
  return kept
    .flatMap(({ id, recordedAt, links, ends, isEnd }) => [
      ...(within(recordedAt) && links.every(({ as }) => as === 'revert') ? [`began ${id}`] : []),
      ...links
        .filter(() => within(recordedAt))
        .flatMap(({ as, old }) => {
          if (as === 'correction') return [`corrected ${old} ${id}`];
          return as === 'change' || as === 'extension' || isEnd ? [`changed ${old} ${id}`] : [];
        }),
      ...(ends.some(({ at }) => within(at)) ? [`withdrawn ${id}`] : []),
    ])
    .sort();
}

const STEPS = `
MATCH (asked:Memory|Forgotten {id: $memoryId})
MATCH (m:Memory|Forgotten)
WHERE m.contactId IN $pool AND m.recordedAt <= datetime($knownAt)
  AND (m.factId = asked.factId OR EXISTS { (m)-[:SUPERSEDES]->(old:Memory|Forgotten) WHERE old.factId = asked.factId })
CALL (m) {
  RETURN m.recordedAt AS at, 1 AS rank
UNION
  MATCH (d:Decision)-[:DECIDED]->(m)
  WHERE d.outcome IN ['withdrawn', 'reverted', 'forgotten', 'ended', 'corrected'] AND d.recordedAt = m.supersededAt
  RETURN d.recordedAt AS at, 0 AS rank
}
WITH m, at, rank WHERE at <= datetime($knownAt)
RETURN toString(at.epochMillis) + ' ' + m.id AS line ORDER BY at, rank, m.validFrom, m.id`;

/** What the history of a fact tells, each step as one line, looked for among all versions of the contacts. */
export async function historyModel(pool: readonly string[], memoryId: string, knownAt: Date): Promise<string[]> {
  const found = await rows(testConnection(), STEPS, { pool, memoryId, knownAt: knownAt.toISOString() });
  return found.map(({ line }) => String(line));
}
