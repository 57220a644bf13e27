import { type AttributeTable, cardinalityOf } from '#domain/attributes/attributes.js';
import type { Version } from '#domain/memory/memory.js';
import type { Mode, Statement } from '#domain/memory/statement.js';
import { combinedConfidence } from '#domain/recall/blend.js';
import { placeAnnounced } from '#domain/reconcile/announced-change.js';
import { endVersions } from '#domain/reconcile/end-versions.js';
import { place } from '#domain/reconcile/placement.js';
import { supersede } from '#domain/reconcile/supersede.js';
import type { WritePlan } from '#domain/reconcile/write-plan.js';

/** The confidence, from 0 to 1, that a person's confirmation adds. */
export const CONFIRMED = 0.8;

/**
 * What a resolution does: its outcome, the versions that it closes and opens, and those it is about. The first of these is the successor
 * of the unclear statement.
 */
export interface Resolution extends WritePlan {
  readonly outcome: 'restated' | 'withdrawn' | 'superseded' | 'ended' | 'corrected';
  readonly about: readonly Version[];
}

/** How the unclear statement supersedes another version. */
export interface Circumstances {
  readonly mode: Mode;
  readonly table: AttributeTable;
  /** When the fact begins, if that was still to come. */
  readonly begins: Date | null;
  readonly now: Date;
  readonly mint: () => string;
}

const NOTHING: WritePlan = { closes: [], opens: [], links: [] };

/** @returns the resolution that keeps both versions: the unclear statement counts as restated. */
export function confirmed(statement: Version): Resolution {
  const confidence = combinedConfidence([statement.confidence, CONFIRMED]);
  return { ...NOTHING, outcome: 'restated', about: [{ ...statement, confidence }] };
}

/** @returns the resolution that withdraws the unclear statement. */
export function dismissed(statement: Version, now: Date): Resolution {
  return { ...NOTHING, closes: [statement.id], outcome: 'withdrawn', about: [{ ...statement, supersededAt: now }] };
}

/** @returns the resolution by which the unclear statement supersedes another version. A denial ends or corrects that version. */
export function superseding(
  kept: Version,
  other: Version,
  { mode, table, begins, now, mint }: Circumstances,
): Resolution {
  if (kept.polarity !== 'holds') return denying(kept, other, now, mint);
  const statement = { ...statementOf(kept, other.id, mode, table), begins };
  const placement = placeAnnounced(place(statement, [other], other), statement, other);
  const closes = [...placement.closes, { version: kept, as: 'extension' as const }];
  const plan = supersede(statement, kept.contactId, { placement: { ...placement, closes } }, now, mint);
  const [first, ...rest] = plan.opens;
  const opens = first ? [{ ...first, carriesOver: kept.id }, ...rest] : [];
  return { ...plan, opens, outcome: 'superseded', about: [plan.memory] };
}

function denying(kept: Version, other: Version, now: Date, mint: () => string): Resolution {
  const at = kept.polarity === 'never' ? null : kept.validFrom;
  const { became, ...plan } = endVersions([other], at, kept, now, mint);
  const outcome = kept.polarity === 'never' ? 'corrected' : 'ended';
  return { ...plan, closes: [...plan.closes, kept.id], outcome, about: became };
}

/** The unclear version as a new statement that supersedes another version. */
function statementOf(kept: Version, supersedes: string, mode: Mode, table: AttributeTable): Statement {
  const validFrom = kept.startsKnown ? kept.validFrom : null;
  const cardinality = cardinalityOf(kept.attribute, table);
  // Its confidence is carried over from the version that it extends.
  return { ...kept, filing: kept, validFrom, cardinality, mode, supersedes, moved: false, confidence: 0 };
}
