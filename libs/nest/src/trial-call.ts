import { Injectable } from '@nestjs/common';
import { ContactsService } from '#contacts/contacts.service.js';
import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { remember } from '#contract/memories.js';
import { AddTurnsService } from '#conversation/add-turns.service.js';
import { SessionsService } from '#conversation/sessions.service.js';
import type { Caller } from '#domain/service/caller.js';
import { newId } from '#graph/ids.js';
import { RememberService } from '#memory/remember/remember.service.js';

const NUMBER = 'phone:+10000000000';

/** One statement for each way of reconciling. None is unclear, so no model is asked. */
const STATEMENTS = [
  { text: 'Lives in Pune.', attribute: 'city', value: 'Pune' },
  { text: 'Lives in Goa.', attribute: 'city', value: 'Goa' },
  { text: 'Likes to be called in the morning.', reconcile: false },
  { text: 'Will visit the dentist tomorrow.', reconcile: false, event: { subject: 'caller', verb: 'visit' } },
];

type Step = () => Promise<unknown>;

/** Writes what an agent writes in a call. Run as a rehearsal, so that nothing is kept. */
@Injectable()
export class TrialCall {
  constructor(
    private readonly contacts: ContactsService,
    private readonly sessions: SessionsService,
    private readonly turns: AddTurnsService,
    private readonly memories: RememberService,
  ) {}

  /**
   * @param caller a tenant without other contacts.
   * @param signal ends the call early.
   */
  async play(caller: Caller, signal: AbortSignal): Promise<void> {
    const [kind = '', value = ''] = NUMBER.split(':');
    const once = { key: newId(), request: 'trial', operation: 'trial' };
    const profile = createContact.input.parse({ name: 'Trial call', timezone: 'UTC', identifiers: [{ kind, value }] });
    const { id } = await this.contacts.create({ ...caller, once }, profile);
    for (const step of this.talk(caller, id)) {
      signal.throwIfAborted();
      await step();
    }
  }

  private talk(caller: Caller, contactId: string): Step[] {
    const sessionId = `${contactId}-call`;
    const turn = { speaker: 'caller', text: 'I have moved to Goa, and I go to the dentist tomorrow.' };
    const add = (turns: object[]): Step => {
      return () => this.turns.add(caller, addTurns.input.parse({ sessionId, turns }));
    };
    return [
      () => this.begin(caller, contactId, sessionId),
      add([turn]),
      add([turn, { ...turn, speaker: 'agent' }]),
      ...STATEMENTS.map((statement) => () => {
        return this.memories.remember(caller, remember.input.parse({ contactId, ...statement }));
      }),
      // A session without turns has nothing to extract.
      () => this.begin(caller, contactId, `${contactId}-silent`),
      () => this.sessions.end(caller, { sessionId: `${contactId}-silent` }),
    ];
  }

  private begin(caller: Caller, contactId: string, id: string): Promise<unknown> {
    return this.sessions.start(caller, startSession.input.parse({ contactId, id, channel: 'phone' }));
  }
}
