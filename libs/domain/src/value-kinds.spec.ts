import fc from 'fast-check';
import { isOfOtherKind, isOneMore } from './value-kinds.js';

describe('isOfOtherKind', () => {
  it.each([
    ['Weighs 71 kilos.', 'Is 1.65 m tall.', true],
    ["I'm one metre seventy tall.", 'I weigh 71 kilos.', true],
    ['The viewing is at 4.', 'The viewing is in room 12.', true],
    ['The dinner is for nine.', "The dinner is at seven o'clock.", true],
    ['Our branch is on the fourth floor.', 'Our branch is in Bristol.', true],
    ['My blood sugar is 95.', 'Blood pressure is 120 over 80.', true],
    ['Weighs 71 kilos.', 'Weighs 80 kilos.', false],
    ['The viewing is at 4 in room 3.', 'The viewing is in room 12.', false],
    ['The viewing is in Bristol now.', 'The viewing is in room 12.', false],
    ['The viewing is cancelled.', 'The viewing is in room 12.', false],
    ['The viewing is at 4.', 'The viewing is at noon.', false],
    ['We sold the branch in Bristol.', 'Our branch is on the fourth floor.', false],
    ['The baby arrived at four.', 'The baby weighs 3 kilos.', false],
    ['The viewing at 4 is off.', 'The viewing is in room 12.', false],
  ])('"%s" against "%s": %s', (statement, fact, isOther) => {
    expect(isOfOtherKind(statement, fact)).toBe(isOther);
  });
});

describe('isOneMore', () => {
  it.each([
    ['I play squash now.', 'Plays cricket.', true],
    ['I have a tandem now.', 'Has a scooter.', true],
    ["I'm learning Welsh now.", 'Speaks Danish.', true],
    ['I play squash now instead of cricket.', 'Plays cricket.', false],
    ['I have three cats now.', 'Has two cats.', false],
    ['I take the tram now.', 'Takes the bus.', false],
    ['I play squash.', 'Plays cricket.', false],
    ['I have a tandem now.', 'Plays cricket.', false],
  ])('"%s" against "%s": %s', (statement, fact, isMore) => {
    expect(isOneMore(statement, fact)).toBe(isMore);
  });

  it('takes no time for what is no speech', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5_000 }), fc.string({ maxLength: 5_000 }), (statement, fact) => {
        isOfOtherKind(statement, fact);
        return typeof isOneMore(statement, fact) === 'boolean';
      }),
    );
  });
});
