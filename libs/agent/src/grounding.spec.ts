import { memoryOf } from '../../../test/support/agent/played-service.js';
import { factLine } from './grounding.js';

it.each(['Asia/Kolkata', 'America/Lima', 'UTC'])(
  'the first and the last instant of all are told in UTC where %s has no year for them',
  (zone) => {
    const ever = memoryOf('m', 'Rents a flat.', {
      validFrom: '0001-01-01T00:00:00.000Z',
      validTo: '9999-12-31T23:59:59.000Z',
    });
    expect(factLine(ever, zone)).toBe('- Rents a flat. (since 0001-01-01, until 9999-12-31)');
  },
);
