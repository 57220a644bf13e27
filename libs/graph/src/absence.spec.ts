import { Absence } from './absence.js';

it('tells of each end of an absence once, and of none that did not begin', () => {
  let told = 0;
  const absence = new Absence();
  absence.whenOver(() => (told += 1));
  absence.ends();
  expect(told).toBe(0);
  absence.begins();
  absence.begins();
  expect(told).toBe(0);
  absence.ends();
  absence.ends();
  expect(told).toBe(1);
  absence.begins();
  absence.ends();
  expect(told).toBe(2);
});
