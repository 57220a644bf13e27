import { tokensIn } from '#domain/text/tokens.js';

/** Distributes the tokens of a prompt, first come, first served. */
export class Budget {
  /** @param left the available tokens. */
  constructor(private left: number) {}

  /** Takes tokens for what must be included, even if it exceeds the budget. */
  spend(text: string): void {
    this.left -= tokensIn(text);
  }

  /**
   * @param items the most important first. After the first that does not fit none is taken, so that nothing old is
   * shown while something newer had no room.
   * @param share the most they may take of what is left, 0 to 1.
   */
  fitting<T>(items: readonly T[], lineOf: (item: T) => string, share = 1): T[] {
    const floor = this.left * (1 - share);
    const taken: T[] = [];
    for (const item of items) {
      const cost = tokensIn(`${lineOf(item)}\n`);
      if (this.left - cost < floor) break;
      this.left -= cost;
      taken.push(item);
    }
    return taken;
  }
}

/** @returns the text, cut at a blank and ended with "…" if it would take more than `tokens`. */
export function shortened(text: string, tokens: number): string {
  if (tokensIn(text) <= tokens) return text;
  const part = text.slice(0, Math.floor((text.length * tokens) / tokensIn(text)));
  const blank = part.lastIndexOf(' ');
  return `${part.slice(0, blank > part.length / 2 ? blank : part.length).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
