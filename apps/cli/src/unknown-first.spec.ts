import { Command } from 'commander';
import { unknownFirst } from './unknown-first.js';

function complaintOf(...words: string[]): string {
  let complaint = '';
  const quiet = { writeErr: (text: string) => void (complaint += text), writeOut: () => undefined };
  const create = new Command('create').requiredOption('--tenant <id>', 'whose').action(() => undefined);
  const keys = new Command('keys').addCommand(create);
  const program = new Command('./dev').addCommand(keys);
  for (const command of [program, keys, create]) command.exitOverride().configureOutput(quiet);
  unknownFirst(program);
  try {
    program.parse(['keys', 'create', ...words], { from: 'user' });
  } catch {
    // Its message is read below.
  }
  return complaint;
}

describe('a command', () => {
  it('says that a mistyped option is unknown, and not that another is missing', () => {
    expect(complaintOf('--tennant', 'acme')).toMatch(/^error: unknown option '--tennant'\n\(Did you mean --tenant\?\)/);
  });

  it('says what is missing where nothing is unknown', () => {
    expect(complaintOf()).toMatch(/^error: required option '--tenant <id>' not specified/);
    expect(complaintOf('--tenant', 'acme')).toBe('');
    expect(complaintOf('--help')).toBe('');
  });
});
