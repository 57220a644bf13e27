import type { Version } from '#domain/memory/memory.js';
import { sameSubject } from '#domain/memory/sameness.js';
import { lastSaidAt } from '#domain/memory/staleness.js';
import type { Statement } from '#domain/memory/statement.js';
import { hasFutureEnd } from './announced-change.js';
import type { Neighbours, Settled, Verdict } from './decision-types.js';

/**
 * "I've retired and sold the van" ends two facts. The verdict is about one of them; the others, which other clauses of
 * the statement end, go with it. A plan is changed by its own words, and what holds for a while ends nothing beside
 * what it replaces.
 *
 * @returns the settled statement, which also closes those.
 */
export function withAlsoGone(
  settled: Settled,
  statement: Statement,
  { candidates }: Pick<Neighbours, 'candidates'>,
  verdict: Verdict | null | undefined,
): Settled {
  const ids = verdict?.alsoGone ?? [];
  if (ids.length === 0 || statement.value !== null || hasFutureEnd(statement)) return settled;
  const { placement, denies = [] } = settled;
  const known = [...placement.closes.map(({ version }) => version.id), ...denies.map(({ id }) => id)];
  const isMeant = (version: Version): boolean =>
    ids.includes(version.id) &&
    !known.includes(version.id) &&
    version.status === null &&
    sameSubject(version, statement) &&
    lastSaidAt(version) <= statement.saidAt;
  const others = candidates.map(({ version }) => version).filter(isMeant);
  if (settled.outcome === 'ended' && denies.length > 0) return { ...settled, denies: [...denies, ...others] };
  if (settled.outcome !== 'superseded' || placement.closes.length === 0) return settled;
  const closes = [...placement.closes, ...others.map((version) => ({ version, as: 'change' as const }))];
  return { ...settled, placement: { ...placement, closes } };
}
