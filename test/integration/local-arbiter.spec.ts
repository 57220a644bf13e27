import { join } from 'node:path';
import { readConfig } from '#config/config.js';
import { attributeTable } from '#domain/attributes/attributes.js';
import { sameSubject } from '#domain/memory/sameness.js';
import type { ArbiterCandidate, Verdict } from '#models/arbiter.js';
import { LocalArbiter } from '#models/local-arbiter/local-arbiter.js';
import { LOCAL_MODEL } from '#models/local-embedder.js';
import type { Pair, Said } from '../pairs/pair.js';
import { PAIRS, shown } from '../pairs/told.js';

const saidAt = new Date('2026-03-15T09:00:00Z');
let arbiter: LocalArbiter;

beforeAll(async () => {
  const base = join(readConfig({}).DATA_DIR, 'models', LOCAL_MODEL);
  arbiter = await LocalArbiter.create(base, attributeTable());
});
afterAll(() => arbiter.close());

function judged(fact: string, text: string): Promise<Verdict> {
  const validity = { validFrom: new Date('2026-03-01T09:00:00Z'), validTo: null };
  const known: ArbiterCandidate = {
    id: 'known',
    text: fact,
    attribute: null,
    value: null,
    ...validity,
    similarity: 0.8,
  };
  return arbiter.judge({ statement: { text, attribute: null, value: null, saidAt }, candidates: [known] });
}

/** Neither attribute and value, nor how it is meant: only the words, and whom they are about, as the service compares that first. */
async function goes({ first, second }: Pair): Promise<boolean> {
  const about = ({ subject }: Said): { subject: string | null; status: null } => ({
    subject: subject ?? null,
    status: null,
  });
  if (!sameSubject(about(first), about(second))) return false;
  return (await judged(first.text, second.text)).outcome === 'supersede';
}

describe('the local arbiter of every pair, told in plain words', () => {
  const gone = new Set<Pair>();
  beforeAll(async () => {
    for (const pair of PAIRS) if (await goes(pair)) gone.add(pair);
  });

  it('leaves what still holds, for a share of at least 0.98', () => {
    const lasting = PAIRS.filter((pair) => !pair.goes);
    const lost = lasting.filter((pair) => gone.has(pair));
    expect(lost.length / lasting.length <= 0.02 ? [] : lost.map(shown)).toEqual([]);
  });

  // Measured: 0.84. The aim is 0.88; processors differ in the last digits.
  it('ends what holds no longer, for a share of at least 0.78', () => {
    const outdated = PAIRS.filter((pair) => pair.goes);
    const found = outdated.filter((pair) => gone.has(pair));
    process.stderr.write(`ends ${found.length} of ${outdated.length}, lost ${gone.size - found.length}\n`);
    expect(found.length / outdated.length).toBeGreaterThanOrEqual(0.78);
  });
});

describe('the local arbiter', () => {
  it('says how it understood a change without a word for it, and how sure it is', async () => {
    const verdict = await judged(
      'Works at Siemens.',
      "First week at Nokia went well, I'm settling in at the new company.",
    );
    expect(verdict).toMatchObject({ decidedBy: 'classifier' });
    expect(verdict.probability).toBeGreaterThanOrEqual(0);
    expect(verdict.probability).toBeLessThanOrEqual(1);
  });

  it('says the same of the same pair again', async () => {
    const once = await judged('Lives in Lisbon.', 'The new place in Porto has a balcony.');
    await expect(judged('Lives in Lisbon.', 'The new place in Porto has a balcony.')).resolves.toEqual(once);
  });

  it('knows halfway through its model that what is about something else stands beside, and only that', async () => {
    const clear = await judged('The boiler was serviced in May.', 'My sister plays the cello in an orchestra.');
    expect(clear).toMatchObject({ outcome: 'add', probability: 1 });
    const near = await judged(
      'Works at Siemens.',
      "First week at Nokia went well, I'm settling in at the new company.",
    );
    expect(near.probability).toBeGreaterThan(0);
    expect(near.probability).toBeLessThan(1);
  });

  it('says that its words leave a near fact standing, where no fact was left to be judged', async () => {
    expect(await judged('I used to smoke.', "I don't smoke.")).toMatchObject({
      outcome: 'add',
      reason: 'By its words it leaves standing what is known.',
    });
  });

  it.each(['Bye!', 'Gone', 'Not any more.', 'I have to go now.', "You're breaking up.", "That's wrong."])(
    'ends nothing by words that name neither what nor whom, or are about the talk itself: %s',
    async (text) => {
      for (const fact of ['Works as a nurse.', 'Is waiting for a parcel.', 'Has a dog called Bruno.']) {
        expect(await judged(fact, text)).toMatchObject({ outcome: 'add' });
      }
    },
  );

  it('says that it is unclear where only a move to something that may be no place is told', async () => {
    expect(await judged('I live in Leeds.', "I've moved to Larkspur.")).toMatchObject({
      outcome: 'add',
      isUnclear: true,
      reason: 'Unclear whether its words mean what is known, so both stand.',
    });
  });
});
