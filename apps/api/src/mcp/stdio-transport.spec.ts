import { PassThrough } from 'node:stream';
import { MESSAGE_LIMIT, StdioTransport } from './stdio-transport.js';

const ping = (id: number, more: object = {}): string =>
  JSON.stringify({ method: 'ping', params: more, jsonrpc: '2.0', id });

describe('messages on lines', () => {
  let input: PassThrough;
  let transport: StdioTransport;
  let seen: unknown[];
  let refused: () => unknown[];

  beforeEach(async () => {
    const output = new PassThrough();
    input = new PassThrough();
    transport = new StdioTransport(input, output);
    seen = [];
    transport.onmessage = (message) => seen.push('id' in message ? message.id : message);
    refused = () =>
      String(output.read() ?? '')
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { id: unknown }).id);
    await transport.start();
  });

  const write = (text: string | Buffer): Promise<void> =>
    new Promise((resolve) => input.write(text, () => setImmediate(resolve)));

  it('are found wherever the chunks are cut, also in the middle of a character', async () => {
    const bytes = Buffer.from(`${ping(1, { name: 'Ásgeir' })}\r\n${ping(2)}\n`);
    for (const byte of bytes) await write(Buffer.from([byte]));
    expect([seen, refused()]).toEqual([[1, 2], []]);
  });

  it('may have 1 MiB and not one byte more', async () => {
    const filled = (id: number, length: number): string => {
      const rest = length - ping(id, { text: '' }).length;
      return ping(id, { text: 'x'.repeat(rest) });
    };
    await write(`${filled(1, MESSAGE_LIMIT)}\n${filled(2, MESSAGE_LIMIT + 1)}\n${ping(3)}\n`);
    expect([seen, refused()]).toEqual([[1, 3], [2]]);
  });

  it('that are too long never pass for another request', async () => {
    const nested = `{"method":"ping","params":{"text":"${'x'.repeat(MESSAGE_LIMIT)}","of":{"id":7}},"jsonrpc":"2.0"}`;
    await write(`${nested}\n`);
    expect(refused()).toEqual([null]);
  });

  it('keep the transport until each request has its answer, or was cancelled', async () => {
    let left = false;
    void transport.left.then(() => (left = true));
    await write(`${ping(1)}\n${ping(2)}\n`);
    input.end();
    await transport.send({ jsonrpc: '2.0', id: 1, result: {} });
    expect(left).toBe(false);
    await transport.send({ jsonrpc: '2.0', id: 2, result: {} });
    await transport.left;
  });

  it('need no answer once they are cancelled', async () => {
    await write(
      `${ping(1)}\n${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } })}\n`,
    );
    input.end();
    await transport.left;
    expect(seen).toHaveLength(2);
  });
});
