import * as de from 'chrono-node/de';
import * as es from 'chrono-node/es';
import * as fr from 'chrono-node/fr';
import * as it from 'chrono-node/it';
import * as ja from 'chrono-node/ja';
import * as nl from 'chrono-node/nl';
import * as pt from 'chrono-node/pt';
import { invalid } from '#domain/errors.js';
import { english } from './english/english.js';
import type { Locale } from './found.js';
import { pointsOf } from './points.js';

// English has a grammar of its own. The others are chrono-node's, which knows points in time and few periods.
const LOCALES = new Map<string, Locale>([
  ['en', english],
  ...Object.entries({ de, es, fr, it, ja, nl, pt }).map(([tag, { casual }]) => [tag, pointsOf(casual)] as const),
]);

/**
 * @param tag a BCP 47 tag; only its language counts.
 * @throws DomainError INVALID for a language that is not here.
 */
export function localeOf(tag: string): Locale {
  const locale = LOCALES.get(tag.split('-')[0]!.toLowerCase());
  if (!locale)
    throw invalid(
      'locale',
      `${JSON.stringify(tag.slice(0, 35))} is not supported; use one of ${[...LOCALES.keys()].join(', ')}`,
    );
  return locale;
}
