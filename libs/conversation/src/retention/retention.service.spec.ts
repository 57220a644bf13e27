import type { ContactWrites } from '#contacts/contact-writes.js';
import type { AuditLog } from '#keys/audit-log.js';
import type { AuditService } from '#keys/audit.service.js';
import type { TenantSettingsService } from '#settings/tenant-settings.service.js';
import type { Forgetter } from '../forget/forgetter.js';
import type { ExpiryService } from './expiry.service.js';
import type { RetentionRepository } from './retention.repository.js';
import { RetentionService } from './retention.service.js';

const RULES = { turns: 5, versions: null, answers: 2, decisions: null };
const TENANTS = ['a', 'b'];
const CONTACTS = ['1', '2', '3', '4', '5'];

function serviceOf(
  run: (tenantId: string, contactId: string) => void,
  repository: object,
  expire: () => Promise<unknown> = () => Promise.resolve(new Map()),
): RetentionService {
  const due = CONTACTS.map((contactId) => ({ contactId, turns: 1, versions: 0, decisions: 0 }));
  return new RetentionService(
    {
      rules: () => Promise.resolve(TENANTS.map((tenantId) => ({ tenantId, rules: RULES }))),
      due: () => Promise.resolve(due),
      dropAnswers: () => Promise.resolve(0),
      ...repository,
    } as unknown as RetentionRepository,
    {
      run: async ({ tenantId }: { tenantId: string }, contactId: string) => {
        await Promise.resolve();
        run(tenantId, contactId);
        return { turns: 1, versions: 0, decisions: 0 };
      },
    } as unknown as ContactWrites,
    {} as Forgetter,
    { run: expire } as unknown as ExpiryService,
    {} as TenantSettingsService,
    { dropOld: () => Promise.resolve() } as unknown as AuditService,
    {} as AuditLog,
    { now: () => new Date('2026-01-12') },
  );
}

it('serves who stands behind many of whom it fails, and says at the end what failed first', async () => {
  const served: string[] = [];
  const service = serviceOf((tenantId, contactId) => {
    if (contactId < '5') throw new Error(`${tenantId}${contactId}`);
    served.push(tenantId + contactId);
  }, {});
  await expect(service.run()).rejects.toThrow('a1');
  expect(served).toEqual(['a5', 'b5']);
});

it.each(['dropAnswers', 'due'])('serves the other tenants when %s of one fails', async (name) => {
  const served: string[] = [];
  const service = serviceOf((tenantId) => void served.push(tenantId), {
    [name]: (of: string | { tenantId: string }) =>
      (typeof of === 'string' ? of : of.tenantId) === 'a'
        ? Promise.reject(new Error('of a'))
        : Promise.resolve(name === 'due' ? [{ contactId: '1', turns: 1, versions: 0, decisions: 0 }] : 0),
  });
  await expect(service.run()).rejects.toThrow('of a');
  expect(new Set(served)).toEqual(new Set(name === 'due' ? ['b'] : ['a', 'b']));
});

it('does what the rules say when expiry fails', async () => {
  const served: string[] = [];
  const expire = (): Promise<never> => Promise.reject(new Error('of expiry'));
  const service = serviceOf((tenantId, contactId) => void served.push(tenantId + contactId), {}, expire);
  await expect(service.run()).rejects.toThrow('of expiry');
  expect(served).toHaveLength(10);
});
