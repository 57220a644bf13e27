import type { Unmapped } from './imported.js';

const EXAMPLES = 3;

/** What was left out for one reason. */
export interface LeftOut {
  readonly kind: string;
  readonly reason: string;
  readonly count: number;
  /** Where the first of them are in the source. */
  readonly examples: readonly string[];
}

/** The result of an import, counted during the run. */
export class ImportReport {
  read = 0;
  imported = 0;
  turns = 0;
  /** Statements and turns that an earlier run had already written. */
  present = 0;
  contacts = 0;
  private readonly left = new Map<string, LeftOut>();

  leaveOut({ at, kind, reason, count = 1 }: Omit<Unmapped, 'is'>): void {
    const before = this.left.get(`${kind}: ${reason}`) ?? { kind, reason, count: 0, examples: [] };
    const examples = before.examples.length < EXAMPLES ? [...before.examples, at] : before.examples;
    this.left.set(`${kind}: ${reason}`, { ...before, count: before.count + count, examples });
  }

  /** The most frequent reason first. */
  get leftOut(): LeftOut[] {
    return [...this.left.values()].toSorted((a, b) => b.count - a.count);
  }

  get lines(): string[] {
    const { imported, turns, contacts, present } = this;
    return [
      `Imported ${imported} memories and ${turns} turns of ${contacts} contacts; ${present} were there already.`,
      ...this.leftOut.map(
        ({ kind, reason, count, examples }) => `Not imported: ${count} × ${kind}: ${reason} (${examples.join('; ')})`,
      ),
    ];
  }
}
