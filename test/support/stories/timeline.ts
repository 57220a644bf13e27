import type { Memory } from '#domain/memory/memory.js';
import { DAYS, storyDay } from './story.js';
import type { Done } from './teller.js';

/** What holds on each day of the story, one set of sayings a day: memory as a calendar on the wall, painted over. */
type Calendar = ReadonlySet<string>[];

type Accepted = Extract<NonNullable<Done>, { answer: unknown }>;

/** The naive model that the service is compared with: a calendar, and a copy of it kept after every write. */
export class Timeline {
  #calendar: Set<string>[] = Array.from({ length: DAYS }, () => new Set<string>());
  readonly #copies: { knownAt: Date; calendar: Calendar }[] = [];

  /**
   * Paints what was told over the days it was given. What it takes the place of goes from those days only, or from all
   * of its own if it was never true, or if the same is now told to hold from then to then.
   */
  paint(done: NonNullable<Done>, superseded: readonly Memory[]): void {
    if ('withdrawn' in done) return this.#erase(done.withdrawn, ALWAYS);
    const { answer, named } = done;
    // Said before, and known already, or corrected since: nothing changes.
    if (['restated', 'corrected'].includes(answer.decision.outcome)) return;
    const corrected = correctedBy(done, superseded);
    for (const old of superseded) {
      const whole = old.id === corrected || (old.id !== named && saying(old) === saying(answer.memory));
      this.#erase(old, whole ? ALWAYS : answer.memory);
    }
    for (const day of daysOf(answer.memory)) this.#calendar[day]?.add(saying(answer.memory));
  }

  /** Keeps a copy of what is believed as of a system time. */
  keep(knownAt: Date): void {
    this.#copies.push({ knownAt, calendar: this.#calendar.map((day) => new Set(day)) });
  }

  /** @returns every place on both clocks, with what should be answered there. */
  *places(): Generator<{ validAt: Date; knownAt: Date; expected: string[] }> {
    for (const { knownAt, calendar } of this.#copies) {
      for (const [day, sayings] of calendar.entries()) {
        yield { validAt: storyDay(day), knownAt, expected: [...sayings].sort() };
      }
    }
  }

  #erase(old: Memory, { validFrom, validTo }: Pick<Memory, 'validFrom' | 'validTo'>): void {
    const days = daysOf({ validFrom, validTo });
    for (const day of daysOf(old).filter((day) => days.includes(day))) this.#calendar[day]?.delete(saying(old));
  }
}

const ALWAYS = { validFrom: new Date(-8.64e15), validTo: null };

/** A correction means the version it names, else the one that was believed to hold when it speaks of. */
function correctedBy({ said, correction, named, answer }: Accepted, superseded: readonly Memory[]): string | null {
  if (!correction || named !== null) return correction ? named : null;
  const day = said.validFrom ?? said.saidAt;
  const spokenOf = day === null ? answer.memory.recordedAt : storyDay(day);
  const holds = ({ validFrom, validTo }: Memory): boolean => validFrom <= spokenOf && (!validTo || spokenOf < validTo);
  return superseded.find(holds)?.id ?? null;
}

/** @returns an attribute with its value, or the words. */
export function saying({ attribute, value, text }: Pick<Memory, 'attribute' | 'value' | 'text'>): string {
  return attribute === null ? text : `${attribute}: ${value}`;
}

function daysOf({ validFrom, validTo }: Pick<Memory, 'validFrom' | 'validTo'>): number[] {
  return Array.from({ length: DAYS }, (_, day) => day).filter((day) => {
    const at = storyDay(day);
    return validFrom <= at && (validTo === null || at < validTo);
  });
}
