import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { probed } from './drive.js';

async function served<T>(status: number, run: (url: string) => Promise<T>): Promise<T> {
  const asked = createServer((_, response) => response.writeHead(status).end());
  await once(asked.listen(0, '127.0.0.1'), 'listening');
  try {
    return await run(`http://127.0.0.1:${(asked.address() as AddressInfo).port}`);
  } finally {
    asked.closeAllConnections();
    asked.close();
  }
}

describe('probing whether a service is alive', () => {
  it('asks until what it accompanies is over, and has its result', async () => {
    const { result, probesMs } = await served(200, (url) => probed(url, sleep(500, 'done')));
    expect(result).toBe('done');
    expect(probesMs.length).toBeGreaterThan(0);
    expect(probesMs.every((ms) => Number.isFinite(ms))).toBe(true);
  });

  it('tells what is not alive from what is slow', async () => {
    const { probesMs } = await served(503, (url) => probed(url, sleep(500)));
    expect(new Set(probesMs)).toEqual(new Set([Infinity]));
  });

  it('fails with what it accompanies', async () => {
    const failing = sleep(100).then(() => Promise.reject(new Error('broken')));
    await expect(served(200, (url) => probed(url, failing))).rejects.toThrow('broken');
  });
});
