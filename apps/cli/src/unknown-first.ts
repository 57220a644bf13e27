import type { Command } from 'commander';

/**
 * Commander says that an option is missing before it says that another is unknown, which hides that one was only mistyped.
 * Where something is unknown, nothing is required, so that this is said instead.
 */
export function unknownFirst(command: Command): void {
  const parse = command.parseOptions.bind(command);
  command.parseOptions = (words) => {
    const parsed = parse(words);
    // Those of a part of this command are unknown to it, too.
    if (parsed.unknown.length > 0 && command.commands.length === 0)
      for (const option of command.options) option.makeOptionMandatory(false);
    return parsed;
  };
  for (const part of command.commands) unknownFirst(part);
}
