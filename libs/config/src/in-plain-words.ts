import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/**
 * The error message for a value, if its schema has none; for `safeParse(value, { error: inPlainWords })`.
 * @returns nothing if there is no message here; zod's own is then used.
 */
export function inPlainWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return mistaken(issue.input, issue.expected);
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be ${oneOf(issue.values)}`;
    case 'too_small':
      return bound('at least', issue.origin, issue.minimum, issue.inclusive);
    case 'too_big':
      return bound('at most', issue.origin, issue.maximum, issue.inclusive);
    case 'invalid_union':
      return issue.input === undefined ? 'is missing' : ofNone(issue.errors);
    case 'invalid_key':
      return issue.issues[0]?.message;
    default:
      return undefined;
  }
}

function mistaken(input: unknown, expected: string): string | undefined {
  if (input === undefined) return 'is missing';
  const kind = KINDS[expected];
  return kind === undefined ? undefined : `must be ${kind}`;
}

const OF_OTHER_FORM: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value']);

/** @returns what is wrong by the one form that the value has, else the forms that are taken. */
function ofNone(forms: readonly (readonly z.core.$ZodIssue[])[]): string {
  const faults = forms.flatMap(([first]) => first ?? []);
  const near = faults.filter(({ code, path }) => path.length > 0 || !OF_OTHER_FORM.has(code));
  const [only] = near;
  if (only && near.length === 1) return [...only.path.map(String), only.message].join(': ');
  const taken = faults.map(({ message }) => /^must be (.+)$/.exec(message)?.[1]);
  if (near.length > 0 || taken.includes(undefined)) return 'is not of a form that is taken';
  return `must be ${[...new Set(taken)].join(' or ')}`;
}

function oneOf(values: readonly unknown[]): string {
  const shown = values.map((value) => JSON.stringify(value));
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} or ${last}`;
}

function bound(which: 'at least' | 'at most', origin: string, limit: unknown, inclusive = true): string | undefined {
  const amount = String(limit);
  if (origin === 'array' || origin === 'set')
    return `must have ${which} ${amount} ${amount === '1' ? 'entry' : 'entries'}`;
  if (origin === 'string') return `must have ${which} ${amount} characters`;
  if (origin !== 'number' && origin !== 'int') return undefined;
  if (inclusive) return `must be ${which} ${amount}`;
  return which === 'at least' ? `must be above ${amount}` : `must be below ${amount}`;
}
