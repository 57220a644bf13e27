import { createContact } from '#contract/contacts.js';
import { ask as askModel } from '#contract/ask.js';
import { remember, withdraw } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import type { InContext } from '#models/embedder.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { RestDoor } from '../support/doors/api-client.js';
import { ScriptedLlm } from '../support/models/scripted-llm.js';
import { Service } from '../support/service/service.js';
import { until } from '../support/service/until.js';

let llm: ScriptedLlm;
/** Counts what it is asked, word by word as well: what the metrics must tell. */
class CountedEmbedder extends ScriptedEmbedder {
  readonly sizes: number[] = [];

  override embed(texts: readonly string[]): ReturnType<ScriptedEmbedder['embed']> {
    this.sizes.push(texts.length);
    return super.embed(texts);
  }

  override embedWords(texts: readonly InContext[]): ReturnType<ScriptedEmbedder['embedWords']> {
    this.sizes.push(texts.length);
    return super.embedWords(texts);
  }
}

const embedder = new CountedEmbedder();
let service: Service;
let door: RestDoor;
let contactId = '';

beforeAll(async () => {
  llm = await ScriptedLlm.start();
  const settings = { LLM_BASE_URL: llm.url, LLM_MODEL: llm.model };
  service = await Service.start({ settings, embedder });
  door = new RestDoor(service.url, await service.newKey());
  contactId = (await door.ask(createContact, {})).id;
});

afterAll(async () => {
  await service.close();
  await llm.close();
});

/** @returns what a series has, 0 where it is not there yet. */
async function valueOf(series: string): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

describe('the metrics', () => {
  it('count decisions by outcome and by who decided, once they are committed', async () => {
    const added = 'palimpsest_decisions_total{outcome="added",decided_by="default"}';
    const text = 'Keeps bees on the roof.';
    await door.ask(remember, { contactId, text, dryRun: true });
    expect(await valueOf(added)).toBe(0);
    const { memory } = await door.ask(remember, { contactId, text });
    expect(await valueOf(added)).toBe(1);
    await door.ask(withdraw, { memoryId: String(memory?.id) });
    expect(await valueOf('palimpsest_decisions_total{outcome="withdrawn",decided_by="caller"}')).toBe(1);
  });

  it('time recalls by what is searched, and tell how many results there were, and which bore on nothing', async () => {
    await door.ask(recall, { contactId, query: 'What grows in the garden?', in: ['turns'] });
    expect(await valueOf('palimpsest_recall_seconds_count{searched="turns"}')).toBe(1);
    expect(await valueOf('palimpsest_recall_results_bucket{le="0",searched="turns"}')).toBe(1);
    expect(await valueOf('palimpsest_recall_without_bearing_total{searched="turns"}')).toBe(1);
    await door.ask(remember, { contactId, text: 'Grows tomatoes in the garden.' });
    await door.ask(recall, { contactId, query: 'What grows in the garden?', in: ['turns', 'memories'] });
    expect(await valueOf('palimpsest_recall_results_sum{searched="memories+turns"}')).toBe(1);
    expect(await valueOf('palimpsest_recall_without_bearing_total{searched="memories+turns"}')).toBe(0);
  });

  it('time the embedding model and count its texts', async () => {
    const times = 'palimpsest_embedding_seconds_count{model="scripted",status="ok"}';
    const texts = 'palimpsest_embedded_texts_total{model="scripted"}';
    await door.ask(remember, { contactId, text: 'Sails a small boat on the lake.' });
    // The service also makes the vectors that other specs left out in this database: the model knows what it was asked.
    await until('all that the embedding model was asked is counted', async () => {
      const asked = [embedder.sizes.length, embedder.sizes.reduce((sum, size) => sum + size, 0)];
      return String([await valueOf(times), await valueOf(texts)]) === String(asked);
    });
    expect(embedder.asked.filter((text) => text === 'Sails a small boat on the lake.')).toHaveLength(1);
  });

  it('time the language model and count its tokens, of failures too', async () => {
    llm.answer({ text: 'I do not know that.' });
    await door.ask(askModel, { contactId, question: 'What is the name of the boat?' });
    const [asked, requests] = [
      'palimpsest_model_seconds_count{model="scripted-model",status="ok"}',
      llm.requests.length,
    ];
    expect(await valueOf(asked)).toBeGreaterThan(0);
    expect(await valueOf('palimpsest_model_tokens_total{model="scripted-model",direction="input"}')).toBe(
      100 * requests,
    );
    expect(await valueOf('palimpsest_model_tokens_total{model="scripted-model",direction="output"}')).toBe(
      10 * requests,
    );
    const failed = 'palimpsest_model_seconds_count{model="scripted-model",status="failed"}';
    const before = await valueOf(failed);
    llm.fail('unauthorized', { times: Infinity });
    await door.send(askModel, { contactId, question: 'And of the lake?' });
    expect(await valueOf(failed)).toBe(before + 1);
    llm.heal();
  });

  it('have the queues: sessions that wait to be read, and briefings that wait to be sent', async () => {
    const text = await (await fetch(`${service.url}/metrics`)).text();
    expect(text).toMatch(/^palimpsest_extraction_sessions\{state="waiting"\} \d+$/m);
    expect(text).toMatch(/^palimpsest_extraction_oldest_waiting_seconds \d+$/m);
    expect(text).toMatch(/^palimpsest_briefings\{state="pending"\} \d+$/m);
  });
});
