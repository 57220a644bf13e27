import { NoticesRepository } from '#calendar/briefing/notices.repository.js';
import { ContactWrites } from '#contacts/contact-writes.js';
import { createContact, mergeContacts, undoMerge, updateContact } from '#contract/contacts.js';
import { addTurns, endSession, startSession } from '#contract/conversation.js';
import { listMemories, remember, revertDecision, withdraw } from '#contract/memories.js';
import type { Operation } from '#contract/operation.js';
import { newId } from '#graph/ids.js';
import { type HttpAnswer, type Problem, RestDoor } from '../doors/api-client.js';
import { rows } from '../database/rows.js';
import { type Service, testConnection } from '../service/service.js';

const DAY_MS = 86_400_000;

/** A person with a word that occurs in every text about them, and in no other. */
export interface Marked {
  readonly contactId: string;
  readonly sessionId: string;
  readonly mark: string;
}

/** What may happen to two people. `who`: 0 or 1. */
export type Happening =
  | {
      readonly does: 'city' | 'likes' | 'plan' | 'moved' | 'turn' | 'profile' | 'withdraw' | 'said';
      readonly who: 0 | 1;
    }
  | { readonly does: 'merge'; readonly into: 0 | 1 }
  | { readonly does: 'undo' };

/** @returns a word that no other test uses. It has only letters, so it is no time, and is one token of an index. */
function newMark(): string {
  return `mark${newId()
    .toLowerCase()
    .replaceAll(/\d/g, (digit) => String.fromCharCode(103 + Number(digit)))}`;
}

/**
 * Two people who are merged and separated. What is said while they are merged has the word of the one who stays, to whom it then belongs.
 * A turn belongs to its session, which returns to its own contact when they are separated. Every write has an Idempotency-Key. What is said
 * about a merge has a word of its own.
 */
export class TwoPeople {
  readonly mergeMark = newMark();
  private merge: { readonly mergeId: string; readonly into: 0 | 1 } | null = null;

  private constructor(
    private readonly service: Service,
    private readonly tenantId: string,
    private readonly door: RestDoor,
    readonly people: readonly [Marked, Marked],
  ) {}

  static async create(service: Service): Promise<TwoPeople> {
    const tenantId = `tenant-${newId()}`;
    const door = new RestDoor(service.url, await service.newKey(tenantId));
    const two: readonly [Marked, Marked] = [await created(door), await created(door)];
    const people = new TwoPeople(service, tenantId, door, two);
    for (const who of [0, 1] as const)
      for (const does of ['city', 'likes', 'plan', 'profile', 'turn', 'withdraw'] as const)
        await people.happen({ does, who });
    return people;
  }

  get tenant(): string {
    return this.tenantId;
  }

  async happen(happening: Happening): Promise<void> {
    if (happening.does === 'undo') return this.part();
    if (happening.does === 'merge') return this.unite(happening.into);
    await this.tell(happening.does, happening.who);
  }

  /** Undoes the merge that stands, after everything that was built on it. */
  async part(): Promise<void> {
    if (!this.merge) return;
    const { mergeId } = this.merge;
    await this.undo(undoMerge, { mergeId, reason: `Not the ${this.mergeMark}.` });
    this.merge = null;
  }

  private async undo(operation: Operation, input: object): Promise<void> {
    for (;;) {
      const { status, body } = await this.sent(operation, input);
      if (status === 200) return;
      const [, decisionId] = /later decision (\w+) builds/.exec((body as Problem).detail) ?? [];
      if (decisionId === undefined) throw new Error((body as Problem).detail);
      await this.undo(revertDecision, { decisionId, reason: 'To part them.' });
    }
  }

  private async unite(into: 0 | 1): Promise<void> {
    if (this.merge) return;
    const [contactId, from] = [this.people[into].contactId, this.people[into === 0 ? 1 : 0].contactId];
    const { status, body } = await this.sent(mergeContacts, { contactId, from, reason: `Both the ${this.mergeMark}.` });
    expect(status).toBe(201);
    this.merge = { mergeId: (body as { mergeId: string }).mergeId, into };
  }

  private async tell(does: Exclude<Happening['does'], 'merge' | 'undo'>, who: 0 | 1): Promise<void> {
    const { contactId, sessionId } = this.people[who];
    const { mark } = this.people[does === 'turn' ? who : (this.merge?.into ?? who)];
    const startsAt = new Date(Date.now() + DAY_MS / 2).toISOString();
    const plan = { subject: 'They', verb: 'see', object: 'dentist' };
    const said = newId();
    const asked: Record<typeof does, readonly [Operation, object]> = {
      city: [remember, { contactId, text: `Lives in ${mark}.`, attribute: 'current_city', value: `${mark} ${said}` }],
      likes: [remember, { contactId, text: `Likes the ${mark} and the river.`, tags: [mark] }],
      plan: [remember, { contactId, text: `Dentist ${mark}.`, event: { ...plan, aliases: [mark], startsAt } }],
      moved: [
        remember,
        { contactId, text: `Dentist ${mark}.`, event: { ...plan, aliases: [], status: 'moved', startsAt } },
      ],
      turn: [addTurns, { sessionId, turns: [{ id: `${this.people[who].mark}-${said}`, speaker: mark, text: mark }] }],
      profile: [updateContact, { contactId, name: `${mark} ${said}`, attributes: { likes: mark } }],
      said: [remember, { contactId, text: `Owns a ${mark} ${said}.`, turnId: `${this.people[who].mark}-first` }],
      withdraw: [withdraw, { memoryId: await this.newest(contactId), reason: `Not the ${mark}.` }],
    };
    const { status, body } = await this.sent(...asked[does]);
    // A plan that is told twice, or a memory of the one who rests, is a CONFLICT; so is none at all.
    expect(`${status} ${JSON.stringify(body)}`).toMatch(/^(200|201|404|409) /);
    if (does === 'plan' || does === 'moved') await this.announce(this.people[this.merge?.into ?? who].contactId);
  }

  private async newest(contactId: string): Promise<string> {
    const { memories } = await this.door.ask(listMemories, { contactId, attribute: 'current_city' });
    return memories[0]?.id ?? newId();
  }

  /** As the dispatch does, without a receiver. */
  private async announce(contactId: string): Promise<void> {
    const { tenantId } = this;
    const now = new Date();
    const until = new Date(now.getTime() + 3 * DAY_MS);
    const notices = this.service.app.get(NoticesRepository, { strict: false });
    await this.service.app
      .get(ContactWrites, { strict: false })
      .run({ tenantId }, contactId, (transaction) =>
        notices.announce(transaction, { tenantId, contactId }, now, until),
      );
    await rows(
      testConnection(),
      `MATCH (n:Notice {contactId: $contactId})-[:ANNOUNCES]->(m) WITH n, collect(m.text) AS texts
       REMOVE n:PendingNotice SET n.state = 'delivered', n.text = reduce(all = '', text IN texts | all + text)`,
      { contactId },
    );
  }

  private sent(operation: Operation, input: object): Promise<HttpAnswer> {
    return this.door.send(operation, input, { 'idempotency-key': newId() });
  }
}

async function created(door: RestDoor): Promise<Marked> {
  const mark = newMark();
  const identifiers = [
    { kind: 'web', value: mark },
    { kind: 'email', value: `${mark}@example.org`, validTo: '2020-01-01T00:00:00Z', validFrom: '2019-01-01T00:00:00Z' },
  ];
  const key = (): Record<string, string> => ({ 'idempotency-key': newId() });
  const { body } = await door.send(createContact, { name: mark, identifiers, attributes: { is: mark } }, key());
  const { id: contactId } = body as { id: string };
  const sessionId = `session-${mark}`;
  await door.send(startSession, { contactId, id: sessionId, channel: mark, agentId: mark }, key());
  await door.send(
    addTurns,
    { sessionId, turns: [{ id: `${mark}-first`, speaker: mark, text: `It is ${mark}.` }] },
    key(),
  );
  await door.send(endSession, { sessionId }, key());
  return { contactId, sessionId, mark };
}
