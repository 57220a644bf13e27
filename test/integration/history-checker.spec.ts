import { createContact } from '#contract/contacts.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from '../support/doors/api-client.js';
import { aftermath } from '../support/checker/aftermath.js';
import { Ledger } from '../support/checker/ledger.js';
import { PLACES, planOf } from '../support/checker/plan.js';
import { Reader } from '../support/checker/reader.js';
import { Writer } from '../support/checker/writer.js';
import { SEED } from '../support/runner/seed.js';
import { Service, testConnection } from '../support/service/service.js';
import { brokenRules } from '../support/database/broken-rules.js';

const { HISTORY_SECONDS = '60', HISTORY_ALL } = process.env;
const [WRITERS, READERS] = [8, 6];
const milliseconds = Number(HISTORY_SECONDS) * 1_000;
/** So much longer where something that must be seen was not. */
const SLOW_MS = 90_000;

jest.setTimeout(milliseconds + 240_000);

it('the same seed gives the same plan, and another seed another', () => {
  expect(planOf(SEED, 0)).toEqual(planOf(SEED, 0));
  expect(planOf(SEED + 1, 0).slice(0, 50)).not.toEqual(planOf(SEED, 0).slice(0, 50));
});

it('eight write and six read a few contacts at once, and no answer contradicts what was acknowledged', async () => {
  process.stderr.write(`  TEST_SEED=${SEED} HISTORY_SECONDS=${HISTORY_SECONDS}\n`);
  const tenantId = `tenant-${newId()}`;
  const services = await Promise.all([Service.start(), Service.start()]);
  try {
    const keys = await Promise.all(services.map((service) => service.newKey(tenantId)));
    const doors = services.map(({ url }, i) => new RestDoor(url, keys[i] as string));
    const door = (i: number): RestDoor => doors[i % doors.length] as RestDoor;
    const contacts = Array.from({ length: PLACES }, async () => (await door(0).ask(createContact, {})).id);
    const ledger = new Ledger(await Promise.all(contacts));

    const end = Date.now() + milliseconds;
    const drawn = SEED % 2 === 0 ? ['mergeContacts 201', 'eraseContact 200', 'erased is 404'] : ['forgetMemory 200'];
    const unseen = (): string[] =>
      ['remember 201', 'equal replay', ...drawn].filter((what) => (ledger.counts.get(what) ?? 0) === 0);
    // A slow machine may need longer to come to what is rare.
    const isOver = (): boolean => Date.now() > (unseen().length > 0 ? end + SLOW_MS : end);
    const writers = Array.from({ length: WRITERS }, (_, i) =>
      new Writer(`${SEED}w${i}`, door(i), ledger).run(planOf(SEED, i, HISTORY_ALL !== undefined), isOver),
    );
    const readers = Array.from({ length: READERS }, (_, i) => new Reader(door(i), ledger).run(isOver));
    await Promise.all([...writers, ...readers]);

    process.stderr.write(`  ${JSON.stringify(Object.fromEntries([...ledger.counts].sort()))}\n`);
    expect(ledger.faults.slice(0, 10)).toEqual([]);
    expect((await aftermath(door(0), ledger, tenantId)).slice(0, 10)).toEqual([]);
    await expect(brokenRules(testConnection(), tenantId)).resolves.toEqual({});
    expect(unseen()).toEqual([]);
  } finally {
    await Promise.all(services.map((service) => service.close()));
  }
});
