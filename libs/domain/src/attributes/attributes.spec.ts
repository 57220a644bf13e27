import fc from 'fast-check';
import {
  ATTRIBUTE_GROUPS,
  attributeName,
  attributeSpellings,
  attributeTable,
  cardinalityOf,
  sameAttribute,
  withCurrentAttribute,
} from './attributes.js';

const known = Object.values(ATTRIBUTE_GROUPS).flatMap((group) => Object.entries(group));
const joined = (name: string): string => name.replaceAll('_', '');

describe('attributeName', () => {
  it.each([
    { name: 'current_city', expected: 'current_city' },
    { name: ' Current City ', expected: 'current_city' },
    { name: 'current-city', expected: 'current_city' },
    { name: 'Lives in', expected: 'current_city' },
    { name: 'jobTitle', expected: 'job_title' },
    { name: 'Job Title', expected: 'job_title' },
    { name: 'jobtitle', expected: 'job_title' },
    { name: 'orderColour', expected: 'order_colour' },
    { name: 'favourite colour', expected: 'favorite_color' },
    { name: 'constructor', expected: 'constructor' },
    { name: 'hasOwnProperty', expected: 'has_own_property' },
    { name: 'Größe', expected: 'größe' },
    { name: 'GRÖSSE', expected: 'grösse' },
  ])('spells $name as $expected', ({ name, expected }) => {
    expect(attributeName(name)).toBe(expected);
  });
});

describe('the well-known attributes', () => {
  it('are at least 120 of which the number of values is known', () => {
    expect(known.filter(([, { cardinality }]) => cardinality !== 'unknown').length).toBeGreaterThanOrEqual(120);
  });

  it('have names in snake case, and a sentence each', () => {
    for (const [name, { description, synonyms }] of known) {
      for (const spelling of [name, ...synonyms]) expect(spelling).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(description).toMatch(/^[A-Z][^|]*\.$/);
    }
  });

  it('have no name in common', () => {
    const spellings = known.flatMap(([name, { synonyms }]) => [name, ...synonyms]).map(joined);
    expect(spellings.filter((spelling, place) => spellings.indexOf(spelling) !== place)).toEqual([]);
  });

  // These mean something else in English: a genre is not a gender, and a kind is not a child.
  it.each('alter cargo chef genre handy kind land mote patron pays portable'.split(' '))(
    'are not called %s, which is an English word too',
    (name) => expect(attributeName(name)).toBe(name),
  );

  it.each([
    ['género', 'gender'],
    ['lebensalter', 'age'],
    ['kinder', 'child'],
    ['wohnland', 'current_country'],
    ['puesto', 'job_title'],
    ['téléphone_portable', 'mobile_phone'],
  ])('are called %s in another language', (name, attribute) => expect(attributeName(name)).toBe(attribute));

  // Databases already contain memories under these names.
  it.each([
    ...['name', 'first_name', 'last_name', 'preferred_name', 'pronouns', 'birth_date', 'birth_place', 'current_city'],
    ...['current_country', 'home_address', 'work_address', 'time_zone', 'marital_status', 'spouse', 'employer'],
    ...['job_title', 'occupation', 'school', 'primary_language', 'preferred_language', 'preferred_channel'],
    ...['preferred_contact_time', 'primary_email', 'primary_phone', 'subscription_plan', 'account_status', 'budget'],
    ...['blood_type', 'primary_doctor'],
  ])('%s has one value, as ever', (name) => {
    expect([attributeName(name), attributeTable().get(name)]).toEqual([name, 'one']);
  });

  it.each([
    ...['allergy', 'child', 'condition', 'dislikes', 'hobby', 'language', 'likes', 'medication', 'owns', 'pet'],
    ...['sibling', 'skill', 'visited', 'phone_number', 'email', 'nationality'],
  ])('%s can have many', (name) => {
    expect([attributeName(name), attributeTable().get(name)]).toEqual([name, 'many']);
  });

  it.each(['diet', 'order_status', 'medication_dose', 'seat_number', 'partner', 'mother', 'favorite_food'])(
    '%s depends on more than its name, so no value replaces another by itself',
    (name) => {
      expect([attributeName(name), attributeTable().get(name)]).toEqual([name, 'unknown']);
    },
  );

  const spelled = fc
    .constantFrom(...known.flatMap(([name, { synonyms }]) => [name, ...synonyms].map((one) => [name, one] as const)))
    .chain(([name, one]) =>
      fc
        .constantFrom(
          one,
          joined(one),
          one.replaceAll('_', ' '),
          one.replaceAll('_', '-'),
          one.toUpperCase(),
          camel(one),
        )
        .map((spelling) => ({ name, spelling })),
    );

  it('are found by any of their names in any spelling, and by the name they are found by', () => {
    fc.assert(
      fc.property(spelled, ({ name, spelling }) => {
        expect(attributeName(spelling)).toBe(name);
        expect(attributeName(attributeName(spelling))).toBe(name);
        expect(sameAttribute(name, spelling)).toBe(true);
      }),
    );
  });

  it('are found however a letter and its mark are written', () => {
    expect(attributeName('te\u0301le\u0301phone')).toBe('phone_number');
    expect(attributeName('\u092b\u093c\u094b\u0928')).toBe('phone_number');
    expect(attributeName('\u095e\u094b\u0928')).toBe('phone_number');
  });

  it('are looked for under every name that they were kept under before', () => {
    fc.assert(
      fc.property(spelled, ({ name, spelling }) => {
        const before = spelling.toLowerCase().replaceAll(/[\s-]+/g, '_');
        expect(attributeSpellings(name)).toContain(before);
        expect(withCurrentAttribute({ attribute: before })).toEqual({ attribute: name });
      }),
    );
    expect(attributeSpellings(attributeName('orderColour'))).toEqual(['order_colour', 'ordercolour']);
  });

  it('are not what free text is of', () => {
    expect([sameAttribute(null, null), sameAttribute(null, 'age'), sameAttribute('age', null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(withCurrentAttribute({ attribute: null })).toEqual({ attribute: null });
  });
});

function camel(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

describe('attributeTable', () => {
  it('knows what has one value at a time and what has many', () => {
    const table = attributeTable();
    expect([table.get('employer'), table.get('allergy'), table.get('unheard_of')]).toEqual(['one', 'many', undefined]);
  });

  it('is extended, and overruled, by the setting', () => {
    const table = attributeTable('order_colour:one, employer:many');
    expect([table.get('order_colour'), table.get('employer')]).toEqual(['one', 'many']);
  });

  it('reads the setting in any spelling of a name', () => {
    expect(cardinalityOf(attributeName('city'), attributeTable('city:many'))).toBe('many');
  });

  it('leaves out what is no entry', () => {
    expect(attributeTable('order_colour:two,,:one').size).toBe(attributeTable().size);
  });
});

describe('cardinalityOf', () => {
  const table = attributeTable();

  it.each([
    { what: 'the table', attribute: 'employer', stated: undefined, expected: 'one' },
    { what: 'the call before the table', attribute: 'employer', stated: 'many' as const, expected: 'many' },
    { what: 'the table where it depends', attribute: 'order_status', stated: undefined, expected: 'unknown' },
    { what: 'the call where it depends', attribute: 'order_status', stated: 'one' as const, expected: 'one' },
    { what: 'nothing where nobody knows', attribute: 'shoe', stated: undefined, expected: 'unknown' },
    { what: 'nothing for free text, whatever is said', attribute: null, stated: 'one' as const, expected: 'unknown' },
  ])('goes by $what', ({ attribute, stated, expected }) => {
    expect(cardinalityOf(attribute, table, stated)).toBe(expected);
  });
});
