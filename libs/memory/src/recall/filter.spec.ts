import { ANY, filterOf } from './filter.js';

describe('filterOf', () => {
  it('narrows to nothing that is not stated', () => {
    expect(filterOf({})).toEqual(ANY);
  });

  it('means an attribute by any of its names', () => {
    const { attributes } = filterOf({ attribute: 'Lives In' });
    expect(attributes).toEqual(expect.arrayContaining(['current_city', 'city', 'lives_in']));
  });

  it.each([
    ['my Sister', 'sister'],
    ['contact', ''],
    ['order 4471', 'order 4471'],
  ])('takes %s for the subject "%s"', (subject, subjectKey) => {
    expect(filterOf({ subject, tag: 'pets', channel: 'phone' })).toMatchObject({
      ...{ subjectKey, tag: 'pets', channel: 'phone' },
    });
  });
});
