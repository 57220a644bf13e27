import { Injectable } from '@nestjs/common';
import { ContextService } from '#assist/context/context.service.js';
import { ContactsService } from '#contacts/contacts.service.js';
import { createContact, findContacts } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { listMemories, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { timeline } from '#contract/time.js';
import { AddTurnsService } from '#conversation/add-turns.service.js';
import { SessionsService } from '#conversation/sessions.service.js';
import type { Caller } from '#domain/caller.js';
import { newId } from '#graph/ids.js';
import { HistoryService } from '#memory/history/history.service.js';
import { TimelineService } from '#memory/history/timeline.service.js';
import { RecallService } from '#memory/recall/recall.service.js';
import { RememberService } from '#memory/remember/remember.service.js';

const NUMBER = 'phone:+10000000000';

/** One statement for each way of reconciling, none of them unclear: no model is asked. */
const STATEMENTS = [
  { text: 'Lives in Pune.', attribute: 'city', value: 'Pune' },
  { text: 'Lives in Goa.', attribute: 'city', value: 'Goa' },
  { text: 'Likes to be called in the morning.', reconcile: false },
  { text: 'Will visit the dentist tomorrow.', reconcile: false, event: { subject: 'caller', verb: 'visit' } },
];

type Step = () => Promise<unknown>;

/** Does what an agent does in a call. Run it as a rehearsal, so that nothing is kept. */
@Injectable()
export class TrialCall {
  constructor(
    private readonly contacts: ContactsService,
    private readonly contexts: ContextService,
    private readonly sessions: SessionsService,
    private readonly turns: AddTurnsService,
    private readonly memories: RememberService,
    private readonly history: HistoryService,
    private readonly timelines: TimelineService,
    private readonly recalls: RecallService,
  ) {}

  /**
   * @param caller a tenant that has no other contacts.
   * @param signal ends the call early.
   */
  async play(caller: Caller, signal: AbortSignal): Promise<void> {
    const [kind = '', value = ''] = NUMBER.split(':');
    const once = { key: newId(), request: 'trial' };
    const profile = createContact.input.parse({ name: 'Trial call', timezone: 'UTC', identifiers: [{ kind, value }] });
    const { id } = await this.contacts.create({ ...caller, once }, profile);
    for (const step of [...this.ring(caller, id), ...this.talk(caller, id), ...this.ring(caller, id)]) {
      signal.throwIfAborted();
      await step();
    }
  }

  private ring(caller: Caller, contactId: string): Step[] {
    return [
      () => this.contacts.find(caller, findContacts.input.parse({ identifier: NUMBER })),
      () => this.contexts.context(caller, getContext.input.parse({ contactId })),
      () => this.begin(caller, contactId, `${contactId}-silent`),
      // A session without turns is no work for the extraction.
      () => this.sessions.end(caller, { sessionId: `${contactId}-silent` }),
    ];
  }

  private talk(caller: Caller, contactId: string): Step[] {
    const sessionId = `${contactId}-call`;
    const turn = { speaker: 'caller', text: 'I have moved to Goa, and I go to the dentist tomorrow.' };
    const add = (turns: object[]): Step => {
      return () => this.turns.add(caller, addTurns.input.parse({ sessionId, turns }));
    };
    const ask = (how: object): Step => {
      const query = 'When does the caller go to the dentist, and where does the caller live now?';
      return () => this.recalls.recall(caller, recall.input.parse({ contactId, query, ...how }));
    };
    return [
      () => this.begin(caller, contactId, sessionId),
      add([turn]),
      add([turn, { ...turn, speaker: 'agent' }]),
      ...STATEMENTS.map((statement) => () => {
        return this.memories.remember(caller, remember.input.parse({ contactId, ...statement }));
      }),
      ask({}),
      ask({ in: ['memories', 'turns'] }),
      ask({ knownAt: 'now' }),
      ask({ in: ['events'], limit: 1 }),
      () => this.history.list(caller, listMemories.input.parse({ contactId })),
      () => this.timelines.timeline(caller, timeline.input.parse({ contactId })),
    ];
  }

  private begin(caller: Caller, contactId: string, id: string): Promise<unknown> {
    return this.sessions.start(caller, startSession.input.parse({ contactId, id, channel: 'phone' }));
  }
}
