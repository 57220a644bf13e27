import { createContact, findContacts } from '#contract/contacts.js';
import { addTurns, listSessions, startSession } from '#contract/conversation.js';
import type { RestClient } from '../bed/rest-client.js';
import type { LocomoTurn } from './locomo.type.js';

/** The contact of each conversation. */
export type Contacts = ReadonlyMap<string, string>;

/**
 * Stores every conversation as an agent's would be: a contact, its sessions in order, the turns of a session in one batch.
 * @param captions whether what a shared image shows is part of the text.
 */
export async function loadLocomo(
  client: RestClient,
  turns: readonly LocomoTurn[],
  captions: boolean,
): Promise<Contacts> {
  const contacts = new Map<string, string>();
  for (const [conversation, said] of Map.groupBy(turns, (turn) => turn.conversation)) {
    const { id } = await client.call(createContact, {
      name: conversation,
      timezone: 'UTC',
      identifiers: [{ kind: 'bench', value: conversation }],
    });
    for (const session of Map.groupBy(said, (turn) => turn.session).values()) {
      await loadSession(client, id, session, captions);
    }
    contacts.set(conversation, id);
  }
  return contacts;
}

async function loadSession(
  client: RestClient,
  contactId: string,
  turns: readonly LocomoTurn[],
  captions: boolean,
): Promise<void> {
  const startedAt = turns.map(instantOf)[0];
  const session = await client.call(startSession, { contactId, channel: 'chat', startedAt });
  await client.call(addTurns, {
    sessionId: session.id,
    turns: turns.map((turn) => ({
      id: turn.id,
      speaker: turn.speaker,
      text: captions && turn.caption ? `${turn.text} [image: ${turn.caption}]` : turn.text,
      at: instantOf(turn),
    })),
  });
}

/** @returns the contacts of an earlier load, or undefined when a turn is missing there. */
export async function loadedLocomo(client: RestClient, turns: readonly LocomoTurn[]): Promise<Contacts | undefined> {
  const contacts = new Map<string, string>();
  for (const [conversation, said] of Map.groupBy(turns, (turn) => turn.conversation)) {
    const { contacts: found } = await client.call(findContacts, { identifier: `bench:${conversation}` });
    const contact = found.at(-1);
    if (contact === undefined) return undefined;
    const { sessions } = await client.call(listSessions, { contactId: contact.id, limit: 200 });
    if (sessions.reduce((total, session) => total + session.turns, 0) !== said.length) return undefined;
    contacts.set(conversation, contact.id);
  }
  return contacts;
}

/** The data's clocks have no zone; they are read as UTC. */
function instantOf({ datetime }: LocomoTurn): string {
  return `${datetime}Z`;
}
