import { readConfig } from '#config/config.js';
import type { ContactWrites } from '#contacts/contact-writes.js';
import { SystemClock } from '#domain/service/clock.js';
import { DomainError } from '#domain/service/errors.js';
import type { StatedTimes } from '#times/stated-times.js';
import { Logger } from '@nestjs/common';
import { DispatchService } from './dispatch.service.js';
import type { NoticesRepository } from './notices.repository.js';

it('does not ask a database that is away for each of its contacts, nor for ever', async () => {
  Logger.overrideLogger(false);
  let asked = 0;
  const writes = { run: () => Promise.reject(new DomainError('UNAVAILABLE', `It is away (${(asked += 1)}).`)) };
  const contacts = Array.from({ length: 500 }, (_, i) => ({ tenantId: 'default', contactId: String(i) }));
  const notices = { unannounced: () => Promise.resolve(contacts), claim: () => Promise.resolve([]) };
  const dispatch = new DispatchService(
    writes as unknown as ContactWrites,
    notices as unknown as NoticesRepository,
    {} as StatedTimes,
    new SystemClock(),
    readConfig({}),
  );
  await dispatch.tick();
  expect(asked).toBeGreaterThan(1);
  expect(asked).toBeLessThan(20);
});
