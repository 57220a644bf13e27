import { createContact, findContacts, getContact } from '#contract/contacts.js';
import { getMemory, listMemories, remember } from '#contract/memories.js';
import { listReview } from '#contract/review.js';
import { findings } from '../support/browser/axe.js';
import { ExplorerVisit, NARROW } from '../support/browser/explorer-visit.js';
import type { Opened } from '../support/browser/opened.js';
import type { RestDoor } from '../support/doors/api-client.js';
import { until } from '../support/service/until.js';

let visit: ExplorerVisit;
let door: RestDoor;
let opened: Opened;
let contactId: string;

beforeAll(async () => {
  visit = await ExplorerVisit.begin(NARROW, { AUDIT: 'changes' });
  ({ door, opened } = visit);
});
afterAll(() => visit.end());

beforeEach(async () => {
  ({ id: contactId } = await door.ask(createContact, { name: 'Asha', timezone: 'Asia/Kolkata' }));
});

const tell = async (of: string, attribute: string, value: string): Promise<string> => {
  const { memory } = await door.ask(remember, {
    contactId: of,
    text: `Her ${attribute} is ${value}`,
    attribute,
    value,
  });
  return String(memory?.id);
};
const values = async (): Promise<unknown[]> =>
  (await door.ask(listMemories, { contactId })).memories.map(({ value }) => value).toSorted();
const press = (name: string): Promise<void> => opened.page.getByRole('button', { name, exact: true }).click();
const show = (text: string | RegExp): Promise<void> => opened.page.getByText(text).first().waitFor();
const open = async (more: string): Promise<void> => {
  await opened.page.goto(`/app/?contact=${contactId}${more}`);
};

describe('what was unclear', () => {
  beforeEach(async () => {
    await tell(contactId, 'favourite_hue', 'red');
    await tell(contactId, 'favourite_hue', 'blue');
    await open('&view=review');
  });
  const left = async (): Promise<number> => (await door.ask(listReview, { contactId })).items.length;

  it.each([
    { way: 'Confirm', shown: /would stay, beside/, then: ['blue', 'red'] },
    { way: 'Withdraw', shown: /would be believed no longer/, then: ['red'] },
    { way: 'Supersede “Her favourite_hue is red”', shown: /would be true until then/, then: ['blue'] },
  ])('is settled from the queue, after what would change is shown: $way', async ({ way, shown, then }) => {
    await press(way);
    await press('Show what would change');
    await show(shown);
    expect(await findings(opened)).toEqual([]);
    expect([await left(), await values()]).toEqual([1, ['blue', 'red']]);
    await press(`${way} now`);
    await show('Nothing to review.');
    expect([await left(), await values()]).toEqual([0, then]);
  });
});

describe('forgetting', () => {
  it('shows what would be emptied, and only then empties it', async () => {
    const memoryId = await tell(contactId, 'current_city', 'Pune');
    await open(`&memory=${memoryId}`);
    await press('Forget');
    await press('Show what would change');
    await show('would be emptied, in 1 version');
    await show('It cannot be undone.');
    expect(await values()).toEqual(['Pune']);
    await press('Forget now');
    await opened.page.getByRole('heading', { name: 'Forgotten: its words are kept nowhere' }).waitFor();
    expect((await door.ask(getMemory, { memoryId })).forgotten).toBeDefined();
  });

  it('of a whole person asks for their id, counts what would go, and leads back to the search', async () => {
    await tell(contactId, 'current_city', 'Pune');
    await open('&view=manage');
    await press('Erase this person');
    await opened.page.getByLabel(/The id of the person/).fill('Asha');
    await press('Show what would change');
    await show('That is not the id of this person.');
    await opened.page.getByLabel(/The id of the person/).fill(contactId);
    await press('Show what would change');
    await show('With them would go 1 version of facts and events.');
    await show('What one agent alone knows goes too');
    expect(await values()).toEqual(['Pune']);
    await press('Erase this person now');
    await opened.page.getByRole('heading', { name: 'Find a person' }).waitFor();
    await expect(door.ask(getContact, { contactId })).rejects.toThrow('NOT_FOUND');
  });
});

describe('two contacts', () => {
  it('are merged after both were compared, and parted again', async () => {
    const { id: other } = await door.ask(createContact, { name: 'Asha Rao' });
    await tell(contactId, 'current_city', 'Pune');
    await tell(other, 'current_city', 'Nashik');
    await open('&view=manage');
    await press('Merge another into this');
    await opened.page.getByLabel('The id of the other').fill(other);
    await press('Show what would change');
    await show('current city: “Pune” here, “Nashik” there');
    expect((await door.ask(getContact, { contactId: other })).id).toBe(other);
    await press('Merge another into this now');
    await show('They are one person now.');
    expect((await door.ask(getContact, { contactId: other })).id).toBe(contactId);
    await press('Undo a merge');
    await press('Show what would change');
    await show('the other would answer for themselves');
    await press('Undo a merge now');
    await opened.page.getByRole('button', { name: 'Undo a merge now' }).waitFor({ state: 'detached' });
    expect((await door.ask(getContact, { contactId: other })).id).toBe(other);
    expect(await values()).toEqual(['Pune']);
  });

  it('are shown to share a number also where only one of them is found', async () => {
    const identifiers = [{ kind: 'phone', value: '+91 98765 40001' }];
    await door.ask(createContact, { name: 'Onlyone', identifiers });
    await door.ask(createContact, { name: 'Leo', identifiers });
    expect((await door.ask(findContacts, { query: 'Onlyone' })).contacts).toHaveLength(1);
    await opened.page.goto('/app/');
    await opened.page.getByLabel('Name, number or id').fill('Onlyone');
    await show('1 found');
    await show('shared by 2');
  });
});

it('nobody is there in a new service, which says how a caller is made', async () => {
  const first = await visit.openAgain();
  await first.signIn(await visit.service.newKey());
  await first.page.getByText('There is nobody here yet. ./dev demo makes a caller.').waitFor();
  await first.page.getByLabel('Name, number or id').fill('Onlyone');
  await first.page.getByText('Nobody is known by that.').waitFor();
  await first.context.close();
});

describe('who may', () => {
  it('look only is offered no change, and told why', async () => {
    const memoryId = await tell(contactId, 'favourite_hue', 'red');
    await tell(contactId, 'favourite_hue', 'blue');
    const reader = await visit.openAgain();
    await reader.signIn(await visit.newKey({ role: 'read' }));
    for (const more of [`&memory=${memoryId}`, '&view=review', '&view=manage']) {
      await reader.page.goto(`/app/?contact=${contactId}${more}`);
      await reader.page.getByText('You may look, and change nothing').waitFor();
      for (const name of ['Correct', 'Withdraw', 'Forget', 'Confirm', 'Merge another into this', 'Erase this person'])
        expect([name, await reader.page.getByRole('button', { name, exact: true }).count()]).toEqual([name, 0]);
    }
    expect(reader.errors).toEqual([]);
    await reader.context.close();
  });

  it('write is not offered to destroy, nor shown who looked', async () => {
    const writer = await visit.openAgain();
    await writer.signIn(await visit.newKey({ role: 'write' }));
    await writer.page.goto(`/app/?contact=${contactId}&view=manage`);
    await writer.page.getByRole('button', { name: 'Merge another into this' }).waitFor();
    expect(await writer.page.getByRole('button', { name: 'Erase this person' }).count()).toBe(0);
    expect(await writer.page.getByText('Who changed or looked at what').count()).toBe(0);
    await writer.context.close();
  });

  it('do all sees who looked at the person', async () => {
    await until('the look is on record', async () => {
      await open('&view=manage');
      await show('Who changed or looked at what');
      await show(/by way of|Nothing is on record/);
      return (await opened.page.getByText('by way of explorer').count()) > 0;
    });
    expect(await findings(opened)).toEqual([]);
  });
});

describe('when the database does not answer', () => {
  it.each(['calls', 'graph', 'manage', 'review'])('the page says so: %s', async (view) => {
    const detail = 'The database does not answer; try again.';
    const body = JSON.stringify({
      type: 'about:blank',
      title: 'x',
      status: 503,
      code: 'UNAVAILABLE',
      detail,
      errors: [],
    });
    await opened.page.route('**/v1/**', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body }),
    );
    await open(`&view=${view}`);
    await opened.page.getByRole('alert').filter({ hasText: detail }).first().waitFor();
    await opened.page.unroute('**/v1/**');
  });
});

it('in all of this, nothing failed in the page', () => {
  expect(opened.errors).toEqual([]);
});
