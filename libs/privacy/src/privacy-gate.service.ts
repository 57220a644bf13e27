import { Injectable } from '@nestjs/common';
import { MASK, masked } from '#domain/privacy/mask.js';
import {
  EXPIRE_DAYS,
  NAMES_OF_PRIVATE,
  PRIVATE_KINDS,
  type PrivateKind,
  type Treatment,
} from '#domain/privacy/private-kinds.js';
import { invalid } from '#domain/service/errors.js';
import { type TenantPolicy, TenantSettingsService } from '#settings/tenant-settings.service.js';
import type { Finding } from './finding.js';
import { findPrivate } from './find-private.js';
import { repeatsOf } from './repeats.js';
import { namesSecret, withoutSecretNames } from './secrets.js';

/** Words in a request, and their place. */
export interface Field {
  readonly words: string;
  /** The path of the words in the request, for faults. */
  readonly path: string;
  /** The stated name of the words, such as "pin" for "4471". */
  readonly name?: string | undefined;
}

/** Applies the tenant's policy to the words of one request. */
export interface Gate {
  /**
   * @param path of the words in the request, for faults.
   * @returns the words with private data masked as the policy says. Doing it twice changes nothing.
   * @throws DomainError INVALID for what the tenant refuses; the message has its kind and never the words.
   */
  pass(text: string, path: string): string;
  /** The same for words that belong together: what is masked in one of them is masked in the others too. */
  passAll(fields: readonly Field[]): string[];
  /** @returns the days after which a memory with these words must be forgotten; `null`: it may be kept. */
  expireDays(fields: readonly Omit<Field, 'path'>[]): number | null;
  /** For a question, which stores nothing: what would be refused is masked instead. */
  ask(text: string): string;
}

/** Every request's words pass through this before anything is stored, embedded or sent to a model. */
@Injectable()
export class PrivacyGate {
  readonly #counts = new Map<string, number>();

  constructor(private readonly settings: TenantSettingsService) {}

  /** The number of findings, by kind and treatment, since the process started. */
  get counts(): readonly { kind: PrivateKind; treatment: Treatment; count: number }[] {
    return [...this.#counts].map(([key, count]) => {
      const [kind, treatment] = key.split(' ') as [PrivateKind, Treatment];
      return { kind, treatment, count };
    });
  }

  async of(tenantId: string): Promise<Gate> {
    const policy = await this.settings.policy(tenantId);
    const looked = new Set(PRIVATE_KINDS.filter((kind) => (policy.privacy[kind] ?? 'keep') !== 'keep'));
    if (looked.size === 0) return OPEN;
    const expires = ({ kind }: Finding): boolean => policy.privacy[kind] === 'expire';
    const found = (field: Omit<Field, 'path'>): Finding[] =>
      findIn(field, looked, policy.country).filter(({ start, end }) => !HIDDEN.test(field.words.slice(start, end)));
    const hidden = (fields: readonly Field[], refuse: (finding: Finding, path: string) => void): string[] => {
      const secrets: string[] = [];
      const places = fields.map((field) => {
        const findings = found(field);
        for (const finding of findings) {
          this.#count(finding.kind, policy);
          if (policy.privacy[finding.kind] === 'refuse') refuse(finding, field.path);
        }
        const hides = findings.filter((finding) => !expires(finding));
        secrets.push(...hides.map(({ start, end }) => field.words.slice(start, end)));
        return hides;
      });
      const repeats = repeatsOf(secrets);
      return fields.map(({ words }, i) => {
        const own = places[i] ?? [];
        const starts = new Set(own.map(({ start }) => start));
        return masked(words, [...own, ...repeats(words).filter(({ start }) => !starts.has(start))]);
      });
    };
    const passAll = (fields: readonly Field[]): string[] =>
      hidden(fields, ({ kind }, path) => {
        throw invalid(path, `holds ${NAMES_OF_PRIVATE[kind]}, which the settings of the tenant refuse`);
      });
    const days = PRIVATE_KINDS.some((kind) => policy.privacy[kind] === 'expire')
      ? (policy.privacy.expireDays ?? EXPIRE_DAYS)
      : null;
    return {
      pass: (words, path) => passAll([{ words, path }])[0] ?? '',
      passAll,
      ask: (words) => hidden([{ words, path: '' }], () => undefined)[0] ?? '',
      expireDays: (fields) => (days !== null && fields.some((field) => found(field).some(expires)) ? days : null),
    };
  }

  #count(kind: PrivateKind, { privacy }: TenantPolicy): void {
    const key = `${kind} ${privacy[kind]}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }
}

/** Something masked earlier, where a password would be; it is not one. */
const HIDDEN = new RegExp(`^[^\\p{L}\\p{N}]*${MASK}[^\\p{L}\\p{N}]*$`, 'u');

/**
 * Words after their stated name are searched as if they were said like that: "pin: 4471". After the name of a password
 * the whole value is the password; after a name that only describes one ("password changed") nothing is.
 */
function findIn(
  { words, name }: Omit<Field, 'path'>,
  kinds: ReadonlySet<PrivateKind>,
  country: string | null,
): Finding[] {
  if (name === undefined) return findPrivate(words, kinds, country);
  const spoken = name.replaceAll(/[\s_-]+|(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const isSecret = namesSecret(spoken);
  const before = `${isSecret ? spoken : withoutSecretNames(spoken)}: `;
  const findings = findPrivate(before + words, kinds, country)
    .filter(({ start }) => start >= before.length)
    .map(({ kind, start, end }) => ({ kind, start: start - before.length, end: end - before.length }));
  const isTold = findings.some(({ kind, start, end }) => kind === 'password' && !HIDDEN.test(words.slice(start, end)));
  if (!isSecret || !isTold) return findings;
  const isPart = ({ start, end }: Finding): boolean => end - start < words.length;
  return [{ kind: 'password', start: 0, end: words.length }, ...findings.filter(isPart)];
}

const OPEN: Gate = {
  pass: (text) => text,
  passAll: (fields) => fields.map(({ words }) => words),
  ask: (text) => text,
  expireDays: () => null,
};
