import { z } from 'zod';
import { fitTo } from './fitting.js';

const Frame = z.object({ words: z.array(z.string().max(5)).max(3), numbers: z.array(z.number()).max(2) });

describe('fitTo', () => {
  it('leaves a value that fits as it is', () => {
    expect(fitTo(Frame, { words: ['a'], numbers: [] })).toEqual({
      fits: true,
      value: { words: ['a'], numbers: [] },
      dropped: 0,
    });
  });

  it('leaves out the items that do not fit, in every list, and the end of one that is too long', () => {
    expect(fitTo(Frame, { words: ['a', 7, 'b', null, 'too long'], numbers: [1, 2, 3] })).toMatchObject({
      fits: true,
      value: { words: ['a', 'b'], numbers: [1, 2] },
    });
  });

  it('does not touch the value it was given', () => {
    const value = { words: ['a', 7], numbers: [] };
    fitTo(Frame, value);
    expect(value).toEqual({ words: ['a', 7], numbers: [] });
  });

  it.each([
    ['nothing', undefined, 'the answer: '],
    ['a list', [], 'the answer: '],
    ['a missing list', { words: [] }, 'numbers: '],
    ['something else than a list', { words: 'a', numbers: [] }, 'words: '],
    ['a list of nothing that fits', { words: [1, 2], numbers: [] }, 'words.0: '],
    ['bad items beside a bad frame', { words: [1, 'a'], numbers: null }, 'numbers: '],
  ])('refuses %s, and says what is wrong', (_, value, fault) => {
    expect(fitTo(Frame, value)).toMatchObject({ fits: false, faults: expect.stringContaining(fault) as string });
  });

  it('says no more than ten things that are wrong', () => {
    const fitting = fitTo(Frame, { words: [1, 2, 3], numbers: Array.from({ length: 2 }, () => 'x'), more: 1 });
    const many = fitTo(z.object({ list: z.array(z.string()) }), { list: Array.from({ length: 50 }, (_, at) => at) });
    expect(fitting.fits).toBe(false);
    expect(many.fits ? '' : many.faults.split('\n')).toHaveLength(10);
  });
});
