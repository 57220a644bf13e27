import { remember, withdraw } from '#contract/memories.js';
import type { Answer, Door } from '../doors/door.js';

/** A memory as a client reads it. */
export type StoredEvent = NonNullable<Answer<typeof remember>['memory']>;

/** Plans an event, or with `supersedes` moves one. */
export async function plan(
  ask: Door['ask'],
  contactId: string,
  text: string,
  event: { startsAt: string; endsAt?: string; status?: 'planned' | 'moved' | 'done'; aliases?: string[] },
  more: { supersedes?: string; agentId?: string } = {},
): Promise<StoredEvent> {
  const parts = { subject: 'Asha', verb: 'has', object: text };
  const { memory } = await ask(remember, { contactId, text, event: { ...parts, ...event }, ...more });
  if (!memory) throw new Error('The event was not remembered.');
  return memory;
}

/** Withdraws what was planned. */
export async function cancel(ask: Door['ask'], { id: memoryId }: StoredEvent): Promise<void> {
  await ask(withdraw, { memoryId, reason: 'cancelled' });
}
