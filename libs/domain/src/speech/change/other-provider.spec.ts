import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('another provider', () => {
  it.each([
    ['I ported my number to O2.', "I'm with Vodafone."],
    ['I switched to Three.', 'My mobile is with EE.'],
    ["We've moved the broadband over to TalkTalk.", 'Our broadband is with Sky.'],
    ["We've gone over to Octopus.", "We're with British Gas."],
    ["We've switched the electric from EDF to Octopus.", 'Our electricity is with EDF.'],
  ])('%s replaces: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation: 'replaces' });
  });

  it.each([
    ['My mum switched to Three.', 'My mobile is with EE.'],
    ['I might switch to Three.', 'My mobile is with EE.'],
    ['I went to the EE shop.', "I'm with Vodafone."],
    ["We've switched the gas to Octopus.", 'Our broadband is with Sky.'],
    ['I switched to EE.', 'Our broadband is with Sky.'],
    ["We've switched the gas to EDF.", 'Our electricity is with Octopus.'],
    ['I ported my number to O2.', "I'm with EDF."],
    ['I nearly switched to Three.', 'My mobile is with EE.'],
    ["I haven't switched to Three.", 'My mobile is with EE.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it.each(['i switched ', 'moved my number to ', 'gone over from '])('is read in linear time: %s', async (unit) => {
    await expectLinear((text) => readPlainChange(text, "I'm with Vodafone."), unit, 2_000);
  });
});
