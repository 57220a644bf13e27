import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#config/config.js';
import { database } from '#local-server/database.js';
import { RunningServer } from '#local-server/running-server.js';
import { stdioCommand } from '../support/doors/mcp-client.js';
import { OwnServer } from '../support/database/own-server.js';

let own: OwnServer;
let server: RunningServer;

beforeAll(async () => {
  own = await OwnServer.create();
  server = await own.start();
});

afterAll(() => own.remove());

/** Asks over HTTP, by the server's own query API, so that this test needs no driver. */
async function ask(statement: string): Promise<unknown> {
  const response = await fetch(new URL('/db/neo4j/query/v2', server.browserUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${server.user}:${server.password}`).toString('base64')}`,
    },
    body: JSON.stringify({ statement }),
  });
  const { data } = (await response.json()) as { data: { values: unknown[][] } };
  return data.values[0]?.[0];
}

async function listener(port: number): Promise<{ port: number; close: () => void }> {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
  return { port: (taken.address() as { port: number }).port, close: () => taken.close() };
}

const remote = (NEO4J_URI: string, NEO4J_PASSWORD: string): Promise<RunningServer> =>
  database(readConfig({ NEO4J_URI, NEO4J_PASSWORD }), () => undefined);

describe('a local Neo4j', () => {
  it('answers once it is started', async () => {
    expect(await ask('RETURN 1')).toBe(1);
  });

  it('serves Neo4j Browser', async () => {
    const page = await fetch(server.browserUrl ?? '');
    expect(await page.text()).toContain('<title>Neo4j Browser</title>');
  });

  it('keeps its store and its logs to its owner', async () => {
    const open = async (path: string): Promise<string[]> => (((await stat(path)).mode & 0o077) === 0 ? [] : [path]);
    const home = join(own.dataDir, 'neo4j');
    const files = await readdir(home, { recursive: true, withFileTypes: true });
    const kept = files.map(({ parentPath, name }) => join(parentPath, name));
    expect(kept.length).toBeGreaterThan(50);
    expect((await Promise.all([home, ...kept].map(open))).flat()).toEqual([]);
  });

  it('unpacks nothing into the directory for the temporary files of all programs, where a killed one would leave it', async () => {
    const { port } = new URL(server.browserUrl ?? '');
    const ofIt = (names: string[]): string[] => names.filter((name) => name.startsWith(`jetty-127_0_0_1-${port}-`));
    expect(ofIt(await readdir(join(own.dataDir, 'neo4j', 'unpacked')))).toHaveLength(1);
    expect(ofIt(await readdir(tmpdir()))).toEqual([]);
  });

  it('is shared by a second start while the first one runs', async () => {
    const again = await own.start();
    expect(again.uri).toBe(server.uri);
    expect(await ask('RETURN 2')).toBe(2);
  });

  it('goes on when whoever started it ends while another process uses it; the last one stops it', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
    await writeFile(join(own.dataDir, 'neo4j-users', String(other.pid)), '');
    const { pid } = server;
    expect(server.isShared()).toBe(true);
    await server.stop();
    expect(await ask('RETURN 2')).toBe(2);
    other.kill('SIGKILL');
    server = await own.start();
    expect([server.pid, server.isShared()]).toEqual([pid, false]);
    await server.stop();
    await expect(ask('RETURN 1')).rejects.toThrow();
    server = await own.start();
  });

  it('keeps what was committed when it is killed', async () => {
    await ask("CREATE (:Kept {text: 'before the power cut'})");
    const { pid, uri } = server;
    await server.kill();
    await expect(ask('RETURN 1')).rejects.toThrow();
    server = await own.start();
    expect(server.pid).not.toBe(pid);
    expect(server.uri).toBe(uri);
    expect(await ask('MATCH (kept:Kept) RETURN kept.text')).toBe('before the power cut');
  });

  it('is started again in its place when it has ended by itself, and is left alone while it runs', async () => {
    const { pid, uri } = server;
    expect(await server.revive()).toBe(false);
    await server.kill();
    expect(await server.revive()).toBe(true);
    expect([server.uri, server.pid === pid]).toEqual([uri, false]);
    expect(await ask('MATCH (kept:Kept) RETURN kept.text')).toBe('before the power cut');
  });

  it('is stopped by one who used it before another started it again', async () => {
    const before = server;
    await before.kill();
    server = await own.start();
    expect(await ask('RETURN 1')).toBe(1);
    await before.stop();
    await expect(ask('RETURN 1')).rejects.toThrow();
    server = await own.start();
  });

  it('keeps what was committed when it is stopped, and lets go of its ports', async () => {
    await server.stop();
    const free = await listener(Number(new URL(server.uri).port));
    free.close();
    server = await own.start();
    expect(await ask('MATCH (kept:Kept) RETURN count(kept)')).toBe(1);
  });
});

describe('a start that cannot succeed says what to do', () => {
  it('when a port is taken', async () => {
    const taken = await listener(0);
    const other = await OwnServer.create();
    await expect(other.startOn({ boltPort: taken.port, httpPort: 0 })).rejects.toThrow(
      `Port ${taken.port} is taken by another program: set NEO4J_BOLT_PORT to a free port, or NEO4J_URI to the Neo4j to use.`,
    );
    taken.close();
    await other.remove();
  });

  it('when the kept password is not that of the data', async () => {
    const right = server.password;
    const file = join(own.dataDir, 'neo4j-password');
    await writeFile(file, 'something-else');
    await expect(own.start()).rejects.toThrow(`The password in ${file} is not that of the database`);
    await writeFile(file, right);
    server = await own.start();
    expect(await ask('RETURN 3')).toBe(3);
  });

  it('when NEO4J_PASSWORD is wrong', async () => {
    await expect(remote(server.uri, 'wrong-password')).rejects.toThrow('correct NEO4J_USER and NEO4J_PASSWORD');
  });

  it('when nothing answers at NEO4J_URI', async () => {
    await expect(remote('bolt://127.0.0.1:1', 'any')).rejects.toThrow(
      'No Neo4j answers at NEO4J_URI (bolt://127.0.0.1:1)',
    );
  });

  it('when what listens at NEO4J_URI never answers, and ends', async () => {
    const silent = await listener(0);
    const uri = `bolt://127.0.0.1:${silent.port}`;
    const { command, args, cwd } = stdioCommand('');
    const environment = { PATH: process.env['PATH'], NEO4J_URI: uri, NEO4J_PASSWORD: 'any', DATA_DIR: own.dataDir };
    const child = spawn(command, [...args.slice(0, -3), 'keys', 'list'], { cwd, env: environment });
    const said = text(child.stderr);
    await expect(once(child, 'exit')).resolves.toEqual([1, null]);
    expect(await said).toContain(`No Neo4j answers at NEO4J_URI (${uri})`);
    silent.close();
  }, 40_000);

  it('when NEO4J_URI is no address of a Neo4j', async () => {
    await expect(remote('http://127.0.0.1', 'any')).rejects.toThrow('NEO4J_URI (http://127.0.0.1) must begin with');
    await expect(remote('bolt://', 'any')).rejects.toThrow('The Neo4j at NEO4J_URI (bolt://) cannot be used');
  });
});
