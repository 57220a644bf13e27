import { setTimeout as pause } from 'node:timers/promises';
import { addTurns } from '#contract/conversation.js';
import { remember } from '#contract/memories.js';
import type { Operation } from '#contract/operation.js';
import { recall } from '#contract/recall.js';
import type { HttpAnswer, RestDoor } from '../doors/api-client.js';
import type { World } from '../stories/world.js';
import { until } from './until.js';

const WRITERS = 8;
const RETRY_MS = 50;
/** A database that was killed may take a minute to come back. */
const LIMIT_MS = 90_000;

/** A write of the load; its words stand in no other. */
export interface Write {
  readonly operation: Operation;
  readonly input: object;
  readonly words: string;
  readonly key: string;
  answer?: HttpAnswer;
}

/** Clients that write and read without end, and try each write again under its Idempotency-Key until it is acknowledged. */
export class Load {
  readonly writes: Write[] = [];
  /** Every status that was answered. */
  readonly statuses = new Set<number>();
  /** What was answered while the service could not work. */
  readonly unavailable: HttpAnswer[] = [];
  /** How often a write had no answer, or one that it could not be done now. */
  unacknowledged = 0;
  private readonly running: Promise<void>[];
  private stopping = false;

  /** @param name stands in every word and key of this load. */
  constructor(
    private readonly name: string,
    private readonly door: () => RestDoor,
    worlds: readonly World[],
  ) {
    this.running = Array.from({ length: WRITERS }, (_, i) => this.write(i, worlds[i % worlds.length] as World));
  }

  get acknowledged(): readonly Write[] {
    return this.writes.filter(({ answer }) => answer);
  }

  /** Waits until a number of further writes are acknowledged. */
  async moreWrites(count: number): Promise<void> {
    const enough = this.acknowledged.length + count;
    await until(`${count} more writes are acknowledged`, () => this.acknowledged.length >= enough, LIMIT_MS);
  }

  /** Waits for an answer that the service cannot work now. */
  async moreUnavailable(): Promise<HttpAnswer> {
    const before = this.unavailable.length;
    await until('an answer that the service cannot work', () => this.unavailable.length > before, LIMIT_MS);
    return this.unavailable.at(-1) as HttpAnswer;
  }

  /** Ends when every write that was begun is acknowledged. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running);
  }

  /** Sends a write again, under its key. */
  repeat({ operation, input, key }: Write): Promise<HttpAnswer> {
    return this.door().send(operation, input, { 'idempotency-key': key });
  }

  private async write(writer: number, world: World): Promise<void> {
    for (let n = 0; !this.stopping; n++) {
      const write = { ...writeOf(`${this.name}w${writer}n${n}`, n, world), key: `${this.name}-${writer}-${n}` };
      this.writes.push(write);
      await this.untilAcknowledged(write);
      if (n % 4 === 0) await this.read(world);
    }
  }

  private async untilAcknowledged(write: Write): Promise<void> {
    for (;;) {
      const answer = await this.repeat(write).catch(() => null);
      if (answer) this.note(answer);
      if (answer && answer.status !== 503) {
        write.answer = answer;
        return;
      }
      this.unacknowledged += 1;
      await pause(RETRY_MS);
    }
  }

  private async read({ contactId }: World): Promise<void> {
    const answer = await this.door()
      .send(recall, { contactId, query: 'lives', in: ['memories', 'turns'] })
      .catch(() => null);
    if (answer) this.note(answer);
  }

  private note(answer: HttpAnswer): void {
    this.statuses.add(answer.status);
    if (answer.status === 503) this.unavailable.push(answer);
  }
}

/** Cities follow one another in a slot that has one value at a time; every third write is a turn. */
function writeOf(
  words: string,
  n: number,
  { contactId, sessionId }: World,
): Pick<Write, 'operation' | 'input' | 'words'> {
  if (n % 3 === 2)
    return { operation: addTurns, words, input: { sessionId, turns: [{ speaker: 'Asha', text: words }] } };
  const validFrom = new Date(Date.UTC(2020, 0, 1 + ((n * 37) % 365))).toISOString();
  return {
    operation: remember,
    words,
    input: { contactId, attribute: 'current_city', text: words, value: words, validFrom },
  };
}
