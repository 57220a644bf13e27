import { Command } from 'commander';
import { ConfigError } from '#config/config.js';
import { StartupError } from '#domain/service/errors.js';
import { backup, removeMoved, restore } from './backup.command.js';
import { browser } from './browser.command.js';
import { demo } from './demo.command.js';
import { erasures } from './erasures.command.js';
import { gitImport } from './git-import.command.js';
import { importCommand } from './import.command.js';
import { keys } from './keys.command.js';
import { mcp } from './mcp.command.js';
import { migrate } from './migrate.command.js';
import { openapi } from './openapi.command.js';
import { reembed } from './reembed.command.js';
import { retention } from './retention.command.js';
import { schema } from './schema.command.js';
import { start } from './start.command.js';
import { unknownFirst } from './unknown-first.js';

const program = new Command('./dev').description('Temporal memory for voice and chat agents.');
for (const command of [
  start,
  demo,
  browser,
  migrate,
  reembed,
  backup,
  restore,
  removeMoved,
  importCommand,
  keys,
  gitImport,
  erasures,
  retention,
  mcp,
  openapi,
  schema,
]) {
  program.addCommand(command);
}
unknownFirst(program);

/** A hanging database connection would otherwise keep the process alive. */
const LEFT_MS = 2_000;

try {
  await program.parseAsync();
} catch (error) {
  // An error that a reader can act on is one line; any other is a bug, and its stack helps to find it.
  const plain = error instanceof StartupError || error instanceof ConfigError;
  console.error(plain ? error.message : error);
  process.exitCode = 1;
}
setTimeout(() => process.exit(), LEFT_MS).unref();
