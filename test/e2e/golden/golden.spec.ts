import { createContact } from '#contract/contacts.js';
import { addTurns, endSession, getSession, startSession } from '#contract/conversation.js';
import { ExtractionWorker } from '#conversation/extraction/extraction-worker.js';
import { newId } from '#graph/ids.js';
import { byDoors } from '../../support/doors/doors.js';
import { ownTenant } from '../../support/models/extracted-call.js';
import { rows } from '../../support/database/rows.js';
import { ScriptedLlm } from '../../support/models/scripted-llm.js';
import { testConnection } from '../../support/service/service.js';
import { TestClock } from '../../support/service/test-clock.js';
import { CONVERSATION } from './conversation.js';
import { type Label, LABELS } from './labels.js';

const clock = new TestClock('2026-01-12');
const llm = await ScriptedLlm.start();
afterAll(() => llm.close());

const { tenantId, settings: own } = ownTenant();
const settings = { ...own, LLM_BASE_URL: llm.url, LLM_MODEL: llm.model };

/** Every version of the contact, as the labels are written. */
const VERSIONS = `
MATCH (:Contact {id: $contactId})<-[:ABOUT]-(m:Memory)
RETURN m.text AS text, m.validFrom AS validFrom, m.validTo AS validTo, m.recordedAt AS recordedAt,
       m.supersededAt AS supersededAt, m.status AS status, m.startsAt AS startsAt, m.endsAt AS endsAt,
       COLLECT { MATCH (m)-[:FROM]->(t:Turn) RETURN t.id ORDER BY t.at } AS evidence,
       COLLECT { MATCH (m)-[r:SUPERSEDES]->(old) RETURN [r.as, old.text] ORDER BY old.text } AS supersedes`;

byDoors('thirty turns', { clock, tenantId, settings }, (visit) => {
  const { ask } = visit;
  it('become exactly the graph that was labelled by hand', async () => {
    const run = newId();
    const { id: contactId } = await ask(createContact, { name: 'Marta', timezone: 'Europe/Lisbon' });
    let turn = 0;
    for (const call of CONVERSATION) {
      const sessionId = `${run}-${call.id}`;
      clock.set(call.startedAt);
      await ask(startSession, { contactId, id: sessionId, channel: 'phone' });
      const start = Date.parse(call.startedAt);
      const turns = call.turns.map(([speaker, text], i) => {
        turn += 1;
        return { id: `t${turn}`, speaker, text, at: new Date(start + i * 20_000).toISOString() };
      });
      // The words of the first turn tell this call from whatever else waits in the database.
      llm.answer(({ user }) => ({
        json: user.includes(String(turns[0]?.text)) ? call.found : { facts: [], events: [] },
      }));
      clock.set(String(turns.at(-1)?.at));
      await ask(addTurns, { sessionId, turns });
      await ask(endSession, { sessionId });
      await visit.service.app.get(ExtractionWorker).work();
      expect((await ask(getSession, { sessionId })).extraction).toMatchObject({ status: 'done', reason: null });
    }
    const found = await rows(testConnection(), VERSIONS, { contactId });
    expect(sorted(found.map(labelOf))).toEqual(
      sorted(LABELS.map(({ evidence, ...label }) => ({ ...label, evidence: evidence.split(' ') }))),
    );
  });
});

/** A label with every turn that is its evidence. */
type Found = Omit<Label, 'evidence'> & { readonly evidence: readonly string[] };

function labelOf(row: Record<string, unknown>): Found {
  const supersedes = row['supersedes'] as [string, string][];
  return {
    text: String(row['text']),
    evidence: row['evidence'] as string[],
    valid: [instant(row['validFrom']) ?? '', instant(row['validTo'])],
    known: [callOf(row['recordedAt']) ?? 1, callOf(row['supersededAt']) as Label['known'][1]],
    ...(supersedes.length > 0 && { supersedes }),
    ...(typeof row['status'] === 'string' && {
      event: {
        status: row['status'],
        startsAt: instant(row['startsAt']) ?? '',
        endsAt: instant(row['endsAt']) ?? '',
      },
    }),
  };
}

/** The open end is `null`. */
function instant(stored: unknown): string | null {
  const at = new Date(String(stored)).toISOString();
  return at.startsWith('9999') ? null : at;
}

/** In which call something was recorded. */
function callOf(stored: unknown): 1 | 2 | 3 | null {
  const at = instant(stored);
  return at === null ? null : at < '2026-02' ? 1 : at < '2026-03' ? 2 : 3;
}

function sorted(labels: readonly Found[]): Found[] {
  return labels.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)));
}

function placeOf({ text, known, valid }: Found): string {
  return [text, ...known, ...valid].join(' ');
}
