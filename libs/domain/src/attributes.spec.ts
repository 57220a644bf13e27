import { attributeName, attributeTable, cardinalityOf } from './attributes.js';

describe('attributeName', () => {
  it.each([
    { name: 'current_city', expected: 'current_city' },
    { name: ' Current City ', expected: 'current_city' },
    { name: 'current-city', expected: 'current_city' },
    { name: 'Lives in', expected: 'current_city' },
    { name: 'favourite colour', expected: 'favourite_colour' },
    { name: 'constructor', expected: 'constructor' },
    { name: 'hasOwnProperty', expected: 'hasownproperty' },
    { name: 'Größe', expected: 'größe' },
  ])('spells $name as $expected', ({ name, expected }) => {
    expect(attributeName(name)).toBe(expected);
  });
});

describe('attributeTable', () => {
  it('knows what has one value at a time and what has many', () => {
    const table = attributeTable();
    expect([table.get('employer'), table.get('allergy'), table.get('unheard_of')]).toEqual(['one', 'many', undefined]);
  });

  it('is extended, and overruled, by the setting', () => {
    const table = attributeTable('favourite_colour:one, employer:many');
    expect([table.get('favourite_colour'), table.get('employer')]).toEqual(['one', 'many']);
  });

  it('reads the setting in any spelling of a name', () => {
    expect(cardinalityOf(attributeName('city'), attributeTable('city:many'))).toBe('many');
  });

  it('leaves out what is no entry', () => {
    expect(attributeTable('shoe_size:two,,:one').size).toBe(attributeTable().size);
  });
});

describe('cardinalityOf', () => {
  const table = attributeTable();

  it.each([
    { what: 'the table', attribute: 'employer', stated: undefined, expected: 'one' },
    { what: 'the call before the table', attribute: 'employer', stated: 'many' as const, expected: 'many' },
    { what: 'many for what nobody knows', attribute: 'shoe', stated: undefined, expected: 'many' },
    { what: 'many for free text, whatever the call says', attribute: null, stated: 'one' as const, expected: 'many' },
  ])('goes by $what', ({ attribute, stated, expected }) => {
    expect(cardinalityOf(attribute, table, stated)).toBe(expected);
  });
});
