import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { Clock } from '#domain/service/clock.js';
import { DomainError } from '#domain/service/errors.js';
import { LlmFault } from '#models/llm/llm-fault.js';
import { ExtractionQueue, type LeasedSession } from './extraction-queue.repository.js';

const FIRST_MS = 5_000;
const LONGEST_MS = 300_000;
const ERROR_LENGTH = 500;

/** Failures caused by the turns, which would happen again. After EXTRACT_ATTEMPTS of them the session is given up. */
const OF_THE_TURNS: ReadonlySet<LlmFault['kind']> = new Set(['refused', 'truncated', 'nonsense']);

/** Decides when a failed extraction is retried. */
@Injectable()
export class FailedAttempts {
  private readonly logger = new Logger(FailedAttempts.name);

  constructor(
    private readonly queue: ExtractionQueue,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * A temporary fault, such as a model or database that is down, is retried forever, with pauses that grow with its duration. A fault
   * caused by the turns counts as an attempt; after EXTRACT_ATTEMPTS the session is dead.
   */
  async record(session: LeasedSession, error: unknown): Promise<void> {
    const now = this.clock.now();
    const counted = !isPassing(error);
    const attempts = session.attempts + 1;
    const dead = counted && attempts >= this.config.EXTRACT_ATTEMPTS;
    const pause = counted ? FIRST_MS * 2 ** (attempts - 1) : passingPause(session, error, now);
    const message = messageOf(error);
    if (!(error instanceof DomainError)) this.logger.error(`Session ${session.sessionId}: ${traceOf(error)}`);
    this.logger.warn(`Session ${session.sessionId} was not extracted${dead ? ' and is given up' : ''}: ${message}`);
    const usage = error instanceof LlmFault ? error.usage : null;
    await this.queue.fail(session, {
      dueAt: dead ? null : new Date(now.getTime() + Math.min(LONGEST_MS, pause)),
      deadAt: dead ? now : null,
      counted,
      error: message,
      inputTokens: usage?.inputTokens ?? 0,
      outputTokens: usage?.outputTokens ?? 0,
      cost: usage?.cost ?? null,
    });
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof LlmFault) return !OF_THE_TURNS.has(error.kind);
  return error instanceof DomainError && error.code === 'UNAVAILABLE';
}

/** The pause that the server asks for, or half the time since the failures began if that is longer. */
function passingPause({ waitingSince }: LeasedSession, error: unknown, now: Date): number {
  const asked = error instanceof LlmFault ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(FIRST_MS, asked, (now.getTime() - waitingSince.getTime()) / 2);
}

/** Only messages written for callers are shown; other errors may quote anything. */
function messageOf(error: unknown): string {
  const message = error instanceof DomainError ? error.message : 'The service failed; its log says more.';
  return message.slice(0, ERROR_LENGTH);
}

/** The kind and place of a bug or database fault, without its message, which may quote what was said. */
function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return `Something was thrown that is no error, of type ${typeof error}.`;
  const { name, message, stack = '' } = error;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const place = stack.indexOf(message);
  const frames = place < 0 ? '' : stack.slice(place + message.length).replace(/^[^\n]*/, '');
  return `${name}${code}${frames}`;
}
