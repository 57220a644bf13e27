import { retryBriefing } from '#contract/briefings.js';
import {
  createContact,
  createContacts,
  eraseContact,
  mergeContacts,
  undoMerge,
  updateContact,
  upsertContact,
} from '#contract/contacts.js';
import { addTurns, endSession, extractSession, startSession } from '#contract/conversation.js';
import { mergeEntities } from '#contract/entities.js';
import { setExtractionSettings } from '#contract/extraction.js';
import { createFork, dropFork, mergeFork } from '#contract/forks.js';
import { addRevisions } from '#contract/revisions.js';
import { setSettings } from '#contract/settings.js';
import { forgetMemory, forgetSession, forgetTurn, redactMemory, redactTurn } from '#contract/forget.js';
import { fileMemory, remember, rememberBatch, revertDecision, withdraw } from '#contract/memories.js';
import type { Operation } from '#contract/operation.js';
import { resolveReview } from '#contract/review.js';
import { createKey, revokeKey } from '#contract/keys.js';
import { BEGINS, type World } from './equal-world.js';

/** An operation that writes, and its input; the operations before it have changed the test data. */
export interface Write {
  readonly operation: Operation;
  readonly what: string;
  readonly input: (world: World) => object;
}

function write(operation: Operation, what: string, input: (world: World) => object): Write {
  return { operation, what, input };
}

/** Every write of the contract, in the order in which they are made. */
export const writes: readonly Write[] = [
  write(createContact, 'somebody new', () => ({
    name: 'Mira',
    timezone: 'Asia/Kolkata',
    language: 'hi',
    identifiers: [{ kind: 'email', value: 'mira@example.com' }],
    attributes: { vip: true, visits: 3 },
  })),
  write(createContacts, 'two at once', () => ({
    contacts: [{ name: 'Ravi' }, { name: 'Lena', identifiers: [{ kind: 'web', value: 'lena' }] }],
  })),
  write(upsertContact, 'somebody who is known', () => ({
    identifier: { kind: 'web', value: 'LENA' },
    name: 'Lena Roy',
    attributes: { vip: false },
  })),
  write(upsertContact, 'somebody whom nobody knows', () => ({ identifier: { kind: 'web', value: 'tomas' } })),
  write(updateContact, 'a name, and an attribute more', ({ contactId }) => ({
    contactId,
    name: 'Asha Rao',
    attributes: { visits: 2 },
  })),
  write(updateContact, 'no name, and no identifiers', ({ strangerId }) => ({
    contactId: strangerId,
    name: null,
    identifiers: [],
  })),
  write(remember, 'what takes the place of another', ({ contactId }) => ({
    contactId,
    text: 'Asha moved to Faro',
    attribute: 'current_city',
    value: 'Faro',
    validFrom: 'yesterday',
    turnId: 't2',
    quote: 'since when',
  })),
  // Its words find less than are shown: how rare a word is counts over all tenants, and other specs may write between two doors.
  write(remember, 'a dry run', ({ contactId }) => ({ contactId, text: 'Has a dog and a parrot.', dryRun: true })),
  write(remember, 'where somebody else lives', ({ contactId }) => ({
    contactId,
    text: 'Her sister lives in Rome.',
    subject: 'her sister',
    attribute: 'current_city',
    value: 'Rome',
  })),
  write(remember, 'that somebody else has left', ({ contactId }) => ({
    contactId,
    text: 'Her sister has left Rome.',
    subject: 'sister',
    attribute: 'current_city',
    polarity: 'ends',
  })),
  write(remember, 'that something unknown never was', ({ contactId }) => ({
    contactId,
    text: 'She never had a boat.',
    attribute: 'vehicle',
    value: 'boat',
    polarity: 'never',
  })),
  write(remember, 'what somebody would like', ({ contactId }) => ({
    contactId,
    text: 'Asha would like to live in Rome.',
    attribute: 'current_city',
    value: 'Rome',
    modality: 'wish',
  })),
  write(remember, 'an event that moved', ({ contactId, dentistId }) => ({
    contactId,
    text: 'Asha sees the dentist on Monday at 9',
    supersedes: dentistId,
    event: { subject: 'Asha', verb: 'sees', object: 'dentist', status: 'moved', startsAt: 'Monday at 9am' },
  })),
  write(remember, 'what comes again', ({ contactId }) => ({
    contactId,
    text: 'Asha sings in a choir.',
    event: { subject: 'Asha', verb: 'sing', object: 'choir', recurrence: 'every other Tuesday at 5 pm' },
  })),
  write(remember, 'a plan cancelled in other words', ({ contactId }) => ({
    contactId,
    text: 'The tooth appointment was called off.',
  })),
  write(remember, 'a correction', ({ contactId }) => ({
    contactId,
    text: 'Asha never lived in Lisbon, but in Sintra',
    attribute: 'current_city',
    value: 'Sintra',
    as: 'correction',
    saidAt: '2031-03-06T12:00:00Z',
  })),
  write(rememberBatch, 'two at once', ({ contactId }) => ({
    contactId,
    memories: [
      { text: 'Asha paints.', reconcile: false, tags: ['hobby'], confidence: 0.9 },
      { text: 'Asha was in Goa in 2029', kind: 'episodic', validFrom: '2029' },
    ],
  })),
  write(fileMemory, 'what is always needed', ({ singsId }) => ({
    ...{ memoryId: singsId, tier: 'core', pins: ['path:src/dog.ts'], category: 'pets', reason: 'Asked often.' },
  })),
  write(fileMemory, 'what is so kept already', ({ teaId }) => ({ memoryId: teaId, tier: 'working' })),
  write(withdraw, 'what was believed', ({ teaId }) => ({ memoryId: teaId, reason: 'A slip.' })),
  write(revertDecision, 'what was added', ({ decisionId }) => ({ decisionId, reason: 'It was a joke.' })),
  write(remember, 'what is said of somebody by name', ({ contactId, entityId }) => ({
    contactId,
    text: 'Mia goes to Oak School.',
    subject: entityId,
    attribute: 'school',
    value: 'Oak School',
  })),
  write(remember, 'the name of the contact', ({ contactId }) => ({
    contactId,
    text: 'She is called Asha Sen now.',
    attribute: 'name',
    value: 'Asha Sen',
  })),
  write(mergeEntities, 'two who are one', ({ entityId, otherEntityId }) => ({
    entityId,
    from: otherEntityId,
    reason: 'She said so.',
  })),
  write(resolveReview, 'in the place of what was believed', ({ contactId, unclearId: decisionId }) => ({
    contactId,
    decisionId,
    resolution: 'supersede',
    reason: 'She was asked.',
  })),
  write(setExtractionSettings, 'what a tenant adds to the prompt', () => ({
    instructions: 'Our plans are called tariffs.',
    examples: [
      { said: 'I am on blue.', facts: [{ text: 'She has the tariff blue.', attribute: 'plan', value: 'blue' }] },
    ],
  })),
  write(setSettings, 'attributes of its own', () => ({
    attributes: [{ name: 'Wine Region', cardinality: 'one', meaning: 'Where the wine that they like comes from.' }],
  })),
  write(addRevisions, 'one that is new, and one that is not', () => ({
    repository: 'asha',
    revisions: [{ id: 'r1' }, { id: 'r4', parents: ['r2', 'r3'], committedAt: BEGINS, paths: ['src/a.ts', 'docs/'] }],
  })),
  write(remember, 'what holds at some revisions', ({ contactId }) => ({
    contactId,
    text: 'The parser reads dates.',
    repository: 'asha',
    validFromRevision: 'r1',
    validToRevision: 'r2',
    pins: ['path:src/a.ts', 'symbol:parse'],
  })),
  write(setSettings, 'all the rest of what a tenant can set', () => ({
    ranking: { weights: { recency: 0 }, halfLifeDays: { semantic: 365, turns: 7.5 } },
    timezone: 'Asia/Kolkata',
    country: 'IN',
    retention: { turns: 90 },
    webhook: { url: 'https://example.com/hook', secret: `whsec_${'A'.repeat(32)}` },
  })),
  write(setSettings, 'nothing any more', () => ({ attributes: null, ranking: null, retention: null, webhook: null })),
  write(startSession, 'a new one', ({ contactId }) => ({
    contactId,
    id: 'call-3',
    channel: 'chat',
    agentId: 'night-desk',
    startedAt: BEGINS,
  })),
  write(startSession, 'the same again', ({ contactId }) => ({ contactId, id: 'call-3', channel: 'chat' })),
  write(addTurns, 'one that is new, and one that is not', ({ openId: sessionId }) => ({
    sessionId,
    turns: [
      { id: 't3', speaker: 'Asha', text: 'My invoice is lost.' },
      { id: 't5', speaker: 'Mr Rao', role: 'other', confidence: 0.45, text: 'It is in the drawer.' },
      { id: 't4', speaker: 'Asha', text: 'I bought a boat last Tuesday.', timezone: 'Asia/Kolkata' },
    ],
  })),
  write(endSession, 'one that is open', ({ openId }) => ({ sessionId: openId })),
  write(extractSession, 'one that has ended', ({ openId }) => ({ sessionId: openId, again: true })),
  write(remember, 'something in a fork', ({ forkId }) => ({ contactId: forkId, text: 'Likes coffee.' })),
  write(mergeFork, 'one in which something was said', ({ forkId }) => ({ forkId })),
  write(dropFork, 'one in which nothing was said', ({ otherForkId }) => ({ forkId: otherForkId })),
  write(mergeContacts, 'two who are one', ({ contactId, strangerId }) => ({
    contactId,
    from: strangerId,
    reason: 'The same voice.',
  })),
  write(undoMerge, 'two who were one', ({ mergeId }) => ({ mergeId, reason: 'Another voice.' })),
  write(createKey, 'one that reads', () => ({
    name: 'wall',
    role: 'read',
    expiresAt: '2032-01-01T00:00:00Z',
    ratePerMinute: 600,
  })),
  write(revokeKey, 'one that was made', ({ keyId }) => ({ keyId })),
  write(retryBriefing, 'one that was given up', ({ briefingId }) => ({ briefingId })),
  write(redactMemory, 'a name', ({ dentistId }) => ({ memoryId: dentistId, pattern: 'dent*', reason: 'Her wish.' })),
  write(redactTurn, 'a part of what was said', ({ openId: sessionId }) => ({
    sessionId,
    turnId: 't4',
    spans: [{ start: 11, end: 15 }],
  })),
  write(forgetMemory, 'where she lived, and where she said so', ({ portoId }) => ({
    memoryId: portoId,
    reason: 'Her wish.',
    turns: 'forget',
  })),
  write(forgetMemory, 'the same again', ({ portoId }) => ({ memoryId: portoId })),
  write(forgetTurn, 'what was said', ({ openId: sessionId }) => ({ sessionId, turnId: 't4', memories: 'forget' })),
  write(forgetSession, 'all of it', () => ({ sessionId: 'call-3', reason: 'A test.' })),
  write(createFork, 'as of then', ({ contactId }) => ({ contactId, at: BEGINS })),
  write(eraseContact, 'all of somebody', ({ mergedId }) => ({ contactId: mergedId })),
];
