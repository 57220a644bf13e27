import { listMemories } from '#contract/memories.js';
import { ExplorerVisit, WIDE } from '../support/browser/explorer-visit.js';
import type { Opened } from '../support/browser/opened.js';
import type { RestDoor } from '../support/doors/api-client.js';
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

/** @returns what REST lists at the two clocks of an address. */
async function ofRest(address: string): Promise<string[]> {
  const { searchParams } = new URL(address);
  const clocks = Object.fromEntries([...searchParams].filter(([name]) => name.endsWith('At')));
  const { memories } = await door.ask(listMemories, { contactId, ...clocks });
  return memories.map(({ text }) => text).toSorted();
}

/** Waits until the page lists what REST does. */
async function expectAsRest(): Promise<void> {
  const expected = await ofRest(opened.page.url());
  await until(`the page lists ${expected.join(', ')}`, async () => {
    return JSON.stringify(await opened.listed()) === JSON.stringify(expected);
  });
}

const page = (): Opened['page'] => opened.page;

describe('the explorer in a browser', () => {
  it('finds a person by a part of the number', async () => {
    await page().getByLabel('Name, number or id').fill('98765');
    await page().getByRole('button', { name: '98765 43210' }).click();
    await page().waitForURL(`**/app/?contact=${contactId}`);
    await page().locator('svg .spell').first().waitFor();
    await expectAsRest();
  });

  it('tells the time where the contact is', async () => {
    expect(await page().locator('.head').textContent()).toContain('in Asia/Kolkata');
    await page()
      .getByRole('button', { name: /^Moved to Bangalore, since 1 Jun 2025$/ })
      .waitFor();
  });

  it.each([0, 0.15, 0.45, 0.6, 0.8, 0.95, 1])(
    'lists what REST does where "true on" stands at %d of its way',
    async (share) => {
      const slider = page().getByLabel('True on', { exact: true });
      const before = page().url();
      await slider.fill(String(Math.round(share * Number(await slider.getAttribute('max')))));
      await until('the address tells the instant', () => Promise.resolve(page().url() !== before));
      await expectAsRest();
    },
  );

  it('lists what REST does at each place of "known on"', async () => {
    await page().goto(`/app/?contact=${contactId}&validAt=2022-06-01`);
    const slider = page().getByLabel('Known on', { exact: true });
    await slider.waitFor();
    const last = Number(await slider.getAttribute('max'));
    expect(last).toBeGreaterThan(4);
    for (let place = last - 1; place >= 0; place--) {
      const before = page().url();
      await slider.fill(String(place));
      await until('the address tells the instant', () => Promise.resolve(page().url() !== before));
      await expectAsRest();
    }
  });

  it('shows the same to whoever gets the link', async () => {
    await page().goto(`/app/?contact=${contactId}&validAt=March+2024`);
    await page()
      .getByRole('button', { name: /^Lives in Pune.*1 Jun 2025$/ })
      .first()
      .click();
    await page().locator('.chain li').first().waitFor();
    await expectAsRest();
    await opened.picture('explorer-march', 1_100);
    const [address, listed] = [page().url(), await opened.listed()];
    const values = await page()
      .locator('input[type=range]')
      .evaluateAll((all) => all.map((one) => (one as unknown as { value: string }).value));
    const other = await visit.openAgain();
    await other.signIn(door.key);
    await other.page.goto(address);
    await other.page.locator('.chain li').first().waitFor();
    await until(
      'the other lists the same',
      async () => JSON.stringify(await other.listed()) === JSON.stringify(listed),
    );
    expect(
      await other.page
        .locator('input[type=range]')
        .evaluateAll((all) => all.map((one) => (one as unknown as { value: string }).value)),
    ).toEqual(values);
    await other.context.close();
  });

  it('shows the quote in its turn, and how it came to be believed', async () => {
    await page().goto(`/app/?contact=${contactId}`);
    await page().locator('.memories').getByRole('button', { name: 'Moved to Bangalore' }).click();
    await page().locator('mark').waitFor();
    expect(await page().locator('mark').textContent()).toBe('We moved to Bangalore');
    const chain = await page().locator('.chain').textContent();
    expect(chain).toContain('Another value of current_city, which has one at a time.');
  });

  it('is worked with the keyboard alone', async () => {
    await page().goto(`/app/?contact=${contactId}`);
    await page()
      .getByRole('button', { name: /^Works at City Hospital/ })
      .first()
      .focus();
    await page().keyboard.press('Enter');
    await page().getByRole('heading', { name: 'Works at City Hospital' }).waitFor();
    const slider = page().getByLabel('Known on', { exact: true });
    await slider.focus();
    await page().keyboard.press('ArrowLeft');
    await page().waitForURL(/knownAt=/);
    await expectAsRest();
  });

  it('has asked this service alone, and nothing failed', () => {
    expect([...opened.asked]).toEqual([visit.service.url]);
    expect(opened.errors).toEqual([]);
  });
});
