import { readConfig } from '#config/config.js';
import { datesOptions, type Heard } from '#dates/moment.js';
import { at } from '../../../test/support/stories/statements.js';
import { known } from '../../../test/support/stories/dentist.js';
import { newTimeOf } from './new-time.js';

// A Thursday.
const heard: Heard = { reference: at('2026-03-05T10:00:00Z'), timezone: 'UTC', options: datesOptions(readConfig({})) };
const coming = known('check-up', {
  text: 'Check-up',
  validFrom: at('2026-03-01'),
  startsAt: at('2026-03-10T15:00:00Z'),
  endsAt: at('2026-03-10T16:00:00Z'),
});

describe('when what was planned takes place now', () => {
  it.each([
    ["They've given me Wednesday at half nine instead for the check-up.", '2026-03-11T09:30'],
    ["The check-up's Wednesday now, same time.", '2026-03-11T15:00'],
    ["We've agreed Wednesday for the check-up instead.", '2026-03-11T00:00'],
    ["We can't get Leo there Tuesday, so they've squeezed him in on Monday at four.", '2026-03-09T16:00'],
    ["The check-up's on the 15th.", '2026-03-15T00:00'],
    ["The check-up's at 4 pm now, still Tuesday.", '2026-03-10T16:00'],
  ])('%s', (text, start) => {
    expect(newTimeOf(text, coming, heard)?.startsAt?.toISOString()).toMatch(start);
  });

  it.each([
    'The check-up has been put off.',
    'The check-up is not on Tuesday.',
    'The check-up is on Wednesday or Friday.',
    'The check-up is over now.',
  ])('is not told: %s', (text) => {
    expect(newTimeOf(text, coming, heard)).toBeNull();
  });
});
