import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { forgetMemory } from '#contract/forget.js';
import { remember, withdraw } from '#contract/memories.js';
import type { RestClient } from '../bed/rest-client.js';
import type { Step } from './step.js';

const DAY_MS = 10 * 86_400_000;

/** @returns the instant of a day of a story: every tenth one from 2024 on, all of them over. */
export function instantOf(day: number): string {
  return new Date(Date.UTC(2024, 0, 1) + day * DAY_MS).toISOString();
}

/** @returns the turn in which a day's statement was said. */
export function turnOf({ day }: Pick<Step, 'day'>): string {
  return `day-${day}`;
}

/** Does the steps of a story, through the public interface. */
export class Teller {
  readonly #ids = new Map<string, string>();

  private constructor(
    private readonly call: RestClient['call'],
    readonly contactId: string,
    private readonly sessionId: string,
  ) {}

  static async begin(call: RestClient['call'], name: string): Promise<Teller> {
    const { id } = await call(createContact, { name, timezone: 'UTC' });
    const session = await call(startSession, { contactId: id, channel: 'chat', startedAt: instantOf(0) });
    return new Teller(call, id, session.id);
  }

  async tell({ act, day, attribute, text, value, from, turns }: Step): Promise<void> {
    const { contactId, sessionId } = this;
    const [memoryId, stated] = [this.#ids.get(text) ?? '', { contactId, attribute, value, saidAt: instantOf(day) }];
    if (act === 'withdraw') await this.call(withdraw, { memoryId });
    if (act === 'forget') await this.call(forgetMemory, { memoryId, turns: turns ? 'forget' : 'keep' });
    if (act === 'end') await this.call(remember, { ...stated, text: `No longer so: ${text}`, polarity: 'ends' });
    if (act !== 'tell' && act !== 'correct') return;
    const turn = { id: turnOf({ day }), speaker: 'contact', text, at: stated.saidAt };
    await this.call(addTurns, { sessionId, turns: [turn] });
    const as = act === 'correct' ? 'correction' : 'change';
    const said = { turnId: turn.id, sessionId, validFrom: instantOf(from) };
    const { memory } = await this.call(remember, { ...stated, ...said, text, as });
    if (memory) this.#ids.set(text, memory.id);
  }
}
