import { HOLIDAYS } from './names.js';

const when = (name: string, year: number): string | undefined =>
  HOLIDAYS.find(([names]) => names.split('|').includes(name))?.[1](year)?.toString();

// Dates as published: the churches' tables for Easter, government gazettes for the rest.
it.each([
  ['easter', 2019, '2019-04-21'],
  ['easter', 2038, '2038-04-25'],
  ['good friday', 2024, '2024-03-29'],
  ['thanksgiving', 2023, '2023-11-23'],
  ['thanksgiving:CA', 2023, '2023-10-09'],
  ['memorial day', 2021, '2021-05-31'],
  ['martin luther king day', 2022, '2022-01-17'],
  ['cyber monday', 2021, '2021-11-29'],
  ['election day', 2020, '2020-11-03'],
  ['chinese new year', 2023, '2023-01-22'],
  ['chinese new year', 2026, '2026-02-17'],
  ['mid autumn festival', 2024, '2024-09-17'],
  ['rosh hashanah', 2023, '2023-09-16'],
  ['yom kippur', 2025, '2025-10-02'],
  ['hanukkah', 2023, '2023-12-08'],
  ['passover', 2022, '2022-04-16'],
  ['ramadan', 2023, '2023-03-23'],
  ['eid', 2023, '2023-04-21'],
])('%s %i is %s', (name, year, date) => expect(when(name, year)).toBe(date));

it.each([
  [2015, '2015-11-11'],
  [2016, '2016-10-30'],
  [2017, '2017-10-19'],
  [2018, '2018-11-07'],
  [2019, '2019-10-27'],
  [2020, '2020-11-14'],
  [2021, '2021-11-04'],
  [2022, '2022-10-24'],
  [2023, '2023-11-12'],
  [2024, '2024-10-31'],
  [2025, '2025-10-20'],
])('Diwali %i is %s', (year, date) => expect(when('diwali', year)).toBe(date));

it.each([
  [2018, '2018-03-02'],
  [2019, '2019-03-21'],
  [2020, '2020-03-10'],
  [2021, '2021-03-29'],
  [2022, '2022-03-18'],
  [2023, '2023-03-08'],
  [2024, '2024-03-25'],
  [2025, '2025-03-14'],
])('Holi %i is %s', (year, date) => expect(when('holi', year)).toBe(date));

it('every holiday has a date in every year of two centuries', () => {
  const missing = HOLIDAYS.filter(([, rule]) => ![1950, 1999, 2024, 2050].every((year) => rule(year)?.year === year));
  expect(missing.map(([names]) => names)).toEqual([]);
});
