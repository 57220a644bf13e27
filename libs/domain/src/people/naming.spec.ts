import { namingOf } from './naming.js';

it.each([
  ['my daughter Mia', { name: 'Mia', role: 'daughter', kind: 'person' }],
  ['Mia (daughter)', { name: 'Mia', role: 'daughter', kind: 'person' }],
  ['Mia, her daughter', { name: 'Mia', role: 'daughter', kind: 'person' }],
  ['dentist Dr. Rao', { name: 'Dr. Rao', role: 'dentist', kind: 'person' }],
  ['dog called Rex', { name: 'Rex', role: 'dog', kind: 'animal' }],
  ['her sister', { name: null, role: 'sister', kind: 'person' }],
  ['Mom', { name: null, role: 'mother', kind: 'person' }],
  ['older daughter', { name: null, role: 'older daughter', kind: 'person' }],
  ['mother in law', { name: null, role: 'mother-in-law', kind: 'person' }],
  ["Mia's teacher", { name: null, role: "mia's teacher", kind: 'person' }],
  ['order #4471', { name: 'order 4471', role: 'order', kind: 'order' }],
  ['case 12', { name: 'case 12', role: 'case', kind: 'case' }],
  ['Acme Ltd', { name: 'Acme Ltd', role: null, kind: 'organisation' }],
  ['Mia', { name: 'Mia', role: null, kind: 'person' }],
  ['the garage door', { name: 'garage door', role: null, kind: 'thing' }],
])('%s is read as what it names', (subject, naming) => {
  expect(namingOf(subject, 'Priya Rao')).toEqual(naming);
});

it.each(['Priya', 'priya rao', 'the customer', 'Me', 'caller', 'the contact'])('%s is the contact', (subject) => {
  expect(namingOf(subject, 'Priya Rao')).toBeNull();
});

it('a name is nobody’s own while the contact has none', () => {
  expect(namingOf('Priya')).toEqual({ name: 'Priya', role: null, kind: 'person' });
});
