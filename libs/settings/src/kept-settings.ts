import { attributeName, type OwnAttribute } from '#domain/attributes/attributes.js';
import { type PrivacyPolicy, PRIVATE_KINDS } from '#domain/privacy/private-kinds.js';
import type { StatedRanking } from '#domain/recall/blend.js';
import { invalid } from '#domain/service/errors.js';
import type { SettingsGetRow, SettingsHistoryRow, SettingsSetParams } from '#graph/generated/queries.js';
import { hasRule, type Rules, rulesOf, type StatedSettings, type TenantSettings } from './tenant-settings.type.js';

/** The settings of a tenant as stored in the graph. */
export type KeptSettings = Omit<SettingsSetParams, 'tenantId' | 'id' | 'now' | 'by'>;

/** @returns the settings of a tenant, or of one version, as they are shown; the secret never is. */
export function settingsOf(row: SettingsGetRow | SettingsHistoryRow | null): TenantSettings {
  const { attributes, ranking, timezone, country, privacy, webhookUrl } = keptOf(row);
  return {
    attributes: JSON.parse(attributes) as OwnAttribute[],
    ranking: ranking === null ? null : (JSON.parse(ranking) as StatedRanking),
    timezone,
    country,
    retention: retentionOf(row),
    privacy: policyOf(privacy),
    // An address is stored only with a secret.
    webhook: webhookUrl === null ? null : { url: webhookUrl, secretSet: true },
    version: row?.version ?? 0,
    setAt: row?.setAt ?? null,
    setBy: row?.setBy ?? null,
  };
}

function retentionOf(row: SettingsGetRow | SettingsHistoryRow | null): Rules | null {
  const rules = rulesOf(row ?? {});
  return hasRule(rules) ? rules : null;
}

/** @returns the stored fields of a row in a fixed order, so that two can be compared. */
export function keptOf(row: SettingsGetRow | SettingsHistoryRow | null): KeptSettings {
  return {
    attributes: row?.attributes ?? '[]',
    ranking: row?.ranking ?? null,
    timezone: row?.timezone ?? null,
    country: row?.country ?? null,
    ...rulesOf(row ?? {}),
    privacy: row?.privacy ?? null,
    webhookUrl: row?.webhookUrl ?? null,
    webhookSecret: row && 'webhookSecret' in row ? row.webhookSecret : null,
  };
}

/**
 * @param mayBePrivate whether a webhook may be reached without TLS and at addresses that are not public.
 * @returns the previous settings with each stated part replaced.
 * @throws DomainError INVALID if two names mean one attribute, and for a webhook without https or a secret.
 */
export function statedOver(before: KeptSettings, stated: StatedSettings, mayBePrivate: boolean): KeptSettings {
  const { attributes, ranking, timezone, country, retention, privacy, webhook } = stated;
  const rules = retention ?? { turns: null, versions: null, answers: null, decisions: null };
  return {
    ...before,
    ...(attributes === undefined ? {} : { attributes: JSON.stringify(named(attributes ?? [])) }),
    ...(ranking === undefined ? {} : { ranking: rankingText(ranking) }),
    ...(timezone === undefined ? {} : { timezone }),
    ...(country === undefined ? {} : { country }),
    ...(retention === undefined ? {} : rules),
    ...(privacy === undefined ? {} : { privacy: policyText(privacy) }),
    ...(webhook === undefined ? {} : webhookOf(before, webhook, mayBePrivate)),
  };
}

function webhookOf(
  before: KeptSettings,
  webhook: NonNullable<StatedSettings['webhook']> | null,
  mayBePrivate: boolean,
): Pick<KeptSettings, 'webhookUrl' | 'webhookSecret'> {
  if (webhook === null) return { webhookUrl: null, webhookSecret: null };
  const { url, secret = before.webhookSecret } = webhook;
  if (!mayBePrivate && !url.startsWith('https:'))
    throw invalid('webhook.url', 'must begin with https: where the service is not started with WEBHOOK_PRIVATE=true');
  if (secret === null) throw invalid('webhook.secret', 'is needed, since none was set before');
  return { webhookUrl: url, webhookSecret: secret };
}

/** In a fixed order and without empty parts, so that equal rankings have equal texts. */
function rankingText(ranking: StatedRanking | null): string | null {
  const { weights = {}, halfLifeDays = {} } = ranking ?? {};
  const { similarity, recency, importance } = weights;
  const { semantic, episodic, procedural, turns } = halfLifeDays;
  const parts = [
    ['weights', { similarity, recency, importance }],
    ['halfLifeDays', { semantic, episodic, procedural, turns }],
  ] as const;
  const told = parts.filter(([, part]) => Object.values(part).some((number) => number !== undefined));
  return told.length === 0 ? null : JSON.stringify(Object.fromEntries(told));
}

/** @param kept as stored in the graph. */
function policyOf(kept: string | null): PrivacyPolicy | null {
  return kept === null ? null : (JSON.parse(kept) as PrivacyPolicy);
}

/** In a fixed order and without kinds that are kept as said, so that equal policies have equal texts. */
function policyText(policy: PrivacyPolicy | null): string | null {
  const told = PRIVATE_KINDS.filter((kind) => (policy?.[kind] ?? 'keep') !== 'keep');
  const days = told.some((kind) => policy?.[kind] === 'expire') ? { expireDays: policy?.expireDays } : {};
  const kinds = Object.fromEntries(told.map((kind) => [kind, policy?.[kind]]));
  return told.length === 0 ? null : JSON.stringify({ ...kinds, ...days });
}

/** Each under its one name, sorted by name. */
function named(attributes: readonly OwnAttribute[]): OwnAttribute[] {
  const named = attributes.map(({ name, cardinality, meaning }) => ({
    name: attributeName(name),
    cardinality,
    meaning,
  }));
  named.forEach(({ name }, place) => {
    const before = named.findIndex((other) => other.name === name);
    if (before < place)
      throw invalid(`attributes.${place}.name`, `is the same attribute as attributes.${before}: ${name}`);
  });
  return named.sort((a, b) => a.name.localeCompare(b.name));
}
