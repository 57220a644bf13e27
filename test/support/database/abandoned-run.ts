import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeRunFile } from '#local-server/run-file.js';
import { newDataDirectory } from './data-directory.js';

// A run of the tests that never ends by itself, with something in the directory of its server: says where, and waits to be killed.
const directory = await newDataDirectory();
const home = join(directory, 'neo4j');
await mkdir(home);
const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)', home], { detached: true, stdio: 'ignore' });
await writeRunFile(home, { pid: server.pid ?? 0, boltPort: 1, httpPort: 1 });
process.send?.({ directory, pid: server.pid });
