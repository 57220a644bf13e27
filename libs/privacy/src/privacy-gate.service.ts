import { Injectable } from '@nestjs/common';
import { invalid } from '#domain/errors.js';
import { masked } from '#domain/mask.js';
import {
  EXPIRE_DAYS,
  NAMES_OF_PRIVATE,
  PRIVATE_KINDS,
  type PrivateKind,
  type Treatment,
} from '#domain/private-kinds.js';
import { type TenantPolicy, TenantSettingsService } from '#settings/tenant-settings.service.js';
import type { Finding } from './finding.js';
import { findPrivate } from './find-private.js';

/** Does with the words of one call what its tenant wants. */
export interface Gate {
  /**
   * @param path leads to the words in the request, for faults.
   * @returns the words, with what is to be masked masked. Doing it twice changes nothing.
   * @throws DomainError INVALID for what the tenant refuses; the message says its kind and never the words.
   */
  pass(text: string, path: string): string;
  /** @returns after how many days what is to hold words that passed must be forgotten; `null`: it may be kept. */
  expireDays(words: readonly string[]): number | null;
  /** For a question, which stores nothing: what would be refused is masked as well. */
  ask(text: string): string;
}

/** Where the words of every call pass before anything is stored, embedded or sent to a model. */
@Injectable()
export class PrivacyGate {
  readonly #counts = new Map<string, number>();

  constructor(private readonly settings: TenantSettingsService) {}

  /** How often something was found, by kind and by what became of it, since the process started. */
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
    const hidden = (text: string, refuse: (finding: Finding) => void): string => {
      const findings = findPrivate(text, looked, policy.country);
      for (const finding of findings) {
        const isRefused = policy.privacy[finding.kind] === 'refuse';
        this.#count(finding.kind, policy);
        if (isRefused) refuse(finding);
      }
      return masked(
        text,
        findings.filter((finding) => !expires(finding)),
      );
    };
    const days = PRIVATE_KINDS.some((kind) => policy.privacy[kind] === 'expire')
      ? (policy.privacy.expireDays ?? EXPIRE_DAYS)
      : null;
    return {
      pass: (text, path) =>
        hidden(text, ({ kind }) => {
          throw invalid(path, `holds ${NAMES_OF_PRIVATE[kind]}, which the settings of the tenant refuse`);
        }),
      ask: (text) => hidden(text, () => undefined),
      expireDays: (words) =>
        days !== null && words.some((text) => findPrivate(text, looked, policy.country).some(expires)) ? days : null,
    };
  }

  #count(kind: PrivateKind, { privacy }: TenantPolicy): void {
    const key = `${kind} ${privacy[kind]}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }
}

const OPEN: Gate = { pass: (text) => text, ask: (text) => text, expireDays: () => null };
