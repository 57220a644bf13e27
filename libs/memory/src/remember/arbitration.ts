import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { type Memory, toldTime, type Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { shownStatus } from '#domain/plans/event-status.js';
import type { Candidate, Verdict } from '#domain/reconcile/decision-types.js';
import { mapConcurrently } from '#domain/service/concurrent.js';
import { DomainError } from '#domain/service/errors.js';
import { Instruments } from '#domain/service/instruments.js';
import { ENGLISH } from '#domain/speech/languages/english.js';
import { lexiconOf } from '#domain/speech/languages/lexicon-of.js';
import { asAlreadySo, findTime, withoutTime } from '#domain/speech/time-words.js';
import { undated } from '#domain/speech/undated.js';
import { ARBITER, type Arbiter, type ArbiterEvent, type ArbiterQuestion } from '#models/arbiter.js';
import type { Judged, Question } from './arbiter-questions.js';

/** How many statements of one call wait for the arbiter at once; statements of other calls come between them. */
const MAX_PARALLEL = 4;

/** Asks the arbiter, if there is one, always outside transactions. */
@Injectable()
export class Arbitration {
  private readonly logger = new Logger(Arbitration.name);

  #turnedAwayCount = 0;

  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter | null,
    @Inject(CONFIG) private readonly config: Config,
    private readonly instruments: Instruments,
  ) {}

  get available(): boolean {
    return this.arbiter !== null;
  }

  /** How many milliseconds the oldest statement has waited for the local arbiter. */
  get waitingMs(): number {
    return this.arbiter?.waitingMs ?? 0;
  }

  /** How many calls were turned away since the process started. */
  get turnedAway(): number {
    return this.#turnedAwayCount;
  }

  /**
   * For calls that somebody waits for; background work queues instead.
   *
   * @throws DomainError UNAVAILABLE while statements wait for the arbiter longer than MAX_ARBITER_WAIT_MS.
   */
  turnAway(): void {
    if (this.waitingMs <= this.config.MAX_ARBITER_WAIT_MS) return;
    this.#turnedAwayCount += 1;
    throw new DomainError('UNAVAILABLE', 'The arbiter has too many statements waiting; try again.');
  }

  /** @returns verdicts by statement number. A statement whose arbiter failed has none and is added. */
  async verdicts(questions: readonly Question[], signal: AbortSignal): Promise<Map<number, Judged>> {
    const verdicts = new Map<number, Judged>();
    await mapConcurrently(questions, MAX_PARALLEL, async (question) => {
      const { candidates, returning } = question;
      const [verdict, back, since] = await Promise.all([
        candidates.length > 0 ? this.judge(question, candidates, signal) : NOTHING_NEAR,
        returning.length > 0 ? this.judge(question, returning, signal) : null,
        this.verdictSince(question, signal),
      ]);
      if (!verdict) return;
      const counterparts = otherOf(verdict, question);
      const other = counterparts.length > 0 ? await this.judge(question, counterparts, signal) : null;
      const beside = { ...(back ? { returning: back } : {}), ...(since ? { since } : {}), ...(other ? { other } : {}) };
      verdicts.set(question.index, { ...verdict, ...(since ? { model: since.model } : {}), ...beside });
    });
    return verdicts;
  }

  /** @returns the verdict on the first later statement that supersedes this one, which arrives late. */
  private async verdictSince({ statement, since }: Question, signal: AbortSignal): Promise<Judged | null> {
    for (const candidate of since) {
      const verdict = await this.ask(reversedQuestion(statement, candidate), signal);
      if (verdict?.outcome === 'supersede') return { ...verdict, id: candidate.version.id };
    }
    return null;
  }

  private judge(
    { statement }: Question,
    candidates: readonly Candidate[],
    signal: AbortSignal,
  ): Promise<Judged | null> {
    return this.ask(arbiterQuestion(statement, candidates), signal);
  }

  private async ask(question: ArbiterQuestion, signal: AbortSignal): Promise<Judged | null> {
    const { arbiter } = this;
    if (!arbiter) return null;
    try {
      const verdict = await this.instruments.run({ kind: 'arbiter', name: arbiter.name }, () =>
        arbiter.judge(question, signal),
      );
      return { model: arbiter.name, ...verdict };
    } catch (error) {
      signal.throwIfAborted();
      this.logger.warn(`The arbiter did not answer, so the statement is added: ${String(error)}`);
      return null;
    }
  }
}

/**
 * @returns what else to ask the arbiter about: the announced version that will replace the one named, or the versions that make way for
 * it.
 */
function otherOf(verdict: Verdict, { candidates, replacedLater }: Question): Candidate[] {
  if (verdict.outcome === 'add') return [];
  const to = replacedLater.find(({ version }) => version.id === verdict.id)?.to;
  if (to !== undefined) return candidates.filter(({ version }) => version.id === to);
  return replacedLater
    .filter((way) => way.to === verdict.id)
    .map(({ version }) => candidates.find((candidate) => candidate.version.id === version.id) ?? { version, ...FAR });
}

const NOTHING_NEAR: Judged = { outcome: 'add', reason: 'Nothing near it is known.', model: 'none' };

/** @returns the reverse question: does a known version supersede a statement that was said before it? */
function reversedQuestion(statement: Statement, { version, parts }: Candidate): ArbiterQuestion {
  const { text, timeless, validFrom, validTo, saidAt, attribute, value, polarity } = statement;
  const older = { text, timeless, attribute, value, polarity, event: eventOf(statement) };
  const newer = { ...version, timeless: timelessOf(version), event: eventOf(version) };
  return {
    statement: newer,
    candidates: [{ id: version.id, ...older, validFrom: validFrom ?? saidAt, validTo, similarity: parts.similarity }],
  };
}

const FAR = { score: 0, parts: { similarity: 0, recency: 0, importance: 0 } };

function arbiterQuestion(statement: Statement, candidates: readonly Candidate[]): ArbiterQuestion {
  const { text, timeless, endless, language, attribute, value, polarity, saidAt } = statement;
  return {
    statement: {
      ...{ text, timeless, endless, undated: undatedOf(statement), language },
      ...{ attribute, value, polarity, saidAt, event: eventOf(statement) },
    },
    candidates: candidates.map(({ version, parts }) => ({
      id: version.id,
      text: version.text,
      timeless: timelessOf(version),
      undated: toldTime(version).from <= (statement.validFrom ?? saidAt) ? (undatedOf(version) ?? version.text) : null,
      attribute: version.attribute,
      value: version.value,
      polarity: version.polarity,
      validFrom: version.validFrom,
      validTo: version.validTo,
      similarity: parts.similarity,
      event: eventOf({ ...version, status: shownStatus(version, saidAt) }),
    })),
  };
}

/** Removes the time from the text, because it was read already: "From 1 July I work at Acme" is a job like any other. */
function timelessOf({ text, expression, begins }: Version): string | null {
  const place = begins ? findTime(text, expression) : null;
  return place && asAlreadySo(text, place.index, withoutTime(text, place, false));
}

/** What began at a past time and has no end, as it is so now: "He moved to Zadar" of "In August he moved to Zadar". */
function undatedOf({ text, expression, language, validFrom, validTo, saidAt, kind }: Dated): string | null {
  const isOpen = validFrom !== null && validFrom < saidAt && validTo === null && kind !== 'episodic';
  const place = isOpen && lexiconOf(language) === ENGLISH ? findTime(text, expression) : null;
  return place && undated(text, place);
}

type Dated = Pick<Statement, 'text' | 'expression' | 'language' | 'validFrom' | 'validTo' | 'saidAt' | 'kind'>;

function eventOf(version: Pick<Memory, 'subject' | 'status' | 'startsAt' | 'endsAt'>): ArbiterEvent | undefined {
  const { subject, status, startsAt, endsAt } = version;
  return status === null ? undefined : { subject, status, startsAt, endsAt };
}
