import { listBriefings } from '#contract/briefings.js';
import { ask } from '#contract/ask.js';
import { dueSoon, getCalendar, grep, upcoming } from '#contract/calendar.js';
import { findContacts, getContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { getSession, listSessions, listTurns } from '#contract/conversation.js';
import { getErasure, listErasures } from '#contract/erasures.js';
import { getEntity, listEntities } from '#contract/entities.js';
import { listEvents } from '#contract/events.js';
import { listForks } from '#contract/forks.js';
import { dryRunExtraction, getExtractionSettings } from '#contract/extraction.js';
import { getSettings, getSettingsHistory } from '#contract/settings.js';
import { listAudit } from '#contract/audit.js';
import { getKey, listKeys } from '#contract/keys.js';
import { getDecision, getHistory, getMemory, listMemories } from '#contract/memories.js';
import type { Operation } from '#contract/operation.js';
import { recall } from '#contract/recall.js';
import { listDrift } from '#contract/revisions.js';
import { listReview } from '#contract/review.js';
import { dateDifference, diff, interval, resolveDates, timeline } from '#contract/time.js';
import { BEGINS, PHONE, type World } from './equal-world.js';

/** An operation that writes nothing, and its input. */
export interface Read {
  readonly operation: Operation;
  readonly inputs: (world: World) => readonly object[];
}

function read(operation: Operation, inputs: (world: World) => readonly object[]): Read {
  return { operation, inputs };
}

/** Every read of the contract. */
export const reads: readonly Read[] = [
  read(findContacts, () => [
    {},
    { identifier: `phone:${PHONE}` },
    { limit: 1 },
    { identifier: 'phone:+1' },
    { query: 'ASHÁ' },
  ]),
  read(getContact, ({ contactId, mergedId }) => [
    { contactId },
    { contactId: mergedId },
    { contactId: mergedId, knownAt: '2031-03-06T12:00:00Z', validAt: 'now' },
  ]),
  read(listMemories, ({ contactId }) => [
    { contactId },
    { contactId, validAt: BEGINS, knownAt: 'yesterday' },
    { contactId, attribute: 'current_city', kind: 'semantic' },
    { contactId, tag: 'pets' },
    { contactId, toCome: 'include' },
    { contactId, toCome: 'only', validAt: '2020-01-01' },
    { contactId, subject: 'contact', channel: 'phone' },
    { contactId, tier: 'working', pin: 'path:src/dog.ts', category: 'pets', agentId: 'sales' },
    { contactId, atRevision: 'r2' },
    { contactId, atRevision: 'r3', repository: 'asha' },
    { contactId, limit: 2 },
  ]),
  read(listForks, ({ contactId, strangerId }) => [{ contactId }, { contactId: strangerId }]),
  read(listEvents, ({ contactId }) => [{ contactId }, { contactId, status: 'planned', from: 'today', limit: 1 }]),
  read(recall, ({ contactId }) => [
    { contactId, query: 'dentist' },
    { contactId, query: 'Wo wohnte sie letztes Jahr?', language: 'de' },
    { contactId, query: 'invoice', in: ['turns'], time: 'off', weights: { recency: 0 } },
    { contactId, query: 'Porto', include: ['ended'], kinds: ['semantic'], limit: 1 },
    { contactId, query: 'Where does she live?', attribute: 'city', subject: 'contact', minScore: 0.2 },
    { contactId, query: 'parser', atRevision: 'r2', repository: 'asha' },
    { contactId, query: 'dog', tag: 'pets', channel: 'phone' },
    { contactId, query: 'dog', tiers: ['core', 'archive'], pin: 'path:src/dog.ts', category: 'pets', agentId: 'sales' },
    { contactId, query: 'dentist', in: ['memories', 'events'], from: BEGINS, to: '2031-04-01T00:00:00Z' },
  ]),
  read(getContext, ({ contactId, strangerId }) => [{ contactId }, { contactId: strangerId, maxTokens: 200 }]),
  read(ask, ({ contactId }) => [{ contactId, question: 'Where does she live?', maxSteps: 2 }]),
  read(getMemory, ({ portoId, lisbonId }) => [{ memoryId: portoId }, { memoryId: lisbonId, knownAt: '2031-03-07' }]),
  read(getHistory, ({ lisbonId, dogId }) => [
    { memoryId: lisbonId },
    { memoryId: dogId, limit: 1 },
    { memoryId: dogId, atRevision: 'r1' },
  ]),
  read(listDrift, ({ contactId }) => [
    { contactId, from: 'r1', to: 'r2' },
    { contactId, repository: 'asha', from: 'r1', to: 'r3', limit: 1 },
  ]),
  read(listReview, ({ contactId }) => [
    { contactId },
    { contactId, limit: 1 },
    { contactId, knownAt: 'yesterday', kind: 'stale' },
  ]),
  read(getDecision, ({ decisionId, revertedId }) => [{ decisionId }, { decisionId: revertedId }]),
  read(listEntities, ({ contactId, mergedId }) => [
    { contactId },
    { contactId: mergedId, role: 'children' },
    { contactId, kind: 'person', limit: 1 },
    { contactId, knownAt: BEGINS },
  ]),
  read(getEntity, ({ entityId }) => [{ entityId }, { entityId, validAt: '2031-03-01', limit: 1 }]),
  read(listSessions, ({ contactId }) => [{ contactId }, { contactId, limit: 1 }, { contactId, knownAt: '2031-03-01' }]),
  read(dryRunExtraction, ({ contactId, sessionId }) => [
    { contactId, sessionId },
    { contactId, turns: [{ speaker: 'Asha', text: 'I live in Sintra.' }] },
  ]),
  read(getExtractionSettings, () => [{}]),
  read(getSettings, () => [{}]),
  read(getKey, () => [{}]),
  read(listAudit, ({ contactId, keyId }) => [
    {},
    { contactId, keyId, from: BEGINS, to: '2032-01-01T00:00:00Z', limit: 1 },
  ]),
  read(listKeys, () => [{}, { limit: 1 }]),
  read(getSettingsHistory, () => [{}, { limit: 1 }]),
  read(getSession, ({ sessionId, openId }) => [{ sessionId }, { sessionId: openId }]),
  read(listTurns, ({ sessionId }) => [{ sessionId }, { sessionId, limit: 1 }, { sessionId, knownAt: 'yesterday' }]),
  read(grep, ({ contactId }) => [
    { contactId, pattern: 'liv* in' },
    { contactId, pattern: 'dentist', in: 'events', from: '2031-03-01', to: '2031-05-01' },
  ]),
  read(upcoming, ({ contactId }) => [{ contactId }, { contactId, until: 'tomorrow', limit: 1 }]),
  read(dueSoon, () => [{ hours: 240 }, {}]),
  read(getCalendar, ({ contactId, strangerId }) => [{ contactId }, { contactId: strangerId }]),
  read(listErasures, () => [{}, { limit: 1 }]),
  read(getErasure, ({ erasureId }) => [{ erasureId }]),
  read(listBriefings, () => [{}, { state: 'dead' }, { limit: 1 }]),
  read(timeline, ({ contactId }) => [
    { contactId },
    { contactId, q: 'Lisbon', include: 'superseded' },
    { contactId, tag: 'pets', pin: 'path:src/dog.ts', category: 'pets', agentId: 'sales' },
    { contactId, from: '2031-03-01', to: '2031-12-01', limit: 1 },
  ]),
  read(diff, ({ contactId }) => [
    { contactId, from: '2031-03-05T12:00:00Z' },
    { contactId, from: '2031-03-01', to: 'now', clock: 'system' },
  ]),
  read(interval, ({ portoId, lisbonId, dentistId }) => [
    { memoryId: portoId, to: lisbonId },
    { memoryId: dentistId, to: lisbonId },
  ]),
  read(resolveDates, () => [
    { text: 'It was last Tuesday at 5pm, or in June.', timezone: 'Asia/Kolkata' },
    { text: 'Nothing.' },
    { text: 'seit März, bis Freitag', timezone: 'Europe/Berlin', language: 'de' },
  ]),
  read(dateDifference, () => [
    { from: '2031-01-31', to: 'today', timezone: 'Asia/Kolkata' },
    { from: BEGINS, to: '2031-03-06T11:30:00+05:30', reference: BEGINS },
  ]),
];
