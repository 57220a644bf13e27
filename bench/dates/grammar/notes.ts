import { Temporal } from 'temporal-polyfill';
import type { Family, Moment, Said } from './said.js';
import { after, dated, firstOf, oneDay, ordinal, WEEKDAYS } from './said.js';

const CLOSES = ['COB', 'EOD', 'close of business', 'end of day', 'the end of the day'];
const HALVES: [string, number][] = [['first half', 0], ['1st half', 0], ['second half', 1], ['2nd half', 1], ['latter half', 1]]; // prettier-ignore
const TIMES: [string, number, number][] = [['0730', 7, 30], ['1900', 19, 0], ['2245', 22, 45]]; // prettier-ignore

/** As people write in notes: "w/c 7 July", "the 2nd half of July", "EOD tomorrow", "0730hrs on Monday", "Mon-Fri". */
export const notes: Family = {
  name: 'as in notes',
  said: (at) => [...weeks(at), ...halves(at), ...closes(at), ...military(at), ...ranges(at), ...daysOfMonths(at)],
};

function weeks({ today }: Moment): Said[] {
  const day = Temporal.PlainDate.from({ year: today.year, month: 7, day: 9 });
  const names = [`9 July ${day.year}`, `July 9, ${day.year}`, `${day.toString()}`];
  return names.flatMap((name) => [
    ...['week commencing', 'the week beginning', 'week starting on', 'w/c', 'the w/c'].map((of) =>
      dated(`${of} ${name}`, day, day.add({ days: 7 })),
    ),
    ...['week ending', 'the week ending on', 'w/e'].map((of) =>
      dated(`${of} ${name}`, day.subtract({ days: 6 }), day.add({ days: 1 })),
    ),
  ]);
}

function halves({ today }: Moment): Said[] {
  const next = firstOf('month', today).add({ months: 1 });
  const july = Temporal.PlainDate.from({ year: 2019, month: 7, day: 1 });
  return HALVES.flatMap(([half, place]) =>
    [['next month', next] as const, ['July 2019', july] as const].map(([name, first]) => {
      const middle = first.add({ days: 15 });
      const [from, to] = place === 0 ? [first, middle] : [middle, after(first, 'month', 1)];
      return dated(`the ${half} of ${name}`, from, to);
    }),
  );
}

function closes({ today }: Moment): Said[] {
  const friday = firstOf('week', today).add({ days: 11 });
  const named: [string, Temporal.PlainDate][] = [['tomorrow', today.add({ days: 1 })], ['next Friday', friday], ['4 July 2019', Temporal.PlainDate.from('2019-07-04')]]; // prettier-ignore
  return named.flatMap(([name, day]) => {
    const end = day.add({ days: 1 }).toPlainDateTime();
    const means = { start: end.subtract({ minutes: 1 }), end };
    return CLOSES.flatMap(
      (close) =>
      [`${close} ${name}`, `${close}, ${name}`, `${name} by ${close}`, `${name}, ${close}`].map((words) => ({ words, ...means })), // prettier-ignore
    );
  });
}

function military({ today }: Moment): Said[] {
  const day = today.add({ days: 1 });
  return TIMES.flatMap(([digits, hour, minute]) => {
    const start = day.toPlainDateTime({ hour, minute });
    const colon = `${digits.slice(0, 2)}:${digits.slice(2)}`;
    return [`${digits} hours tomorrow`, `tomorrow at ${digits}hrs`, `tomorrow ${colon}hrs`, `${colon} hours tomorrow`].map((words) => ({ words, start, end: start.add({ minutes: 1 }) })); // prettier-ignore
  });
}

/** A range ends where its last day begins. */
function ranges({ today }: Moment): Said[] {
  const monday = firstOf('week', today).add({ days: 7 });
  const june = (day: number): Temporal.PlainDate => Temporal.PlainDate.from({ year: today.year, month: 6, day });
  const short = (place: number): string => (WEEKDAYS[place] as string).slice(0, 3);
  return [
    ...['-', ' - ', ' to ', '–'].map((to) => ({ ...dated(`${short(0)}${to}${short(4)}`, monday, monday.add({ days: 4 })), tense: 'future' as const })), // prettier-ignore
    ...['-', '–', ' to '].map((to) => dated(`June 20${to}24, ${today.year}`, june(20), june(24))),
  ];
}

function daysOfMonths({ today }: Moment): Said[] {
  const month = firstOf('month', today);
  return [[-1, 'last'] as const, [1, 'next'] as const].flatMap(([offset, which]) =>
    [5, 12, 23].flatMap((number) => {
      const day = month.add({ months: offset }).with({ day: number });
      return [`${which} month on the ${ordinal(number)}`, `${which} month, on the ${ordinal(number)}`, `${ordinal(number)} of ${which} month`].map((words) => oneDay(words, day)); // prettier-ignore
    }),
  );
}
