import type { Schemas } from '@palimpsest/client';

type Memory = Schemas['Memory'];

/** How much of what was recalled is kept at hand. */
export interface LedgerOptions {
  /** For all facts together, as lines. Default: 1,000. */
  readonly maxTokens?: number;
  /** Default: 50. */
  readonly maxFacts?: number;
  /** Counts the tokens of a text as the model does. Default: a quarter of its bytes in UTF-8. */
  readonly countTokens?: (text: string) => number;
}

/** A fact at hand, and when the service was asked for it (of the clock of the service). */
export interface LedgerFact {
  readonly memory: Memory;
  readonly knownAt: string;
}

/** The facts recalled or remembered so far, the latest first; what no longer fits is dropped from the end. */
export class Ledger {
  #facts: readonly LedgerFact[] = [];
  readonly #maxTokens: number;
  readonly #maxFacts: number;
  readonly #countTokens: (text: string) => number;

  /** @param lineOf the line of a fact in the prompt, whose tokens are counted. */
  constructor(
    private readonly lineOf: (memory: Memory) => string,
    private readonly options: LedgerOptions = {},
  ) {
    this.#maxTokens = options.maxTokens ?? 1_000;
    this.#maxFacts = options.maxFacts ?? 50;
    this.#countTokens = options.countTokens ?? quarterOfBytes;
  }

  /** The latest first. */
  get facts(): readonly LedgerFact[] {
    return this.#facts;
  }

  /** Puts facts in front, in the order they come in; one that was there moves there. */
  add(memories: readonly Memory[], knownAt: string): void {
    this.#facts = this.#fitting([...entriesOf(memories, knownAt), ...this.#facts]);
  }

  /** Puts facts behind those at hand: what was known before anything was asked. */
  seed(memories: readonly Memory[], knownAt: string): void {
    this.#facts = this.#fitting([...this.#facts, ...entriesOf(memories, knownAt)]);
  }

  /** Takes out what is no longer believed. */
  drop(ids: readonly string[]): void {
    this.#facts = this.#facts.filter(({ memory }) => !ids.includes(memory.id));
  }

  /**
   * @returns those of `memories` that may replace a fact at hand: a version can only replace one that was current when it
   * was read, so it was recorded after that.
   */
  suspects(memories: readonly Memory[]): Memory[] {
    const known = new Set(this.#facts.map(({ memory }) => memory.id));
    const oldest = Math.min(...this.#facts.map(({ knownAt }) => Date.parse(knownAt)));
    return memories.filter(({ id, recordedAt }) => !known.has(id) && Date.parse(recordedAt) > oldest);
  }

  /** @returns an independent copy. */
  fork(options: LedgerOptions = {}): Ledger {
    const fork = new Ledger(this.lineOf, { ...this.options, ...options });
    fork.#facts = fork.#fitting(this.#facts);
    return fork;
  }

  #fitting(facts: readonly LedgerFact[]): readonly LedgerFact[] {
    const kept = new Map<string, LedgerFact>();
    let tokens = 0;
    for (const fact of facts) {
      if (kept.has(fact.memory.id)) continue;
      tokens += this.#countTokens(this.lineOf(fact.memory));
      if (tokens > this.#maxTokens || kept.size >= this.#maxFacts) break;
      kept.set(fact.memory.id, fact);
    }
    return [...kept.values()];
  }
}

function entriesOf(memories: readonly Memory[], knownAt: string): LedgerFact[] {
  return memories.map((memory) => ({ memory, knownAt }));
}

/** Near enough for a budget in any script: a letter of Hindi has three bytes and is nearly a token. */
function quarterOfBytes(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / 4);
}

/** @returns whether a memory is believed, and has not ended. */
export function holds({ supersededAt, validTo }: Schemas['Memory'], now: Date): boolean {
  return supersededAt === null && (validTo === null || new Date(validTo) > now);
}
