/** A measured piece of work: a query, an embedding, an answer of a language model or of the arbiter, a recall. */
export interface Step {
  readonly kind: 'query' | 'embedding' | 'model' | 'arbiter' | 'recall';
  /** The file of the query, the name of the model, what is searched. It never contains words of a caller. */
  readonly name: string;
  /** The number of texts. */
  readonly count?: number;
}

/** The outcome of a piece of work; names and numbers only. */
export type StepOutcome =
  | { readonly of: 'recall'; readonly searched: string; readonly results: number; readonly found: 'some' | 'none' }
  | { readonly of: 'decision'; readonly outcome: string; readonly decidedBy: string }
  | { readonly of: 'model'; readonly model: string; readonly inputTokens: number; readonly outputTokens: number };

/** Runs the work of a step with something before and after it; results and errors are passed on. */
export type StepHook = <T>(step: Step, work: () => Promise<T>) => Promise<T>;

/** The hooks for measuring. Each part reports what it does; nobody listens by default. */
export class Instruments {
  readonly #around: StepHook[] = [];
  readonly #told: ((outcome: StepOutcome) => void)[] = [];

  /** From now on this function runs every step. */
  wrap(around: StepHook): void {
    this.#around.push(around);
  }

  /** From now on this function is told every outcome. */
  onOutcome(told: (outcome: StepOutcome) => void): void {
    this.#told.push(told);
  }

  /** @returns the result of the work. */
  run<T>(step: Step, work: () => Promise<T>): Promise<T> {
    return this.#around.reduce<() => Promise<T>>((inner, around) => () => around(step, inner), work)();
  }

  tell(outcome: StepOutcome): void {
    for (const told of this.#told) told(outcome);
  }
}
