import { resolve } from '../resolve.js';

// Wednesday 11 March 2026.
const reference = new Date('2026-03-11T10:00:00Z');

function read(text: string, locale: string): string[] {
  const found = resolve(text, { reference, timezone: 'UTC', options: { locale } });
  return found.map(({ start, precision }) =>
    precision === 'day' ? start.toISOString().slice(0, 10) : start.toISOString().slice(0, 16),
  );
}

it.each([
  ['de', 'heute um acht Uhr abends', '2026-03-11T20:00'],
  ['de', 'Freitag um 8 Uhr abends', '2026-03-13T20:00'],
  ['de', 'Freitag um 20 Uhr abends', '2026-03-13T20:00'],
  ['de', 'morgen um acht abends', '2026-03-12T20:00'],
  ['de', 'Freitag um zwei Uhr nachmittags', '2026-03-13T14:00'],
  ['de', 'Freitag um acht Uhr morgens', '2026-03-13T08:00'],
  ['de', 'morgen um zehn vor drei', '2026-03-12T14:50'],
  ['de', 'morgen um zehn nach drei', '2026-03-12T15:10'],
  ['de', 'morgen um fünf vor zwölf', '2026-03-12T11:55'],
  ['de', 'morgen um halb drei', '2026-03-12T14:30'],
  ['de', 'morgen um Viertel nach drei', '2026-03-12T15:15'],
  ['de', 'morgen um Viertel vor fünf', '2026-03-12T16:45'],
  ['de', 'Freitag um 14.30 Uhr', '2026-03-13T14:30'],
  ['de', 'Samstagabend um acht', '2026-03-14T20:00'],
  ['de', 'Freitag zwischen 14 und 16 Uhr', '2026-03-13T14:00'],
  ['de', 'Freitag von 14 bis 16 Uhr', '2026-03-13T14:00'],
  ['de', 'Freitag ab 15 Uhr', '2026-03-13T15:00'],
  ['de', 'Freitag nach 15 Uhr', '2026-03-13T15:00'],
  ['de', 'vor einem halben Jahr', '2025-09-11'],
  ['fr', 'vendredi de 14h à 16h', '2026-03-13T14:00'],
  ['es', 'mañana a las cinco menos cuarto', '2026-03-12T16:45'],
  ['es', 'mañana a las cinco menos diez', '2026-03-12T16:50'],
  ['es', 'mañana a las tres y media', '2026-03-12T15:30'],
  ['es', 'mañana a las tres y cuarto', '2026-03-12T15:15'],
  ['es', 'mañana a las tres y diez', '2026-03-12T15:10'],
  ['es', 'mañana a las ocho de la tarde', '2026-03-12T20:00'],
  ['fr', 'demain à huit heures du soir', '2026-03-12T20:00'],
  ['fr', 'demain à 8 heures du soir', '2026-03-12T20:00'],
  ['fr', 'demain à cinq heures moins le quart', '2026-03-12T16:45'],
  ['fr', 'demain à cinq heures moins dix', '2026-03-12T16:50'],
  ['fr', 'demain à trois heures et demie', '2026-03-12T15:30'],
  ['fr', 'demain à trois heures et quart', '2026-03-12T15:15'],
])('the hour is told whole in %s: %s', (locale, text, expected) => expect(read(text, locale)).toEqual([expected]));

it.each([
  ['de', 'morgen um fünf vor halb drei', '2026-03-12'],
  ['de', 'morgen um drei Viertel acht', '2026-03-12'],
])('an hour that is not understood is left out in %s: %s', (locale, text, day) =>
  expect(read(text, locale)).toEqual([day]),
);

it.each([
  ['de', 'Ich habe vor drei Jahren geheiratet', '2023-01-01T00:00'],
  ['de', 'zehn Tage vor Ostern', '2026-03-26'],
])('other words stay what they are in %s: %s', (locale, text, expected) =>
  expect(read(text, locale)[0]?.slice(0, 4)).toBe(expected.slice(0, 4)),
);
