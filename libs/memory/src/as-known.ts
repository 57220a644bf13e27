import type { Memory as Shown } from '#contract/memory.js';
import { withCurrentAttribute } from '#domain/attributes/attributes.js';
import { type AsOf, type Memory, toldTime, type Version } from '#domain/memory/memory.js';
import { confidenceAt, isStale } from '#domain/memory/staleness.js';
import { shownStatus } from '#domain/plans/event-status.js';

/** @returns the memory as it was known at `knownAt`, without a supersession recorded later; its status is that of `validAt`. */
export function asKnown(version: Version, { validAt, knownAt }: AsOf): Memory {
  const { supersededAt } = version;
  return toMemory({ ...version, supersededAt: supersededAt && supersededAt <= knownAt ? supersededAt : null }, validAt);
}

/** @returns the same as {@link asKnown}, marked if stale at `validAt`. */
export function markedStale(version: Version, at: AsOf, afterDays: number): Memory {
  const memory = asKnown(version, at);
  return isStale(version, at.validAt, afterDays) ? { ...memory, stale: true } : memory;
}

/** The fields that every memory has in the contract. A new one does not compile until it is set here. */
type Always = Exclude<keyof typeof Shown.shape, 'stale' | 'forgotten'>;

/** @returns a version as callers see it at an instant, with its fields in the documented order. */
export function toMemory(version: Version, at: Date): Memory {
  const told = toldTime(version);
  return {
    id: version.id,
    contactId: version.contactId,
    kind: version.kind,
    text: version.text,
    attribute: withCurrentAttribute(version).attribute,
    // A denied value is not the value of anything.
    value: version.polarity === 'holds' ? version.value : null,
    polarity: version.polarity,
    modality: version.modality ?? 'fact',
    importance: version.importance,
    confidence: version.confidence,
    confidenceNow: confidenceAt(version, at),
    lastRecalledAt: version.lastRecalledAt ?? null,
    recallCount: version.recallCount ?? 0,
    tags: version.tags,
    tier: version.tier ?? 'working',
    pins: version.pins ?? [],
    category: version.category ?? null,
    agentId: version.agentId ?? null,
    validFrom: told.from,
    validTo: told.to,
    startsKnown: version.startsKnown || told.from > version.validFrom,
    recordedAt: version.recordedAt,
    supersededAt: version.supersededAt,
    precision: version.precision,
    language: version.language ?? null,
    expression: version.expression,
    startsAt: version.startsAt,
    endsAt: version.endsAt,
    recurrence: version.recurrence ?? null,
    subject: version.subject,
    verb: version.verb,
    object: version.object,
    aliases: version.aliases,
    status: shownStatus(version, at),
    repository: version.repository ?? null,
    validFromRevision: version.validFromRevision ?? null,
    validToRevision: version.validToRevision ?? null,
    turnId: version.turnId,
    entityId: version.entityId ?? null,
    quote: version.quote,
    ...(version.forgotten ? { forgotten: version.forgotten } : {}),
  } satisfies Readonly<Record<Always, unknown>>;
}
