import { newId } from '#graph/ids.js';
import { Service } from '../support/service/service.js';

interface Found {
  readonly results: readonly { readonly id: string; readonly memory: string; readonly event?: string }[];
}

/** What is called of the client; its own types are there only where it is installed. */
interface Mem0Client {
  add(messages: readonly object[], options: object): Promise<Found & { readonly status?: string }>;
  search(query: string, options: object): Promise<Found>;
  getAll(options: object): Promise<Found & { readonly count: number }>;
  get(id: string): Promise<{ readonly memory: string; readonly createdAt: string }>;
  history(
    id: string,
  ): Promise<readonly { readonly memoryId: string; readonly event: string; readonly newMemory: string }[]>;
  delete(id: string): Promise<{ readonly message: string }>;
}

const PACKAGE = new URL('../../tools/clients/node_modules/mem0ai/dist/index.mjs', import.meta.url).href;

describe('the client of mem0', () => {
  let service: Service;
  let connect: (key: string) => Mem0Client;
  let client: Mem0Client;

  beforeAll(async () => {
    process.env['MEM0_TELEMETRY'] = 'false';
    const { MemoryClient } = (await import(PACKAGE)) as {
      MemoryClient: new (options: { apiKey: string; host: string }) => Mem0Client;
    };
    service = await Service.start({ settings: { COMPAT_MEM0: 'true' } });
    connect = (apiKey): Mem0Client => new MemoryClient({ apiKey, host: `${service.url}/compat/mem0` });
    client = connect(await service.newKey(`tenant-${newId()}`));
  });
  afterAll(() => service.close());

  const filters = { user_id: 'asha' };

  it('adds, searches, lists, reads and deletes memories', async () => {
    const messages = [
      { role: 'user', content: 'Asha has a dog called Bruno.' },
      { role: 'user', content: 'Asha drinks tea.' },
    ];
    const added = await client.add(messages, { userId: 'asha', infer: false });
    expect(added.results.map(({ event }) => event)).toEqual(['ADD', 'ADD']);
    const { results } = await client.search('dog', { filters, topK: 1 });
    expect(results).toMatchObject([{ memory: 'Asha has a dog called Bruno.' }]);
    const id = String(results[0]?.id);
    expect(await client.get(id)).toMatchObject({ memory: 'Asha has a dog called Bruno.' });
    expect(await client.history(id)).toMatchObject([
      { memoryId: id, event: 'ADD', newMemory: 'Asha has a dog called Bruno.' },
    ]);
    expect(await client.delete(id)).toEqual({ message: 'Memory deleted successfully!' });
    const left = await client.getAll({ filters, page: 1, pageSize: 50 });
    expect(left).toMatchObject({ count: 1, results: [{ memory: 'Asha drinks tea.' }] });
  });

  it('hands over messages to be extracted', async () => {
    const added = await client.add([{ role: 'user', content: 'I moved to Faro.' }], { userId: 'asha' });
    expect(added).toMatchObject({ status: 'PENDING', results: [] });
  });

  it('is told what was wrong', async () => {
    await expect(client.get(newId())).rejects.toThrow('There is no memory');
    await expect(client.search('dog', {})).rejects.toThrow('user_id');
  });
});
