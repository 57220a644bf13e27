import { createContact } from '#contract/contacts.js';
import { listMemories, remember, rememberBatch } from '#contract/memories.js';
import { ScriptedArbiter } from '#models/scripted-arbiter.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const [FIRST, SECOND] = ['Drives a red Fiat.', 'Got rid of the Fiat, it is a Volvo now.'];
const embedder = new ScriptedEmbedder({ [FIRST]: [1, 0], [SECOND]: [0.8, 0.6] });
const arbiter = new ScriptedArbiter(({ statement, candidates }) => {
  const meant = candidates.find(({ text }) => statement.text === SECOND && text === FIRST);
  return meant
    ? { outcome: 'supersede', id: meant.id, reason: 'Another car.' }
    : { outcome: 'add', reason: 'Nothing alike.' };
});

byDoors('rememberBatch, with an arbiter', { embedder, arbiter }, ({ ask }) => {
  it('follows a verdict on what was said earlier in the same batch', async () => {
    const { id: contactId } = await ask(createContact, {});
    const { results } = await ask(rememberBatch, { contactId, memories: [{ text: FIRST }, { text: SECOND }] });
    expect(results.map(({ decision: { outcome, decidedBy } }) => [outcome, decidedBy])).toEqual([
      ['added', 'default'],
      ['superseded', 'arbiter'],
    ]);
    const { memories } = await ask(listMemories, { contactId });
    expect(memories.map(({ text }) => text)).toEqual([SECOND]);
  });
});

const [KNOWN, UNTIL, QUIT] = ['I work at Acme.', "I'm at Acme until June.", 'I have quit my job at Acme today.'];
const acme = ScriptedEmbedder.alike([KNOWN, UNTIL, QUIT]);
const so = { reason: 'So it is.' };
/** Which of both the arbiter takes the last one to be about: the one is cut, the other comes to nothing but that. */
let about = KNOWN;
const cutting = new ScriptedArbiter(({ statement, candidates }) => {
  const idOf = (sought: string): string => candidates.find(({ text }) => text === sought)?.id ?? '';
  if (statement.text === UNTIL) return { outcome: 'restate', id: idOf(KNOWN), ...so };
  return statement.text === QUIT
    ? { outcome: 'supersede', id: idOf(about), polarity: 'ends', ...so }
    : { outcome: 'add', ...so };
});
const clock = new TestClock('2026-03-05T09:00:00Z');

byDoors('rememberBatch, in which one statement cuts a fact', { embedder: acme, arbiter: cutting, clock }, ({ ask }) => {
  const endsOf = async (contactId: string): Promise<unknown> =>
    (await ask(listMemories, { contactId, validAt: '2026-03-06T00:00:00Z' })).memories.map(({ text, validTo }) => [text, validTo]); // prettier-ignore
  const endedAt = async (contactId: string): Promise<unknown> =>
    (await ask(listMemories, { contactId, validAt: '2026-03-10T00:00:00Z' })).memories.map(({ validTo }) => validTo);

  it.each([KNOWN, UNTIL])('follows a later verdict on what is left of it: %s', async (named) => {
    about = named;
    clock.set('2026-03-05T09:00:00Z');
    const { id: contactId } = await ask(createContact, { timezone: 'UTC' });
    await ask(remember, { contactId, text: KNOWN });
    clock.set('2026-03-20T09:00:00Z');
    const { results } = await ask(rememberBatch, { contactId, memories: [{ text: UNTIL }, { text: QUIT }] });
    expect(results.map(({ decision }) => decision.outcome)).toEqual(['ended', 'ended']);
    await expect(endedAt(contactId)).resolves.toEqual(['2026-03-20T00:00:00.000Z']);
  });

  it('follows it where the cut is settled without the arbiter', async () => {
    about = KNOWN;
    clock.set('2026-03-05T09:00:00Z');
    const { id: contactId } = await ask(createContact, { timezone: 'UTC' });
    const { memory } = await ask(remember, { contactId, text: KNOWN });
    clock.set('2026-03-20T09:00:00Z');
    const ends = { polarity: 'ends' as const, supersedes: memory?.id, validTo: '2026-06-01T00:00:00Z' };
    await ask(rememberBatch, { contactId, memories: [{ text: 'My job ends.', ...ends }, { text: QUIT }] });
    await expect(endsOf(contactId)).resolves.toEqual([[KNOWN, '2026-03-20T00:00:00.000Z']]);
  });
});

const [HIRED, LEFT, AWAY] = ['I was hired by Acme.', 'I never worked there.', 'On leave from there.'];
const alike = ScriptedEmbedder.alike([HIRED, LEFT, AWAY]);
const denying = new ScriptedArbiter(({ statement, candidates }) => {
  const meant = candidates.find(({ text }) => statement.text === LEFT && text === HIRED);
  return meant ? { outcome: 'supersede', id: meant.id, ...so } : { outcome: 'add', ...so };
});

byDoors('rememberBatch, in which a denial means what is near it', { embedder: alike, arbiter: denying }, ({ ask }) => {
  it('ends that once: who names it then is refused, and nothing is written', async () => {
    const { id: contactId } = await ask(createContact, {});
    const { memory } = await ask(remember, { contactId, text: HIRED });
    const denial = { text: LEFT, attribute: 'employer', value: 'Acme', polarity: 'never' as const };
    const memories = [denial, { text: AWAY, supersedes: memory?.id }];
    await expect(ask(rememberBatch, { contactId, memories })).rejects.toMatchObject({ code: 'CONFLICT' });
    await ask(rememberBatch, { contactId, memories: [denial] });
    await expect(ask(listMemories, { contactId })).resolves.toMatchObject({ memories: [] });
  });
});
