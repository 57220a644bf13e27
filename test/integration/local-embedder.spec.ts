import { resolve } from 'node:path';
import { importanceNear } from '#domain/memory/importance.js';
import { IMPORTANCE_CLASSES } from '#memory/remember/importance-prototypes.js';
import { CachedEmbedder } from '#models/cached-embedder.js';
import { Vector, WORD_DIMENSIONS, type WordVectors } from '#models/embedder.js';
import { LocalEmbedder } from '#models/local-embedder.js';
import { askedWords, nearestWords } from '#models/word-vectors.js';

const DIRECTORY = process.env.TEST_MODEL_DIR ?? resolve(import.meta.dirname, '../../.local/models/bge-small-en-v1.5-q');

function cosine(a: Vector | undefined, b: Vector | undefined): number {
  return a?.reduce((sum, component, at) => sum + component * (b?.[at] ?? 0), 0) ?? 0;
}

describe('LocalEmbedder', () => {
  let embedder: LocalEmbedder;

  beforeAll(async () => {
    embedder = await LocalEmbedder.create({ directory: DIRECTORY, threads: 1 });
  });
  afterAll(() => embedder.close());

  it.each([
    { what: 'a sentence', text: 'She lives in Lisbon.' },
    { what: '8,000 characters', text: 'She said so again. '.repeat(500).slice(0, 8_000) },
    { what: 'emoji', text: '🎉👩‍👩‍👧‍👦 party on Friday 🙂' },
    { what: 'right to left', text: 'היא גרה בליסבון' },
    { what: 'half an emoji', text: 'cut \ud83d' },
    { what: 'no words', text: ' ' },
  ])('gives $what 384 dimensions and unit length', async ({ text }) => {
    const [vector] = await embedder.embed([text]);
    expect(vector).toHaveLength(384);
    expect(cosine(vector, vector)).toBeCloseTo(1, 12);
  });

  it('gives the vector the model is known to give', async () => {
    // From the same files by onnxruntime and tokenizers for Python; processors round int8 sums a little differently.
    const [vector] = await embedder.embed(['She lives in Lisbon.']);
    const expected = [0.0581472, 0.0289013, 0.0402362, -0.0003552, -0.0032321, 0.0086812];
    expected.forEach((component, at) => expect(vector?.[at]).toBeCloseTo(component, 2));
  });

  it('gives a text the same vector alone and among others, to the bit', async () => {
    const [alone] = await embedder.embed(['She lives in Lisbon.']);
    const among = await embedder.embed(['Her dog is called Rex.', 'She lives in Lisbon.', 'x'.repeat(2_000)]);
    expect(among[1]).toEqual(alone);
  });

  it('puts a paraphrase nearer than another fact', async () => {
    const [question, near, far] = await embedder.embed([
      'Which city is her home?',
      'She lives in Lisbon.',
      'Her dog is called Rex.',
    ]);
    expect(cosine(question, near)).toBeGreaterThan(cosine(question, far));
  });

  it('tells what matters more, by nearness to the stated examples', async () => {
    const classes = IMPORTANCE_CLASSES.flatMap(({ sentences, importance }) =>
      sentences.map((text) => ({ text, importance })),
    );
    const vectors = (await embedder.embed(classes.map(({ text }) => text))).map((vector, i) => ({
      vector,
      importance: classes[i]?.importance ?? 0,
    }));
    const texts = [
      'Asha is allergic to peanuts.',
      'Asha started as a nurse at the city hospital in May.',
      'Asha likes green tea.',
      'We talked about how warm it was yesterday.',
    ];
    const found = (await embedder.embed(texts)).map((vector) => importanceNear(vector, vectors));
    expect(found).toEqual(found.toSorted((a, b) => b - a));
    expect(new Set(found).size).toBe(texts.length);
    expect(found[0]).toBeGreaterThan(0.75);
    expect(found[3]).toBeLessThan(0.35);
  });

  it('reads 512 tokens and leaves the rest out', async () => {
    const [long, longer, shorter] = await embedder.embed(
      [510, 600, 400].map((words) => new Array<string>(words).fill('word').join(' ')),
    );
    expect(longer).toEqual(long);
    expect(shorter).not.toEqual(long);
  });

  it.each([
    { what: 'its telling words only', text: 'What does she do, and where is the quay?', words: 1 },
    { what: 'the rarest of many', text: 'parrot violin glacier '.repeat(50), words: 64 },
    { what: 'none', text: '... and so?', words: 0 },
  ])('gives a text the vectors of words: $what', async ({ text, words }) => {
    const [vectors] = await embedder.embedWords([{ before: '', text }]);
    expect((vectors?.length ?? NaN) / WORD_DIMENSIONS).toBe(words);
  });

  it('puts a word near another that means the same, and reads it in the light of what was said before', async () => {
    const [asked, near, far, lit] = await embedder.embedWords([
      { before: '', text: 'doctor' },
      { before: '', text: 'physician' },
      { before: '', text: 'bicycle' },
      { before: 'The bicycle is in the shed.', text: 'doctor' },
    ]);
    const nearest = (said: WordVectors | undefined | null): number =>
      nearestWords(askedWords(asked ?? new Int8Array()), said ?? new Int8Array())[0] ?? NaN;
    expect(nearest(near)).toBeGreaterThan(nearest(far));
    expect(nearest(lit)).toBeLessThan(1);
  });

  it('gives the words of a text that it has just summed up what it gives them anew', async () => {
    const asked = { before: '', text: 'Which doctor did she see in Lisbon?' };
    const [anew] = await embedder.embedWords([asked]);
    // So many others that none of the first reading is left.
    await embedder.embed(Array.from({ length: 12 }, (_, i) => `Something else, number ${i}.`));
    await embedder.embed([asked.text]);
    expect((await embedder.embedWords([asked]))[0]).toEqual(anew);
  });

  it('leaves the event loop free while it embeds', async () => {
    let ticks = 0;
    let embedding = true;
    const tick = (): void => {
      ticks++;
      if (embedding) setImmediate(tick);
    };
    tick();
    await embedder.embed(Array.from({ length: 50 }, (_, position) => `She said ${position} things.`));
    embedding = false;
    expect(ticks).toBeGreaterThan(50);
  });

  it('answers a question during an ingest', async () => {
    let done = false;
    const ingest = embedder.embed(Array.from({ length: 200 }, (_, position) => `Fact number ${position}.`));
    const ended = ingest.then(() => (done = true));
    await embedder.embed(['Where does she live?']);
    expect(done).toBe(false);
    await ended;
  });

  it('answers a question asked before from the cache, even with its model gone', async () => {
    const cached = new CachedEmbedder(await LocalEmbedder.create({ directory: DIRECTORY, threads: 1 }), 10);
    const first = await cached.embed(['Where does she live?']);
    await expect(cached.embed(['Where does she live?'])).resolves.toEqual(first);
    await cached.close();
  });

  it('gives the same vectors with two threads', async () => {
    const two = await LocalEmbedder.create({ directory: DIRECTORY, threads: 2 });
    const texts = ['a', 'b', 'c', 'd'].map((name) => `Her dog is called ${name}.`);
    await expect(two.embed(texts)).resolves.toEqual(await embedder.embed(texts));
    await two.close();
  });

  it('closes while both of its threads are at work', async () => {
    const two = await LocalEmbedder.create({ directory: DIRECTORY, threads: 2 });
    const running = two.embed(new Array<string>(100).fill('word '.repeat(100)));
    const refused = expect(running).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await two.close();
    await refused;
  });
});
