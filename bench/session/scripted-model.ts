import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for a language model that answers at once, so that what is measured is everything else. */
export interface ScriptedModel {
  readonly url: string;
  /** Milliseconds in which at least one request was with it. */
  busyMs(): number;
  close(): void;
}

/** Words in a turn that tell a fact; the model finds each of them. */
const TELLS = /\{"id":"(n\d+)"[^{}]*?"text":"(I [^"]+)"/g;

/** Starts it on a free port of this machine. It speaks as much of OpenAI's protocol as the extractor needs. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  let [underWay, since, busy] = [0, 0, 0];
  const server = createServer((request, response) => {
    if (underWay++ === 0) since = performance.now();
    response.once('close', () => {
      if (--underWay === 0) busy += performance.now() - since;
    });
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => response.setHeader('content-type', 'application/json').end(completion(body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, busyMs: () => busy, close: () => server.close() };
}

function completion(body: string): string {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
  const asked = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const facts = [...asked.matchAll(TELLS)].map(([, turnId, quote]) => ({
    ...FACT,
    text: quote,
    evidence: { turnId, quote },
  }));
  const message = { role: 'assistant', content: JSON.stringify({ facts, events: [] }) };
  const usage = { prompt_tokens: Math.ceil(asked.length / 4), completion_tokens: facts.length * 60, total_tokens: 0 };
  return JSON.stringify({
    id: 'bench',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message }],
    usage,
  });
}

const FACT = {
  kind: 'semantic',
  attribute: null,
  value: null,
  importance: 0.5,
  from: null,
  to: null,
  correction: false,
};
