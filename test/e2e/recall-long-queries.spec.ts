import { addTurns } from '#contract/conversation.js';
import { remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { inhabited } from '../support/stories/inhabited.js';
import { makeWorld } from '../support/stories/world.js';

const MOST = 8_000;

/** A text of as many different characters of a script as there are, as long as a query may be. */
function long(first: number, last: number, between = ''): string {
  const all = Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i) + between).join('');
  return cut(all.repeat(Math.ceil(MOST / all.length)));
}

/** No character is cut in two. */
function cut(text: string): string {
  return text.slice(0, MOST).toWellFormed().replace('\ufffd', ' ');
}

const QUERIES = {
  Han: long(0x4e00, 0x9000),
  'Han outside of the basic plane': long(0x20000, 0x20fff),
  Hiragana: long(0x3041, 0x3096),
  'Hiragana and Katakana without a space': cut('めメもモやヤ'.repeat(2_000)),
  'Latin and Katakana without a space': cut(
    Array.from({ length: 4_000 }, (_, i) => `a${String.fromCodePoint(0x30a1 + (i % 80))}`).join(''),
  ),
  Hangul: long(0xac00, 0xd000, ' '),
  Thai: long(0x0e01, 0x0e2e),
  emoji: long(0x1f300, 0x1f5ff),
  'numbers of many scripts': long(0x2460, 0x2473),
  'one word': 'x'.repeat(MOST),
  'thousands of words': cut(Array.from({ length: 2_000 }, (_, i) => i.toString(36)).join(' ')),
};

/** Words of few letters: in many the rare one is lost. */
const SHORT = Array.from({ length: 900 }, (_, i) => i.toString(36)).join(' ');

describe('a query as long as there may be', () => {
  const tenant = inhabited();
  const asked = async (
    query: string,
    place: 'memories' | 'turns' | 'events',
    contactId = tenant.world.contactId,
  ): Promise<string[]> => {
    const input = { contactId, query, in: [place] };
    const { status, body } = await tenant.door.send(recall, input);
    expect(status).toBe(200);
    const { results } = body as { results: { memory?: { text: string }; turn?: { text: string } }[] };
    return results.map(({ memory, turn }) => (memory ?? turn)?.text ?? '');
  };

  it.each(Object.entries(QUERIES))('of %s is answered wherever it is looked for', async (_, query) => {
    for (const place of ['memories', 'turns', 'events'] as const) await asked(query, place);
  });

  it.each(Object.entries(QUERIES))('of %s can be remembered', async (_, text) => {
    const { status } = await tenant.door.send(remember, { contactId: tenant.world.contactId, text, kind: 'episodic' });
    expect(status).toBe(201);
  });

  it.each([
    { script: 'Han', text: '她对花生过敏', query: `${QUERIES.Hiragana.slice(0, 7_000)}花生过敏` },
    { script: 'Hiragana', text: 'ねこがすき', query: 'ねこは' },
    { script: 'Katakana', text: 'ピアノ', query: 'わたしのピアノ' },
    { script: 'Latin', text: 'Sings in Antananarivo', query: `${SHORT} Antananarivo` },
  ])('in $script finds what has its rarest words', async ({ text, query }) => {
    const { contactId, sessionId } = await makeWorld(tenant.door, `call ${text.length}`.replace(' ', '-'));
    await tenant.door.ask(remember, { contactId, text, kind: 'episodic' });
    await tenant.door.ask(addTurns, { sessionId, turns: [{ speaker: 'Asha', text }] });
    for (const place of ['memories', 'turns', 'events'] as const)
      await expect(asked(query, place, contactId)).resolves.toContain(text);
  });
});
