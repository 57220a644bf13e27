import type { RevisionSpan, Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { sameRevisions } from './revision-span.js';
import type { WritePlan } from './write-plan.js';

/**
 * The plan of a denial. What `ended` keeps the part of its period before the end; nothing is left of what never held.
 *
 * @param at when it ended; `null`: it never held.
 * @returns besides the plan, what is left of each version, else the version as it was.
 */
export function endVersions(
  versions: readonly Version[],
  at: Date | null,
  statement: Pick<Statement, 'saidAt' | keyof RevisionSpan>,
  now: Date,
  mint: () => string,
): WritePlan & { readonly became: readonly Version[] } {
  const ends = at === null ? null : (statement.validToRevision ?? statement.validFromRevision ?? null);
  if (ends !== null && versions.some((version) => !sameRevisions(version, statement)))
    return endAllAt(versions, ends, statement, now, mint);
  const { saidAt } = statement;
  const gone = versions.filter(({ validTo }) => at === null || validTo === null || validTo > at);
  const left = gone
    .filter(({ validFrom }) => at !== null && validFrom < at)
    // Written again with its end, so that an earlier statement that arrives late does not bring it back.
    .map((version) => ({
      version: { ...version, id: mint(), validTo: at, saidAt: laterOf(version.saidAt, saidAt), recordedAt: now },
      carriesOver: version.id,
    }));
  const became = new Map(left.map((one) => [one.carriesOver, one.version]));
  return {
    closes: gone.map(({ id }) => id),
    opens: left,
    links: left.map(({ version, carriesOver }) => ({ from: version.id, to: carriesOver, as: 'remainder' as const })),
    became: versions.map((version) => {
      const closed = gone.includes(version) ? { ...version, supersededAt: now } : version;
      return became.get(version.id) ?? closed;
    }),
  };
}

/** What is denied from a revision on keeps its time and ends at that revision. */
function endAllAt(
  versions: readonly Version[],
  ends: string,
  { saidAt, repository = null }: Pick<Statement, 'saidAt' | keyof RevisionSpan>,
  now: Date,
  mint: () => string,
): WritePlan & { readonly became: readonly Version[] } {
  const opens = versions.map((version) => ({
    version: {
      ...version,
      ...{ id: mint(), repository, validToRevision: ends },
      ...{ saidAt: laterOf(version.saidAt, saidAt), recordedAt: now },
    },
    carriesOver: version.id,
  }));
  return {
    closes: versions.map(({ id }) => id),
    opens,
    links: opens.map(({ version, carriesOver }) => ({ from: version.id, to: carriesOver, as: 'remainder' as const })),
    became: opens.map(({ version }) => version),
  };
}

/** @returns the later of two instants. */
export function laterOf(a: Date, b: Date): Date {
  return a > b ? a : b;
}
