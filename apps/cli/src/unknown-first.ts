import type { Command } from 'commander';

/**
 * Commander reports a missing option before an unknown one, which hides that an option was only mistyped. If anything
 * is unknown, nothing is required, so that the unknown option is reported.
 */
export function unknownFirst(command: Command): void {
  const parse = command.parseOptions.bind(command);
  command.parseOptions = (words) => {
    const parsed = parse(words);
    // Options of a subcommand are unknown to the command, too.
    if (parsed.unknown.length > 0 && command.commands.length === 0)
      for (const option of command.options) option.makeOptionMandatory(false);
    return parsed;
  };
  for (const part of command.commands) unknownFirst(part);
}
