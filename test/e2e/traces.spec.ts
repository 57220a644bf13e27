import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service } from '../support/service/service.js';
import { type SentSpan, TraceReceiver } from '../support/service/trace-receiver.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const WORDS = 'Keeps a numbat in the cellar.';
const SERVER = 2;

let receiver: TraceReceiver;
let spans: SentSpan[] = [];
let requestId = '';
let contactId = '';

/** One remember that is a part of a trace, and one recall that begins one; what they sent is there when the service has stopped. */
beforeAll(async () => {
  receiver = await TraceReceiver.start();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  const service = await Service.start({ settings, embedder: new ScriptedEmbedder() });
  const door = new RestDoor(service.url, await service.newKey());
  contactId = (await door.ask(createContact, {})).id;
  const said = await door.send(remember, { contactId, text: WORDS }, { traceparent: `00-${TRACE}-${PARENT}-01` });
  expect(said.status).toBe(201);
  await door.send(remember, { contactId, text: WORDS }, { traceparent: `00-${'a'.repeat(32)}-${PARENT}-00` });
  const found = await door.send(recall, { contactId, query: 'Who has a numbat?' });
  expect(found.status).toBe(200);
  requestId = String(found.headers.get('x-request-id'));
  await service.close();
  spans = receiver.spans;
});

afterAll(() => receiver.close());

const inTrace = (traceId: string): SentSpan[] => spans.filter((span) => span.traceId === traceId);
const named = (all: readonly SentSpan[], name: string): SentSpan => {
  const [span] = all.filter((one) => one.name === name);
  if (!span) throw new Error(`There is no span ${name} among ${all.map((one) => one.name).join(', ')}.`);
  return span;
};
const attributesOf = ({ attributes }: SentSpan): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value as object)[0]]));

describe('the traces of a remember and a recall', () => {
  it('are sent to where traces of OTLP are taken', () => {
    expect(new Set(receiver.paths)).toEqual(new Set(['/v1/traces']));
    expect(receiver.bodies.join()).toContain('palimpsest');
  });

  it('go on with the trace of the caller, from the door to each query and its commit', () => {
    const all = inTrace(TRACE);
    const door = named(all, 'POST /v1/contacts/:contactId/memories');
    expect(door).toMatchObject({ parentSpanId: PARENT, kind: SERVER });
    expect(attributesOf(door)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/v1/contacts/:contactId/memories',
      'http.response.status_code': 201,
    });
    for (const name of ['memory/apply', 'commit', 'embeddings scripted'])
      expect(named(all, name)).toMatchObject({ parentSpanId: door.spanId });
    expect(attributesOf(named(all, 'memory/apply'))).toEqual({
      'db.system.name': 'neo4j',
      'db.query.summary': 'memory/apply',
    });
  });

  it('begin with the id that the answer names, where the caller has none, and have what a recall does within it', () => {
    const all = inTrace(requestId);
    const door = named(all, 'POST /v1/contacts/:contactId/recall');
    expect(door.parentSpanId ?? '').toBe('');
    const step = named(all, 'recall');
    expect(step).toMatchObject({ parentSpanId: door.spanId });
    expect(attributesOf(step)).toEqual({ 'palimpsest.searched': 'memories' });
    expect(named(all, 'embeddings scripted')).toMatchObject({ parentSpanId: step.spanId });
    const queries = all.filter((span) => span.name.startsWith('recall/'));
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.filter(({ parentSpanId }) => parentSpanId !== step.spanId)).toEqual([]);
  });

  it('leave out what the caller does not sample, and what the service does by itself', () => {
    expect(inTrace('a'.repeat(32))).toEqual([]);
    const ids = new Set(spans.map(({ spanId }) => spanId));
    const alone = spans.filter(({ parentSpanId, kind }) => kind !== SERVER && !ids.has(String(parentSpanId)));
    expect(alone).toEqual([]);
  });

  it('hold no word and no id of a caller', () => {
    const sent = receiver.bodies.join();
    expect(sent).not.toMatch(/numbat/i);
    expect(sent).not.toContain(contactId);
  });
});

describe('a receiver that is away', () => {
  it('changes no answer and no stop', async () => {
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
    const service = await Service.start({ settings, embedder: new ScriptedEmbedder() });
    const door = new RestDoor(service.url, await service.newKey());
    expect((await door.send(createContact, {})).status).toBe(201);
    await service.close();
  });
});
