import type { Operation } from './operation.js';

/** One id of each kind, as used in the documentation's examples. */
export const EXAMPLE_IDS = {
  contactId: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ',
  otherId: '01K9Z3V5T7R8Q2M4N6P0S1WX02',
  sessionId: 'call-1',
  turnId: 'turn-1',
  memoryId: '01K9Z3V5T7R8Q2M4N6P0S1WX03',
  decisionId: '01K9Z3V5T7R8Q2M4N6P0S1WX04',
  briefingId: '01K9Z3V5T7R8Q2M4N6P0S1WX05',
  mergeId: '01K9Z3V5T7R8Q2M4N6P0S1WX06',
  erasureId: '01K9Z3V5T7R8Q2M4N6P0S1WX07',
  forkId: '01K9Z3V5T7R8Q2M4N6P0S1WX08',
  aroundId: '01K9Z3V5T7R8Q2M4N6P0S1WX09',
  entityId: '01K9Z3V5T7R8Q2M4N6P0S1WX10',
  otherEntityId: '01K9Z3V5T7R8Q2M4N6P0S1WX11',
  unclearId: '01K9Z3V5T7R8Q2M4N6P0S1WX12',
  keyId: '01K9Z3V5T7R8Q2M4N6P0S1WX13',
} as const;

/** The ids that an operation's example may need. */
export type ExampleIds = Partial<Record<keyof typeof EXAMPLE_IDS, string>>;

/** What an operation needs besides the ids in its path. */
const REST: Readonly<Record<string, object>> = {
  createContact: { name: 'Ravi' },
  createContacts: { contacts: [{ name: 'Ravi' }] },
  upsertContact: { identifier: { kind: 'email', value: 'ravi@example.org' } },
  updateContact: { name: 'Ravi' },
  fileMemory: { tier: 'core' },
  remember: { text: 'She has a dog.' },
  rememberBatch: { memories: [{ text: 'She has a cat.' }] },
  ask: { question: 'Where does she live?' },
  recall: { query: 'Pune' },
  startSession: { id: 'call-2', channel: 'chat' },
  extractSession: {},
  createKey: { name: 'phone' },
  setExtractionSettings: { instructions: 'Flats have numbers.' },
  addTurns: { turns: [{ id: 'turn-2', speaker: 'agent', text: 'I see.' }] },
  grep: { pattern: 'pune' },
  diff: { from: '2026-01-01' },
  redactMemory: { pattern: 'pune' },
  redactTurn: { pattern: 'pune' },
  resolveDates: { text: 'last March', reference: '2026-03-05T09:30:00+01:00' },
  dateDifference: { from: '2026-01-01', to: '2026-03-05' },
  resolveReview: { resolution: 'confirm' },
  addRevisions: { repository: 'shop', revisions: [{ id: 'r2', parents: ['r1'] }] },
  listDrift: { from: 'r1', to: 'r1' },
};

/** The other ids that it needs. */
const OTHERS: Readonly<Record<string, (ids: ExampleIds) => object>> = {
  mergeContacts: ({ otherId }) => ({ from: otherId }),
  interval: ({ memoryId }) => ({ to: memoryId }),
  mergeEntities: ({ otherEntityId }) => ({ from: otherEntityId }),
  resolveReview: ({ aroundId, unclearId }) => ({ contactId: aroundId, decisionId: unclearId }),
};

/** @returns a valid example input for an operation, with these ids. It is shown in the OpenAPI document and used by the tests. */
export function exampleOf({ name, path, input }: Operation, ids: ExampleIds = EXAMPLE_IDS): Record<string, unknown> {
  const given = Object.entries(ids).filter(
    ([id]) => id in input.shape && (id !== 'turnId' || path.includes('{turnId}')),
  );
  const named = Object.fromEntries(name === 'remember' ? given.filter(([id]) => id === 'contactId') : given);
  return { ...named, ...REST[name], ...OTHERS[name]?.(ids) };
}
