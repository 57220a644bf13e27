import type { Statement } from '#domain/memory/statement.js';
import { meetingKeys } from './meeting-keys.js';

const said = (stated: Partial<Statement>): Statement =>
  ({
    ...{ text: 'x', attribute: null, value: null, subject: null, status: null, entityId: null, agentId: null },
    ...{ object: null, supersedes: null, cardinality: 'many', mode: 'change' },
    ...stated,
  }) as Statement;
const one = (attribute: string, value: string, more: Partial<Statement> = {}): Statement =>
  said({ attribute, value, cardinality: 'one', ...more });

/** @returns whether a statement can meet one that was said before it. */
function meets(later: Statement, earlier: Statement): boolean {
  const left = new Set(meetingKeys(earlier).leaves);
  return meetingKeys(later).meets.some((key) => left.has(key));
}

describe('two statements of one write', () => {
  it.each([
    { what: 'two values of a single-valued attribute', a: one('city', 'Goa'), b: one('city', 'Pune'), met: true },
    { what: 'two attributes', a: one('city', 'Goa'), b: one('employer', 'Goa'), met: false },
    {
      what: 'two values of one with many',
      a: said({ attribute: 'pet', value: 'a' }),
      b: said({ attribute: 'pet', value: 'b' }),
      met: false,
    },
    {
      what: 'the same value',
      a: said({ attribute: 'pet', value: 'a' }),
      b: said({ attribute: 'pet', value: 'A.' }),
      met: true,
    },
    {
      what: 'a correction of one of many',
      a: said({ attribute: 'pet', value: 'a' }),
      b: said({ attribute: 'pet', value: 'b', mode: 'correction' }),
      met: true,
    },
    { what: 'the same words', a: said({ text: 'Tea.' }), b: said({ text: 'tea' }), met: true },
    { what: 'other words', a: said({ text: 'Tea.' }), b: said({ text: 'Milk.' }), met: false },
    { what: 'two people', a: one('city', 'Goa', { subject: 'mother' }), b: one('city', 'Pune'), met: false },
    { what: 'two agents', a: one('city', 'Goa', { agentId: 'a' }), b: one('city', 'Pune'), met: false },
    {
      what: 'what both replace',
      a: said({ text: 'a', supersedes: 'v' }),
      b: said({ text: 'b', supersedes: 'v' }),
      met: true,
    },
  ])('meet or not: $what', ({ a, b, met }) => {
    expect(meets(b, a)).toBe(met);
  });
});
