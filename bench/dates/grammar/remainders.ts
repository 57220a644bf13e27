import type { Family, Moment, Said, Unit } from './said.js';
import { after, dated, firstOf } from './said.js';

const OF = ['rest of', 'the rest of', 'remainder of', 'the remainder of', 'what is left of', "what's left of", 'what remains of', 'rest']; // prettier-ignore
const UNITS: Unit[] = ['week', 'month', 'quarter', 'year', 'decade'];
const ARTICLES = ['', 'the ', 'this ', 'my ', 'our ', 'the current '];
const PARTS: [string, number, number][] = [
  ['morning', 8, 12],
  ['afternoon', 12, 16],
  ['evening', 16, 20],
];

/** "rest of year", "what's left of this week", "the remaining month", "rest of the evening". */
export const remainders: Family = {
  name: 'what is left of a period',
  said: (at) => [...UNITS.flatMap((unit) => ofUnit(unit, at)), ...ofDay(at), ...ofPart(at)],
};

function ofUnit(unit: Unit, { today }: Moment): Said[] {
  const end = after(firstOf(unit, today), unit, 1);
  const counted = unit === 'week' ? [] : [`the remaining days of the ${unit}`, `the remaining days in this ${unit}`];
  return [
    ...OF.flatMap((of) => ARTICLES.map((article) => `${of} ${article}${unit}`)).filter(isSaid),
    ...['remaining', 'the remaining'].map((of) => `${of} ${unit}`),
    ...counted,
  ].map((text) => dated(text, today, end));
}

/** "Rest" by itself only before a bare unit or "the". */
function isSaid(text: string): boolean {
  return !/^rest (?:my|our|this|the current)/.test(text);
}

function ofDay({ now, today }: Moment): Said[] {
  const end = today.add({ days: 1 }).toPlainDateTime();
  return OF.flatMap((of) => ARTICLES.map((article) => `${of} ${article}day`))
    .filter((text) => isSaid(text) && !text.endsWith('this day') && text !== 'rest day')
    .map((text) => ({ words: text, start: now, end }));
}

function ofPart({ now, today }: Moment): Said[] {
  const midnight = today.toPlainDateTime();
  return PARTS.filter(([, from, to]) => now.hour >= from && now.hour < to).flatMap(([part, , to]) =>
    ['rest of the', 'the rest of the', 'the rest of this', "what's left of the"].map((of) => ({ words: `${of} ${part}`, start: now, end: midnight.add({ hours: to }) })),
  ); // prettier-ignore
}
