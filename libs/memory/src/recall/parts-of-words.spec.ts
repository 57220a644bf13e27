import { partsOf } from './parts-of-words.js';

describe('partsOf', () => {
  it.each([
    ['galore', ['galore']],
    ['São José', ['sao', 'jose']],
    ['in Goa', ['goa']],
    ['100% _\\* OR', ['100']],
    ['', []],
  ])('looks for the parts of "%s"', (text, expected) => {
    expect(partsOf(text)).toEqual(expect.arrayContaining(expected));
    expect(partsOf(text)).toHaveLength(expected.length);
  });

  it('looks for sixteen at most', () => {
    const many = Array.from({ length: 40 }, (_, i) => `word${String(i)}`).join(' ');
    expect(partsOf(many)).toHaveLength(16);
  });
});
