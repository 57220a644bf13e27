import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { CallToolRequestSchema, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { CheckedServer } from './checked-server.js';

async function answerTo(method: string, params?: object): Promise<unknown> {
  const server = new CheckedServer({ name: 'test', version: '1' }, { capabilities: { tools: {} } });
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name } }) => ({
    content: [{ type: 'text', text: name }],
  }));
  const [ours, its] = InMemoryTransport.createLinkedPair();
  const answered = new Promise<JSONRPCMessage>((resolve) => (ours.onmessage = resolve));
  await server.connect(its);
  await ours.send({ jsonrpc: '2.0', id: 1, method, ...(params && { params }) } as JSONRPCMessage);
  const answer = (await answered) as { error?: { code: number; message: string }; result?: unknown };
  await server.close();
  return answer.error ? [answer.error.code, answer.error.message] : answer.result;
}

const CLIENT = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'c', version: '1' } };

describe('a request of MCP', () => {
  it.each([
    { what: 'initialize without params', method: 'initialize', params: undefined, says: /params: / },
    {
      what: 'initialize without a version',
      method: 'initialize',
      params: { ...CLIENT, protocolVersion: 7 },
      says: /params\.protocolVersion: /,
    },
    { what: 'a call of a tool without params', method: 'tools/call', params: undefined, says: /params: / },
    { what: 'a call of a tool without a name', method: 'tools/call', params: {}, says: /params\.name: / },
  ])('that is malformed is answered in one sentence: $what', async ({ method, params, says }) => {
    const [code, message] = (await answerTo(method, params)) as [number, string];
    expect(code).toBe(-32_602);
    expect(message).toMatch(says);
    expect(message).not.toContain('\n');
    expect(message.length).toBeLessThan(120);
  });

  it('that is well made is answered', async () => {
    await expect(answerTo('initialize', CLIENT)).resolves.toMatchObject({ serverInfo: { name: 'test' } });
    await expect(answerTo('tools/call', { name: 'x' })).resolves.toMatchObject({ content: [{ text: 'x' }] });
    await expect(answerTo('ping')).resolves.toEqual({});
  });
});
