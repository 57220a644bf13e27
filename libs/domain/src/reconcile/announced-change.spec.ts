import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { at, freeText, version } from '../../../../test/support/stories/statements.js';
import { placeAnnounced } from './announced-change.js';
import { place } from './placement.js';

const leeds = { attribute: null, value: null, text: 'Works in Leeds.', validFrom: at('2026-01-01') };

function takesPlace(stated: Partial<Statement>, known: Partial<Version> = {}): Date | undefined {
  const [told, other] = [
    freeText('Works in Sheffield.', { saidAt: at('2026-03-05'), ...stated }),
    version('leeds', { ...leeds, ...known }),
  ];
  return placeAnnounced(place(told, [], other), told, other).takesPlaceFrom;
}

describe('a change that is announced for a day to come', () => {
  it.each([
    { what: 'on that day', stated: { begins: at('2026-07-01') }, from: at('2026-07-01') },
    { what: 'at once where no day is told', stated: {}, from: undefined },
    { what: 'at once where the day is past', stated: { begins: at('2026-03-01') }, from: undefined },
    {
      what: 'at once where it is over by then',
      stated: { begins: at('2026-07-01'), validTo: at('2026-06-01') },
      from: undefined,
    },
  ])('takes place $what', ({ stated, from }) => {
    expect(takesPlace(stated)).toEqual(from);
  });

  it('takes place at once where what is known tells of a time itself', () => {
    expect(takesPlace({ begins: at('2026-07-01') }, { kind: 'episodic' })).toBeUndefined();
  });

  it('takes place at once where the day of a plan was awaited', () => {
    const plan = { status: 'planned', startsAt: at('2026-07-01'), begins: null } as const;
    expect(takesPlace(plan, { text: "I've not been given a date for the operation." })).toBeUndefined();
    expect(takesPlace(plan, { text: 'I have the operation to come.' })).toEqual(at('2026-07-01'));
  });

  it.each([
    { what: 'what begins on a later day', begins: '2026-09-01', from: '2026-09-01' },
    { what: 'what begins on the same day', begins: '2026-07-01', from: undefined },
    { what: 'what begins before', begins: '2026-06-01', from: undefined },
  ])('is so until $what', ({ begins, from }) => {
    const july = {
      text: 'From 1 July works in Leeds.',
      begins: at('2026-07-01'),
      expression: '1 July',
      startsKnown: false,
    };
    expect(takesPlace({ begins: at(begins) }, july)).toEqual(from && at(from));
  });

  it('makes way at once for what is told of another day, where it is of its day alone', () => {
    const day = { text: 'Off on 1 July.', begins: at('2026-07-01'), expression: '1 July', startsKnown: false };
    expect(takesPlace({ begins: at('2026-07-08') }, day)).toBeUndefined();
  });

  it('is over with the end that it tells of, and what ends is too', () => {
    const told = freeText('The contract ends in June.', {
      saidAt: at('2026-03-05'),
      begins: at('2026-07-01'),
      isEnd: true,
    });
    const known = version('leeds', leeds);
    expect(placeAnnounced(place(told, [], known), told, known)).toMatchObject({
      period: { from: at('2026-03-05'), to: at('2026-07-01') },
      takesPlaceFrom: at('2026-07-01'),
      isFinal: true,
    });
  });
});
