import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('another hour of opening or closing', () => {
  it.each([
    ['We shut at seven.', 'We close at six.'],
    ["We're open till eight now.", 'We close at six.'],
    ["we're open until 8 pm", 'We close at six.'],
    ['We open at eight.', 'We open at nine.'],
    ['We open at half eight from now on.', 'We open at nine.'],
    ['We close at four on Fridays.', 'We close at five on Fridays.'],
    ['The shop shuts at nine these days.', 'Our shop is open till ten.'],
    ['Their office is open until six now.', 'Their office closes at five.'],
  ])('%s replaces: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation: 'replaces' });
  });

  it.each([
    ['We open at nine.', 'We close at six.'],
    ['On Sundays we close at four.', 'We close at six.'],
    ['We close at four on Sundays.', 'We close at six.'],
    ['We close at two on Christmas Eve.', 'We close at six.'],
    ['The bank closes at five.', 'We close at six.'],
    ['We stayed open till eight last night.', 'We close at six.'],
    ['We close at five today.', 'We close at six.'],
    ['We close at five this week.', 'We close at six.'],
    ['We shut at 6pm.', 'We close at six.'],
    ["We're open until half past six.", 'We close at 6.30.'],
    ['We might close at five.', 'We close at six.'],
    ["We don't close at five.", 'We close at six.'],
    ['The kitchen closes at four.', 'The shop closes at five.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it.each(['we open ', 'we close at six ', 'at six now '])('is read in linear time: %s', async (unit) => {
    await expectLinear((text) => readPlainChange(text, 'We close at six.'), unit, 2_000);
  });
});
