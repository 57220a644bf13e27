import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { newApiKey } from '#keys/api-keys.js';
import { stdioCommand } from '../support/doors/mcp-client.js';

interface Message {
  readonly id: number | string | null;
  readonly result?: { readonly isError?: boolean };
  readonly error?: { readonly code: number };
}

const request = (id: number | string, method: string, params: object = {}): string =>
  JSON.stringify({ method, params, jsonrpc: '2.0', id });
const INITIALIZE = request(0, 'initialize', {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
});
const LARGE = { name: 'search_memories', arguments: { query: 'x'.repeat(2 ** 20) } };

/** Runs the command with these lines as its input. */
function run(key = newApiKey(), settings: object = {}): ChildProcessWithoutNullStreams {
  const { command, args, cwd, env } = stdioCommand(key);
  return spawn(command, args, { cwd, env: { PATH: process.env['PATH'], ...env, ...settings } });
}

async function answersTo(lines: readonly string[]): Promise<{ messages: Message[]; code: unknown }> {
  const child = run(undefined, { LOG_LEVEL: 'verbose' });
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const messages: Message[] = [];
  for await (const line of createInterface({ input: child.stdout })) messages.push(JSON.parse(line) as Message);
  if (child.exitCode === null) await once(child, 'exit');
  return { messages, code: child.exitCode };
}

describe('./dev mcp', () => {
  it('answers all that it was asked, also what is malformed or too large, writes nothing else, and ends with its input', async () => {
    const { messages, code } = await answersTo([
      INITIALIZE,
      'no JSON',
      '',
      '{"hello": "world", "id": 7}',
      '[]',
      request(1, 'tools/call', LARGE),
      JSON.stringify({ jsonrpc: '2.0', id: 'two', method: 'tools/call', params: LARGE }),
      `"${'x'.repeat(2 ** 20)}"`,
      request(3, 'tools/call', { name: 'search_memories', arguments: { query: 7 } }),
      request(4, 'tools/list'),
    ]);
    const answers = messages.map(({ id, error, result }) => [
      id,
      error?.code ?? (result?.isError ? 'isError' : 'result'),
    ]);
    expect(answers).toHaveLength(9);
    expect(answers).toEqual(
      expect.arrayContaining([
        [0, 'result'],
        [null, -32_700],
        [7, -32_600],
        [null, -32_600],
        [1, -32_600],
        ['two', -32_600],
        [3, 'isError'],
        [4, 'result'],
      ]),
    );
    expect(code).toBe(0);
  });

  it('ends at SIGTERM while its client is there', async () => {
    const child = run();
    child.stdin.write(`${INITIALIZE}\n`);
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    await expect(once(child, 'exit')).resolves.toEqual([0, null]);
  });

  it('says on stderr, in one line, what stops it', async () => {
    const child = run('short');
    const [errors] = (await once(child.stderr, 'data')) as [Buffer];
    expect(errors.toString()).toContain('API_KEY: must have at least 16 characters');
    await expect(once(child, 'exit')).resolves.toEqual([1, null]);
  });
});
