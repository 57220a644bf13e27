import { AgentMemory, type AgentMemoryOptions } from '@palimpsest/agent';
import { CONTACT_ID, type memoryOf, PlayedService } from './played-service.js';
import { TestClock } from '../service/test-clock.js';
import { TestTimer } from '../service/test-timer.js';

/** Where the played service stands when it recalls. */
export const AS_OF = { validAt: '2026-03-05T09:30:00.000Z', knownAt: '2026-03-05T09:00:00.000Z' };

/** An agent's memory whose service, clock and timer are played, at 09:30 UTC on 5 March 2026. */
export class PlayedAgent {
  readonly service = new PlayedService();
  readonly timer = new TestTimer();
  readonly clock = new TestClock('2026-03-05T09:30:00Z');
  /** What went wrong in the background. */
  readonly errors: unknown[] = [];

  /** Of the contact of the played service, on the phone. */
  memory(options: Partial<AgentMemoryOptions> = {}): AgentMemory {
    return new AgentMemory({ ...this.parts(), contactId: CONTACT_ID, ...options });
  }

  /** What a memory needs besides whose it is. */
  parts(): Omit<AgentMemoryOptions, 'contactId' | 'identifier'> {
    const { clock, timer, service } = this;
    const onError = (error: unknown): unknown => this.errors.push(error);
    return { client: service.client(), channel: 'phone', clock, timer: timer.after, onError };
  }

  /** From now on the service recalls these. */
  recalls(...memories: ReturnType<typeof memoryOf>[]): void {
    const results = memories.map((memory, i) => ({ memory, score: 0.9 - i / 10, parts: {} }));
    this.service.plays['POST /v1/contacts/:id/recall'] = () => ({ results, found: 'some', asOf: AS_OF });
  }

  /** @returns what lets the answers to an operation come, which from now on keep waiting for it. */
  holds(name: string): (answer: unknown) => void {
    const answered = Promise.withResolvers<unknown>();
    this.service.plays[name] = () => answered.promise;
    return answered.resolve;
  }
}

/** Lets everything happen that waits for no timer. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}
