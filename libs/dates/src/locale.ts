import { createRequire } from 'node:module';
import type { Chrono } from 'chrono-node';
import { invalid } from '#domain/errors.js';
import { english } from './english/english.js';
import type { Locale } from './found.js';
import { pointsOf } from './points.js';

/** Languages that chrono-node reads, which knows points in time and few periods. English has a grammar of its own. */
const OTHERS = ['de', 'es', 'fr', 'it', 'ja', 'nl', 'pt'] as const;

const load = createRequire(import.meta.url);
const loaded = new Map<string, Locale>([['en', english]]);

/**
 * @param tag a BCP 47 tag; only its language counts. A language other than English is loaded when it is first asked for.
 * @throws DomainError INVALID for a language that is not supported.
 */
export function localeOf(tag: string): Locale {
  const language = tag.split('-')[0]!.toLowerCase();
  const known = loaded.get(language);
  if (known) return known;
  if (!(OTHERS as readonly string[]).includes(language)) throw unsupported(tag);
  const { casual } = load(`chrono-node/${language}`) as { readonly casual: Chrono };
  const locale = pointsOf(casual);
  loaded.set(language, locale);
  return locale;
}

function unsupported(tag: string): Error {
  const supported = ['en', ...OTHERS].join(', ');
  return invalid('locale', `${JSON.stringify(tag.slice(0, 35))} is not supported; use one of ${supported}`);
}
