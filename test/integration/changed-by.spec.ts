import { join } from 'node:path';
import { createContact } from '#contract/contacts.js';
import { remember, rememberBatch } from '#contract/memories.js';
import { changedBy } from '#models/changed-by.js';
import type { Vector } from '#models/embedder.js';
import { LOCAL_MODEL, LocalEmbedder } from '#models/local-embedder.js';
import { ScriptedArbiter } from '#models/scripted-arbiter.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { VectorSpace } from '#models/vector-space.js';
import { PROJECT_DATA } from '../support/database/data-directory.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service } from '../support/service/service.js';

/** Each statement makes the fact beside it stale, and sounds little like it. */
const CHANGES = [
  ['The removal van dropped the last of our stuff in Thame on Saturday.', 'We rent a flat on Marlow Street.'],
  ['My last day at the bakery was Friday.', 'Works at Greggs.'],
  ['We had to put Biscuit down in the spring.', 'Has a spaniel called Biscuit.'],
  ['The divorce came through last month.', 'She is married to Tom.'],
  ['I sold it to a lad in Hull.', 'Drives a blue Corsa.'],
  ['The plaster came off this morning.', 'Has a broken wrist.'],
  ['The kids are vegan now, so no cheese.', 'The children eat everything.'],
  ['She graduated in June.', 'Her daughter is at university in Leeds.'],
] as const;
const FACTS = [
  ...CHANGES.map(([, fact]) => fact),
  'Allergic to penicillin.',
  'Prefers to be called after six.',
  'Plays tennis on Tuesdays.',
  'The alarm code is 4471.',
  'His mother lives in Cork.',
  'Pays by direct debit.',
];

function cosine(a: Vector, b: Vector): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}

describe('where the facts lie that a statement may change', () => {
  let embedder: LocalEmbedder;
  beforeAll(async () => {
    embedder = await LocalEmbedder.create({ directory: join(PROJECT_DATA, 'models', LOCAL_MODEL), threads: 1 });
  });
  afterAll(() => embedder.close());

  it('is nearer to them than the statement itself is, as against all others', async () => {
    const facts = await embedder.embed(FACTS);
    const statements = await embedder.embed(CHANGES.map(([statement]) => statement));
    const ahead = (vector: Vector, of: number): number => {
      const [own = 0, others] = [cosine(vector, facts[of]!), facts.filter((_, i) => i !== of)];
      return own - others.reduce((sum, other) => sum + cosine(vector, other), 0) / others.length;
    };
    const before = statements.map((vector, i) => ahead(vector, i));
    const now = statements.map((vector, i) => ahead(changedBy(vector), i));
    expect(now.filter((value, i) => value > before[i]!).length).toBeGreaterThanOrEqual(7);
  });

  it('is a vector of unit length, and always the same', async () => {
    const [vector = []] = await embedder.embed(['Moved to Leeds.']);
    const changed = changedBy(vector);
    expect(cosine(changed, changed)).toBeCloseTo(1, 6);
    expect(changedBy(vector)).toEqual(changed);
    expect(cosine(changed, vector)).toBeLessThan(0.999);
  });
});

it('chooses the candidates of a decision, which are told as like the statement as they are', async () => {
  const facts = Array.from({ length: 20 }, (_, i) => `Fact ${i}.`);
  // The statement is like the first ones; what it changes is the last.
  const vectors = Object.fromEntries(facts.map((fact, i) => [fact, [Math.cos(i / 20), Math.sin(i / 20)]]));
  const embedder = new ScriptedEmbedder({ ...vectors, 'Handed the keys back.': [1, 0] });
  const arbiter = new ScriptedArbiter(() => ({ outcome: 'add', reason: 'It is asked only.' }));
  const service = await Service.start({ embedder, arbiter });
  try {
    const space = service.app.get(VectorSpace, { strict: false });
    const [last = []] = await embedder.embed(['Fact 19.']);
    Object.defineProperty(space, 'knowsChanged', { value: true });
    space.changedBy = () => last;
    const door = new RestDoor(service.url, await service.newKey());
    const { id: contactId } = await door.ask(createContact, {});
    await door.ask(rememberBatch, { contactId, memories: facts.map((text) => ({ text, reconcile: false })) });
    await door.ask(remember, { contactId, text: 'Handed the keys back.' });
    const asked = arbiter.questions.flatMap(({ candidates }) => candidates);
    expect(asked.map(({ text }) => text)).toEqual(['Fact 15.', 'Fact 16.', 'Fact 17.', 'Fact 18.', 'Fact 19.']);
    expect(asked.at(-1)?.similarity).toBeCloseTo(Math.cos(19 / 20), 4);
  } finally {
    await service.close();
  }
});
