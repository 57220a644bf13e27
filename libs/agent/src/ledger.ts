import type { Schemas } from '@palimpsest/client';
import { changeLine } from './grounding.js';

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

/** A fact at hand, and when it was read (by the clock of the service). */
export interface LedgerFact {
  readonly memory: Memory;
  readonly knownAt: string;
}

/** A change since the previous session, as a fact at hand, and its line. */
interface LedgerChange extends LedgerFact {
  readonly line: string;
}

/**
 * The share of the budget for plans, for changes, and the least for facts that are not core; as in the service's
 * context.
 */
const SHARE = 0.25;

/**
 * The facts recalled or remembered so far, the latest first. What no longer fits is dropped: the oldest first, and core
 * facts last, which leave a quarter of the room to other facts.
 */
export class Ledger {
  #facts: readonly LedgerFact[] = [];
  #plans: readonly LedgerFact[] = [];
  #changes: readonly LedgerChange[] = [];
  /** There were further changes that did not fit. */
  #hasMoreChanges = false;
  /** What was replaced is never believed again, but an earlier answer may still contain it. */
  readonly #replaced = new Set<string>();
  /** Memories that may have replaced a fact at hand, until that is known. */
  readonly #suspects = new Set<string>();
  /** Memories for which it is known. */
  readonly #settled = new Set<string>();
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

  /** What was planned, or to begin later, when the conversation began. */
  get plans(): readonly Memory[] {
    return this.#plans.map(({ memory }) => memory);
  }

  /** The lines of what changed since the previous session. */
  get changes(): readonly string[] {
    const lines = this.#changes.map(({ line }) => line);
    return lines.length > 0 && this.#hasMoreChanges ? [...lines, '- and more than these'] : lines;
  }

  /** The ids of the memories whose history is to be read, and passed to {@link settle}. */
  get suspects(): readonly string[] {
    return [...this.#suspects];
  }

  /** Puts facts in front, in the given order; one that was there moves. */
  add(memories: readonly Memory[], knownAt: string): void {
    this.#suspect(memories, knownAt);
    this.#facts = this.#fitting([...entriesOf(memories, knownAt), ...this.#facts]);
  }

  /**
   * Puts facts after those at hand: what was known before anything was asked. Plans have a quarter of the room, before
   * all facts.
   */
  seed(memories: readonly Memory[], knownAt: string, plans: readonly Memory[] = []): void {
    this.#suspect([...plans, ...memories], knownAt);
    this.#plans = this.#fittingPlans(entriesOf(plans, knownAt));
    this.#facts = this.#fitting([...this.#facts, ...entriesOf(memories, knownAt)]);
  }

  /**
   * Takes what changed since the previous session, the latest first, for a quarter of the room.
   *
   * @param more whether there are further changes.
   * @param knownAt when they were read; default: when each was recorded.
   */
  seedChanges(changes: readonly Schemas['ChangeSince'][] = [], more = false, knownAt?: string): void {
    const facts = changes.map((change) => {
      const { memory } = change;
      return { memory, knownAt: knownAt ?? memory.recordedAt, line: changeLine(change) };
    });
    for (const fact of facts) this.#suspect([fact.memory], fact.knownAt);
    this.#hasMoreChanges = more;
    this.#fitChanges(facts);
  }

  /** Permanently removes what is no longer believed. */
  drop(ids: readonly string[]): void {
    for (const id of ids) this.#replaced.add(id);
    this.#plans = this.#plans.filter(({ memory }) => !this.#replaced.has(memory.id));
    this.#changes = this.#changes.filter(({ memory }) => !this.#replaced.has(memory.id));
    this.#facts = this.#fitting(this.#facts);
  }

  /** After the history of a memory was read: removes what the memory replaced, and adds what is left of that. */
  settle(id: string, replaced: readonly string[], left: readonly Memory[] = []): void {
    this.#suspects.delete(id);
    for (const known of [id, ...left.map((memory) => memory.id)]) this.#settled.add(known);
    this.drop(replaced);
    const behind = this.#facts.findIndex(({ memory }) => memory.id === id) + 1;
    const entries = left.map((memory) => ({ memory, knownAt: memory.recordedAt }));
    this.#facts = this.#fitting([...this.#facts.slice(0, behind), ...entries, ...this.#facts.slice(behind)]);
  }

  /** Puts the service's answer to a statement in front, and removes what that replaced. */
  remembered(memory: Memory | undefined, replaced: readonly string[], now: Date): void {
    const areAtHand = replaced.every((id) => this.#atHand.some((fact) => fact.memory.id === id));
    this.drop(replaced);
    if (!memory) return;
    const isWhole = memory.validTo === null && new Date(memory.validFrom) <= now;
    // What it replaced for a limited time still holds for the rest, in versions that the history has.
    if (replaced.length > 0 && !isWhole) this.#suspects.add(memory.id);
    // If what it replaced was not at hand, an earlier version may be.
    else if (areAtHand) this.#settled.add(memory.id);
    // The answer also includes what ended, was withdrawn or never was; these are not facts at hand.
    if (holds(memory, now)) this.add([memory], memory.recordedAt);
    else this.drop([memory.id]);
  }

  /** @returns an independent copy. */
  fork(options: LedgerOptions = {}): Ledger {
    const fork = new Ledger(this.lineOf, { ...this.options, ...options });
    for (const id of this.#replaced) fork.#replaced.add(id);
    for (const id of this.#suspects) fork.#suspects.add(id);
    for (const id of this.#settled) fork.#settled.add(id);
    fork.#plans = fork.#fittingPlans(this.#plans);
    fork.#hasMoreChanges = this.#hasMoreChanges;
    fork.#fitChanges(this.#changes);
    fork.#facts = fork.#fitting(this.#facts);
    return fork;
  }

  get #atHand(): readonly LedgerFact[] {
    return [...this.#plans, ...this.#changes, ...this.#facts];
  }

  /**
   * A version can only replace one that was current when it was read, so it was recorded after that. Answers come in
   * any order: the newer version is in the one that comes, or already at hand.
   */
  #suspect(memories: readonly Memory[], knownAt: string): void {
    const known = new Set(this.#atHand.map(({ memory }) => memory.id));
    const unknown = memories.filter(({ id }) => !known.has(id) && !this.#replaced.has(id));
    if (unknown.length === 0) return;
    const oldest = Math.min(...this.#atHand.map((fact) => Date.parse(fact.knownAt)));
    const atHand = this.#atHand.map(({ memory }) => memory);
    const newer = [
      ...unknown.filter(({ recordedAt }) => Date.parse(recordedAt) > oldest),
      ...atHand.filter(({ recordedAt }) => Date.parse(recordedAt) > Date.parse(knownAt)),
    ];
    for (const { id } of newer) if (!this.#settled.has(id)) this.#suspects.add(id);
  }

  #fittingPlans(plans: readonly LedgerFact[]): readonly LedgerFact[] {
    return this.#fitting(plans, this.#maxTokens * (1 - SHARE));
  }

  #fitChanges(changes: readonly LedgerChange[]): void {
    let left = this.#maxTokens * SHARE;
    const believed = changes.filter(({ memory }) => !this.#replaced.has(memory.id));
    this.#changes = believed.filter(({ line }) => {
      const tokens = this.#countTokens(line);
      if (tokens > left) return false;
      left -= tokens;
      return true;
    });
    if (this.#changes.length < believed.length) this.#hasMoreChanges = true;
  }

  /** @param spent of the tokens. Core facts have most of the room first, and keep their places. */
  #fitting(facts: readonly LedgerFact[], spent = this.#spent): readonly LedgerFact[] {
    const kept = new Map<string, LedgerFact>();
    let tokens = spent;
    const keep = (some: readonly LedgerFact[], maxTokens: number, maxFacts: number): void => {
      for (const fact of some) {
        if (kept.size >= maxFacts) break;
        if (kept.has(fact.memory.id) || this.#replaced.has(fact.memory.id)) continue;
        const more = this.#tokensOf([fact]);
        // A fact too long for the remaining room is skipped, because shorter ones may still fit.
        if (tokens + more > maxTokens) continue;
        tokens += more;
        kept.set(fact.memory.id, fact);
      }
    };
    const forOthers = (this.#maxTokens - spent) * SHARE;
    keep(facts.filter(isCore), this.#maxTokens - forOthers, Math.ceil(this.#maxFacts * (1 - SHARE)));
    keep(facts, this.#maxTokens, this.#maxFacts);
    return facts.filter((fact) => kept.get(fact.memory.id) === fact);
  }

  get #spent(): number {
    return this.changes.reduce((sum, line) => sum + this.#countTokens(line), this.#tokensOf(this.#plans));
  }

  #tokensOf(facts: readonly LedgerFact[]): number {
    return facts.reduce((sum, { memory }) => sum + this.#countTokens(this.lineOf(memory)), 0);
  }
}

function isCore({ memory }: LedgerFact): boolean {
  return memory.tier === 'core';
}

function entriesOf(memories: readonly Memory[], knownAt: string): LedgerFact[] {
  return memories.map((memory) => ({ memory, knownAt }));
}

/** Close enough for a budget in any script: a letter of Hindi has three bytes and is nearly a token. */
function quarterOfBytes(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / 4);
}

/** @returns whether a memory is believed and has not ended; it may begin later. */
export function holds({ supersededAt, validTo }: Schemas['Memory'], now: Date): boolean {
  return supersededAt === null && (validTo === null || new Date(validTo) > now);
}
