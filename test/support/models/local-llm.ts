import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../../..');

/** A server over llama.cpp for one of the models that ./dev test:llm fetches. */
export interface LocalLlm {
  readonly url: string;
  close(): void;
}

/**
 * @param file the model's, below .local/llm.
 * @param threads more than one only where nothing else runs: they wait for each other.
 * @throws Error when the model is not there.
 */
export async function startLocalLlm(file: string, threads = 1): Promise<LocalLlm> {
  const model = resolve(ROOT, '.local/llm', file);
  if (!existsSync(model)) throw new Error(`${file} is not there: run ./dev test:llm, which fetches it.`);
  const server = spawn(process.execPath, [resolve(ROOT, 'tools/llm-server/server.js'), model, String(threads)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((found, failed) => {
    server.once('exit', () => failed(new Error('The server of the model did not start.')));
    createInterface(server.stdout).once('line', found);
  });
  return { url, close: () => void server.kill() };
}
