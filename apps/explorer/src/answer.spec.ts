import { PalimpsestError } from '@palimpsest/client';
import { afterFault } from './answer.js';

describe('after a fault', () => {
  const shown = { data: ['Pune'], error: null, question: 'known on 5 March' };
  const fault = new PalimpsestError('UNAVAILABLE', 'The database does not answer.', [], 503);

  it('what was asked before stays, where the same was asked again', () => {
    const { data, error } = afterFault(shown, shown.question, fault);
    expect([data, error]).toEqual([['Pune'], 'The database does not answer.']);
  });

  it('nothing is shown that answers another question', () => {
    expect(afterFault(shown, 'known on 1 March', fault).data).toBeNull();
  });

  it('nothing is shown that is there no longer', () => {
    expect(
      afterFault(shown, shown.question, new PalimpsestError('NOT_FOUND', 'No such memory.', [], 404)).data,
    ).toBeNull();
  });

  it('what failed for another question does not come back for this one', () => {
    const after = afterFault(shown, 'known on 1 March', fault);
    expect(afterFault(after, shown.question, fault).data).toBeNull();
  });
});
