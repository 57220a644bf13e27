import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('another preference', () => {
  it.each([
    ['I prefer calls.', 'I prefer texts.'],
    ['I prefer to be phoned.', 'I prefer email.'],
    ['Prefers to be contacted by phone.', 'Prefers to be contacted by email.'],
    ['I prefer the aisle.', 'Prefers a window seat.'],
    ['I prefer an evening slot.', 'I prefer a morning slot.'],
    ['I prefer a female doctor.', 'I prefer male doctors.'],
    ['I prefer coffee these days.', 'I prefer tea to coffee.'],
    ['They prefer Zoom.', 'They prefer meetings on Teams.'],
    ['She prefers emails.', 'She prefers texts.'],
    ['The customer prefers letters.', 'Prefers email.'],
    ['I prefer Thursdays.', 'I prefer Mondays.'],
  ])('%s replaces: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation: 'replaces' });
  });

  it.each([
    ['I prefer mornings.', 'I prefer texts.'],
    ['I prefer tea.', 'I prefer calls to texts.'],
    ['My wife prefers phone calls.', 'I prefer email.'],
    ['He prefers calls.', 'I prefer texts.'],
    ['I prefer the phone for urgent things.', 'I prefer email for invoices.'],
    ['I prefer coffee in the afternoon.', 'I prefer tea in the morning.'],
    ['I prefer red wine to white.', 'I prefer tea.'],
    ['I prefer calls or texts.', 'I prefer texts.'],
    ["I don't prefer calls.", 'I prefer texts.'],
    ['I might prefer calls.', 'I prefer texts.'],
    ['I prefer text messages.', 'I prefer texts.'],
    ['I also prefer calls as well.', 'I prefer texts.'],
    ['I prefer morning calls.', 'I prefer evening texts.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it.each(['i prefer ', 'prefer tea to ', 'prefer texts '])('is read in linear time: %s', async (unit) => {
    await expectLinear((text) => readPlainChange(text, 'I prefer texts.'), unit, 2_000);
  });
});
