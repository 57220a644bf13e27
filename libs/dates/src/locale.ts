import { createRequire } from 'node:module';
import type { Chrono } from 'chrono-node';
import { invalid } from '#domain/service/errors.js';
import { english } from './english/english.js';
import type { Locale } from './found.js';
import { pointsOf } from './points.js';
import { FRENCH } from './translated/french.js';
import { GERMAN } from './translated/german.js';
import { HINDI } from './translated/hindi.js';
import { SPANISH } from './translated/spanish.js';
import type { TimeWords } from './translated/time-words.js';
import { translatedFrom } from './translated/translated.js';

/** Languages that are translated to English words in English order and read by the English grammar. */
const TRANSLATED: Readonly<Record<string, TimeWords>> = { de: GERMAN, es: SPANISH, fr: FRENCH, hi: HINDI };
/** Languages read by chrono-node, which knows points in time and few periods. */
const OTHERS = ['fi', 'it', 'ja', 'nl', 'pt', 'ru', 'sv', 'uk', 'vi', 'zh'] as const;

/** For all other languages only dates in digits are read. */
const DIGITS: TimeWords = { words: {}, past: /^\b$/, future: /^\b$/ };
/** Stands for such a language. */
export const UNREAD = 'und';

const load = createRequire(import.meta.url);
const loaded = new Map<string, Locale>([
  ['en', english],
  [UNREAD, translatedFrom(DIGITS)],
  ...Object.entries(TRANSLATED).map(([language, words]) => [language, translatedFrom(words)] as const),
]);

/** @returns whether words of time are read in a language, by its BCP 47 tag. */
export function isRead(tag: string): boolean {
  const language = tag.split('-')[0]!.toLowerCase();
  return loaded.has(language) || (OTHERS as readonly string[]).includes(language);
}

/**
 * @param tag a BCP 47 tag; only its language counts. Languages other than English are loaded on first use.
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
  const supported = ['en', ...Object.keys(TRANSLATED), ...OTHERS].join(', ');
  return invalid('locale', `${JSON.stringify(tag.slice(0, 35))} is not supported; use one of ${supported}`);
}
