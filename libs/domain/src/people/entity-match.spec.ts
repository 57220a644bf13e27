import { findNamedEntities, type KnownEntity, matchEntity } from './entity-match.js';

const known = (id: string, name: string | null, role: string | null, aliases: string[] = []): KnownEntity => ({
  ...{ id, name, role, aliases },
  kind: 'person',
});
const said = (name: string | null, role: string | null): Parameters<typeof matchEntity>[0] => ({
  ...{ name, role },
  kind: 'person',
});

describe('whom a naming means', () => {
  it.each([
    ['a name whoever has it', said('mia', null), [known('1', 'Mia', 'daughter')], { id: '1', meets: null }],
    ['an alias too', said('Mimi', null), [known('1', 'Mia', null, ['Mimi'])], { id: '1', meets: null }],
    ['nobody whose role is another', said('Max', 'friend'), [known('1', 'Max', 'dog')], null],
    ['a role the only one who has it', said(null, 'sister'), [known('1', 'Anna', 'sister')], { id: '1', meets: null }],
    ['nobody of two', said(null, 'sister'), [known('1', 'Anna', 'sister'), known('2', 'Bea', 'sister')], null],
    [
      'whoever has no name first',
      said(null, 'sister'),
      [known('1', 'Anna', 'sister'), known('2', null, 'sister')],
      { id: '2', meets: null },
    ],
    [
      'a general word the one of its kind',
      said(null, 'child'),
      [known('1', 'Mia', 'daughter')],
      { id: '1', meets: null },
    ],
    ['by a role nobody known by the general word', said(null, 'daughter'), [known('1', 'Leo', 'child')], null],
    [
      'a new name the nameless one of its role',
      said('Mia', 'daughter'),
      [known('1', null, 'daughter')],
      { id: '1', meets: null },
    ],
    [
      'not where another name has the role',
      said('Bea', 'sister'),
      [known('1', 'Anna', 'sister'), known('2', null, 'sister')],
      null,
    ],
    [
      'two that meet',
      said('Mia', 'daughter'),
      [known('1', 'Mia', null), known('2', null, 'daughter')],
      { id: '1', meets: '2' },
    ],
  ])('%s', (_, naming, entities, match) => {
    expect(matchEntity(naming, entities)).toEqual(match);
  });
});

it.each([
  ['Where does her sister live?', ['a']],
  ['What does Leo do?', ['l']],
  ['How many children does she have?', ['l', 'm']],
  ['Who are her kids?', ['l', 'm']],
  ['Where does she live?', []],
])('%s names %j', (question, ids) => {
  const entities = [known('l', 'Leo', 'child'), known('m', 'Mia', 'daughter'), known('a', 'Anna', 'sister')];
  expect(findNamedEntities(question, entities).sort()).toEqual(ids);
});

it('vowel signs tell names apart', () => {
  const entities = [known('seema', 'सीमा', null), known('som', 'सोम', null)];
  expect(findNamedEntities('सीमा कहाँ रहती है?', entities)).toEqual(['seema']);
});
