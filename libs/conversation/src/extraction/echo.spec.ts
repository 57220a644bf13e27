import { isEcho } from './echo.js';
import { expectLinear } from '../../../../test/support/speed/linear-time.js';

const KNOWN_TEXTS = ['Lives in Porto', 'Has a dentist appointment on Tuesday at 17:00', 'Is allergic to penicillin'];

describe('an echo', () => {
  it.each([
    'Asha lives in Porto.',
    'The contact lives in Porto',
    'Asha is allergic to penicillin',
    'Asha has a dentist appointment on Tuesday at 17:00',
    'Has the dentist appointment Tuesday at 17:00',
  ])('is what the agent repeats: %s', (statement) => {
    expect(isEcho(statement, KNOWN_TEXTS, 'Asha Rao')).toBe(true);
  });

  it.each([
    'Asha lives in Lisbon',
    'Asha has a dentist appointment on Friday at 17:00',
    'Asha has a dentist appointment on Tuesday at 18:00',
    'Asha has a dog',
    'Asha lives in Porto with Miguel',
    'Asha is allergic to penicillin, amoxicillin and cefalexin',
  ])('is not what says more: %s', (statement) => {
    expect(isEcho(statement, KNOWN_TEXTS, 'Asha Rao')).toBe(false);
  });

  it('needs something that was told', () => {
    expect(isEcho('Asha lives in Porto', [], 'Asha')).toBe(false);
  });

  it('is looked for in time that grows with the texts', () => {
    const long = 'Aa1 '.repeat(2_000);
    expect(isEcho(long, [long, `${long}x`], null)).toBe(true);
    return expectLinear((text) => isEcho(text, [text, `${text}x`], null), 'Aa1 ');
  });
});
