import { announced } from '#domain/announced.js';
import { type AttributeTable, cardinalityOf } from '#domain/attributes.js';
import { combinedConfidence } from '#domain/blend.js';
import type { Version } from '#domain/memory.js';
import { place } from '#domain/placement.js';
import type { Mode, Statement } from '#domain/statement.js';
import { endAll } from '#domain/end-all.js';
import { supersede } from '#domain/supersede.js';
import type { Plan } from '#domain/written.js';

/** How sure somebody is who confirms what was told, from 0 to 1. */
export const CONFIRMED = 0.8;

/** What a resolution does: its outcome, the versions it closes and opens, and what it is about, first what the told came to. */
export interface Resolution extends Plan {
  readonly outcome: 'restated' | 'withdrawn' | 'superseded' | 'ended' | 'corrected';
  readonly about: readonly Version[];
}

/** How what was told takes the place of another version. */
export interface Circumstances {
  readonly mode: Mode;
  readonly table: AttributeTable;
  /** When what it tells of begins, where that was still to come. */
  readonly begins: Date | null;
  readonly now: Date;
  readonly mint: () => string;
}

const NOTHING: Plan = { closes: [], opens: [], links: [] };

/** @returns the resolution by which both are so: what was told is told once more. */
export function confirmed(told: Version): Resolution {
  const confidence = combinedConfidence([told.confidence, CONFIRMED]);
  return { ...NOTHING, outcome: 'restated', about: [{ ...told, confidence }] };
}

/** @returns the resolution by which what was told is believed no longer. */
export function dismissed(told: Version, now: Date): Resolution {
  return { ...NOTHING, closes: [told.id], outcome: 'withdrawn', about: [{ ...told, supersededAt: now }] };
}

/** @returns the resolution by which what was told takes the place of another version; a denial ends or corrects it. */
export function superseding(
  told: Version,
  other: Version,
  { mode, table, begins, now, mint }: Circumstances,
): Resolution {
  if (told.polarity !== 'holds') return denying(told, other, now, mint);
  const statement = { ...statementOf(told, other.id, mode, table), begins };
  const placement = announced(place(statement, [other], other), statement, other);
  const closes = [...placement.closes, { version: told, as: 'extension' as const }];
  const plan = supersede(statement, told.contactId, { placement: { ...placement, closes } }, now, mint);
  const [first, ...rest] = plan.opens;
  const opens = first ? [{ ...first, carriesOver: told.id }, ...rest] : [];
  return { ...plan, opens, outcome: 'superseded', about: [plan.memory] };
}

function denying(told: Version, other: Version, now: Date, mint: () => string): Resolution {
  const at = told.polarity === 'never' ? null : told.validFrom;
  const { became, ...plan } = endAll([other], at, told, now, mint);
  const outcome = told.polarity === 'never' ? 'corrected' : 'ended';
  return { ...plan, closes: [...plan.closes, told.id], outcome, about: became };
}

/** What was told, as if it were told now of the version that it replaces. */
function statementOf(told: Version, supersedes: string, mode: Mode, table: AttributeTable): Statement {
  const validFrom = told.startsKnown ? told.validFrom : null;
  const cardinality = cardinalityOf(told.attribute, table);
  // Its confidence comes from the version that it extends.
  return { ...told, filing: told, validFrom, cardinality, mode, supersedes, moved: false, confidence: 0 };
}
