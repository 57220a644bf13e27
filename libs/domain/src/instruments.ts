/** A piece of work that is worth a measure: a query, vectors for texts, an answer of a language model or of the arbiter, a recall. */
export interface Step {
  readonly kind: 'query' | 'embedding' | 'model' | 'arbiter' | 'recall';
  /** The file of the query, the name of the model, what is searched; never a word of a caller. */
  readonly name: string;
  /** How many texts. */
  readonly count?: number;
}

/** What came of a piece of work; names and numbers only. */
export type Outcome =
  | { readonly of: 'recall'; readonly searched: string; readonly results: number; readonly found: 'some' | 'none' }
  | { readonly of: 'decision'; readonly outcome: string; readonly decidedBy: string }
  | { readonly of: 'model'; readonly model: string; readonly inputTokens: number; readonly outputTokens: number };

/** Does the work of a step, with something before and after it; what it answers or throws is passed on. */
export type Around = <T>(step: Step, work: () => Promise<T>) => Promise<T>;

/** Where measures are hung on: each part says what it does, and whoever is interested looks. Nobody looks by default. */
export class Instruments {
  readonly #around: Around[] = [];
  readonly #told: ((outcome: Outcome) => void)[] = [];

  /** From now on every step is done by this one, which does the work itself. */
  wrap(around: Around): void {
    this.#around.push(around);
  }

  /** From now on every outcome is told to this one. */
  onOutcome(told: (outcome: Outcome) => void): void {
    this.#told.push(told);
  }

  /** @returns what the work answers. */
  run<T>(step: Step, work: () => Promise<T>): Promise<T> {
    return this.#around.reduce<() => Promise<T>>((inner, around) => () => around(step, inner), work)();
  }

  tell(outcome: Outcome): void {
    for (const told of this.#told) told(outcome);
  }
}
