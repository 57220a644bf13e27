import { containsName, namingOfValue, namingsIn, ownRolesIn } from './mentions.js';

it.each([
  ['Her daughter Mia plays chess.', [{ name: 'Mia', role: 'daughter', kind: 'person' }]],
  ["My older sister Anna Lee's house burned.", [{ name: 'Anna Lee', role: 'older sister', kind: 'person' }]],
  ['Her daughter is called Mia.', [{ name: 'Mia', role: 'daughter', kind: 'person' }]],
  ["Her dog's name is Rex.", [{ name: 'Rex', role: 'dog', kind: 'animal' }]],
  ['Rex, her dog, is ill.', [{ name: 'Rex', role: 'dog', kind: 'animal' }]],
  ['Asked for order 4471.', [{ name: 'order 4471', role: 'order', kind: 'order' }]],
  ['Anna is nice.', []],
  ['Her favourite city is Rome.', []],
  ['In case 2 people come.', []],
])('%s names whom it names plainly', (text, found) => {
  expect(namingsIn(text)).toEqual(found);
});

it.each([
  ['child', 'Leo', { name: 'Leo', role: 'child', kind: 'person' }],
  ['employer', 'Infosys', { name: 'Infosys', role: 'employer', kind: 'organisation' }],
  ['current_city', 'Rome', { name: 'Rome', role: null, kind: 'place' }],
  ['pet', 'dog', null],
  ['child', '2', null],
  ['likes', 'Rome', null],
  [null, 'Rome', null],
])('the value of %s, %s, names somebody or nobody', (attribute, value, naming) => {
  expect(namingOfValue(attribute, value)).toEqual(naming);
});

it('a role is spoken of with whose it is', () => {
  expect(ownRolesIn('Her sister met a doctor.').map(({ role }) => role)).toEqual(['sister']);
});

it('a name stands in a text as words of its own', () => {
  expect([
    containsName('Met Mia.', 'Mia'),
    containsName('Miami is hot.', 'Mia'),
    containsName('met mia', 'Mia'),
    containsName('राम आया', 'राम'),
    containsName('रामा आयी', 'राम'),
  ]).toEqual([true, false, false, true, false]);
});
