import { createContact } from '#contract/contacts.js';
import { listMemories, remember } from '#contract/memories.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { findings } from '../support/browser/axe.js';
import { ExplorerVisit, NARROW } from '../support/browser/explorer-visit.js';
import type { Opened } from '../support/browser/opened.js';
import type { RestDoor } from '../support/doors/api-client.js';

const HOSTILE = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

let visit: ExplorerVisit;
let door: RestDoor;
let opened: Opened;
let contactId: string;

beforeAll(async () => {
  visit = await ExplorerVisit.begin(NARROW);
  ({ door, opened } = visit);
});
afterAll(() => visit.end());

beforeEach(async () => {
  const identifiers = [{ kind: 'phone', value: '+91 98765 43210' }];
  ({ id: contactId } = await door.ask(createContact, { name: 'Asha', timezone: 'Asia/Kolkata', identifiers }));
  const pune = { text: 'Lives in Pune', attribute: 'current_city', value: 'Pune', validFrom: '2024-01-01' };
  await door.ask(remember, { contactId, ...pune });
  await opened.page.goto(`/app/?contact=${contactId}`);
});

const now = async (): Promise<string[]> =>
  (await door.ask(listMemories, { contactId })).memories.map(({ text }) => text).toSorted();
const press = (name: string): Promise<void> => opened.page.getByRole('button', { name, exact: true }).click();
const open = async (text: string): Promise<void> => {
  await opened.page.locator('.memories').getByRole('button', { name: text }).first().click();
  await opened.page.getByRole('heading', { name: text }).waitFor();
};

describe('what is done about a fact', () => {
  it('is shown by a dry run before it is corrected, and only then written', async () => {
    await open('Lives in Pune');
    await press('Correct');
    await opened.page.getByLabel('What was so').fill('Lives in Nashik');
    await press('Show what would change');
    await opened.page.getByText('The value is still “Pune”').waitFor();
    await opened.page.getByLabel('Value').fill('Nashik');
    await press('Show what would change');
    await opened.page.getByText('Kept: “Lives in Nashik”, with current city “Nashik”.').waitFor();
    await opened.page.getByText('Replaced: Lives in Pune').waitFor();
    await opened.picture('explorer-correction');
    expect(await now()).toEqual(['Lives in Pune']);
    await press('Correct now');
    await opened.page.getByRole('heading', { name: 'Lives in Nashik' }).waitFor();
    expect(await now()).toEqual(['Lives in Nashik']);
    expect((await door.ask(listMemories, { contactId, validAt: '2024-06-01' })).memories).toMatchObject([
      { text: 'Lives in Nashik' },
    ]);
  });

  it('ends it when somebody says so', async () => {
    await open('Lives in Pune');
    await press('End');
    await opened.page.getByLabel('Since when not').fill('1 March 2025');
    await press('Show what would change');
    await opened.page.getByText('It would end what is believed.').waitFor();
    expect(await now()).toEqual(['Lives in Pune']);
    await press('End now');
    await opened.page.getByText('Nothing that was known then held.').waitFor();
    expect(await now()).toEqual([]);
    expect((await door.ask(listMemories, { contactId, validAt: '2024-06-01' })).memories).toMatchObject([
      { text: 'Lives in Pune' },
    ]);
  });

  it('withdraws it, and undoes that', async () => {
    await open('Lives in Pune');
    await press('Withdraw');
    await press('Show what would change');
    expect(await now()).toEqual(['Lives in Pune']);
    await press('Withdraw now');
    await opened.page.getByText('Withdrawn: believed no longer').waitFor();
    expect(await now()).toEqual([]);
    await press('Undo');
    await press('Show what would change');
    await opened.page.getByText('Undone would be').waitFor();
    await press('Undo now');
    await opened.page.getByText('since a decision was undone').first().waitFor();
    expect(await now()).toEqual(['Lives in Pune']);
  });

  it('is not offered while one looks at what was known in the past', async () => {
    await opened.page.goto(`${opened.page.url()}&knownAt=yesterday`);
    await opened.page.getByText('Nothing was known then.').waitFor();
    expect(await opened.page.getByRole('button', { name: 'Withdraw' }).count()).toBe(0);
  });
});

describe('what is not simply so', () => {
  it('is marked in the list and in the lanes, with times as exact as they were said', async () => {
    const visit = { subject: 'dentist appointment', verb: 'take place', startsAt: '2040-12-02' };
    await door.ask(remember, { contactId, text: 'Dentist appointment', event: { ...visit, status: 'cancelled' } });
    await door.ask(remember, { contactId, text: 'Lives in Goa', modality: 'hearsay', validFrom: '2019' });
    await opened.page.reload();
    await opened.page
      .getByRole('button', { name: 'cancelled: Dentist appointment, 2 Dec 2040', exact: true })
      .waitFor();
    await opened.page.getByRole('button', { name: 'hearsay: Lives in Goa, since 2019', exact: true }).waitFor();
    expect(await opened.listed()).toEqual(
      ['Lives in Pune', 'cancelled Dentist appointment', 'hearsay Lives in Goa'].toSorted(),
    );
    expect(await findings(opened)).toEqual([]);
    await open('Lives in Goa');
    await opened.page.getByText('hearsay: somebody else said so').waitFor();
  });
});

describe('what is hostile in a memory', () => {
  it('is text wherever it is shown', async () => {
    await door.ask(remember, { contactId, text: HOSTILE, subject: HOSTILE, attribute: 'note', value: 'x' });
    const sessionId = `hostile-${contactId}`;
    await door.ask(startSession, { contactId, id: sessionId, channel: HOSTILE });
    await door.ask(addTurns, { sessionId, turns: [{ id: 't', speaker: HOSTILE, text: HOSTILE }] });
    await opened.page.goto(`/app/?contact=${contactId}`);
    await open(HOSTILE);
    await opened.page.locator('.chain li').first().waitFor();
    await press('Calls');
    await opened.page.getByRole('button', { name: HOSTILE }).click();
    await opened.page.getByRole('region', { name: 'What was said' }).getByText('onerror').first().waitFor();
    await press('Graph');
    await opened.page.getByRole('cell', { name: HOSTILE }).first().waitFor();
    await press('What the agent reads');
    expect(await opened.page.locator('pre').textContent()).toContain('onerror');
    expect(await opened.page.evaluate('window.hacked')).toBeUndefined();
    expect(await opened.page.locator('main img, main script').count()).toBe(0);
    expect(opened.errors).toEqual([]);
  });
});

describe('somebody', () => {
  it('is shown to share a number, in the list and on the page', async () => {
    await door.ask(createContact, { name: 'Leo', identifiers: [{ kind: 'phone', value: '+91 98765 43210' }] });
    await opened.page.goto('/app/');
    await opened.page
      .getByText(/shared by \d/)
      .first()
      .waitFor();
    await opened.page.goto(`/app/?contact=${contactId}`);
    await opened.page.getByText(/shared with .*Leo/).waitFor();
  });

  it('is found by their id', async () => {
    await opened.page.goto('/app/');
    await opened.page.getByLabel('Name, number or id').fill(contactId.toLowerCase());
    await opened.page.getByText('1 found').waitFor();
    await opened.page.getByRole('button', { name: contactId }).waitFor();
  });
});

describe('every view', () => {
  it.each([
    { view: 'the lanes', path: '', shown: 'What is true now' },
    { view: 'the calls', path: '&view=calls', shown: 'No call was known then.' },
    { view: 'the graph', path: '&view=graph', shown: 'The same as a table' },
    { view: 'recall', path: '&view=recall', shown: 'Question' },
    { view: 'the context', path: '&view=context', shown: 'What the agent reads before it speaks' },
    { view: 'the comparison', path: '&view=compare', shown: 'What changed' },
    { view: 'merging and erasing', path: '&view=manage', shown: 'Who changed or looked at what' },
    { view: 'the review queue', path: '&view=review', shown: 'Nothing to review.' },
  ])('has no serious finding of axe, in light and dark, and fits 360 px: $view', async ({ path, shown }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await opened.page.emulateMedia({ colorScheme });
      await opened.page.goto(`/app/?contact=${contactId}${path}`);
      await opened.page.getByText(shown).first().waitFor();
      expect(await findings(opened)).toEqual([]);
      expect(await opened.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    }
  });

  it('so has an open fact, the search and signing in', async () => {
    await open('Lives in Pune');
    await press('Correct');
    expect(await findings(opened)).toEqual([]);
    await opened.page.goto('/app/');
    await opened.page.getByText('found').first().waitFor();
    expect(await findings(opened)).toEqual([]);
    const other = await visit.openAgain();
    await other.page.goto('/app/');
    await other.page.getByLabel('API key').waitFor();
    expect(await findings(other)).toEqual([]);
    await other.context.close();
  });

  it('asks and compares', async () => {
    await press('Recall');
    await opened.page.getByLabel('Question').fill('Where does she live?');
    await opened.page.locator('form').getByRole('button', { name: 'Recall' }).click();
    await opened.page
      .getByText(/score \d\.\d\d: likeness/)
      .first()
      .waitFor();
    await press('Compare two dates');
    await opened.page.getByLabel('From').fill('1 June 2023');
    await press('Compare');
    await opened.page.getByText('Began').waitFor();
  });
});
