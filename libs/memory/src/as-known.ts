import { renamed } from '#domain/attributes.js';
import { shownStatus } from '#domain/event-status.js';
import type { AsOf, Memory, Version } from '#domain/memory.js';

/** @returns the memory as it was known at `knownAt`, that it would be superseded later was not; its status as of `validAt`. */
export function asKnown(version: Version, { validAt, knownAt }: AsOf): Memory {
  const { supersededAt } = version;
  return toMemory({ ...version, supersededAt: supersededAt && supersededAt <= knownAt ? supersededAt : null }, validAt);
}

/** @returns what callers see of a version at an instant, its fields in the order of the documentation. */
export function toMemory(version: Version, at: Date): Memory {
  return {
    id: version.id,
    contactId: version.contactId,
    kind: version.kind,
    text: version.text,
    attribute: renamed(version).attribute,
    // Nothing has the value that is denied.
    value: version.polarity === 'holds' ? version.value : null,
    polarity: version.polarity,
    importance: version.importance,
    confidence: version.confidence,
    tags: version.tags,
    validFrom: version.validFrom,
    validTo: version.validTo,
    startsKnown: version.startsKnown,
    recordedAt: version.recordedAt,
    supersededAt: version.supersededAt,
    precision: version.precision,
    expression: version.expression,
    startsAt: version.startsAt,
    endsAt: version.endsAt,
    recurrence: version.recurrence ?? null,
    subject: version.subject,
    verb: version.verb,
    object: version.object,
    aliases: version.aliases,
    status: shownStatus(version, at),
    turnId: version.turnId,
    entityId: version.entityId ?? null,
    quote: version.quote,
    ...(version.forgotten ? { forgotten: version.forgotten } : {}),
  };
}
