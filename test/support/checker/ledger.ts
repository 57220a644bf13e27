/** A statement that a writer sent; its words stand in no other. */
export interface Written {
  readonly words: string;
  /** The contact that answered: another one than was named, if that was merged by then. */
  readonly contactId: string;
  readonly memoryId: string;
  readonly decisionId: string;
  readonly recordedAt: string;
}

/** What was acknowledged so far, by any writer; the readers hold the service to it. */
export class Ledger {
  readonly written: Written[] = [];
  readonly merges: { readonly mergeId: string; readonly contacts: readonly [string, string] }[] = [];
  /** Words of statements that were refused: nothing of them may be anywhere. */
  readonly refused = new Set<string>();
  /** Words of statements whose memory was forgotten. */
  readonly forgotten = new Set<string>();
  /** Contacts whose erasure was acknowledged. */
  readonly erased = new Set<string>();
  /** Every contact that there ever was. */
  readonly contacts = new Set<string>();
  readonly faults: string[] = [];
  readonly counts = new Map<string, number>();
  readonly #places: string[];
  /** How often an erasure or a forgetting began or ended that may concern a contact. */
  readonly #scrubs = { begun: new Map<string, number>(), ended: new Map<string, number>() };
  readonly #latest = new Map<string, string>();

  constructor(contacts: readonly string[]) {
    this.#places = [...contacts];
    for (const id of contacts) this.contacts.add(id);
  }

  at(place: number): string {
    return this.#places[place] as string;
  }

  /** The place of an erased contact is taken by a new one. */
  replace(place: number, id: string): void {
    this.#places[place] = id;
    this.contacts.add(id);
  }

  tell(written: Written): void {
    this.written.push(written);
    if (written.recordedAt > this.latest(written.contactId)) this.#latest.set(written.contactId, written.recordedAt);
  }

  /** @returns the system time of the last write that was acknowledged for a contact. */
  latest(contactId: string): string {
    return this.#latest.get(contactId) ?? '';
  }

  /** @returns one of what was told at a place, by a number from 0 to 1; of the newest twenty, so that most are still believed. */
  pick(contactId: string, pick: number): Written | undefined {
    const near = this.written.filter((written) => written.contactId === contactId).slice(-20);
    return near[Math.floor(pick * near.length)];
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /**
   * Says that an erasure of a contact, or of something about it, begins, and with it of those that it may be merged with.
   * @returns to be called when it has ended.
   */
  scrub(contactId: string): () => void {
    const before = this.related(contactId);
    const count = (what: 'begun' | 'ended', id: string): unknown =>
      this.#scrubs[what].set(id, (this.#scrubs[what].get(id) ?? 0) + 1);
    for (const id of before) count('begun', id);
    return () => {
      for (const id of this.related(contactId)) {
        if (!before.has(id)) count('begun', id);
        count('ended', id);
      }
    };
  }

  /** @returns how many of them were begun by now; `null` while one is under way. */
  scrubs(contactId: string): number | null {
    const begun = this.#scrubs.begun.get(contactId) ?? 0;
    return begun === (this.#scrubs.ended.get(contactId) ?? 0) ? begun : null;
  }

  /** @returns a contact and all that were ever merged with it, one over another. */
  related(contactId: string): Set<string> {
    const related = new Set([contactId]);
    for (let before = 0; before < related.size;) {
      before = related.size;
      for (const { contacts } of this.merges)
        if (contacts.some((id) => related.has(id))) for (const id of contacts) related.add(id);
    }
    return related;
  }
}
