import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { RestClient } from '../../apps/cli/src/demo/rest-client.js';
import { tell } from '../../apps/cli/src/demo/tell.js';
import { Service } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

describe('./dev demo', () => {
  const clock = new TestClock('2026-11-21T10:00:00Z');
  let service: Service;
  let client: RestClient;
  let forgetful: RestClient;

  beforeAll(async () => {
    service = await Service.start({ clock, embedder: new ScriptedEmbedder() });
    const key = await service.newKey();
    client = new RestClient(service.url, key);
    forgetful = new WithoutKeys(service.url, key);
  });
  afterAll(() => service.close());

  async function told(by = client): Promise<string[]> {
    const lines: string[] = [];
    await tell(by, (line = '') => lines.push(line.replace(/took [\d.]+ ms/, 'took a moment')));
    return lines;
  }

  it('tells the same story of the same caller when it is run again', async () => {
    const [first, ...lines] = await told();
    clock.set('2026-11-21T10:05:00Z');
    const [again, ...linesAgain] = await told();
    expect(lines.join('\n')).toMatch(/before the last call\?\n.*\n +2019-01-01 to 2025-06-01 {2}Lives in Pune/);
    expect(linesAgain).toEqual(lines);
    expect([first, again]).toEqual([
      expect.stringMatching(/^A caller whom nobody knows yet: contact \w{26}\.$/),
      first?.replace('A caller whom nobody knows yet', 'The caller of an earlier run'),
    ]);
    const found = await client.get<{ contacts: unknown[] }>('/v1/contacts?identifier=phone:%2B919876543210');
    expect(found.contacts).toHaveLength(1);
  });

  it('answers the same questions alike when the answers to its first run are kept no longer', async () => {
    // Scores fade with time.
    const questions = (lines: readonly string[]): string =>
      (lines.join('\n').split('What is true now?')[1] ?? '').replaceAll(/0\.\d\d/g, 'SCORE');
    const before = questions(await told());
    clock.set('2026-12-21T10:00:00Z');
    expect(questions(await told(forgetful))).toBe(before);
  });
});

/** What a call with an Idempotency-Key is once its answer is kept no longer. */
class WithoutKeys extends RestClient {
  override post<T>(path: string, body: object): Promise<T> {
    return super.post<T>(path, body);
  }
}
