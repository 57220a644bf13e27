import type { Telling } from './telling.js';

/** A version of a fact as it is drawn: on both clocks, in milliseconds. */
export interface Spell {
  readonly id: string;
  readonly text: string;
  /** Whom it is about; empty for the contact. */
  readonly subject: string;
  /** Empty for what has none. */
  readonly attribute: string;
  readonly isEvent: boolean;
  readonly from: number;
  /** `null` while it holds. */
  readonly to: number | null;
  readonly recordedAt: number;
  readonly supersededAt: number | null;
  /** At the instant "known on". */
  readonly believed: boolean;
  /** How it is meant, and when as it was said. */
  readonly telling: Telling;
}

/** What is read of a memory to draw it. */
export interface Told extends Telling {
  readonly id: string;
  readonly attribute: string | null;
  readonly subject: string | null;
  readonly recordedAt: string;
  readonly supersededAt: string | null;
}

/** @returns the memory as it is drawn: an event when it takes place, everything else while it holds. */
export function spellOf(memory: Told, believed: boolean): Spell {
  const isEvent = memory.kind === 'episodic';
  const timed = isEvent && memory.startsAt !== null;
  return {
    id: memory.id,
    text: memory.text,
    subject: memory.subject ?? '',
    attribute: memory.attribute ?? '',
    isEvent,
    from: Date.parse((timed ? memory.startsAt : null) ?? memory.validFrom),
    to: instant(isEvent ? memory.endsAt : memory.validTo),
    recordedAt: Date.parse(memory.recordedAt),
    supersededAt: instant(memory.supersededAt),
    believed,
    telling: memory,
  };
}

function instant(at: string | null): number | null {
  return at === null ? null : Date.parse(at);
}
