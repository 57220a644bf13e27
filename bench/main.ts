import { Command } from 'commander';
import { ConfigError } from '#config/config.js';
import { StartupError } from '#domain/service/errors.js';
import { decayCommand } from './decay/decay.command.js';
import { extractCommand } from './extract/extract.command.js';
import { gateCommand } from './gate/gate.command.js';
import { ingestCommand } from './ingest/ingest.command.js';
import { loadCommand } from './load/load.command.js';
import { memoriesCommand } from './memories/memories.command.js';
import { datesCommand } from './dates/dates.command.js';
import { qualityCommand } from './quality/quality.command.js';
import { recallCommand } from './recall/recall.command.js';
import { revisionsCommand } from './revisions/revisions.command.js';
import { scaleCommand } from './scale/scale.command.js';
import { sessionCommand } from './session/session.command.js';
import { speedCommand } from './speed/speed.command.js';

const program = new Command('./dev bench').description('Measures quality and speed through the public interface.');
program.addCommand(datesCommand).addCommand(memoriesCommand).addCommand(extractCommand).addCommand(gateCommand);
program.addCommand(qualityCommand);
program.addCommand(revisionsCommand);
program.addCommand(decayCommand);
program.addCommand(recallCommand).addCommand(speedCommand).addCommand(ingestCommand).addCommand(sessionCommand);
program.addCommand(loadCommand).addCommand(scaleCommand);

try {
  await program.parseAsync();
} catch (error) {
  // What a reader can act on is one line; anything else is a fault of ours, and its stack helps to find it.
  const plain = error instanceof StartupError || error instanceof ConfigError;
  console.error(plain ? error.message : error);
  process.exitCode = 1;
}
