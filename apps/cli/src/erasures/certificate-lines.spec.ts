import { hashOf } from '#contacts/certificate.js';
import { lineOf, readLines } from './certificate-lines.js';

const ID = '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
const erased = { memories: 1, decisions: 1, sessions: 0, turns: 0, identifiers: 0, profiles: 0, answers: 0 };
const unsigned = { id: ID, number: 1, contactId: ID, contactIds: [ID], erasedAt: new Date(0), erased, previous: null };
const certificate = { ...unsigned, hash: hashOf(unsigned) };

describe('a file of certificates', () => {
  it('reads as it was written, those of several tenants too', () => {
    const text = `${lineOf('one', certificate)}\n${lineOf('two', certificate)}\n`;
    expect(readLines(text)).toEqual([
      { tenantId: 'one', ...certificate },
      { tenantId: 'two', ...certificate },
    ]);
  });

  it.each([
    { what: 'has a line that is none', text: '{}', fault: 'Line 1 is no certificate' },
    { what: 'was cut off', text: lineOf('one', certificate).slice(0, 40), fault: 'Line 1 is no certificate' },
    {
      what: 'names another contact',
      text: lineOf('one', { ...certificate, contactIds: [] }),
      fault: 'The list of tenant one is incomplete or changed. Certificate 1 was changed',
    },
  ])('is refused where it $what', ({ text, fault }) => {
    expect(() => readLines(text)).toThrow(fault);
  });
});
