import { createContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { remember } from '#contract/memories.js';
import { ExplorerVisit, WIDE } from '../support/browser/explorer-visit.js';
import type { Opened } from '../support/browser/opened.js';
import type { RestDoor } from '../support/doors/api-client.js';
import { until } from '../support/service/until.js';

let visit: ExplorerVisit;
let door: RestDoor;
let opened: Opened;
let contactId: string;

beforeAll(async () => {
  visit = await ExplorerVisit.begin(WIDE);
  ({ door, opened } = visit);
});
afterAll(() => visit.end());

beforeEach(async () => {
  ({ id: contactId } = await door.ask(createContact, { name: 'Asha', timezone: 'Asia/Kolkata' }));
  await tell('current_city', 'Pune');
  await tell('employer', 'City Hospital');
  await opened.page.goto(`/app/?contact=${contactId}`);
  await listed('current_city');
});

const tell = async (attribute: string, value: string): Promise<void> => {
  const said = { text: `Her ${attribute} is ${value}`, attribute, value, validFrom: '2024-01-01' };
  await door.ask(remember, { contactId, ...said });
};
const press = (name: string): Promise<void> => opened.page.getByRole('button', { name, exact: true }).click();
const listed = (attribute: string): Promise<void> =>
  until(`${attribute} is listed`, async () => (await opened.listed()).some((text) => text.includes(attribute)));
const open = async (): Promise<void> => {
  await opened.page.locator('.memories').getByRole('button', { name: 'current_city' }).focus();
  await opened.page.keyboard.press('Enter');
  await opened.page.getByRole('heading', { name: 'current_city' }).waitFor();
};
/** @returns what has the focus, by its words. */
const focus = (): Promise<string> =>
  opened.page.evaluate<string>('document.activeElement.ariaLabel ?? document.activeElement.textContent');

describe('a page that is open', () => {
  it('is read again when somebody asks for it, or comes back', async () => {
    await tell('favourite_hue', 'red');
    await press('Reload');
    await listed('favourite_hue');
    await tell('pet', 'Rex');
    await opened.page.waitForTimeout(5_500);
    await opened.page.evaluate('dispatchEvent(new Event("focus"))');
    await listed('pet');
  });

  it('asks again about a change that was shown before it was read again, and keeps what was written', async () => {
    await open();
    await press('Withdraw');
    await opened.page.getByLabel('Why').fill('misheard');
    await press('Show what would change');
    await opened.page.getByRole('button', { name: 'Withdraw now' }).waitFor();
    await press('Reload');
    await opened.page.getByRole('button', { name: 'Show what would change' }).waitFor();
    expect(await opened.page.getByLabel('Why').inputValue()).toBe('misheard');
  });

  it('shows nothing of another time below what went wrong', async () => {
    await open();
    await opened.page.getByLabel('Known on, in words').fill('2 March 2020');
    await opened.page.getByLabel('Known on, in words').press('Enter');
    await opened.page.getByRole('region', { name: 'The fact that is open' }).getByRole('alert').first().waitFor();
    expect(await opened.page.getByRole('heading', { name: 'current_city' }).count()).toBe(0);
  });

  it('shows as much of the context as an agent gets that asks for no other', async () => {
    await press('What the agent reads');
    await until('the texts are the same', async () => {
      const { text } = await door.ask(getContext, { contactId });
      return (await opened.page.locator('pre').textContent()) === text;
    });
  });
});

describe('the keyboard', () => {
  it('goes on where a fact was opened once it is closed', async () => {
    await open();
    const close = opened.page.getByRole('button', { name: 'Close' });
    await close.focus();
    await opened.page.keyboard.press('Enter');
    await close.waitFor({ state: 'detached' });
    await until('the focus is back', async () => (await focus()).startsWith('Her current_city is Pune'));
  });

  it('stays with the fact once something was done about it', async () => {
    await open();
    await press('Withdraw');
    await press('Show what would change');
    await press('Withdraw now');
    await opened.page.getByText('Withdrawn: believed no longer').waitFor();
    expect(await focus()).toBe('The fact that is open');
  });

  it('stops once at the lanes, and is led from bar to bar by the arrows', async () => {
    const stops = opened.page.locator('svg .spell[tabindex="0"]');
    await stops.first().focus();
    expect([await stops.count(), await focus()]).toEqual([1, expect.stringContaining('current_city')]);
    await opened.page.keyboard.press('ArrowRight');
    expect([await stops.count(), await focus()]).toEqual([1, expect.stringContaining('employer')]);
  });
});

describe('a search', () => {
  it('is asked once somebody has stopped typing', async () => {
    await opened.page.goto('/app/');
    await opened.page.getByText(/found|The first/).waitFor();
    const asked: string[] = [];
    opened.page.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('query') ?? ''));
    await opened.page.getByLabel('Name, number or id').pressSequentially('Asha', { delay: 30 });
    await until('it is asked', () => Promise.resolve(asked.includes('Asha')));
    expect(asked.filter((query) => query !== '')).toEqual(['Asha']);
  });
});

describe('who shares a number', () => {
  it('is told by the number, also after a merge', async () => {
    const shared = { kind: 'phone', value: '+91 98765 40009' };
    const { id } = await door.ask(createContact, { name: 'Meera', identifiers: [shared] });
    await door.ask(createContact, { name: 'Leo', identifiers: [shared] });
    const own = { kind: 'phone', value: '+1 202 555 0143' };
    const { id: other } = await door.ask(createContact, { name: 'Meera R.', identifiers: [own] });
    await opened.page.goto(`/app/?contact=${id}&view=manage`);
    await opened.page.getByText(/shared with Leo/).waitFor();
    await press('Merge another into this');
    await opened.page.getByLabel('The id of the other').fill(other);
    await press('Show what would change');
    await press('Merge another into this now');
    const numbers = opened.page.locator('.identifiers li');
    await until('both numbers are told rightly', async () => {
      const told = await numbers.allTextContents();
      return told.length === 2 && told.every((one) => one.includes('shared with Leo') === one.includes('91'));
    });
  });
});

it('in all of this, nothing failed in the page', () => {
  expect(opened.errors).toEqual([]);
});
