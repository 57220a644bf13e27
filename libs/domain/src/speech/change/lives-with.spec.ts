import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('with whom somebody lives', () => {
  it.each([
    ['She lives with her mum.', 'She lives with her dad.'],
    ['My son lives with his dad now.', 'My son lives with his mum.'],
    ["I'm living with my mother and stepdad.", 'I live with my dad.'],
    ['I live with my sister.', 'I live alone.'],
    ['I live on my own now.', 'I live with my mum.'],
  ])('%s replaces: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation: 'replaces' });
  });

  it.each([
    ['She stays with her mum at weekends.', 'She lives with her dad.'],
    ['She lives with her mum at weekends.', 'She lives with her dad.'],
    ['My brother lives with his mum.', 'My son lives with his dad.'],
    ['I live with my son.', 'I live with my wife.'],
    ['I lived with my mum then.', 'I live with my dad.'],
    ["She'd live with her mum.", 'She lives with her dad.'],
    ['I live with difficulty in Leeds.', 'I live alone.'],
    ['She lives with her mum and dad.', 'She lives with her dad.'],
    ['Her mum lives with her nan.', 'She lives with her dad.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it.each(['she lives ', 'lives with her mum ', 'with her mum now '])('is read in linear time: %s', async (unit) => {
    await expectLinear((text) => readPlainChange(text, 'She lives with her dad.'), unit, 2_000);
  });
});
