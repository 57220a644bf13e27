import { randomInt } from 'node:crypto';
import { createContact } from '#contract/contacts.js';
import { listMemories, remember } from '#contract/memories.js';
import { RestDoor } from '../support/doors/api-client.js';
import { CuttingProxy } from '../support/database/cutting-proxy.js';
import { Service, testConnection } from '../support/service/service.js';
import { brokenRules, timesWritten } from '../support/database/broken-rules.js';

/** Places in the answers of one write at which the connection is cut: half of them evenly, half near the end, where the commit is. */
const CUTS = 24;
const tenantId = `cut-${randomInt(2 ** 40)}`;
let proxy: CuttingProxy;
let service: Service;
let door: RestDoor;
let contactId = '';

beforeAll(async () => {
  proxy = await CuttingProxy.before(testConnection());
  service = await Service.start({ connection: proxy.connection });
  door = new RestDoor(service.url, await service.newKey(tenantId));
  contactId = (await door.ask(createContact, {})).id;
  for (let n = 0; n < 10; n++) await door.ask(remember, { contactId, text: `She has boat ${n} of many.` });
});
afterAll(async () => {
  await service.close();
  proxy.close();
});

it.each([0, 1, 50, 500, 2_000])(
  'a read whose connection is cut after %i bytes of the answer is asked for again, unseen',
  async (bytes) => {
    const before = proxy.cuts;
    proxy.cutAfter(bytes);
    const { memories } = await door.ask(listMemories, { contactId });
    expect(memories).toHaveLength(10);
    proxy.cutAfter(0);
    await expect(door.ask(listMemories, { contactId })).resolves.toMatchObject({ nextCursor: null });
    expect(proxy.cuts).toBeGreaterThan(before);
  },
);

it('a write whose connection is cut before the commit is made unseen, and one that was cut there is told by its key', async () => {
  const words = (n: number): string => `She has raft ${n} of ${tenantId}.`;
  const write = (n: number): ReturnType<RestDoor['send']> =>
    door.send(remember, { contactId, text: words(n) }, { 'idempotency-key': `raft-${n}` });
  const answers = new Set<string>();
  for (let n = 0; n < CUTS; n++) {
    const before = proxy.passed;
    await write(CUTS + n);
    const whole = proxy.passed - before;
    proxy.cutAfter(n % 2 === 0 ? Math.floor((whole * n) / CUTS) : whole - n * 3);
    const { status, body } = await write(n);
    answers.add(status === 201 ? '201' : `${status} ${(body as { detail: string }).detail}`);
    proxy.cutAfter(Infinity);
    await expect(write(n)).resolves.toMatchObject({ status: 201 });
  }
  const times = await timesWritten(
    testConnection(),
    Array.from({ length: CUTS }, (_, n) => words(n)),
  );
  expect(new Set(times.values())).toEqual(new Set([1]));
  await expect(brokenRules(testConnection(), tenantId)).resolves.toEqual({});
  answers.delete('201');
  expect([...answers].sort()).toEqual([
    '503 The database does not answer, and whether this was written is not known: send it again with the same Idempotency-Key.',
  ]);
});
