import fc from 'fast-check';
import { contactSearch } from './contact-search.js';

/** The database matches a whole name in form NFKD with Java's syntax; the flags here are JavaScript's. */
function finds(query: string, name: string): boolean {
  const source = contactSearch(query).pattern.replace('(?ius)', '');
  return new RegExp(`^${source}$`, 'is').test(name.normalize('NFKD'));
}

describe('contactSearch', () => {
  it.each([
    ['jose', 'José Núñez'],
    ['NUÑ', 'José Núñez'],
    ['nunez jose', 'José Núñez'],
    ["o'n", "Shaquille O'Neal"],
    ['ＡＳＨＡ', 'Asha Rao'],
    ['आशा', 'आशा राव'],
  ])('%s finds %s', (query, name) => {
    expect(finds(query, name)).toBe(true);
  });

  it.each([
    ['a.h', 'Asha'],
    ['.*', 'Asha'],
    ['asha (', 'Asha'],
    ['asha singh', 'Asha Rao'],
    ['आश', 'आंशिक'],
  ])('%s does not find %s', (query, name) => {
    expect(finds(query, name)).toBe(false);
  });

  it.each([
    ['+91 98450-12', '+919845012'],
    ['98450', '98450'],
    ['98450x', null],
    ['asha@example.com', null],
  ])('takes %s for the digits %s', (query, digits) => {
    expect(contactSearch(query).digits).toBe(digits);
  });

  it('finds a name by any part of it, whatever signs it has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 }), fc.nat(19), (name, at) => {
        const part = name.slice(at % name.length);
        return part.trim() === '' || finds(part, name);
      }),
    );
  });
});
