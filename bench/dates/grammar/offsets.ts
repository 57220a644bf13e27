import type { Family, Moment, Said, Unit } from './said.js';
import { after, firstOf, oneDay, plural, WEEKDAYS, written } from './said.js';

const UNITS: Unit[] = ['day', 'week', 'month', 'year'];
const ENDS = ['from now', 'from today', 'later', 'out', 'from this moment', 'down the line', 'down the road'];

/** "three weeks from now", "in two months' time", "a week tomorrow", "Friday week", "2 days after tomorrow". */
export const offsets: Family = {
  name: 'offsets into the future',
  said: (at) => [...ahead(at), ...anchored(at), ...weekdays(at), ...elapsed(at)],
};

function ahead({ today }: Moment): Said[] {
  return UNITS.flatMap((unit) =>
    [1, 2, 3, 10].flatMap((count) => {
      const name = count === 1 ? unit : plural(unit);
      const numbers = count === 1 ? ['one', 'a'] : written(count);
      return numbers.flatMap((number) => [
        ...ENDS.map((end) => `${number} ${name} ${end}`),
        `in ${number} ${name}`,
        ...[`in ${number} ${count === 1 ? `${unit}'s` : `${name}'`} time`],
      ]).map((text) => oneDay(text, after(today, unit, count)));
    }),
  ); // prettier-ignore
}

/** Counted from another day than today. */
function anchored({ today }: Moment): Said[] {
  const tomorrow = today.add({ days: 1 });
  const weeks: [string, number][] = [
    ['a week', 7],
    ['one week', 7],
    ['two weeks', 14],
    ['a fortnight', 14],
  ];
  return [
    ...weeks.flatMap(([words, days]) => [
      oneDay(`${words} today`, today.add({ days })),
      oneDay(`${words} tomorrow`, tomorrow.add({ days })),
      ...['from', 'after'].map((joint) => oneDay(`${words} ${joint} tomorrow`, tomorrow.add({ days }))),
    ]),
    oneDay('tomorrow week', tomorrow.add({ days: 7 })),
    oneDay('today week', today.add({ days: 7 })),
    ...[['before', 15], ['after', 19]].map(([joint, hour]) => {
      const start = tomorrow.toPlainDateTime({ hour: hour as number });
      return { words: `two hours ${joint} 5pm tomorrow`, start, end: start.add({ minutes: 1 }) };
    }),
    ...UNITS.flatMap((unit) =>
      written(4).flatMap((four) => [
        oneDay(`${four} ${plural(unit)} after tomorrow`, after(tomorrow, unit, 4)),
        oneDay(`${four} ${plural(unit)} after July 4, 2019`, after(today.with({ year: 2019, month: 7, day: 4 }), unit, 4)),
        oneDay(`${four} ${plural(unit)} before July 4, 2019`, after(today.with({ year: 2019, month: 7, day: 4 }), unit, -4)),
      ]),
    ),
  ]; // prettier-ignore
}

/** From the next such weekday, never today. */
function weekdays({ today }: Moment): Said[] {
  return WEEKDAYS.flatMap((name, i) => {
    const next = today.add({ days: ((i + 1 - today.dayOfWeek + 7) % 7) || 7 });
    const week = firstOf('week', today);
    return [
      ...[`${name} week`, `a week on ${name}`, `a week from ${name}`].map((text) => ({ ...oneDay(text, next.add({ days: 7 })), tense: 'future' as const })),
      { ...oneDay(`two weeks on ${name}`, next.add({ days: 14 })), tense: 'future' as const },
      oneDay(`two weeks from next ${name}`, week.add({ days: 21 + i })),
    ];
  }); // prettier-ignore
}

function elapsed({ now, timezone }: Moment): Said[] {
  const at = now.toZonedDateTime(timezone);
  return ([['hour', 3_600_000], ['minute', 60_000]] as const).flatMap(([unit, length]) =>
    [2, 5].flatMap((count) =>
      written(count).flatMap((number) =>
        [`in ${number} ${unit}s`, `${number} ${unit}s from now`, `${number} ${unit}s later`, `in ${number} ${unit}s' time`].map((words) => ({
          words,
          start: at.add({ milliseconds: count * length }).toPlainDateTime(),
          end: at.add({ milliseconds: (count + 1) * length }).toPlainDateTime(),
        })),
      ),
    ),
  ); // prettier-ignore
}
