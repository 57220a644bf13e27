import fc from 'fast-check';
import { moved, NOWHERE, type Place, placeOf, searchOf, VIEWS } from './place.js';

const ID = '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

describe('an address', () => {
  it('without anything is the first page, and the first page has no search', () => {
    expect(placeOf('')).toEqual(NOWHERE);
    expect(searchOf(NOWHERE)).toBe('');
  });

  it('keeps both clocks as they were stated, in words too', () => {
    const place: Place = {
      contact: ID,
      validAt: 'last March',
      knownAt: '2026-03-05',
      memory: ID,
      session: 'call/1',
      view: 'compare',
    };
    expect(placeOf(searchOf(place))).toEqual(place);
  });

  it('leads back to every place it was made of', () => {
    const id = fc.option(fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/));
    const moment = fc.option(
      fc
        .string({ minLength: 1, maxLength: 200, unit: 'grapheme' })
        .filter((text) => text === text.trim() && text.length <= 200 && text !== ''),
    );
    const places = fc.record({
      contact: id,
      validAt: moment,
      knownAt: moment,
      memory: id,
      session: fc.option(fc.stringMatching(/^[A-Za-z0-9._:/@+-]{1,128}$/)),
      view: fc.constantFrom(...VIEWS),
    });
    fc.assert(fc.property(places, (place) => expect(placeOf(searchOf(place))).toEqual(place)));
  });

  it.each([
    { what: 'an id of another form', search: '?contact=<script>&memory=../x&session=a%20b' },
    { what: 'a view that there is not', search: '?view=secrets' },
    { what: 'a moment without words, or one that is too long', search: `?validAt=%20&knownAt=${'x'.repeat(201)}` },
    { what: 'a field that there is not', search: '?constructor=1&__proto__=2' },
  ])('is read without $what', ({ search }) => {
    expect(placeOf(search)).toEqual(NOWHERE);
  });
});

describe('going somewhere', () => {
  const there: Place = {
    contact: ID,
    validAt: 'last March',
    knownAt: '2026-03-05',
    memory: ID,
    session: null,
    view: 'graph',
  };

  it('changes what is stated, and nothing else', () => {
    expect(moved(there, { view: 'calls', memory: null })).toEqual({ ...there, view: 'calls', memory: null });
    expect(moved(there, { contact: ID })).toEqual(there);
  });

  it('to another person, or to none, takes neither clocks nor what is open along', () => {
    const other = ID.replace('01', '02');
    expect(moved(there, { contact: other })).toEqual({ ...NOWHERE, contact: other });
    expect(moved(there, { contact: null })).toEqual(NOWHERE);
    expect(moved({ ...there, contact: null }, { contact: other, validAt: 'today' })).toEqual({
      ...NOWHERE,
      contact: other,
      validAt: 'today',
    });
  });
});
