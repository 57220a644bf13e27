import { ExtractionWorker } from '#conversation/extraction/extraction-worker.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from './api-client.js';
import { openDoors, type OpenDoors } from './equal-doors.js';
import { BEGINS, type World, tellWorld } from './equal-world.js';
import { ScriptedExtractor } from '../models/scripted-extractor.js';
import { ScriptedLlm } from '../models/scripted-llm.js';
import { Service } from '../service/service.js';
import { TestClock } from '../service/test-clock.js';

/** Three tenants of one service who were told the same. */
export class Twins {
  private constructor(
    private readonly service: Service,
    private readonly clock: TestClock,
    private readonly llm: ScriptedLlm,
    readonly worlds: readonly [World, World, World],
    /** Each of them by REST, for what was told and what became of it. */
    readonly rests: readonly [RestDoor, RestDoor, RestDoor],
    /** All doors of the first. */
    readonly one: OpenDoors,
    /** One door of each. */
    readonly each: OpenDoors,
  ) {}

  static async begin(): Promise<Twins> {
    const clock = new TestClock(BEGINS);
    const llm = await ScriptedLlm.start();
    llm.answer(({ form, body }) => {
      if (form === 'guide') return { json: { instructions: ['Look for her city.'] } };
      if (body.messages.some(({ role }) => role === 'tool')) return { text: 'She lives in Lisbon [M1].' };
      return { calls: [{ name: 'search_memories', arguments: { query: 'Lisbon' } }] };
    });
    const extractor = new ScriptedExtractor();
    extractor.tell(({ turns }) => ({
      facts: turns
        .filter(({ speaker }) => speaker === 'Asha')
        .map(({ id, text }) => ({ text: `Asha said: ${text}`, evidence: { turnId: id, quote: text } })),
    }));
    const tenants = [1, 2, 3].map(() => `tenant-${newId()}`);
    const model = { LLM_BASE_URL: llm.url, LLM_MODEL: llm.model, ARBITER: 'none' };
    // One session after another: two at once would be taken into memory in one order here and in another there.
    const extraction = { EXTRACT_TENANTS: tenants.join(), EXTRACT_POLL_SECONDS: '0', EXTRACT_CONCURRENCY: '1' };
    const settings = { ...model, ...extraction };
    const service = await Service.start({ clock, extractor, settings });
    const keys = await Promise.all(tenants.map((tenant) => service.newKey(tenant)));
    const rests = keys.map((key) => new RestDoor(service.url, key));
    const worlds: World[] = [];
    for (const [i, rest] of rests.entries()) worlds.push(await tellWorld(rest, tenants[i] ?? '', clock));
    const [one, each] = [openDoors(service, keys.slice(0, 1)), openDoors(service, keys)];
    return new Twins(service, clock, llm, worlds as never, rests as never, one, each);
  }

  /** Takes into memory what was said in the sessions that ended, at each twin the same. */
  async extract(): Promise<void> {
    await this.service.app.get(ExtractionWorker).work();
  }

  later(): void {
    this.clock.set(new Date(this.clock.now().getTime() + 60_000).toISOString());
  }

  async end(): Promise<void> {
    await Promise.all([this.one.mcp.close(), this.each.mcp.close()]);
    await this.service.close();
    await this.llm.close();
  }
}
