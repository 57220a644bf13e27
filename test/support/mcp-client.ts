import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { type CallToolResult, CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { askTool } from '#assist/tools/ask-tool.js';
import { contactTools } from '#assist/tools/contact-tools.js';
import { memoryTools } from '#assist/tools/memory-tools.js';
import { sessionTools } from '#assist/tools/session-tools.js';
import type { Config } from '#config/config.js';
import { grep, upcoming } from '#contract/calendar.js';
import { getContext } from '#contract/context.js';
import { getHistory, remember } from '#contract/memories.js';
import type { Operation } from '#contract/operation.js';
import { recall } from '#contract/recall.js';
import { timeline } from '#contract/time.js';
import { RestDoor } from './api-client.js';
import { type Answer, type Asked, type Door, Refused } from './door.js';
import { testConnection } from './service.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

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
      './test/support/run-source.ts',
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
export async function told<T = Record<string, unknown>>(client: Client, name: string, args: object): Promise<T> {
  const { isError, structuredContent, content } = await call(client, name, args);
  expect([isError ?? false, content]).toEqual([false, expect.anything()]);
  return structuredContent as T;
}

/** @returns all that a tool says in text. */
export function textOf({ content }: CallToolResult): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

/** The tool of each operation; grep has one for each place, and the dates have one in common. */
export const TOOL_OF: ReadonlyMap<Operation, string> = new Map<Operation, string>([
  ...[askTool, ...contactTools, ...memoryTools, ...sessionTools].map(({ operation, name }): [Operation, string] => [
    operation,
    name,
  ]),
  [timeline, 'query_timeline'],
  [recall, 'search_memories'],
  [remember, 'add_memory'],
  [getHistory, 'get_memory_history'],
  [getContext, 'get_context'],
  [upcoming, 'upcoming_events'],
]);

/** The door MCP; what no tool does is asked by REST. */
export class McpClientDoor implements Door {
  #client?: Promise<Client>;

  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {}

  async ask<O extends Operation>(operation: O, input: Asked<O>): Promise<Answer<O>> {
    if (operation.name === grep.name) {
      const { in: where = 'turns', ...rest } = input as Asked<typeof grep>;
      return this.askTool(`grep_${where}`, rest);
    }
    const tool = TOOL_OF.get(operation);
    if (tool === undefined) return new RestDoor(this.url, this.key).ask(operation, input);
    return this.askTool(tool, input);
  }

  private async askTool<O extends Operation>(tool: string, input: object): Promise<Answer<O>> {
    const client = await (this.#client ??= clientOverHttp(this.url, this.key));
    // As a client sends it: what is undefined is left out.
    const result = await call(client, tool, JSON.parse(JSON.stringify(input)) as object);
    if (result.isError) throw refusedOf(textOf(result));
    const { now: _, ...answer } = result.structuredContent ?? {};
    return answer as Answer<O>;
  }
}

function refusedOf(text: string): Refused {
  const [, code = '', detail = ''] = /^(\w+): (.*)/.exec(text) ?? [];
  const errors = [...text.matchAll(/^- ([^:]+): (.*)$/gm)].map(([, path, message]) => ({
    path: String(path),
    message: String(message),
  }));
  return new Refused({ code, detail, errors });
}
