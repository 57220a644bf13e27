import fc from 'fast-check';
import { luceneQuery, terms, words } from './lucene.js';

const CONTACT = '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

describe('words', () => {
  it.each([
    { text: 'Where does she live?', found: ['where', 'does', 'she', 'live'] },
    { text: 'Porto, porto & PORTO', found: ['porto'] },
    { text: 'at 9:30', found: ['at', '9', '30'] },
    { text: 'São Paulo', found: ['são', 'paulo'] },
    { text: 'हिन्दी में', found: ['हिन्दी', 'में'] },
    { text: 'ｗｉｄｅ', found: ['wide'] },
    { text: 'İstanbul', found: ['istanbul'] },
    { text: '?! … 🎉', found: [] },
  ])('of "$text" are $found', ({ text, found }) => {
    expect(words(text)).toEqual(found);
  });
});

describe('terms', () => {
  it.each([
    { text: 'Where does she live?', found: ['where', 'does', 'live', 'she'] },
    { text: '東京タワーで', found: ['東', '京', 'タワー', 'で'] },
    { text: 'iPhoneケースの', found: ['iphone', 'ケース', 'の'] },
    { text: '\u{20BB7}野家', found: ['\u{20BB7}', '野', '家'] },
    { text: 'สวัสดี', found: ['สวัสดี'] },
    { text: 'letter 東 letters', found: ['letters', 'letter', '東'] },
    { text: '東 letter words', found: ['東', 'letter', 'words'] },
  ])('of "$text" are $found, the most telling first', ({ text, found }) => {
    expect(terms(text)).toEqual(found);
  });

  it('are at most 64, of which the longest stay', () => {
    const many = Array.from({ length: 2_000 }, (_, i) => i.toString(36)).join(' ');
    expect(terms(`${many} Wolfgang`)).toHaveLength(64);
    expect(terms(`${many} Wolfgang`)).toContain('wolfgang');
    expect(
      terms(
        `${'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼ'}花生`,
      ),
    ).toEqual(expect.arrayContaining(['花', '生']));
  });
});

describe('luceneQuery', () => {
  it('looks for the words in every field, inside the contact', () => {
    expect(luceneQuery([CONTACT], ['text', 'value'], 'Lives in?')).toBe(
      `+contactId:(${CONTACT})^0 +(text:("lives" "in") value:("lives" "in"))`,
    );
  });

  it('looks in all the contacts', () => {
    const other = CONTACT.replace(/.$/, 'Z');
    expect(luceneQuery([CONTACT, other], ['text'], 'tea')).toBe(`+contactId:(${CONTACT} ${other})^0 +(text:("tea"))`);
  });

  it('is null for a text without words', () => {
    expect(luceneQuery([CONTACT], ['text'], ' "?*" ')).toBeNull();
  });

  it.each([
    '"exact"',
    'a AND b OR NOT c',
    '/.*/',
    'a*',
    'a~2',
    '[a TO b]',
    'text:secret',
    'a\\',
    '+a -b',
    'a^9',
    '(((',
    'a && b || !c',
  ])('takes the syntax in %p for words', (text) => {
    const [, terms = ''] = /text:\(([^)]*)\)/.exec(luceneQuery([CONTACT], ['text'], text) ?? '') ?? [];
    expect(terms).toMatch(/^("[a-z0-9]+" ?)*$/);
  });

  it('has nothing but letters, marks and numbers in its terms, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const query = luceneQuery([CONTACT], ['text'], text);
        const terms = query?.slice(`+contactId:(${CONTACT})^0 +(text:(`.length, -2) ?? '';
        expect(terms).toMatch(/^("[\p{L}\p{N}\p{M}]+" ?)*$/u);
        expect(terms).toBe(terms.toLowerCase());
      }),
    );
  });
});
