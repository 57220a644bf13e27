import { readShape, withShapes } from './shapes.ts';

const SHAPE = [
  '// shape/memory: a memory as every query returns it.',
  'MATCH (m:Memory {id: $id})',
  'RETURN m { // shape memory at $knownAt',
  '         .id,',
  '         known: [',
  '           m.recordedAt <= $knownAt',
  '         ]',
  '       } AS memory;',
].join('\n');
const shapes = new Map([['memory', readShape('memory', SHAPE)]]);

const query = (mark: string, ...inside: string[]): string =>
  ['UNWIND $ids AS id', `  RETURN {old: old { // ${mark}`, ...inside, '  }, at: 1} AS row', 'ORDER BY id;'].join('\n');

describe('withShapes', () => {
  it('writes a shape for the variable and the instant of a query, in the place of what stood there', () => {
    const written = query(
      'shape memory at d.recordedAt',
      '    .id,',
      '    known: [',
      '      old.recordedAt <= d.recordedAt',
      '    ]',
    );
    expect(withShapes('q', query('shape memory at d.recordedAt'), shapes)).toBe(written);
    expect(withShapes('q', query('shape memory at d.recordedAt', '    .id, .other'), shapes)).toBe(written);
    expect(withShapes('q', written, shapes)).toBe(written);
  });

  it('leaves alone what names no shape', () => {
    const text = query('the old one', '    .id');
    expect(withShapes('q', text, shapes)).toBe(text);
  });

  it('leaves its own file as it is', () => {
    expect(withShapes('shape/memory', SHAPE, shapes)).toBe(SHAPE);
  });

  it.each([
    { mark: 'shape fact at $knownAt', says: 'q: there is no cypher/shape/fact.cypher' },
    { mark: 'shape memory', says: 'q: shape memory needs an "at"' },
  ])('says what is wrong with "$mark"', ({ mark, says }) => {
    expect(() => withShapes('q', query(mark), shapes)).toThrow(new Error(says));
  });

  it('says so where nothing closes the brace', () => {
    expect(() => withShapes('q', 'RETURN m { // shape memory at $knownAt', shapes)).toThrow(
      'q: nothing closes the brace of shape memory',
    );
  });
});

it('readShape says so of a file that has no block', () => {
  expect(() => readShape('turn', SHAPE)).toThrow('shape/turn: has no line that ends in "{ // shape turn"');
});
