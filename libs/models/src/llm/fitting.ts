import type { z } from 'zod';

/** A value that fits, or what is wrong with it, in words for the model. */
export type Fitting<T> =
  | { readonly fits: true; readonly value: T; readonly dropped: number }
  | { readonly fits: false; readonly faults: string };

const MAX_FAULTS = 10;
const LOOKS = 3;

/**
 * Validates a model's value. If the rest fits, list items that do not fit are left out and long lists are cut; a list with no fitting
 * item is a fault.
 */
export function fitTo<T>(schema: z.ZodType<T>, value: unknown): Fitting<T> {
  const copy = structuredClone(value);
  let faults = '';
  // A list that is too long hides its invalid items, so one pass may not find everything.
  for (let look = 0, dropped = 0; look < LOOKS; look++) {
    const parsed = schema.safeParse(copy);
    if (parsed.success) return { fits: true, value: parsed.data, dropped };
    faults ||= described(parsed.error.issues);
    const trimmed = trim(copy, parsed.error.issues);
    if (trimmed === null) break;
    dropped += trimmed;
  }
  return { fits: false, faults };
}

/** @returns how many items were removed from lists, or null if that does not help. */
function trim(value: unknown, issues: readonly z.core.$ZodIssue[]): number | null {
  const items = issues.filter(({ path }) => indexIn(path) >= 0);
  if (items.length < issues.length) {
    const rest = issues.filter(({ path }) => indexIn(path) < 0);
    // A list that is too long is found again once invalid items of others are removed.
    if (!rest.every(({ code }) => code === 'too_big')) return null;
    if (items.length === 0) return sum(rest.map((issue) => shorten(reach(value, issue.path), issue)));
  }
  const bad = new Map<unknown, Set<unknown>>();
  for (const { path } of items) {
    const list = reach(value, path.slice(0, indexIn(path)));
    bad.set(list, (bad.get(list) ?? new Set()).add(path[indexIn(path)]));
  }
  return sum([...bad].map(([list, indexes]) => leaveOut(list, indexes)));
}

function indexIn(path: readonly PropertyKey[]): number {
  return path.findIndex((key) => typeof key === 'number');
}

function shorten(list: unknown, issue: z.core.$ZodIssue): number | null {
  if (!Array.isArray(list) || issue.code !== 'too_big') return null;
  return list.splice(Number(issue.maximum)).length;
}

function leaveOut(list: unknown, indexes: ReadonlySet<unknown>): number | null {
  if (!Array.isArray(list) || indexes.size === list.length) return null;
  list.splice(0, list.length, ...(list.filter((_: unknown, index) => !indexes.has(index)) as unknown[]));
  return indexes.size;
}

function sum(counts: readonly (number | null)[]): number | null {
  return counts.reduce<number | null>((all, count) => (all === null || count === null ? null : all + count), 0);
}

function reach(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

function described(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .slice(0, MAX_FAULTS)
    .map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`)
    .join('\n');
}
