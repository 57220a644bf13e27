import * as de from 'chrono-node/de';
import * as es from 'chrono-node/es';
import * as fr from 'chrono-node/fr';
import * as it from 'chrono-node/it';
import * as ja from 'chrono-node/ja';
import * as nl from 'chrono-node/nl';
import * as pt from 'chrono-node/pt';
import { invalid } from '#domain/errors.js';
import type { Context } from './context.js';
import { english } from './english/english.js';
import type { Reading } from './expression.js';
import { pointsOf } from './points.js';

/** An expression that a locale found, with its readings on the wall clock, likeliest first. */
export interface Found {
  text: string;
  index: number;
  readings: Reading[];
  /** 0 to 1: how much it says about when; orders the expressions of a text. */
  telling: number;
  confidence: number;
  open?: 'start' | 'end';
  ongoing?: boolean;
}

/** How one language speaks of time. Must take time linear in the text. */
export type Locale = (text: string, context: Context) => Found[];

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
