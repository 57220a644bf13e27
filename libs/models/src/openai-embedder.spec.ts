import { createServer, Server } from 'node:http';
import { AddressInfo } from 'node:net';
import { OpenAiEmbedder, OpenAiEmbedderOptions } from './openai-embedder.js';

const KEY = 'sk-secret-0123456789';

interface Request {
  authorization?: string;
  body: { model: string; input: string[]; dimensions?: number; encoding_format?: string };
}

/** One answer a request, in order; the last one serves all that follow. */
type Answer = (input: string[]) => { status?: number; vectors?: unknown[]; text?: string; silent?: true };

const VECTORS: Answer = (input) => ({ vectors: input.map((text) => [text.length, 0, 4]) });
const fails =
  (status: number): Answer =>
  () => ({ status });

describe('OpenAiEmbedder', () => {
  let server: Server;
  let script: Answer[];
  let requests: Request[];

  beforeEach(async () => {
    requests = [];
    server = createServer((request, response) => {
      let received = '';
      request.on('data', (chunk: Buffer) => (received += chunk.toString()));
      request.on('end', () => {
        const body = JSON.parse(received) as Request['body'];
        requests.push({ authorization: request.headers.authorization, body });
        const answer = (script.length > 1 ? script.shift() : script[0])?.(body.input) ?? {};
        const failure = { error: { message: `You sent ${request.headers.authorization}, which is wrong.` } };
        const success = { object: 'list', data: answer.vectors?.map((embedding, index) => ({ index, embedding })) };
        if (answer.silent) return;
        response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
        response.end(answer.text ?? JSON.stringify(answer.status ? failure : success));
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  function create(options: Partial<OpenAiEmbedderOptions> = {}): Promise<OpenAiEmbedder> {
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    return OpenAiEmbedder.create({ model: 'some-model', baseUrl, apiKey: KEY, retries: 0, ...options });
  }

  it('makes every vector of unit length, in the order of the texts', async () => {
    script = [VECTORS];
    const embedder = await create({ dimensions: 3 });
    await expect(embedder.embed(['abc', ''])).resolves.toEqual([
      [0.6, 0, 0.8],
      [0, 0, 1],
    ]);
  });

  it('sends the model, the key, the dimensions and the text as it is', async () => {
    script = [VECTORS];
    const embedder = await create({ dimensions: 3 });
    await embedder.embed(['two\nlines']);
    expect(requests).toEqual([
      {
        authorization: `Bearer ${KEY}`,
        body: { model: 'some-model', input: ['two\nlines'], dimensions: 3, encoding_format: 'float' },
      },
    ]);
  });

  it('learns the dimensions from one request, and then sends none', async () => {
    script = [VECTORS];
    const embedder = await create();
    expect(embedder.dimensions).toBe(3);
    await embedder.embed(['a']);
    expect(requests.map(({ body }) => body.dimensions)).toEqual([undefined, undefined]);
  });

  it('does not take a key from the environment', async () => {
    script = [VECTORS];
    process.env.OPENAI_API_KEY = 'sk-stray';
    try {
      await (await create({ apiKey: undefined, dimensions: 3 })).embed(['a']);
    } finally {
      delete process.env.OPENAI_API_KEY;
    }
    expect(requests[0]?.authorization).toBe('Bearer none');
  });

  it('asks for 500 texts in four requests', async () => {
    script = [VECTORS];
    const embedder = await create({ dimensions: 3 });
    await expect(embedder.embed(new Array<string>(500).fill('fact'))).resolves.toHaveLength(500);
    expect(requests).toHaveLength(4);
  });

  it.each([
    { first: 'too many requests', status: 429 },
    { first: 'a failure of the server', status: 500 },
  ])('tries again after $first', async ({ status }) => {
    script = [fails(status), VECTORS];
    const embedder = await create({ dimensions: 3, retries: 1 });
    await expect(embedder.embed(['abc'])).resolves.toEqual([[0.6, 0, 0.8]]);
  });

  it('does not try a refused key again', async () => {
    script = [fails(401), VECTORS];
    const embedder = await create({ dimensions: 3, retries: 1 });
    await expect(embedder.embed(['abc'])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(requests).toHaveLength(1);
  });

  it.each<{ when: string; answer: Answer; says: RegExp; timeoutMs?: number }>([
    { when: 'refuses the key', answer: fails(401), says: /refused the key \(401\): check EMBEDDER_API_KEY/ },
    { when: 'does not know the model', answer: fails(404), says: /check EMBEDDER_BASE_URL and EMBEDDER_MODEL/ },
    { when: 'has too many requests', answer: fails(429), says: /answered 429/ },
    { when: 'fails', answer: fails(500), says: /answered 500/ },
    // The client takes a timeout for a lost connection here, as jest's errors are not of the class it looks for.
    {
      ...{ when: 'is slow', answer: () => ({ silent: true }), timeoutMs: 300 },
      says: /did not answer in time|could not be reached/,
    },
    { when: 'sends too few vectors', answer: () => ({ vectors: [] }), says: /makes no sense/ },
    { when: 'sends shorter vectors', answer: () => ({ vectors: [[1, 0]] }), says: /2 dimensions instead of 3/ },
    { when: 'sends zeros', answer: () => ({ vectors: [[0, 0, 0]] }), says: /makes no sense/ },
    { when: 'sends no numbers', answer: () => ({ vectors: [['a', null, 1]] }), says: /makes no sense/ },
    { when: 'sends no JSON', answer: () => ({ text: '{"data": [' }), says: /makes no sense/ },
  ])(
    'is unavailable when the server $when, and does not tell the key',
    async ({ answer, says, timeoutMs = 30_000 }) => {
      script = [answer];
      const embedder = await create({ dimensions: 3, timeoutMs });
      const error: unknown = await embedder.embed(['abc']).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'DomainError', code: 'UNAVAILABLE' });
      expect(String(error)).toMatch(says);
      expect(error).not.toHaveProperty('cause');
      expect(String(error)).not.toContain(KEY);
    },
  );

  it('is unavailable when there is no server', async () => {
    const embedder = await create({ dimensions: 3, baseUrl: 'http://127.0.0.1:1/v1' });
    await expect(embedder.embed(['abc'])).rejects.toThrow('could not be reached');
  });

  it('does not start when the first request for the dimensions fails', async () => {
    script = [fails(401)];
    await expect(create()).rejects.toMatchObject({
      name: 'StartupError',
      message: 'The embedding server refused the key (401): check EMBEDDER_API_KEY. Or set EMBEDDER to local or none.',
    });
  });
});
