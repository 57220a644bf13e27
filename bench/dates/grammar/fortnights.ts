import type { Family, Moment, Said } from './said.js';
import { dated, firstOf, oneDay, written } from './said.js';

const WORKING = ['working week', 'work week', 'workweek', 'business week'];

/** "the past fortnight", "two fortnights ago", "next working week". */
export const fortnights: Family = {
  name: 'fortnights and working weeks',
  said: (at) => [...working(at), ...whole(at), ...counted(at)],
};

/** From Monday to the end of Friday. */
function working({ today }: Moment): Said[] {
  const monday = firstOf('week', today);
  const leads: [string, number][] = [['this', 0], ['the current', 0], ['next', 7], ['the next', 7], ['the coming', 7], ['last', -7], ['the previous', -7], ['the past', -7]]; // prettier-ignore
  return WORKING.flatMap((unit) =>
    leads.map(([lead, days]) => dated(`${lead} ${unit}`, monday.add({ days }), monday.add({ days: days + 5 }))),
  );
}

/** Fortnights of whole weeks: the two before this one, or the two after it. */
function whole({ today }: Moment): Said[] {
  const monday = firstOf('week', today);
  const before = ['last', 'past', 'the past', 'the last', 'the previous'];
  const next = ['next', 'the next', 'the coming', 'the following'];
  return [
    ...before.map((lead) => dated(`${lead} fortnight`, monday.subtract({ days: 14 }), monday)),
    ...next.map((lead) => dated(`${lead} fortnight`, monday.add({ days: 7 }), monday.add({ days: 21 }))),
  ];
}

function counted({ today }: Moment): Said[] {
  const away = (text: string, days: number): Said => oneDay(text, today.add({ days }));
  return [
    ...['in a fortnight', 'a fortnight from now', 'a fortnight from today', "in a fortnight's time", 'a fortnight today'].map((text) => away(text, 14)),
    ...['a fortnight ago', 'one fortnight ago', 'a fortnight back'].map((text) => away(text, -14)),
    ...written(2).flatMap((two) => [away(`${two} fortnights ago`, -28), away(`in ${two} fortnights`, 28)]),
    away('a fortnight tomorrow', 15),
    ...written(3).flatMap((three) => [
      dated(`the last ${three} fortnights`, today.subtract({ days: 42 }), today),
      dated(`the next ${three} fortnights`, today.add({ days: 1 }), today.add({ days: 43 })),
    ]),
  ]; // prettier-ignore
}
