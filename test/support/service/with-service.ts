import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { newApiKey } from '#keys/api-keys.js';
import { startTestDatabase } from '../database/test-database.js';
import { ServiceProcess } from './service-process.js';

// Runs a command beside a service of its own, which it finds at PALIMPSEST_URL with PALIMPSEST_KEY; ends with the code of the command.
process.env.JDK_JAVA_OPTIONS ??= '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';
const [command = '', ...given] = process.argv.slice(2);
const key = newApiKey();
const database = await startTestDatabase();
try {
  const service = await ServiceProcess.start(database, { API_KEY: key, EMBEDDER: 'local', DATA_DIR: '.local' });
  try {
    process.exitCode = await run({ PALIMPSEST_URL: service.url, PALIMPSEST_KEY: key });
  } finally {
    await service.kill();
  }
} finally {
  await database.stop();
}

async function run(service: Readonly<Record<string, string>>): Promise<number> {
  const running = spawn(command, given, { stdio: 'inherit', env: { ...process.env, ...service } });
  const [code] = (await once(running, 'exit')) as [number | null];
  return code ?? 1;
}
