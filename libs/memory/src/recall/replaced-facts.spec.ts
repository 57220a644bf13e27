import fc from 'fast-check';
import type { Fused } from './fuse.js';
import { withReplaced } from './replaced-facts.js';
import { stemsOf } from './question-words.js';
import type { CandidateRow } from './searches.repository.js';

function found(id: string, cosine: number | null, lexical: number): Fused<CandidateRow> {
  const times = { saidAt: 0, validFrom: 0, validTo: 1, startsAt: null, endsAt: null };
  const row = {
    id,
    kind: 'semantic',
    importance: 0.5,
    ...times,
    attribute: null,
    subjectKey: null,
    modality: 'fact',
    opening: 'Said.',
  };
  return { found: row, cosine, lexical, similarity: lexical };
}

const stems = stemsOf('Where should parcel 2290 be delivered?');
const slough = { cosine: 0.8, opening: 'Parcel 2290 to go to my work in Slough.' };

describe('inPlace', () => {
  it('brings what took the place of a fact as near as nine tenths of that fact', () => {
    const [flat, other] = withReplaced(
      [found('flat', 0.3, 0), found('other', 0.4, 0)],
      new Map([['flat', slough]]),
      stems,
    );
    expect(flat).toMatchObject({ replaced: slough.opening });
    expect(flat!.cosine).toBeCloseTo(0.72);
    expect(flat!.lexical).toBeGreaterThan(0.3);
    expect(flat!.similarity).toBeGreaterThan(0.4);
    expect(other).not.toHaveProperty('replaced');
  });

  it('goes by words alone where there are no vectors', () => {
    const [flat] = withReplaced([found('flat', null, 0)], new Map([['flat', { ...slough, cosine: null }]]), stems);
    expect(flat).toMatchObject({ cosine: null, similarity: flat!.lexical });
  });

  it('never makes anything less near', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, share, (cosine, lexical, before) => {
        const own = found('a', cosine, lexical);
        const [lifted] = withReplaced([own], new Map([['a', { ...slough, cosine: before }]]), stems);
        expect(lifted!.cosine!).toBeGreaterThanOrEqual(cosine);
        expect(lifted!.lexical).toBeGreaterThanOrEqual(lexical);
      }),
    );
  });
});
