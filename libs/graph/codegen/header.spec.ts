import { parseHeader } from './header.ts';

const GOOD = [
  '// contact/head: what a read needs to know first.',
  '//',
  '// @mode   read',
  '// @param  tenantId string   whose it is',
  '// @param  at       instant?',
  '// @return id       string',
  '// @return turns    map[]? {id string, said map {at instant?,',
  '//   by string[]}} all of them',
  '//',
  "// :param tenantId => 'default';",
  '// :param at => datetime();',
  '',
  'MATCH (c:Contact {tenantId: $tenantId})',
  '// a comment may speak of $anything',
  'WHERE c.at < $at AND c.at > $at RETURN c.id AS id;',
].join('\n');

const parsed = (from: string, to: string): (() => unknown) => {
  expect(GOOD).toContain(from);
  return () => parseHeader('contact/head', GOOD.replace(from, to));
};

describe('parseHeader', () => {
  it('reads what a query declares and uses', () => {
    expect(parseHeader('contact/head', GOOD)).toEqual({
      summary: 'what a read needs to know first.',
      joins: [],
      mode: 'read',
      params: [
        { name: 'tenantId', kind: 'string', fields: [], note: 'whose it is' },
        { name: 'at', kind: 'instant?', fields: [], note: '' },
      ],
      returns: [
        { name: 'id', kind: 'string', fields: [], note: '' },
        {
          name: 'turns',
          kind: 'map[]?',
          fields: [
            { name: 'id', kind: 'string', fields: [] },
            {
              name: 'said',
              kind: 'map',
              fields: [
                { name: 'at', kind: 'instant?', fields: [] },
                { name: 'by', kind: 'string[]', fields: [] },
              ],
            },
          ],
          note: 'all of them',
        },
      ],
      samples: ['tenantId', 'at'],
      used: ['tenantId', 'at'],
    });
  });

  it.each([
    {
      what: 'its first line names another file',
      from: '// contact/head: ',
      to: '// contact/tail: ',
      says: 'contact/head: the first line must be "// contact/head: what it does."',
    },
    {
      what: 'it has no mode',
      from: '// @mode   read',
      to: '//',
      says: 'contact/head: @mode must be read, write or schema',
    },
    {
      what: 'its mode is unknown',
      from: '@mode   read',
      to: '@mode   look',
      says: 'contact/head: @mode must be read, write or schema',
    },
    {
      what: 'a field has no kind',
      from: '@return id       string',
      to: '@return id',
      says: 'contact/head: not understood: @return id',
    },
    {
      what: 'a kind is no kind',
      from: 'instant?',
      to: 'Instant!',
      says: 'contact/head: not understood: @param  at       Instant!',
    },
    {
      what: 'a map does not say the kind of what it holds',
      from: 'by string[]',
      to: 'by',
      says: 'contact/head: not understood: @return turns    map[]? {id string, said map {at instant?, by}} all of them',
    },
    {
      what: 'it declares what the codec gives',
      from: '@param  at       instant?',
      to: '@param  openEnd  instant',
      says: 'contact/head: @param openEnd is given by the codec, $at is used but not declared, @param openEnd is never used, $openEnd has no sample line ":param openEnd => ...;"',
    },
    {
      what: 'it uses what the codec gives, and has no sample of it',
      from: 'RETURN c.id',
      to: 'AND c.end = $openEnd RETURN c.id',
      says: 'contact/head: $openEnd has no sample line ":param openEnd => ...;"',
    },
    {
      what: 'it uses what it does not declare',
      from: 'c.at < $at',
      to: 'c.at < $when',
      says: 'contact/head: $when is used but not declared',
    },
    {
      what: 'it declares what it does not use',
      from: 'c.at < $at AND c.at > $at',
      to: 'true',
      says: 'contact/head: @param at is never used',
    },
    {
      what: 'a parameter has no sample',
      from: '// :param at => datetime();',
      to: '//',
      says: 'contact/head: $at has no sample line ":param at => ...;"',
    },
    {
      what: 'a sample has no end',
      from: 'datetime();',
      to: 'datetime()',
      says: 'contact/head: $at has no sample line ":param at => ...;"',
    },
  ])('says so when $what', ({ from, to, says }) => {
    expect(parsed(from, to)).toThrow(new Error(says));
  });

  it('names every fault at once', () => {
    const text = GOOD.replace('c.at < $at AND c.at > $at', 'c.at < $when');
    expect(() => parseHeader('contact/head', text)).toThrow(
      'contact/head: $when is used but not declared, @param at is never used',
    );
  });
});
