import type { LocalEmbedder } from '#models/local-embedder.js';
import { NoEmbedder } from '#models/no-embedder.js';
import { CHAT } from '../conversations/chat.js';
import { compared, type Compared } from '../conversations/compared.js';
import type { Conversation } from '../conversations/conversation.js';
import { PHONE } from '../conversations/phone.js';
import { UNSEEN } from '../conversations/unseen.js';
import { CONVERSATION } from '../e2e/golden/conversation.js';
import { localEmbedder, localExtractor } from '../support/models/local-reader.js';

let embedder: LocalEmbedder;
beforeAll(async () => {
  embedder = await localEmbedder();
});
afterAll(() => embedder.close());

/** The calls whose graph is labelled by hand: what a model is scripted to find in them is worth keeping. */
const GOLDEN = CONVERSATION.map(({ id, startedAt, turns, found: { facts, events } }): Conversation => {
  const found = [...facts, ...events] as { readonly evidence: { readonly quote: string } }[];
  return { name: id, startedAt, turns, keep: found.map(({ evidence }) => evidence.quote) };
});
const ALL = [...PHONE, ...CHAT, ...GOLDEN, ...UNSEEN];

/** Of all conversations. */
async function allCompared(isEmbedded: boolean): Promise<Compared> {
  const extractor = localExtractor(isEmbedded ? embedder : new NoEmbedder());
  const each: Compared[] = [];
  for (const conversation of ALL) each.push(await compared(extractor, conversation));
  return {
    right: each.flatMap(({ right }) => right),
    wrong: each.flatMap(({ wrong }) => wrong),
    left: each.flatMap(({ left }) => left),
  };
}

describe.each([
  ['with vectors', true, 0.75],
  ['by words alone', false, 0.6],
] as const)('the local extractor %s, of labelled conversations', (_, isEmbedded, least) => {
  let found: Compared;
  beforeAll(async () => {
    found = await allCompared(isEmbedded);
    process.stderr.write(`right ${found.right.length}, wrong ${found.wrong.length}, left ${found.left.length}\n`);
  });

  it('makes memories that somebody would keep, for a share of at least 0.9', () => {
    const { right, wrong } = found;
    expect(right.length / (right.length + wrong.length) >= 0.9 ? [] : wrong).toEqual([]);
  });

  it(`finds what somebody would keep, for a share of at least ${least}`, () => {
    const { left } = found;
    const all = ALL.reduce((sum, { keep }) => sum + keep.length, 0);
    expect(1 - left.length / all >= least ? [] : left).toEqual([]);
  });
});
