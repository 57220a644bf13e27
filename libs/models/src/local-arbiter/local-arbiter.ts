import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Cardinality } from '#domain/attributes/attribute.js';
import type { AttributeTable } from '#domain/attributes/attributes.js';
import { tellsOfPause } from '#domain/reconcile/announced-change.js';
import type { Understood } from '#domain/reconcile/decision-types.js';
import { StartupError } from '#domain/service/errors.js';
import { assertedPart, stopped } from '#domain/speech/assertions.js';
import { areAboutOtherPeople } from '#domain/speech/change/other-people.js';
import { namesNothing } from '#domain/speech/change/names-nothing.js';
import { haveOtherNumbers } from '#domain/speech/change/other-number.js';
import { tellsOtherValue } from '#domain/speech/change/other-value.js';
import { namesPartOfList } from '#domain/speech/change/part-of-list.js';
import { partAboutFact } from '#domain/speech/change/persons.js';
import type { PlainChange } from '#domain/speech/change/plain-change.js';
import { isUnclearMove } from '#domain/speech/change/exchange.js';
import { readPlainChange } from '#domain/speech/change/read-change.js';
import { withoutReported } from '#domain/speech/change/reported-speech.js';
import { inPlainWords } from '#domain/speech/change/stopping.js';
import { tellsOfChange } from '#domain/speech/change/told-change.js';
import { ENGLISH } from '#domain/speech/languages/english.js';
import { lexiconOf } from '#domain/speech/languages/lexicon-of.js';
import type { Lexicon } from '#domain/speech/languages/lexicon.js';
import { tellsChange } from '#domain/speech/undated.js';
import { Arbiter, type ArbiterCandidate, type ArbiterQuestion, type Verdict } from '../arbiter.js';
import { ModelThreads } from '../model-threads.js';
import type { ArbiterFiles, ArbiterTask } from './local-arbiter.worker.js';
import { answersOtherQuestion, toldIn, withoutContext } from './asked.js';
import { withOneMeant } from './one-meant.js';
import { nearestOf, readWithParts } from './read-parts.js';
import { isBeside, isLeftOpen, isOfAnother } from './set-aside.js';
import { MOST_PAIRS, MOST_TOKENS, THRESHOLDS } from './thresholds.js';
import { MAYBE_OTHER, SET_ASIDE, weigh, type Weighed } from './weigh.js';

/** `.ts` when run from source, `.js` from dist: the worker is beside this file in both. */
const WORKER = new URL(`./local-arbiter.worker${extname(import.meta.url)}`, import.meta.url);
const MODEL = fileURLToPath(new URL('../../arbiter/arbiter.onnx', import.meta.url));
const CLASSES = 6;

/**
 * Decides on this machine, without a language model: first by the plain words of a change, then by a small model that reads a known fact
 * and the statement together (docs/arbiter.md). If it is not sure it says so, and both are kept.
 */
export class LocalArbiter extends Arbiter {
  private constructor(
    readonly name: string,
    private readonly threads: ModelThreads<ArbiterTask> | null,
    private readonly table: AttributeTable,
  ) {
    super();
  }

  /** @returns an arbiter that only understands plain words of a change. */
  static ofWordsAlone(table: AttributeTable): LocalArbiter {
    return new LocalArbiter('local-words', null, table);
  }

  /**
   * @param base the directory of the local embedding model, whose weights are shared.
   * @throws StartupError if the model does not load.
   */
  static async create(base: string, table: AttributeTable): Promise<LocalArbiter> {
    const files: ArbiterFiles = { base, arbiter: MODEL, mostTokens: MOST_TOKENS };
    const trial = { statement: 'warm', facts: ['warm'] };
    const threads = new ModelThreads({ worker: WORKER, threads: 1, workerData: files, trial, called: 'arbiter' });
    try {
      const hash = createHash('sha256')
        .update(await readFile(MODEL))
        .digest('hex');
      await threads.warm();
      return new LocalArbiter(`local-arbiter#${hash.slice(0, 12)}`, threads, table);
    } catch (cause) {
      await threads.close();
      throw new StartupError(`The model of the local arbiter (${MODEL}) does not load: set ARBITER to llm or none.`, {
        cause,
      });
    }
  }

  async judge({ statement, candidates: known }: ArbiterQuestion, signal?: AbortSignal): Promise<Verdict> {
    signal?.throwIfAborted();
    const text = withoutContext(statement.text);
    const [timeless, endless] = [statement.timeless, statement.endless].map((said) => said && withoutContext(said));
    const lexicon = lexiconOf(statement.language);
    if (!lexicon) return UNKNOWN_WORDS;
    const candidates = known.map((candidate) => ({ ...candidate, text: toldIn(candidate, lexicon) }));
    // The model recognises neither a change on a future day nor "No coffee until Easter" as a change. The time was read already, so it is
    // given the words without it, and the pause as "No longer any coffee".
    const paused = endless && tellsOfPause(text) ? endless.replace(/^no (?!longer |more )/iu, 'No longer any ') : null;
    const asserted = assertedPart(text, lexicon) && assertedPart(timeless ?? paused ?? text, lexicon);
    if (asserted === null) return STATES_NOTHING;
    const statementText = lexicon === ENGLISH ? inPlainWords(asserted) : asserted;
    const again = endless ? assertedPart(endless, lexicon) : null;
    const endlessly = again === null ? null : await this.readEndless(again, candidates, lexicon);
    if (endlessly) return endlessly;
    if (lexicon !== ENGLISH) return this.read(statementText, candidates, lexicon);
    const verdict = await readWithParts(statementText, candidates, (part, facts) => this.read(part, facts, lexicon));
    const undated = verdict.outcome === 'add' ? (statement.undated ?? null) : null;
    return (undated === null ? null : await this.readUndated(undated, candidates, lexicon)) ?? verdict;
  }

  /** @returns the verdict on a change without its past time, beside what had begun by then, if it replaces any of that; else `null`. */
  private async readUndated(
    said: string,
    candidates: readonly ArbiterCandidate[],
    lexicon: Lexicon,
  ): Promise<Verdict | null> {
    const statement = assertedPart(withoutContext(said), lexicon);
    const begun = candidates.flatMap((one) => (one.undated ? [{ ...one, text: withoutContext(one.undated) }] : []));
    if (statement === null || begun.length === 0) return null;
    const verdict = await this.read(statement, nearestOf(begun), lexicon);
    const least = tellsChange(statement) ? 0 : THRESHOLDS.alsoGone;
    return verdict.outcome === 'supersede' && (verdict.probability ?? 1) >= least ? verdict : null;
  }

  /** @returns the verdict on the statement without its end, if that is what counts; else `null`. */
  private async readEndless(
    said: string,
    candidates: readonly ArbiterCandidate[],
    lexicon: Lexicon,
  ): Promise<Verdict | null> {
    const nearest = nearestOf(candidates);
    const verdict = await this.read(said, nearest, lexicon);
    // "I'm at Acme until June" repeats a known fact and adds its end.
    if (verdict.outcome === 'restate') return verdict;
    if (verdict.outcome === 'add' || lexicon !== ENGLISH) return null;
    // "We close at eight until June" is about the hour, whatever its end. For other statements the end helps the model.
    const meant = nearest.find(({ id }) => id === verdict.id);
    return meant && tellsOtherValue(said, meant.text) ? verdict : null;
  }

  private async read(statement: string, candidates: readonly ArbiterCandidate[], lexicon: Lexicon): Promise<Verdict> {
    const others =
      lexicon === ENGLISH
        ? areAboutOtherPeople(
            statement,
            candidates.map(({ text }) => text),
          )
        : [];
    const possible = candidates.filter(
      ({ text }, i) =>
        lexicon !== ENGLISH || !(others[i] || isOfAnother(statement, text) || answersOtherQuestion(statement, text)),
    );
    const shown = possible.sort((a, b) => b.similarity - a.similarity).slice(0, MOST_PAIRS);
    const plain = shown.flatMap((candidate) => plainlyChanged(statement, candidate, lexicon));
    if (plain[0]) return changedPlainly(plain[0], plain.slice(1));
    // The model was trained on English only.
    if (!this.threads || lexicon !== ENGLISH) return NO_WORDS;
    const unclear = shown.filter(({ text }) => isUnclearMove(statement, text));
    const asked = shown.filter((candidate) => !unclear.includes(candidate) && !isBeside(statement, candidate.text));
    if (asked.length === 0 && candidates.length > 0) return unclear.length > 0 ? MAYBE_OTHER : SET_ASIDE;
    const verdict = weigh(statement, withOneMeant(statement, await this.weighed(statement, asked)));
    return verdict.outcome === 'add' && unclear.length > 0 ? { ...verdict, isUnclear: true } : verdict;
  }

  /** Returns fewer than given if they exceed the token limit. */
  private async weighed(statement: string, shown: readonly ArbiterCandidate[]): Promise<Weighed[]> {
    const byTextTold = [
      ...Map.groupBy(shown, ({ text }) => partAboutFact(text, withoutReported(statement, text), ENGLISH)),
    ];
    // The model learned from sentences with a full stop, and is less sure without one.
    const tasks = byTextTold.map(([said, of]) => ({
      statement: stopped(said),
      facts: of.map(({ text }) => stopped(text)),
    }));
    const answered = (await this.threads?.answers(tasks)) ?? [];
    return byTextTold.flatMap(([said, of], task) => this.weighedBy(answered[task] ?? new Float32Array(), said, of));
  }

  private weighedBy(answers: Float32Array, said: string, of: readonly ArbiterCandidate[]): Weighed[] {
    return of.slice(0, answers.length / CLASSES).map((candidate, place) => ({
      candidate,
      cardinality: this.cardinalityOf(candidate),
      isOpen: namesNothing(said) || isLeftOpen(said, candidate.text),
      isTold: tellsOfChange(said, candidate.text),
      isOther: haveOtherNumbers(said, candidate.text),
      probabilities: [...answers.slice(place * CLASSES, (place + 1) * CLASSES)],
    }));
  }

  /** There can be many events of one kind: another visit to the dentist is not a moved one. */
  private cardinalityOf({ attribute, event }: ArbiterCandidate): Cardinality {
    if (event) return 'many';
    return (attribute === null ? undefined : this.table.get(attribute)) ?? 'unknown';
  }

  override get waitingMs(): number {
    return this.threads?.waitingMs ?? 0;
  }

  override async close(): Promise<void> {
    await this.threads?.close();
  }
}

/** A fact that the words alone change. */
interface PlainlyChanged {
  readonly id: string;
  readonly change: PlainChange;
}

function plainlyChanged(statement: string, { id, text }: ArbiterCandidate, lexicon: Lexicon): PlainlyChanged[] {
  const change = namesPartOfList(statement, text, lexicon)
    ? null
    : readPlainChange(lexicon === ENGLISH ? withoutReported(statement, text) : statement, text, lexicon);
  return change ? [{ id, change }] : [];
}

/** "They discharged Mum" ends that she is in hospital, and on which ward: what the words settle they settle of every fact. */
function changedPlainly({ id, change }: PlainlyChanged, others: readonly PlainlyChanged[]): Verdict {
  const reason = `It ${change.relation} what was known: "${change.cue}".`;
  const alsoGone = others.filter(({ change: { relation } }) => relation === change.relation).map((other) => other.id);
  const more = alsoGone.length > 0 ? { alsoGone } : {};
  return { outcome: 'supersede', id, ...understoodIn(change), ...more, reason, ...CERTAIN };
}

const CERTAIN = { probability: 1, decidedBy: 'classifier' } as const;
const STATES_NOTHING: Verdict = {
  outcome: 'add',
  reason: 'A wish, a plan, a question or hearsay replaces nothing.',
  ...CERTAIN,
};
/** Nothing in it was understood. */
const UNKNOWN_WORDS: Verdict = {
  outcome: 'add',
  reason: 'The words of its language are not known.',
  decidedBy: 'classifier',
  isUnclear: true,
};
const NO_WORDS: Verdict = { ...UNKNOWN_WORDS, reason: 'No words say that anything changed.' };

/** A statement that says more than that something is over is kept: it supersedes the fact. */
function understoodIn({ relation, saysMore }: PlainChange): Understood {
  if (relation === 'replaces' || saysMore) return {};
  return { polarity: relation === 'ends' ? 'ends' : 'never' };
}

/** @returns whether the embedding model that the arbiter shares is on this machine. */
export async function hasBase(directory: string): Promise<boolean> {
  const files = ['model.onnx', 'tokenizer.json'].map((file) => access(join(directory, file)));
  return (await Promise.allSettled(files)).every(({ status }) => status === 'fulfilled');
}
