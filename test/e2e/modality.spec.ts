import { getContext } from '#contract/context.js';
import { createContact, mergeContacts } from '#contract/contacts.js';
import { listMemories, remember, revertDecision } from '#contract/memories.js';
import { byDoors } from '../support/doors/doors.js';
import type { Answer, Asked } from '../support/doors/door.js';
import { brokenRules } from '../support/database/broken-rules.js';
import { testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-10T09:00:00Z');
const CITY = { attribute: 'current_city' };

byDoors('how a statement is meant', { clock }, (visit) => {
  const { ask } = visit;
  let contactId: string;

  beforeEach(async () => {
    clock.set('2026-01-10T09:00:00Z');
    contactId = (await ask(createContact, { timezone: 'UTC' })).id;
  });
  afterEach(async () => expect(await brokenRules(testConnection(), visit.tenantId)).toEqual({}));

  const say = (
    on: string,
    text: string,
    more: Partial<Asked<typeof remember>> = {},
  ): Promise<Answer<typeof remember>> => {
    clock.set(`${on}T09:00:00Z`);
    return ask(remember, { contactId, text, ...more });
  };
  const believed = async (asOf: object = {}): Promise<string[]> =>
    (await ask(listMemories, { contactId, ...asOf })).memories
      .map(({ modality, value, text }) => `${modality} ${value ?? text}`)
      .sort();

  it('keeps wishes and hearsay beside the facts, and says in the context what they are', async () => {
    await say('2026-02-01', 'Lives in Pune.', { ...CITY, value: 'Pune' });
    const wish = await say('2026-03-01', 'Would like to live in Goa.', { ...CITY, value: 'Goa', modality: 'wish' });
    expect(wish.decision).toMatchObject({ outcome: 'added', superseded: [] });
    await say('2026-03-02', 'Moves to Rome, her aunt says.', { ...CITY, value: 'Rome', modality: 'hearsay' });
    await expect(believed()).resolves.toEqual(['fact Pune', 'hearsay Rome', 'wish Goa']);
    await expect(believed({ validAt: '2026-02-15', knownAt: '2026-02-15' })).resolves.toEqual(['fact Pune']);
    const { text } = await ask(getContext, { contactId });
    expect(text).toContain('- Lives in Pune. (since');
    expect(text).toContain('- a wish: Would like to live in Goa.');
    expect(text).toContain('- hearsay: Moves to Rome, her aunt says.');
  });

  it('what was hearsay is a fact once it is said, and revert makes it hearsay again', async () => {
    await say('2026-02-01', 'Lives in Rome, her aunt says.', { ...CITY, value: 'Rome', modality: 'hearsay' });
    const said = await say('2026-03-01', 'Lives in Rome.', { ...CITY, value: 'Rome' });
    expect(said.decision).toMatchObject({ outcome: 'superseded' });
    await expect(believed()).resolves.toEqual(['fact Rome']);
    await expect(believed({ knownAt: '2026-02-15' })).resolves.toEqual(['hearsay Rome']);
    await ask(revertDecision, { decisionId: said.decision.id ?? '' });
    await expect(believed()).resolves.toEqual(['hearsay Rome']);
  });

  it('a wish that takes the place of another leaves what is so', async () => {
    await say('2026-02-01', 'Lives in Pune.', { ...CITY, value: 'Pune' });
    const goa = await say('2026-03-01', 'Would like to live in Goa.', { ...CITY, value: 'Goa', modality: 'wish' });
    const instead = { ...CITY, value: 'Rome', modality: 'wish', as: 'correction' } as const;
    const { decision } = await say('2026-03-02', 'Would like to live in Rome.', {
      ...instead,
      supersedes: goa.memory?.id ?? '',
    });
    expect(decision).toMatchObject({ outcome: 'superseded', superseded: [goa.memory?.id] });
    await expect(believed()).resolves.toEqual(['fact Pune', 'wish Rome']);
  });

  it('hearsay that something ended ends nothing', async () => {
    await say('2026-02-01', 'Works at Infosys.', { attribute: 'employer', value: 'Infosys' });
    const heard = { attribute: 'employer', value: 'Infosys', polarity: 'ends', modality: 'hearsay' } as const;
    await say('2026-03-01', 'A colleague says that she has left Infosys.', heard);
    await expect(believed()).resolves.toContain('fact Infosys');
  });

  it('free text has the modality of its words', async () => {
    for (const [text, modality] of [
      ['I wish I lived by the sea.', 'wish'],
      ['I heard that the branch closes.', 'hearsay'],
      ['We are planning to get a dog. I hope it is a spaniel.', 'plan'],
      ["I'm thinking of changing the bank.", 'plan'],
      ['I live by the sea.', 'fact'],
    ] as const)
      expect((await say('2026-02-01', text)).memory).toMatchObject({ text, modality });
  });

  it('is kept by a merge of two contacts, and a wish replaces nothing there', async () => {
    await say('2026-02-01', 'Lives in Pune.', { ...CITY, value: 'Pune' });
    const other = await ask(createContact, { timezone: 'UTC' });
    clock.set('2026-03-01T09:00:00Z');
    const wish = { ...CITY, text: 'Wants to live in Goa.', value: 'Goa', modality: 'wish' as const };
    await ask(remember, { contactId: other.id, ...wish });
    await ask(mergeContacts, { contactId, from: other.id, reason: 'One person.' });
    await expect(believed()).resolves.toEqual(['fact Pune', 'wish Goa']);
  });
});
