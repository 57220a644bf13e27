import { parseHeader } from './header.ts';
import { withJoint } from './joint.ts';

const near = (kind = 'string', note = '', first = ''): string =>
  [
    '// recall/near: the near ones.',
    '//',
    '// @mode   read',
    `// @param  id ${kind} of the contact`,
    '// @param  limit int',
    '// @return at int',
    '// @return cosine float?',
    '//',
    '// :param id => null;',
    '// :param limit => 5;',
    '',
    ...(first ? [first] : []),
    ...(note ? [note] : []),
    'MATCH (m:Memory {id: $id})',
    'RETURN 1 AS at, m.x AS cosine LIMIT $limit;',
  ].join('\n');
const WORDS = [
  '// recall/by-words: by words.',
  '//',
  '// @mode   read',
  '// @param  id string? of the contact',
  '// @return found map[] {id string, at int?}',
  '//',
  "// :param id => 'a';",
  '',
  'RETURN [] AS found, $id AS id;',
].join('\n');
const HEAD = ['// recall/both: both.', '//', '// @mode   read', '// @joins  recall/near recall/by-words', ''].join(
  '\n',
);
const joint = (first: string, text = HEAD): string =>
  withJoint('recall/both', text, (path) => (path === 'recall/near' ? first : WORDS));

describe('withJoint', () => {
  it('writes a query that asks several, each for itself, whatever stood there', () => {
    const written = joint(near());
    expect(written.split('\n')).toEqual([
      '// recall/both: both.',
      '//',
      '// @mode   read',
      '// @joins  recall/near recall/by-words',
      '// @param  id string? of the contact',
      '// @param  limit int',
      '// @return near map[] {at int, cosine float?} the rows of recall/near',
      '// @return byWords map[] {found map[] {id string, at int?}} the rows of recall/by-words',
      '//',
      "// :param id => 'a';",
      '// :param limit => 5;',
      '',
      'CALL () {',
      '  CALL () {',
      '    MATCH (m:Memory {id: $id})',
      '    RETURN 1 AS at, m.x AS cosine LIMIT $limit',
      '  }',
      '  RETURN collect({at: at, cosine: cosine}) AS near',
      '}',
      'CALL () {',
      '  CALL () {',
      '    RETURN [] AS found, $id AS id',
      '  }',
      '  RETURN collect({found: found}) AS byWords',
      '}',
      'RETURN near, byWords;',
      '',
    ]);
    expect(joint(near(), written)).toBe(written);
    expect(parseHeader('recall/both', written).joins).toEqual(['recall/near', 'recall/by-words']);
  });

  it('leaves out notes, and says first which Cypher it is', () => {
    const written = joint(near('string', '// A note.', 'CYPHER 25'));
    expect(written).not.toContain('A note.');
    expect(written.match(/^(?!\/\/).+$/m)?.[0]).toBe('CYPHER 25');
    expect(written.match(/CYPHER 25/g)).toHaveLength(1);
  });

  it('breaks what is longer than a line', () => {
    const lines = joint(
      near().replace('at int', `at map {${Array.from('abcdefghijklmnop', (x) => `${x.repeat(9)} int`).join(', ')}}`),
    );
    expect(Math.max(...lines.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(150);
    expect(parseHeader('recall/both', lines).returns[0]?.fields[0]?.fields).toHaveLength(16);
  });

  it('leaves alone what joins nothing', () => {
    expect(joint('', WORDS)).toBe(WORDS);
  });

  it.each([
    { what: 'takes something else', first: near('int'), says: 'recall/both: $id is int and string?' },
    {
      what: 'writes',
      first: near().replace('@mode   read', '@mode   write'),
      says: 'recall/both: recall/near is no read',
    },
  ])('says so of one that $what', ({ first, says }) => {
    expect(() => joint(first)).toThrow(new Error(says));
  });
});
