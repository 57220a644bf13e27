import fc from 'fast-check';
import { luceneQuery, words } from './lucene.js';

const CONTACT = '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

describe('words', () => {
  it.each([
    { text: 'Where does she live?', found: ['where', 'does', 'she', 'live'] },
    { text: 'Porto, porto & PORTO', found: ['porto'] },
    { text: 'at 9:30', found: ['at', '9', '30'] },
    { text: 'São Paulo', found: ['são', 'paulo'] },
    { text: 'हिन्दी में', found: ['हिन्दी', 'में'] },
    { text: 'ｗｉｄｅ', found: ['wide'] },
    { text: '?! … 🎉', found: [] },
  ])('of "$text" are $found', ({ text, found }) => {
    expect(words(text)).toEqual(found);
  });

  it('are at most 64', () => {
    expect(words(Array.from({ length: 100 }, (_, i) => `w${i}`).join(' '))).toHaveLength(64);
  });
});

describe('luceneQuery', () => {
  it('looks for the words in every field, inside the contact', () => {
    expect(luceneQuery([CONTACT], ['text', 'value'], 'Lives in?')).toBe(
      `+contactId:(${CONTACT})^0 +(text:(lives in) value:(lives in))`,
    );
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
    expect(terms).toMatch(/^[a-z0-9 ]*$/);
  });

  it('has nothing but letters, marks, numbers and spaces among its terms, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const query = luceneQuery([CONTACT], ['text'], text);
        const terms = query?.slice(`+contactId:(${CONTACT})^0 +(text:(`.length, -2) ?? '';
        expect(terms).toMatch(/^[\p{L}\p{N}\p{M} ]*$/u);
        expect(terms).toBe(terms.toLowerCase());
      }),
    );
  });
});
