import type { MemorySlotsRow } from '#graph/generated/queries.js';
import type { MemoryWrite } from '../memory-write.js';
import type { Slot } from '../competitors.js';

/** A version of a slot, in short. */
type Piece = Omit<MemorySlotsRow, 'place'>;

/** What is believed of a slot: by the contact or the fork itself, and by the contact that a fork sees. */
interface KnownSlot {
  readonly slot: Slot;
  readonly own: Map<string, Piece>;
  readonly ofContact: readonly Piece[];
}

/** The versions of a slot that a statement can meet, by id. */
export interface MetPieces {
  readonly own: readonly string[];
  readonly ofContact: readonly string[];
}

/**
 * The slots that one write is about more than once. Each is read whole for its first statement, and in short for the second; from then on
 * what the write itself changes tells what is believed, so that each further statement reads only the versions that it can meet.
 */
export class KnownSlots {
  readonly #asked = new Set<string>();
  readonly #known = new Map<string, KnownSlot>();

  /** @returns those slots that were asked about before, and must now be read in short. */
  unread(slots: readonly Slot[]): Slot[] {
    const again = slots.filter((slot) => this.#asked.has(keyOf(slot)) && !this.#known.has(keyOf(slot)));
    for (const slot of slots) this.#asked.add(keyOf(slot));
    return again;
  }

  /** Takes in what was read of a slot. */
  learn(slot: Slot, own: readonly Piece[], ofContact: readonly Piece[]): void {
    this.#known.set(keyOf(slot), { slot, own: new Map(own.map((piece) => [piece.id, piece])), ofContact });
  }

  /** Takes in what was written. */
  follow({ opens, closes }: Pick<MemoryWrite, 'opens' | 'closes'>): void {
    for (const { slot, own } of this.#known.values()) {
      for (const { properties } of opens)
        if (isOf(slot, properties)) own.set(String(properties['id']), pieceOf(properties));
      for (const id of closes) own.delete(id);
    }
  }

  /** Versions went to another slot, so all must be read again. */
  clear(): void {
    this.#known.clear();
  }

  /**
   * @param hidden the contact's versions that a fork no longer sees.
   * @returns what a plain statement that begins at `since` can meet, by the rule of memory/neighbours; `null` if that is not known yet.
   */
  met(slot: Slot, since: Date, hidden: ReadonlySet<string>): MetPieces | null {
    const known = this.#known.get(keyOf(slot));
    if (!known) return null;
    const own = [...known.own.values()];
    const ofContact = known.ofContact.filter(({ id }) => !hidden.has(id));
    // It may be linked to what it competes with, and then begins with that.
    const from = [...own, ...ofContact].reduce(
      (first, { validFrom, validTo }) => (!endsBefore(validTo, since) && validFrom < first ? validFrom : first),
      since,
    );
    return { own: needed(own, from), ofContact: needed(ofContact, from) };
  }
}

/** @returns all but the plain facts that were over, and the first of those, which tells whose history it continues. */
function needed(pieces: readonly Piece[], since: Date): string[] {
  const isOver = ({ validTo, isPlain }: Piece): boolean => isPlain && endsBefore(validTo, since);
  const over = pieces.filter(isOver);
  const first = over.reduce<Piece | undefined>((first, one) => (first && begins(first, one) ? first : one), undefined);
  const rest = pieces.filter((piece) => !isOver(piece));
  return [...(first ? [first] : []), ...rest].map(({ id }) => id);
}

function endsBefore(validTo: Date | null, at: Date): boolean {
  return validTo !== null && validTo < at;
}

function begins(one: Piece, other: Piece): boolean {
  const apart = one.validFrom.getTime() - other.validFrom.getTime();
  return apart < 0 || (apart === 0 && one.id < other.id);
}

function keyOf({ scope, subjectKey, slot }: Slot): string {
  return [scope, subjectKey, ...slot].join('\n');
}

/** The same conditions as in memory/neighbours, of a version that is about to be stored. */
function isOf({ scope, subjectKey, slot }: Slot, stored: Readonly<Record<string, unknown>>): boolean {
  const about = stored['entityId'] ?? stored['subjectKey'] ?? '';
  return slot.includes(String(stored['attribute'])) && about === subjectKey && (stored['agentId'] ?? '') === scope;
}

function pieceOf(stored: Readonly<Record<string, unknown>>): Piece {
  const { id, validFrom, validTo, repository, status, polarity, modality } = stored;
  const isFact = (polarity ?? 'holds') === 'holds' && (modality ?? 'fact') === 'fact';
  return {
    id: String(id),
    validFrom: validFrom as Date,
    validTo: (validTo ?? null) as Date | null,
    isPlain: (repository ?? null) === null && (status ?? null) === null && isFact,
  };
}
