import type { Config } from '#config/config.js';
import type { Clock } from '#domain/service/clock.js';
import type { Graph } from '#graph/graph.js';
import { settingsGet } from '#graph/generated/queries.js';
import { TenantSettingsService } from './tenant-settings.service.js';

it('a policy that is read while it is changed is not kept: the next write goes by the new one', async () => {
  let kept = '{"card":"keep"}';
  const begun = Promise.withResolvers<void>();
  const slow = Promise.withResolvers<void>();
  let reads = 0;
  const all = async (query: unknown): Promise<unknown[]> => {
    if (query !== settingsGet) return [];
    const row = { privacy: kept, attributes: '[]' };
    reads += 1;
    if (reads === 1) {
      begun.resolve();
      await slow.promise;
    }
    return [row];
  };
  const graph = { all, write: (work: (queries: unknown) => Promise<unknown>) => work({ all }) };
  const service = new TenantSettingsService(
    graph as unknown as Graph,
    { now: () => new Date() } satisfies Clock,
    {} as Config,
  );
  const before = service.policy('t');
  await begun.promise;
  const set = service.set({ tenantId: 't' }, { privacy: { card: 'mask' } });
  kept = '{"card":"mask"}';
  await set;
  slow.resolve();
  await before;
  expect((await service.policy('t')).privacy).toEqual({ card: 'mask' });
});
