import { renamed } from '#domain/attributes.js';
import type { Memory, Version } from '#domain/memory.js';

/** @returns the memory as it was known then: that it would be superseded later was not. */
export function asKnown(version: Version, knownAt: Date): Memory {
  const { supersededAt } = version;
  return toMemory({ ...version, supersededAt: supersededAt && supersededAt <= knownAt ? supersededAt : null });
}

/** @returns what callers see of a version, its fields in the order of the documentation. */
export function toMemory(version: Version): Memory {
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
    subject: version.subject,
    verb: version.verb,
    object: version.object,
    aliases: version.aliases,
    status: version.status,
    turnId: version.turnId,
    quote: version.quote,
    ...(version.forgotten ? { forgotten: version.forgotten } : {}),
  };
}
