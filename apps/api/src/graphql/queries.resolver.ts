import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Contact as ContactOf } from '#contacts/contact.type.js';
import { ContactsService } from '#contacts/contacts.service.js';
import { checked } from '#contract/checked.js';
import { Contact, findContacts, getContact } from '#contract/contacts.js';
import { getSession } from '#contract/conversation.js';
import { getDecision, getMemory } from '#contract/memories.js';
import type { InputOf } from '#contract/operation.js';
import type { Session } from '#conversation/session.type.js';
import { SessionsService } from '#conversation/sessions.service.js';
import type { Caller } from '#domain/caller.js';
import { DomainError } from '#domain/errors.js';
import type { Memory } from '#domain/memory.js';
import { HistoryService } from '#memory/history/history.service.js';
import { DecisionsService, type KeptDecision } from '#memory/remember/decisions.service.js';
import { Asker } from './asker.decorator.js';
import { named } from './named-id.js';
import { Ask, Asked } from './operation.decorators.js';
import { outputType } from './types-of-schemas.js';

const CONTACT = outputType(Contact);

/** Where a walk through the graph begins. */
@Resolver()
export class QueriesResolver {
  constructor(
    private readonly contactsService: ContactsService,
    private readonly history: HistoryService,
    private readonly decisions: DecisionsService,
    private readonly sessions: SessionsService,
  ) {}

  @Ask(getContact, 'contact')
  async contact(@Asker() caller: Caller, @Asked(getContact) input: InputOf<typeof getContact>): Promise<ContactOf> {
    return named(await this.contactsService.get(caller, input), input.contactId);
  }

  @Query(() => CONTACT, {
    nullable: true,
    description:
      'The one contact who is known by an identifier now; null for nobody, and CONFLICT where several share it: `contacts` lists them.',
  })
  async contactByIdentifier(
    @Args('kind', { type: () => String }) kind: string,
    @Args('value', { type: () => String }) value: string,
    @Asker() caller: Caller,
  ): Promise<ContactOf | null> {
    const input = checked(findContacts.input, { identifier: `${kind}:${value}`, limit: 2 });
    const { contacts } = await this.contactsService.find(caller, input);
    if (contacts.length < 2) return contacts[0] ?? null;
    throw new DomainError('CONFLICT', `Several contacts share ${kind}:${value}; ask for \`contacts\`, and choose.`);
  }

  @Ask(findContacts, 'contacts')
  contacts(
    @Asker() caller: Caller,
    @Asked(findContacts) input: InputOf<typeof findContacts>,
  ): ReturnType<ContactsService['find']> {
    return this.contactsService.find(caller, input);
  }

  @Ask(getMemory, 'memory')
  memory(@Asker() caller: Caller, @Asked(getMemory) input: InputOf<typeof getMemory>): Promise<Memory> {
    return this.history.get(caller, input);
  }

  @Ask(getDecision, 'decision')
  decision(
    @Asker() caller: Caller,
    @Asked(getDecision) { decisionId }: InputOf<typeof getDecision>,
  ): Promise<KeptDecision> {
    return this.decisions.get(caller, decisionId);
  }

  @Ask(getSession, 'session')
  session(@Asker() caller: Caller, @Asked(getSession) { sessionId }: InputOf<typeof getSession>): Promise<Session> {
    return this.sessions.get(caller, sessionId);
  }
}
