import type { Step } from './step.js';

interface Version extends Pick<Step, 'attribute' | 'text' | 'value' | 'from'> {
  to: number;
  isBelieved: boolean;
  isForgotten: boolean;
}

/** What is to be believed after the steps of a story, by the plainest rules: a list of periods that is gone through. */
export class Belief {
  readonly #versions: Version[] = [];

  apply(step: Step): void {
    const { act, attribute, single, text, value, day } = step;
    const told = this.#versions.find((one) => one.text === text);
    const rivals = single ? this.#current(attribute) : [];
    if (act === 'end' && told) told.to = day;
    if (act === 'withdraw' && told) told.isBelieved = false;
    if (act === 'forget' && told) told.isForgotten = true;
    if (act !== 'tell' && act !== 'correct') return;
    for (const rival of rivals) {
      if (act === 'correct') rival.isBelieved = false;
      else rival.to = step.from;
    }
    const from = act === 'correct' ? (rivals[0]?.from ?? step.from) : step.from;
    this.#versions.push({ attribute, text, value, from, to: Infinity, isBelieved: true, isForgotten: false });
  }

  /** @returns the texts that hold on a day, and whose words are still kept. */
  at(day: number): ReadonlySet<string> {
    const held = this.#versions.filter((one) => one.isBelieved && !one.isForgotten && one.from <= day && day < one.to);
    return new Set(held.map(({ text }) => text));
  }

  /** @returns what is told of an attribute and has no end. */
  current(attribute: string): readonly Pick<Version, 'text' | 'value' | 'from'>[] {
    return this.#current(attribute).filter(({ isForgotten }) => !isForgotten);
  }

  hasWords(text: string): boolean {
    return this.#versions.some((one) => one.text === text && !one.isForgotten);
  }

  /** @returns the last day on which something of the attribute begins or ends; -1 where nothing is told. */
  lastChange(attribute: string): number {
    const days = this.#versions
      .filter((one) => one.attribute === attribute)
      .flatMap(({ from, to }) => (Number.isFinite(to) ? [from, to] : [from]));
    return Math.max(-1, ...days);
  }

  #current(attribute: string): Version[] {
    return this.#versions.filter((one) => one.attribute === attribute && one.isBelieved && one.to === Infinity);
  }
}
