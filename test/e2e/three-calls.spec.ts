import { createContact } from '#contract/contacts.js';
import { addTurns, endSession, startSession } from '#contract/conversation.js';
import { listEvents } from '#contract/events.js';
import { listMemories } from '#contract/memories.js';
import { ExtractionWorker } from '#conversation/extraction/extraction-worker.js';
import { newId } from '#graph/ids.js';
import { byDoors } from '../support/doors/doors.js';
import { ownTenant } from '../support/models/extracted-call.js';
import { ScriptedExtractor } from '../support/models/scripted-extractor.js';
import { TestClock } from '../support/service/test-clock.js';
import { BELIEVED, CALLS, EVENTS } from './golden/three-calls.js';

const clock = new TestClock('2026-03-10T09:00:00Z');
const extractor = new ScriptedExtractor();
const { tenantId, settings } = ownTenant();

const ZONE = 'Asia/Kolkata';

/** Every order in which three sessions can become memories. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
].map((order) => ({ order, named: order.map((n) => n + 1).join(', ') }));

byDoors('three calls over two months', { clock, extractor, tenantId, settings }, (visit) => {
  const { ask } = visit;

  async function takeIn(contactId: string, { startedAt, turns, found }: (typeof CALLS)[number]): Promise<void> {
    const sessionId = newId();
    const idOf = (turn: number): string => `${sessionId}-${turn}`;
    extractor.tell((request) => (request.turns.some(({ id }) => id.startsWith(sessionId)) ? found(idOf) : {}));
    await ask(startSession, { contactId, id: sessionId, channel: 'phone' });
    const at = (n: number): string => new Date(Date.parse(startedAt) + n * 20_000).toISOString();
    const said = turns.map(([speaker, text], n) => ({ id: idOf(n), speaker, text, at: at(n) }));
    await ask(addTurns, { sessionId, turns: said });
    await ask(endSession, { sessionId });
    await visit.service.app.get(ExtractionWorker).work();
  }

  it.each(ORDERS)('give the labelled graph when they are extracted in the order $named', async ({ order }) => {
    const { id: contactId } = await ask(createContact, { name: 'Meera', timezone: ZONE });
    for (const n of order) await takeIn(contactId, CALLS[n] as (typeof CALLS)[number]);
    for (const { validAt, facts } of BELIEVED) {
      const { memories } = await ask(listMemories, { contactId, validAt, kind: 'semantic', limit: 100 });
      // A denial is kept where what it denies is not known yet.
      const held = memories.filter(({ polarity }) => polarity === 'holds');
      const seen = held.map(({ subject, attribute, value }) => `${subject ?? 'Meera'}: ${attribute} ${value}`);
      expect({ validAt, facts: seen.sort() }).toEqual({ validAt, facts: [...facts].sort() });
    }
    const { events } = await ask(listEvents, { contactId, limit: 100 });
    // So is a cancellation.
    const happen = events.filter(({ status }) => status !== 'cancelled');
    const dayOf = (at: string | null): string => new Date(at ?? 0).toLocaleDateString('sv', { timeZone: ZONE });
    expect(happen.map(({ object, status, startsAt }) => `${object}: ${status} ${dayOf(startsAt)}`)).toEqual(EVENTS);
  });
});
