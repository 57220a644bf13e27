import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { type CallToolResult, CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import type { Config } from '#config/config.js';
import type { Operation } from '#contract/operation.js';
import { RestDoor } from './api-client.js';
import { asTool } from './as-tool.js';
import { type Answer, type Asked, type Door, Refused } from './door.js';
import { testConnection } from '../service/service.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

type Profile = Config['MCP_PROFILE'];

/** @returns the official client, connected over HTTP. */
export async function clientOverHttp(url: string, key: string, profile: Profile = 'full'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`/mcp?profile=${profile}`, url), { requestInit }));
  return client;
}

/** What runs the command `./dev mcp` from its sources, on the database of the run. */
export function stdioCommand(
  key: string,
  profile: Profile = 'full',
): {
  command: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
} {
  const { uri, user, password } = testConnection();
  return {
    command: process.execPath,
    args: [
      '--disable-warning=ExperimentalWarning',
      '--import',
      './test/support/runner/from-source.ts',
      'apps/cli/src/main.ts',
      'mcp',
      '--profile',
      profile,
    ],
    cwd: ROOT,
    env: {
      API_KEY: key,
      NEO4J_URI: uri,
      NEO4J_USER: user,
      NEO4J_PASSWORD: password,
      EMBEDDER: 'none',
      WARM_UP: 'false',
    },
  };
}

/** @returns the official client, connected to a process of its own. */
export async function clientOverStdio(
  key: string,
  profile: Profile = 'full',
  settings: Readonly<Record<string, string>> = {},
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const { env, ...command } = stdioCommand(key, profile);
  await client.connect(new StdioClientTransport({ ...command, env: { ...env, ...settings }, stderr: 'ignore' }));
  return client;
}

/** @returns the answer of a tool, whatever it is. */
export async function call(client: Client, name: string, args: object): Promise<CallToolResult> {
  const result = await client.callTool({ name, arguments: { ...args } });
  return CallToolResultSchema.parse(result);
}

/** @returns the structured answer of a tool, after the client checked it against the tool's schema. */
export async function answerOf<T = Record<string, unknown>>(client: Client, name: string, args: object): Promise<T> {
  const { isError, structuredContent, content } = await call(client, name, args);
  expect([isError ?? false, content]).toEqual([false, expect.anything()]);
  return structuredContent as T;
}

/** @returns all that a tool says in text. */
export function textOf({ content }: CallToolResult): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

/** The door MCP; what no tool does is asked by REST. */
export class McpClientDoor implements Door {
  #client?: Promise<Client>;

  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {}

  async ask<O extends Operation>(operation: O, input: Asked<O>): Promise<Answer<O>> {
    const asked = asTool(operation, input);
    if (asked === null) return new RestDoor(this.url, this.key).ask(operation, input);
    const client = await (this.#client ??= clientOverHttp(this.url, this.key));
    // As a client sends it: what is undefined is left out.
    const result = await call(client, asked.tool, JSON.parse(JSON.stringify(asked.args)) as object);
    if (result.isError) throw refusedOf(textOf(result), asked.fields);
    const { now: _, ...answer } = result.structuredContent ?? {};
    return (asked.part === undefined ? answer : answer[asked.part]) as Answer<O>;
  }

  async close(): Promise<void> {
    await (await this.#client)?.close();
  }
}

function refusedOf(text: string, fields: Readonly<Record<string, string>> = {}): Refused {
  const named = text.replaceAll(/^(\w+: |- )(\w+)(?=: )/gm, (_, begin: string, field: string) => {
    return `${begin}${fields[field] ?? field}`;
  });
  const [, code = '', detail = ''] = /^(\w+): (.*)/.exec(named) ?? [];
  const errors = [...named.matchAll(/^- ([^:]+): (.*)$/gm)].map(([, path, message]) => ({
    path: path === 'arguments' ? '' : String(path),
    message: String(message),
  }));
  return new Refused({ code, detail, errors });
}
