import { createContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import type { RestClient } from '../bed/rest-client.js';
import { Dice } from '../speed/dice.js';
import { remember as store } from '../speed/load-contacts.js';
import { question, statement } from '../speed/sentences.js';
import type { Kind } from './traffic.js';

/** Somebody on the phone. */
interface Caller {
  readonly contactId: string;
  readonly sessionId: string;
}

/** So many people with so many memories each. */
export const CROWD = { callers: 200, memories: 50 };

/** The people who are on the phone while load is put on the service. */
export class Callers {
  #turns = 0;

  private constructor(
    private readonly client: RestClient,
    private readonly callers: readonly Caller[],
    private readonly dice: Dice,
  ) {}

  /** Stores them all, with a session each. */
  static async create(client: RestClient): Promise<Callers> {
    const callers: Caller[] = [];
    for (let number = 0; number < CROWD.callers; number += 1) {
      if (number % 20 === 0)
        console.error(`Storing ${CROWD.memories} memories each: ${number} of ${CROWD.callers} ...`);
      const { id: contactId } = await client.call(createContact, { name: `Caller ${number}` });
      await store(client, contactId, CROWD.memories, new Dice(number));
      const { id: sessionId } = await client.call(startSession, { contactId, channel: 'voice' });
      callers.push({ contactId, sessionId });
    }
    return new Callers(client, callers, new Dice(815));
  }

  /** Sends one request of somebody. */
  async send(kind: Kind): Promise<void> {
    const { dice, client } = this;
    const { contactId, sessionId } = dice.pick(this.callers);
    if (kind === 'recall') await client.call(recall, { contactId, query: question(dice) });
    if (kind === 'context') await client.call(getContext, { contactId });
    if (kind === 'remember') await client.call(remember, { contactId, text: statement(dice) });
    if (kind === 'turns') {
      const turn = { id: `t${(this.#turns += 1)}`, speaker: 'caller', text: statement(dice) };
      await client.call(addTurns, { sessionId, turns: [turn] });
    }
  }
}
