import { filingOf } from '#domain/memory/filing.js';
import { pieceOf, type RevisionSpan, validTime, type Version } from '#domain/memory/memory.js';
import { overlaps, type Period, subtract } from '#domain/memory/period.js';
import { saidSince } from '#domain/memory/staleness.js';
import type { Statement } from '#domain/memory/statement.js';
import { combinedConfidence } from '#domain/recall/blend.js';
import { folded } from '#domain/text/folded.js';
import type { Settled } from './decision-types.js';
import { laterOf } from './end-versions.js';
import type { Placement } from './placement.js';
import { planNewEnds } from './revised-announcement.js';
import { revisionSpanOf, sameRevisions } from './revision-span.js';
import type { WritePlan } from './write-plan.js';

/** The most aliases that are kept during the life of an event. */
const MOST_ALIASES = 16;

/**
 * The plan of one settled statement. No version is edited: one that is no longer fully believed is closed in system
 * time, and what is left of it is written as new versions, the remainders. A correction leaves no remainder, because
 * what it corrects was never true.
 *
 * @param contactId whose memory it is.
 * @param settled what reconcile decided; not a restatement, which writes no version.
 * @param now the system time of the write.
 * @param mint gives a new id.
 * @returns besides the plan, its part that changes the end of other versions.
 */
export function supersede(
  statement: Statement,
  contactId: string,
  { placement, excepts, newEnds = [] }: Pick<Settled, 'placement' | 'excepts' | 'newEnds'>,
  now: Date,
  mint: () => string,
): WritePlan & { readonly memory: Version; readonly others: WritePlan } {
  const id = mint();
  const memory = versionOf(statement, contactId, placement, now, id);
  const remainders = placement.closes.flatMap(({ version, as }) =>
    excepts !== undefined
      ? [seriesWithout(version, excepts, statement, now, mint)]
      : as === 'change'
        ? remaindersOf(version, statement, placement, now, mint)
        : [],
  );
  const others = planNewEnds(newEnds, now, mint);
  return {
    memory,
    others,
    closes: [...placement.closes.map(({ version }) => version.id), ...others.closes],
    opens: [{ version: memory, carriesOver: null }, ...remainders, ...others.opens],
    links: [
      ...placement.closes.map(({ version, as }) => ({ from: id, to: version.id, as })),
      ...remainders.map(({ version, carriesOver }) => ({
        from: version.id,
        to: carriesOver,
        as: 'remainder' as const,
      })),
      ...others.links,
    ],
  };
}

/** The series continues without one of its times. */
function seriesWithout(
  version: Version,
  recurrence: string,
  { saidAt }: Statement,
  now: Date,
  mint: () => string,
): { version: Version; carriesOver: string } {
  const left = { ...version, id: mint(), recurrence, saidAt: laterOf(version.saidAt, saidAt), recordedAt: now };
  return { version: { ...left, supersededAt: null }, carriesOver: version.id };
}

/** What nobody states, or what comes from a spread. Any other field of a version does not compile until `versionOf` sets it. */
type SetElsewhere =
  keyof RevisionSpan | 'restatedAt' | 'confidenceNow' | 'lastRecalledAt' | 'recallCount' | 'stale' | 'forgotten';

function versionOf(statement: Statement, contactId: string, placement: Placement, now: Date, id: string): Version {
  const { text, kind, attribute, value, importance, confidence, tags, precision, expression } = statement;
  const { startsAt, endsAt, subject, verb, object, status, turnId, quote, saidAt, entityId = null } = statement;
  return {
    id,
    contactId,
    factId: placement.factId ?? id,
    kind,
    text,
    attribute,
    value,
    polarity: statement.polarity,
    modality: statement.modality ?? 'fact',
    importance,
    // What is extended was said before, and still counts.
    confidence: combinedConfidence([confidence, ...extended(placement).map((version) => version.confidence)]),
    tags,
    ...filingOf(
      statement.filing ?? {},
      placement.closes.map(({ version }) => version),
    ),
    agentId: statement.agentId ?? null,
    ...revisionSpanOf(statement),
    validFrom: placement.period.from,
    validTo: placement.period.to,
    startsKnown: placement.startsKnown,
    saidAt,
    ...saidSince(saidAt, extended(placement)),
    recordedAt: now,
    supersededAt: null,
    precision,
    language: statement.language ?? null,
    expression,
    begins: statement.begins ?? null,
    holdsFrom: holdsFromOf(statement, placement),
    holdsTo: statement.holdsTo ?? null,
    startsAt,
    endsAt,
    recurrence: statement.recurrence ?? null,
    recursUntil: statement.recursUntil ?? null,
    moved: statement.moved || null,
    subject,
    verb,
    object,
    aliases: aliasesOf(statement, placement),
    status,
    turnId,
    entityId,
    quote,
  } satisfies Readonly<Record<Exclude<keyof Version, SetElsewhere>, unknown>>;
}

/**
 * @returns the day from which a fact holds that was told before; that of a change is the day on which it takes place.
 */
function holdsFromOf({ kind, modality, isEnd, holdsFrom }: Statement, placement: Placement): Date | null {
  if (kind === 'episodic' || isEnd === true || (modality ?? 'fact') !== 'fact') return null;
  return placement.takesPlaceFrom ?? holdsFrom ?? null;
}

/** The aliases of the plan also find what became of it. */
function aliasesOf({ aliases, status }: Statement, { closes }: Placement): readonly string[] {
  const before = status === null ? [] : closes.flatMap(({ version }) => version.aliases);
  const byWords = new Map([...aliases, ...before].map((alias) => [folded(alias), alias]));
  return [...byWords.values()].slice(0, MOST_ALIASES);
}

function extended({ closes }: Placement): Version[] {
  return closes.filter(({ as }) => as === 'extension').map(({ version }) => version);
}

function remaindersOf(
  version: Version,
  statement: Statement,
  placement: Placement,
  now: Date,
  mint: () => string,
): { version: Version; carriesOver: string }[] {
  const { period, takesPlaceFrom, isFinal } = placement;
  const taken = { from: takesPlaceFrom ?? period.from, to: isFinal ? null : period.to };
  const pieces = subtract(validTime(version), taken).map((period) => pieceOf(version, period));
  return [...pieces, ...keptBeside(version, statement, taken)].map((piece) => ({
    version: { ...piece, id: mint(), recordedAt: now, supersededAt: null },
    carriesOver: version.id,
  }));
}

/**
 * @returns what still holds of a replaced version during the statement: at revisions before the statement's first, and
 * after its end. An end that the version already has stays, because it is not known here which of the two comes first;
 * so nothing is lost.
 */
function keptBeside(version: Version, statement: Statement, period: Period): Version[] {
  const { repository = null, validFromRevision: begins, validToRevision: ends } = statement;
  if (sameRevisions(version, statement)) return [];
  const before =
    begins && version.validFromRevision !== begins ? [{ validToRevision: version.validToRevision ?? begins }] : [];
  const after = ends && version.validToRevision !== ends ? [{ validFromRevision: ends }] : [];
  const held = validTime(version);
  // The held period minus what lies outside of the statement's is what both share.
  const outside = subtract(held, period);
  const both = outside.reduce(
    (left, piece) => left.flatMap((one) => subtract(one, piece)),
    overlaps(held, period) ? [held] : [],
  );
  return both.flatMap((piece) =>
    [...before, ...after].map((span) => ({ ...pieceOf(version, piece), repository, ...span })),
  );
}
