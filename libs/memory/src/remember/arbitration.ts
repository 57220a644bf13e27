import { Inject, Injectable, Logger } from '@nestjs/common';
import { shownStatus } from '#domain/event-status.js';
import type { Memory } from '#domain/memory.js';
import { ARBITER, type Arbiter, type ArbiterEvent, type ArbiterQuestion } from '#models/arbiter.js';
import type { Judged, Question } from './statement-writer.js';

/** Asks the arbiter, if there is one, outside any transaction. */
@Injectable()
export class Arbitration {
  private readonly logger = new Logger(Arbitration.name);

  constructor(@Inject(ARBITER) private readonly arbiter: Arbiter | null) {}

  get available(): boolean {
    return this.arbiter !== null;
  }

  /** @returns the verdicts by the statement's number; a statement whose arbiter failed has none, and is added. */
  async verdicts(questions: readonly Question[], signal: AbortSignal): Promise<Map<number, Judged>> {
    const answers = await Promise.all(
      questions.map(async (question) => [question.index, await this.judge(question, signal)] as const),
    );
    return new Map(answers.flatMap(([index, verdict]) => (verdict ? [[index, verdict] as const] : [])));
  }

  private async judge(question: Question, signal: AbortSignal): Promise<Judged | null> {
    if (!this.arbiter) return null;
    try {
      return { model: this.arbiter.name, ...(await this.arbiter.judge(questionOf(question), signal)) };
    } catch (error) {
      signal.throwIfAborted();
      this.logger.warn(`The arbiter did not answer, so the statement is added: ${String(error)}`);
      return null;
    }
  }
}

function questionOf({ statement, candidates }: Question): ArbiterQuestion {
  const { text, language, attribute, value, polarity, saidAt } = statement;
  return {
    statement: { text, language, attribute, value, polarity, saidAt, event: eventOf(statement) },
    candidates: candidates.map(({ version, parts }) => ({
      id: version.id,
      text: version.text,
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

function eventOf(told: Pick<Memory, 'subject' | 'status' | 'startsAt' | 'endsAt'>): ArbiterEvent | undefined {
  const { subject, status, startsAt, endsAt } = told;
  return status === null ? undefined : { subject, status, startsAt, endsAt };
}
