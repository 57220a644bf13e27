import { Temporal } from 'temporal-polyfill';
import type { Family, Moment, Said, Unit } from './said.js';
import { after, dated, firstOf, plural, written } from './said.js';

const LENGTHS: [Unit, number][] = [['day', 3], ['day', 10], ['week', 2], ['week', 1], ['month', 6], ['year', 2]]; // prettier-ignore
const OPENINGS = ['starting', 'beginning', 'starting on', 'starting from', 'commencing', 'from'];

/** "2 weeks starting May 20th, 2024", "from tomorrow for three days", "5pm tomorrow for two hours". */
export const durationsWithStart: Family = {
  name: 'a duration with its start',
  said: (at) =>
    startsOf(at)
      .flatMap(([words, day]) => [...calendar(words, day)])
      .concat(hours(at)),
};

function startsOf({ today }: Moment): [string, Temporal.PlainDate][] {
  const week = firstOf('week', today);
  return [
    ['tomorrow', today.add({ days: 1 })],
    ['next Monday', week.add({ days: 7 })],
    ['May 20th, 2024', Temporal.PlainDate.from('2024-05-20')],
    ['20 May 2024', Temporal.PlainDate.from('2024-05-20')],
    ['5/20/2024', Temporal.PlainDate.from('2024-05-20')],
  ];
}

function calendar(words: string, day: Temporal.PlainDate): Said[] {
  return LENGTHS.flatMap(([unit, count]) => {
    const lengths = count === 1 ? [`one ${unit}`, `a ${unit}`] : written(count).map((number) => `${number} ${plural(unit)}`);
    const orders = lengths.flatMap((length) => [
      ...OPENINGS.map((lead) => `for ${length} ${lead} ${words}`),
      ...OPENINGS.filter((lead) => lead !== 'from').map((lead) => `${length} ${lead} ${words}`),
      ...OPENINGS.map((lead) => `${lead} ${words} for ${length}`),
      `starting ${words}, for ${length}`,
      `${words} for ${length}`,
    ]);
    return orders.map((text) => dated(text, day, after(day, unit, count)));
  }); // prettier-ignore
}

function hours({ today }: Moment): Said[] {
  const tomorrow = today.add({ days: 1 });
  const start = tomorrow.toPlainDateTime({ hour: 17 });
  const starts = ['5pm tomorrow', 'tomorrow at 5pm', 'tomorrow, 5 pm'];
  const lengths: [string, Temporal.DurationLike][] = [['two hours', { hours: 2 }], ['an hour', { hours: 1 }], ['90 minutes', { minutes: 90 }], ['half an hour', { minutes: 30 }]]; // prettier-ignore
  return starts.flatMap((words) =>
    lengths.flatMap(([length, add]) =>
      [`${words} for ${length}`, `from ${words} for ${length}`, `for ${length} from ${words}`, `${length} starting ${words}`, `for ${length} starting at ${words}`, `starting ${words} for ${length}`]
        .filter((text) => !text.includes('at tomorrow'))
        .map((text) => ({ words: text, start, end: start.add(add) })),
    ),
  ); // prettier-ignore
}
