import type { Extraction, TranscriptTurn } from '#models/extractor.js';
import type { LocalEmbedder } from '#models/local-embedder.js';
import { NoEmbedder } from '#models/no-embedder.js';
import { CHAT } from '../conversations/chat.js';
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

function read({ startedAt, turns }: Conversation, isEmbedded: boolean): Promise<Extraction> {
  const said = turns.map(([speaker, text], i): TranscriptTurn => ({
    ...{ id: `t${i}`, position: i + 1, speaker, text },
    ...{ role: speaker === 'agent' ? 'agent' : 'contact', at: new Date(Date.parse(startedAt) + i * 20_000) },
  }));
  const extractor = localExtractor(isEmbedded ? embedder : new NoEmbedder());
  const contact = { name: null, timezone: 'UTC' };
  return extractor.extract({ contact, before: [], turns: said, known: [] });
}

/** What it keeps by labels, what it should not, and what it leaves. */
async function compared(isEmbedded: boolean) {
  const result = { right: [] as string[], wrong: [] as string[], left: [] as string[] };
  for (const conversation of ALL) {
    const { facts, events } = await read(conversation, isEmbedded);
    const quotes = [...facts, ...events].map(({ evidence }) => evidence.quote);
    const meets = (quote: string, kept: string): boolean =>
      quote.includes(kept) || kept.includes(quote.replace(/[.!]+$/u, ''));
    for (const quote of quotes)
      (conversation.keep.some((kept) => meets(quote, kept)) ? result.right : result.wrong).push(quote);
    result.left.push(...conversation.keep.filter((kept) => !quotes.some((quote) => meets(quote, kept))));
  }
  return result;
}

describe.each([
  ['with vectors', true, 0.75],
  ['by words alone', false, 0.6],
] as const)('the local extractor %s, of labelled conversations', (_, isEmbedded, least) => {
  let found: Awaited<ReturnType<typeof compared>>;
  beforeAll(async () => {
    found = await compared(isEmbedded);
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
