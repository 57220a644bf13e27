import { listAudit } from '#contract/audit.js';
import { createContact, eraseContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { startSession, addTurns } from '#contract/conversation.js';
import { forgetMemory, forgetTurn } from '#contract/forget.js';
import { createKey, revokeKey } from '#contract/keys.js';
import { listMemories, remember } from '#contract/memories.js';
import { setSettings } from '#contract/settings.js';
import { RetentionService } from '#conversation/retention/retention.service.js';
import { newId } from '#graph/ids.js';
import { rows } from '../support/database/rows.js';
import { RestDoor } from '../support/doors/api-client.js';
import type { Asked, Door } from '../support/doors/door.js';
import { GraphqlDoor } from '../support/doors/graphql-client.js';
import { McpClientDoor } from '../support/doors/mcp-client.js';
import { Service, testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

const BEGINS = '2031-03-05T10:00:00.000Z';
const WORDS = 'Lives in Reykjavik.';
const OF_EXPLORER = { 'x-palimpsest-explorer': '1' };

let service: Service;
const clock = new TestClock(BEGINS);

beforeAll(async () => {
  service = await Service.start({ clock, settings: { AUDIT: 'changes' } });
});
afterAll(() => service.close());
beforeEach(() => clock.set(BEGINS));

interface Tenant {
  readonly tenantId: string;
  readonly door: RestDoor;
}

async function newTenant(): Promise<Tenant> {
  const tenantId = `tenant-${newId()}`;
  return { tenantId, door: new RestDoor(service.url, await service.newKey(tenantId)) };
}

/** @returns the lines oldest first, each as its operation, its door and its contact. */
async function linesOf(door: Door, asked: Asked<typeof listAudit> = {}): Promise<(string | null)[][]> {
  const { lines } = await door.ask(listAudit, asked);
  return lines.map(({ operation, door: by, contactId }) => [operation, by, contactId]).toReversed();
}

/** A browser that signed in with the key, and asks as the explorer does. */
async function explorerOf({ key, url }: RestDoor): Promise<(path: string) => Promise<number>> {
  const signedIn = await fetch(`${url}/app/sign-in`, {
    method: 'POST',
    headers: { ...OF_EXPLORER, 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  const cookie = String(signedIn.headers.get('set-cookie')?.split(';')[0]);
  return async (path) => (await fetch(`${url}${path}`, { headers: { ...OF_EXPLORER, cookie } })).status;
}

describe('the audit log', () => {
  it('has a line for what an admin changes and for merges, and none for reads and statements', async () => {
    const { door } = await newTenant();
    const { id: contactId } = await door.ask(createContact, { name: 'Asha' });
    const { id: from } = await door.ask(createContact, {});
    const { id: keyId } = await door.ask(createKey, { name: 'phone' });
    await door.ask(revokeKey, { keyId });
    await door.ask(setSettings, { timezone: 'Asia/Kolkata' });
    const { mergeId } = await door.ask(mergeContacts, { contactId, from });
    await door.ask(undoMerge, { mergeId });
    const { memory } = await door.ask(remember, { contactId, text: WORDS });
    await door.ask(listMemories, { contactId });
    await door.ask(forgetMemory, { memoryId: memory?.id ?? '' });
    await door.ask(startSession, { contactId, id: 'call-1', channel: 'phone' });
    await door.ask(addTurns, { sessionId: 'call-1', turns: [{ id: 't1', speaker: 'Asha', text: WORDS }] });
    await door.ask(forgetTurn, { sessionId: 'call-1', turnId: 't1' });
    await door.ask(eraseContact, { contactId });
    const lines = await linesOf(door);
    expect(lines).toHaveLength(10);
    expect(new Set(lines.map((line) => line.join()))).toEqual(
      new Set(
        [
          ['createKey', 'rest', null],
          ['revokeKey', 'rest', null],
          ['setSettings', 'rest', null],
          ['mergeContacts', 'rest', contactId],
          ['mergeContacts', 'rest', from],
          ['undoMerge', 'rest', contactId],
          ['undoMerge', 'rest', from],
          ['forgetMemory', 'rest', contactId],
          ['forgetTurn', 'rest', contactId],
          ['eraseContact', 'rest', contactId],
        ].map((line) => line.join()),
      ),
    );
  });

  it('is the same of what is done by GraphQL and by MCP', async () => {
    for (const [name, open] of [
      ['graphql', (url: string, key: string) => new GraphqlDoor(url, key)],
      ['mcp', (url: string, key: string) => new McpClientDoor(url, key)],
    ] as const) {
      const { door } = await newTenant();
      const { id: contactId } = await door.ask(createContact, {});
      const { memory } = await door.ask(remember, { contactId, text: WORDS });
      await open(door.url, door.key).ask(forgetMemory, { memoryId: memory?.id ?? '' });
      await expect(linesOf(door)).resolves.toEqual([['forgetMemory', name, contactId]]);
    }
  });

  it('says by which key, and holds no word of what was said', async () => {
    const { door, tenantId } = await newTenant();
    const { id: contactId } = await door.ask(createContact, { name: 'Asha' });
    const { memory } = await door.ask(remember, { contactId, text: WORDS });
    await door.ask(forgetMemory, { memoryId: memory?.id ?? '', reason: 'Her wish.' });
    const { lines } = await door.ask(listAudit, {});
    expect(lines).toMatchObject([{ at: BEGINS, keyName: 'test', role: 'admin', contactId }]);
    const kept = await rows(
      testConnection(),
      'MATCH (a:AuditLine {tenantId: $tenantId}) RETURN properties(a) AS line',
      { tenantId },
    );
    expect(JSON.stringify(kept)).not.toMatch(/Asha|Reykjavik|wish/);
  });

  it('has a line for each look at a person in the explorer, and one for all that a page asks', async () => {
    const { door } = await newTenant();
    const { id: contactId } = await door.ask(createContact, { name: 'Asha' });
    const { id: otherId } = await door.ask(createContact, { name: 'Ravi' });
    const explore = await explorerOf(door);
    for (const path of ['', '/memories', '/sessions', '/timeline'])
      expect(await explore(`/v1/contacts/${contactId}${path}`)).toBe(200);
    expect(await explore('/v1/contacts')).toBe(200);
    expect(await explore(`/v1/contacts/${newId()}`)).toBe(404);
    expect(await explore(`/v1/contacts/${otherId}/memories`)).toBe(200);
    await expect(linesOf(door)).resolves.toEqual([
      ['getContact', 'explorer', contactId],
      ['listMemories', 'explorer', otherId],
    ]);
  });

  it('has a look at a memory by its id as a look at its contact', async () => {
    const { door } = await newTenant();
    const { id: contactId } = await door.ask(createContact, {});
    const { memory } = await door.ask(remember, { contactId, text: WORDS });
    const explore = await explorerOf(door);
    expect(await explore(`/v1/memories/${memory?.id}/history`)).toBe(200);
    await expect(linesOf(door)).resolves.toEqual([['getHistory', 'explorer', contactId]]);
  });

  it('is asked by contact, key and time, page by page, newest first', async () => {
    const { door, tenantId } = await newTenant();
    const other = new RestDoor(service.url, await service.newKey(tenantId));
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      const { id } = await door.ask(createContact, {});
      clock.set(`2031-03-05T1${i}:00:00.000Z`);
      await (i === 1 ? other : door).ask(eraseContact, { contactId: id });
      ids.push(id);
    }
    const all = (await door.ask(listAudit, {})).lines;
    expect(all.map(({ contactId }) => contactId)).toEqual(ids.toReversed());
    await expect(linesOf(door, { contactId: ids[1] })).resolves.toEqual([['eraseContact', 'rest', ids[1]]]);
    await expect(linesOf(door, { keyId: all[1]?.keyId ?? '' })).resolves.toEqual([['eraseContact', 'rest', ids[1]]]);
    const between = { from: '2031-03-05T10:00:00Z', to: '2031-03-05T12:00:00Z' };
    await expect(linesOf(door, between)).resolves.toEqual([
      ['eraseContact', 'rest', ids[0]],
      ['eraseContact', 'rest', ids[1]],
    ]);
    const paged: (string | null)[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await door.ask(listAudit, { limit: 1, ...(cursor ? { cursor } : {}) });
      paged.push(...page.lines.map(({ contactId }) => contactId));
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(ids.toReversed());
  });

  it('is its tenant’s alone', async () => {
    const [mine, theirs] = [await newTenant(), await newTenant()];
    const { id: contactId } = await mine.door.ask(createContact, {});
    await mine.door.ask(eraseContact, { contactId });
    await expect(linesOf(theirs.door)).resolves.toEqual([]);
    await expect(linesOf(theirs.door, { contactId })).resolves.toEqual([]);
  });

  it('lets go of what is older than AUDIT_RETENTION_DAYS', async () => {
    const { door, tenantId } = await newTenant();
    const erased = async (): Promise<string> => {
      const { id: contactId } = await door.ask(createContact, {});
      await door.ask(eraseContact, { contactId });
      return contactId;
    };
    await erased();
    clock.set('2031-03-05T10:00:00.001Z');
    const later = await erased();
    clock.set('2032-03-04T10:00:00.001Z');
    await service.app.get(RetentionService, { strict: false }).run(tenantId);
    await expect(linesOf(door)).resolves.toEqual([['eraseContact', 'rest', later]]);
  });
});
