import { Temporal } from 'temporal-polyfill';
import type { Family, Moment, Said } from './said.js';
import { dated, firstOf, ordinal } from './said.js';

const TENS: [string, number][] = [
  ['twenties', 20], ['thirties', 30], ['forties', 40], ['fifties', 50], ['sixties', 60], ['seventies', 70], ['eighties', 80], ['nineties', 90],
]; // prettier-ignore
const CENTURIES: [string, number][] = [
  ['seventeen', 1700],
  ['eighteen', 1800],
  ['nineteen', 1900],
  ['twenty', 2000],
];
const ORDINALS: [string, number][] = [
  ['first', 1], ['fifth', 5], ['ninth', 9], ['thirteenth', 13], ['eighteenth', 18], ['nineteenth', 19], ['twentieth', 20], ['twenty-first', 21],
]; // prettier-ignore

const from = (year: number): Temporal.PlainDate => Temporal.PlainDate.from({ year, month: 1, day: 1 });
const years = (words: string, year: number, count: number): Said => dated(words, from(year), from(year + count));

/** "the nineteen eighties", "the noughties", "the 5th century", "the first decade of the 21st century". */
export const decades: Family = {
  name: 'decades and centuries',
  said: (at) => [...inDigits(), ...inWords(), ...centuries(), ...parts(at), ...nth()],
};

function inDigits(): Said[] {
  return [1850, 1960, 1990, 2010].flatMap((year) =>
    [`the ${year}s`, `${year}s`, `the ${year}'s`, `the decade of the ${year}s`, `the ${year}s decade`].map((text) => years(text, year, 10)),
  ).concat(['the 60s', "the '60s", "the 60's", "in the '60s", 'during the 60s', 'the decade of the 60s'].map((text) => years(text, 1960, 10))); // prettier-ignore
}

function inWords(): Said[] {
  const paired = CENTURIES.flatMap(([head, century]) =>
    TENS.flatMap(([tens, ten]) => [`the ${head} ${tens}`, `the ${head}-${tens}`, `${head} ${tens}`].map((text) => years(text, century + ten, 10))),
  );
  const alone = TENS.slice(2).map(([tens, ten]) => years(`the ${tens}`, 1900 + ten, 10));
  const named: [string, number][] = [['the noughties', 2000], ['the two thousands', 2000], ['the twenty tens', 2010], ['the twenty-tens', 2010], ['the nineteen hundreds', 1900], ['the nineteen tens', 1910]]; // prettier-ignore
  const hundreds = [years('the eighteen hundreds', 1800, 100), years('the 1800s', 1800, 100), years('the early seventeen hundreds', 1700, 50)]; // prettier-ignore
  return [...paired, ...alone, ...hundreds, ...named.map(([text, year]) => years(text, year, 10))];
} // prettier-ignore

function centuries(): Said[] {
  return ORDINALS.flatMap(([word, number]) =>
    [`the ${word} century`, `${word} century`, `the ${ordinal(number)} century`, `the ${ordinal(number)}-century`].map((text) => years(text, (number - 1) * 100, 100)),
  ).filter(({ start }) => start.year > 0); // prettier-ignore
}

function parts({ today }: Moment): Said[] {
  const [decade, century] = [firstOf('decade', today).year, firstOf('century', today).year];
  return [
    ...['early', 'the early'].map((lead) => years(`${lead} 1980s`, 1980, 5)),
    ...['late', 'the late'].map((lead) => years(`${lead} nineties`, 1995, 5)),
    years('the late 1960s', 1965, 5), years('early in the decade', decade, 5), years('late in the century', century + 50, 50), years('early 20th century', 1900, 50), years('the late nineteenth century', 1850, 50),
    ...['this', 'the current'].map((lead) => years(`${lead} decade`, decade, 10)),
    ...['last', 'the last', 'the previous', 'the past'].flatMap((lead) => [years(`${lead} decade`, decade - 10, 10), years(`${lead} century`, century - 100, 100)]),
    ...['next', 'the next', 'the coming'].map((lead) => years(`${lead} decade`, decade + 10, 10)),
  ]; // prettier-ignore
}

function nth(): Said[] {
  return [
    ...['of', 'in'].map((of) => years(`the first decade ${of} the 21st century`, 2000, 10)), years('the last decade of the twentieth century', 1990, 10),
    years('the second decade of this century', 2010, 10), years('the fifth decade of the 19th century', 1840, 10), years('the third year of the 1990s', 1992, 1),
  ]; // prettier-ignore
}
