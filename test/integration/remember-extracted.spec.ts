import { ContactsService } from '#contacts/contacts.service.js';
import { newId } from '#graph/ids.js';
import { HistoryService } from '#memory/history/history.service.js';
import { RememberService } from '#memory/remember/remember.service.js';
import type { StatementInput } from '#memory/remember/statement-input.js';
import { ScriptedArbiter } from '#models/scripted-arbiter.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { Service } from '../support/service/service.js';

type Extracted = StatementInput & { key: string };

const said = (key: string, text: string, more: Partial<StatementInput> = {}): Extracted => ({
  key,
  text,
  reconcile: true,
  importance: 0.5,
  confidence: 0.8,
  tags: [],
  as: 'change',
  ...more,
});
const nothing = (): Promise<void> => Promise.resolve();

describe('what is extracted', () => {
  const caller = { tenantId: `tenant-${newId()}` };
  const arbiter = new ScriptedArbiter(({ candidates }) => ({
    outcome: 'restate',
    id: candidates[0]?.id ?? '',
    reason: 'The same.',
  }));
  let service: Service;
  let contactId: string;

  beforeAll(async () => {
    service = await Service.start({ arbiter, embedder: new ScriptedEmbedder() });
  });
  beforeEach(async () => {
    ({ id: contactId } = await service.app.get(ContactsService).create(caller, {}));
  });
  afterAll(() => service.close());

  const extract = (
    statements: readonly Extracted[],
    alongside: Parameters<RememberService['rememberExtracted']>[3] = nothing,
  ): ReturnType<RememberService['rememberExtracted']> =>
    service.app.get(RememberService).rememberExtracted(caller, contactId, statements, alongside);
  const texts = async (): Promise<string[]> => {
    const { memories } = await service.app.get(HistoryService).list(caller, { contactId, limit: 100 });
    return memories.map(({ text }) => text).sort();
  };

  it('is written once for its key, and told again answers the memory that is there', async () => {
    const statements = [said('s1-t1-0', 'She has a dog.'), said('s1-t2-0', 'Her employer is Infosys.')];
    const first = await extract(statements);
    const ids = first.results.map((result) => ('remembered' in result ? result.remembered.memory.id : null));
    const again = await extract([...statements, said('s1-t3-0', 'Paris in spring.'), said('s1-t3-0', 'Rome in May.')]);
    expect(again.results).toMatchObject([
      { skipped: ids[0] },
      { skipped: ids[1] },
      { remembered: { memory: { text: 'Paris in spring.' } } },
      { skipped: expect.any(String) as string },
    ]);
    await expect(texts()).resolves.toEqual(['Her employer is Infosys.', 'Paris in spring.', 'She has a dog.']);
  });

  it('of another contact with the same key is another one', async () => {
    await extract([said('k', 'She has a dog.')]);
    ({ id: contactId } = await service.app.get(ContactsService).create(caller, {}));
    await expect(extract([said('k', 'She has a dog.')])).resolves.toMatchObject({ results: [{ remembered: {} }] });
  });

  it('is undone by what runs alongside, if that throws', async () => {
    const lost = (): Promise<void> => Promise.reject(new Error('the lease is lost'));
    await expect(extract([said('k', 'She has a dog.')], lost)).rejects.toThrow('the lease is lost');
    await expect(texts()).resolves.toEqual([]);
    await expect(extract([said('k', 'She has a dog.')])).resolves.toMatchObject({ results: [{ remembered: {} }] });
  });

  it('runs what goes alongside with no statement too, and leaves the contact unlocked', async () => {
    const seen: string[] = [];
    await expect(extract([], (_, { id }) => Promise.resolve(void seen.push(id)))).resolves.toEqual({ results: [] });
    await extract([said('k', 'She has a dog.')], (_, { id }) => Promise.resolve(void seen.push(id)));
    expect(seen).toEqual([contactId, contactId]);
  });

  it('asks the arbiter outside, and runs what goes alongside once, in the transaction that counts', async () => {
    await extract([said('k1', 'She drinks green tea.')]);
    let runs = 0;
    const { results } = await extract([said('k2', 'She drinks some green tea.')], () => Promise.resolve(void runs++));
    expect(results).toMatchObject([
      { remembered: { decision: { outcome: 'restated', decidedBy: 'arbiter', model: 'scripted' } } },
    ]);
    expect(runs).toBe(1);
    await expect(extract([said('k2', 'x')])).resolves.toMatchObject({
      results: [{ skipped: expect.any(String) as string }],
    });
  });

  it('of ten at once with one key, one is written', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => extract([said('k', 'She has a dog.')])));
    expect(all.filter(({ results: [result] }) => result && 'remembered' in result)).toHaveLength(1);
  });

  it('names the statement in its faults', async () => {
    const refused = extract([said('a', 'x'), said('b', 'y', { validFrom: 'blue' })]);
    await expect(refused).rejects.toMatchObject({ faults: [{ path: 'statements.1.validFrom' }] });
    await expect(texts()).resolves.toEqual([]);
  });
});
