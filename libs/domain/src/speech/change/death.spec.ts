import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('a death', () => {
  it.each([
    ['Sad news, we had to have Biscuit put to sleep on Friday.', 'Biscuit, our spaniel, is on heart tablets.'],
    ['Poor Fly was put down on Tuesday.', 'Next door have a collie called Fly.'],
    ['Misty passed away in her sleep.', 'Misty sleeps in the kitchen.'],
    ['Walter died in March.', 'Walter comes on Thursdays for the papers.'],
  ])('%s ends: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation: 'replaces' });
  });

  it.each([
    ['Biscuit was put to sleep for the operation.', 'Biscuit is on heart tablets.'],
    ['Biscuit nearly died on Friday.', 'Biscuit is on heart tablets.'],
    ["Biscuit's sister died.", 'Biscuit is on heart tablets.'],
    ['We had to have Rex put down.', 'Biscuit is on heart tablets.'],
    ["We haven't had Biscuit put down.", 'Biscuit is on heart tablets.'],
    ['Smudge was put to sleep.', 'We have two cats, Milo and Smudge.'],
    ['Biscuit has died down a bit after the walk.', 'Biscuit is on heart tablets.'],
    ['Biscuit died.', 'Biscuit was a beagle.'],
    ['Walter died in March.', 'My neighbour comes on Thursdays with Walter.'],
    ['The vet put Biscuit down on the table.', 'Biscuit weighs 12 kilos.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it('reads a long text in linear time', async () => {
    await expectLinear(
      (text) => readPlainChange(text, 'Biscuit takes tablets.'),
      'biscuit was put to sleep for ',
      2_000,
    );
  });
});
