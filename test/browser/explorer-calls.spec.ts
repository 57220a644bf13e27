import { listMemories, rememberBatch } from '#contract/memories.js';
import { RestClient } from '../../apps/cli/src/demo/rest-client.js';
import { STORY } from '../../apps/cli/src/demo/story.js';
import { ExplorerVisit, WIDE } from '../support/browser/explorer-visit.js';
import type { Opened } from '../support/browser/opened.js';
import type { RestDoor } from '../support/doors/api-client.js';
import type { Asked } from '../support/doors/door.js';
import { until } from '../support/service/until.js';

let visit: ExplorerVisit;
let door: RestDoor;
let contactId: string;
let opened: Opened;

beforeAll(async () => {
  visit = await ExplorerVisit.begin(WIDE);
  ({ door, opened } = visit);
  contactId = await visit.tellDemo();
});
afterAll(() => visit.end());

const page = (): Opened['page'] => opened.page;
const press = (name: string): Promise<void> => page().getByRole('button', { name, exact: true }).click();

describe('calls', () => {
  it('are ticks below the lanes, and lead to their turns', async () => {
    await page().goto(`/app/?contact=${contactId}`);
    const ticks = page().locator('svg .calls rect');
    await ticks.first().waitFor();
    expect(await ticks.count()).toBe(STORY.length);
    await ticks.last().click();
    await page().waitForURL(/view=calls/);
    await page().getByRole('region', { name: 'What was said' }).getByText(String(STORY[0]?.words)).waitFor();
  });

  it('are listed with channel and extraction, each opens and closes, and the link shows the same', async () => {
    await page().goto(`/app/?contact=${contactId}&view=calls`);
    const rows = page().locator('.memories > li > button');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(STORY.length);
    await page()
      .getByText(/Extract/)
      .first()
      .waitFor();
    await rows.first().click();
    await page().reload();
    await page()
      .getByText(String(STORY.at(-1)?.words))
      .waitFor();
    await opened.picture('explorer-calls', 1_000);
    await rows.first().click();
    await until('the call is closed', async () => (await page().locator('.turns').count()) === 0);
  });

  it('are played: both clocks go from the first call to today, and every step is what REST lists', async () => {
    await page().emulateMedia({ reducedMotion: 'reduce' });
    await page().goto(`/app/?contact=${contactId}`);
    expect(await page().getByRole('button', { name: 'Play from call to call' }).count()).toBe(0);
    await press('First call');
    for (let step = 1; step <= STORY.length; step++) {
      await page().getByText(`After call ${step} of ${STORY.length}`).waitFor();
      const { searchParams } = new URL(page().url());
      const clocks = Object.fromEntries([...searchParams].filter(([name]) => name.endsWith('At')));
      const { memories } = await door.ask(listMemories, { contactId, ...clocks });
      const expected = JSON.stringify(memories.map(({ text }) => text).toSorted());
      expect(memories.length).toBeGreaterThan(0);
      await until(`the page lists ${expected}`, async () => JSON.stringify(await opened.listed()) === expected);
      await press(step < STORY.length ? 'Next call' : 'To today');
    }
    await page().waitForURL(`**/app/?contact=${contactId}`);
    await page().emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('are played by themselves where motion is welcome, until somebody pauses', async () => {
    await page().goto(`/app/?contact=${contactId}`);
    await press('Play from call to call');
    await page().getByText(`After call 2 of ${STORY.length}`).waitFor();
    await press('Pause');
    const rested = page().url();
    await page().waitForTimeout(2_000);
    expect(page().url()).toBe(rested);
  });
});

describe('the graph', () => {
  it('shows who and what is around the person, and a click in the table opens the fact', async () => {
    await page().goto(`/app/?contact=${contactId}&view=graph`);
    await page().locator('.graph canvas').first().waitFor();
    await page().getByRole('cell', { name: 'Lakeside Clinic', exact: true }).waitFor();
    await opened.picture('explorer-graph', 1_400);
    await page().getByRole('button', { name: 'Works at Lakeside Clinic' }).click();
    await page().getByRole('heading', { name: 'Works at Lakeside Clinic' }).waitFor();
  });

  it('is at the two clocks', async () => {
    await page().goto(`/app/?contact=${contactId}&view=graph&validAt=March+2024`);
    await page().getByRole('cell', { name: 'Pune', exact: true }).waitFor();
    expect(await page().getByRole('cell', { name: 'Bangalore', exact: true }).count()).toBe(0);
  });

  it('is drawn under the same policy: nothing was refused, and nobody else was asked', () => {
    expect([...opened.asked]).toEqual([visit.service.url]);
    expect(opened.errors).toEqual([]);
  });
});

/** One of fifty habits, for a month. */
function habit(i: number): Asked<typeof rememberBatch>['memories'][number] {
  const [from, to] = [2 * i, 2 * i + 30].map((day) => new Date(Date.UTC(2020, 0, 1 + day)).toISOString());
  const said = { attribute: `habit_${i % 50}`, cardinality: 'many' as const, value: `${i}`, reconcile: false };
  return { text: `Habit ${i}`, ...said, validFrom: String(from), validTo: String(to) };
}

describe('a thousand memories', () => {
  it('are drawn, and the page says how long that took', async () => {
    const many = await new RestClient(visit.service.url, door.key).post<{ id: string }>('/v1/contacts', {
      name: 'Many',
    });
    for (let first = 0; first < 1_000; first += 250) {
      const memories = Array.from({ length: 250 }, (_, i) => habit(first + i));
      await door.ask(rememberBatch, { contactId: many.id, memories });
    }
    const took: number[] = [];
    for (const _ of [1, 2, 3]) {
      await page().goto(`/app/?contact=${many.id}`);
      await page().locator('svg .spell').nth(999).waitFor({ state: 'attached' });
      took.push(await page().evaluate<number>("Math.round(performance.getEntriesByName('lanes')[0].duration)"));
    }
    process.stdout.write(`1,000 memories were drawn in ${took.join(', ')} ms.\n`);
    expect(Math.min(...took)).toBeGreaterThan(0);
  });
});
