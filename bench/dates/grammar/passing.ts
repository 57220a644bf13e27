import { Temporal } from 'temporal-polyfill';
import type { Family, Moment, Said, Unit } from './said.js';
import { after, dated, firstOf, MONTHS, oneDay, plural, WEEKDAYS, written } from './said.js';

const PARTS: [string, number, number][] = [['morning', 8, 12], ['afternoon', 12, 16], ['evening', 16, 20], ['night', 20, 24]]; // prettier-ignore

/** How times are mentioned in chat: "two weekends ago", "this past Tuesday", "a few years back", "this time last year". */
export const passing: Family = {
  name: 'said in passing',
  said: (at) => [...weekdays(at), ...ago(at), ...weekends(at), ...units(at), ...partsOfDays(at), ...seasons(at)],
};

function weekdays({ today }: Moment): Said[] {
  return WEEKDAYS.flatMap((name, i) => {
    const back = today.subtract({ days: ((today.dayOfWeek - i - 1 + 7) % 7) || 7 });
    const ahead = today.add({ days: ((i + 1 - today.dayOfWeek + 7) % 7) || 7 });
    return [
      ...['this past', 'last', 'the past', 'just this past'].map((lead) => oneDay(`${lead} ${name}`, back)),
      ...['this coming', 'this upcoming', 'the coming'].map((lead) => oneDay(`${lead} ${name}`, ahead)),
      ...written(3).map((three) => oneDay(`${three} ${name}s ago`, back.subtract({ days: 14 }))),
      oneDay(`a couple of ${name}s ago`, back.subtract({ days: 7 })),
    ];
  }); // prettier-ignore
}

function ago({ today }: Moment): Said[] {
  const counts: [string, number][] = [['two', 2], ['2', 2], ['a couple of', 2], ['a couple', 2], ['10', 10]];
  const exact = (['day', 'week', 'month'] as Unit[]).flatMap((unit) =>
    counts.flatMap(([number, count]) => ['ago', 'back', 'before now'].flatMap((end) => ['', 'just ', 'only '].map((just) => oneDay(`${just}${number} ${plural(unit)} ${end}`, after(today, unit, -count))))),
  );
  const loose = (['week', 'month', 'year'] as Unit[]).flatMap((unit) =>
    ['a few', 'few', 'some'].flatMap((number) => ['ago', 'back'].map((end) => around(`${number} ${plural(unit)} ${end}`, unit, after(today, unit, -3)))),
  );
  const rough = (['week', 'month', 'year'] as Unit[]).flatMap((unit) => ['or so', 'or two'].map((end) => around(`a ${unit} ${end} ago`, unit, after(today, unit, -1))));
  const years = [...counts, ['about 4', 4] as const, ['around five', 5] as const].map(([number, count]) => around(`${number} years ago`, 'year', after(today, 'year', -count)));
  return [...exact, ...loose, ...rough, ...years];
} // prettier-ignore

function around(words: string, unit: Unit, day: Temporal.PlainDate): Said {
  const first = firstOf(unit, day);
  return dated(words, first, after(first, unit, 1));
}

function weekends({ today }: Moment): Said[] {
  const saturday = firstOf('week', today).add({ days: 5 });
  const at = (text: string, weeks: number): Said => dated(text, saturday.add({ days: 7 * weeks }), saturday.add({ days: 7 * weeks + 2 })); // prettier-ignore
  return [
    ...['last weekend', 'this past weekend', 'the past weekend', 'the previous weekend'].map((text) => at(text, -1)),
    ...['two weekends ago', 'a couple of weekends ago', '2 weekends ago', 'two weekends back'].map((text) =>
      at(text, -2),
    ),
    ...['this weekend', 'next weekend'].map((text, i) => at(text, i)),
    ...(today.dayOfWeek === 1 ? [{ ...at('this weekend', -1), tense: 'past' as const }] : []),
  ];
}

function units({ today }: Moment): Said[] {
  return (['week', 'month', 'year'] as Unit[]).flatMap((unit) => [
    around(`last ${unit}`, unit, after(today, unit, -1)),
    around(`just last ${unit}`, unit, after(today, unit, -1)),
    around(`the ${unit} before last`, unit, after(today, unit, -2)),
    around(`this ${unit}`, unit, today),
    around(`next ${unit}`, unit, after(firstOf(unit, today), unit, 1)),
    oneDay(`this time last ${unit}`, after(today, unit, -1)),
    oneDay(`this time next ${unit}`, after(today, unit, 1)),
    oneDay(`a ${unit} ago today`, after(today, unit, -1)),
  ]);
}

function partsOfDays({ today }: Moment): Said[] {
  const days: [string, number][] = [
    ['yesterday', -1],
    ['tomorrow', 1],
  ];
  const on = (words: string, day: number, from: number, to: number): Said => {
    const midnight = today.add({ days: day }).toPlainDateTime();
    return { words, start: midnight.add({ hours: from }), end: midnight.add({ hours: to }) };
  };
  return PARTS.flatMap(([part, from, to]) => [
    ...days.map(([name, day]) => on(`${name} ${part}`, day, from, to)),
    ...(part === 'night' ? [on('last night', -1, from, to), on('tonight', 0, from, to), on('the night before last', -2, from, to)] : [on(`this ${part}`, 0, from, to)]),
  ]); // prettier-ignore
}

const SEASONS: [string, number][] = [
  ['spring', 3],
  ['summer', 6],
  ['autumn', 9],
  ['winter', 12],
];

function seasons({ today }: Moment): Said[] {
  return SEASONS.flatMap(([name, month]) => {
    const of = (year: number): Temporal.PlainDate => Temporal.PlainDate.from({ year, month, day: 1 });
    const ended = [-4, -3, -2, -1, 0].map((step) => of(today.year + step)).filter((start) => Temporal.PlainDate.compare(start.add({ months: 3 }), today) <= 0);
    const season = (words: string, back: number): Said => {
      const start = ended.at(-back) as Temporal.PlainDate;
      return dated(words, start, start.add({ months: 3 }));
    };
    const dated2019 = ['of', 'in'].map((of2) => dated(`${name} ${of2} 2019`, of(2019), of(2019).add({ months: 3 })));
    return [season(`last ${name}`, 1), season(`the ${name} before last`, 2), season(`two ${name}s ago`, 2), season(`3 ${name}s ago`, 3), ...dated2019, ...months(name)];
  }); // prettier-ignore
}

function months(season: string): Said[] {
  const month = MONTHS[season.length % 12] as string;
  const start = Temporal.PlainDate.from({ year: 2019, month: (season.length % 12) + 1, day: 1 });
  return [`back in ${month} 2019`, `in ${month} of 2019`].map((text) => dated(text, start, start.add({ months: 1 })));
}
