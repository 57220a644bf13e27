import type { Family, Moment, Said, Unit } from './said.js';
import { after, dated, firstOf, plural, written } from './said.js';

const BACK = ['last', 'past', 'previous', 'the last', 'the past', 'the preceding'];
const AHEAD = ['next', 'coming', 'upcoming', 'the next', 'the following'];
/** Days to years are counted from today; what is longer is named by the calendar, and so counted by it. */
const ROLLING: Unit[] = ['day', 'week', 'month', 'year'];
const NAMED: Unit[] = ['quarter', 'decade', 'century'];
const COUNTS = [2, 3, 5, 8];

/** "the last two quarters", "next 3 days", "5 previous weeks". */
export const windows: Family = {
  name: 'windows',
  said: (at) => [...ROLLING.flatMap((unit) => rolling(unit, at)), ...NAMED.flatMap((unit) => named(unit, at))],
};

function rolling(unit: Unit, { today }: Moment): Said[] {
  const tomorrow = today.add({ days: 1 });
  return COUNTS.flatMap((count) => [
    ...counted(BACK, unit, count).map((words) => dated(words, after(today, unit, -count), today)),
    ...counted(AHEAD, unit, count).map((words) => dated(words, tomorrow, after(tomorrow, unit, count))),
  ]);
}

function named(unit: Unit, { today }: Moment): Said[] {
  const current = firstOf(unit, today);
  const next = after(current, unit, 1);
  return COUNTS.flatMap((count) => [
    ...counted(BACK, unit, count).map((words) => dated(words, after(current, unit, -count), current)),
    ...counted(AHEAD, unit, count).map((words) => dated(words, next, after(next, unit, count))),
  ]);
}

/** "last 2 weeks", and, without an article, "2 last weeks". */
function counted(leads: readonly string[], unit: Unit, count: number): string[] {
  return leads.flatMap((lead) =>
    written(count).flatMap((number) => [
      `${lead} ${number} ${plural(unit)}`,
      ...(lead.startsWith('the') ? [] : [`${number} ${lead} ${plural(unit)}`]),
    ]),
  );
}
