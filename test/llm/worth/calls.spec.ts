import { ask } from '#contract/ask.js';
import { createContact } from '#contract/contacts.js';
import { addTurns, endSession, getSession, startSession } from '#contract/conversation.js';
import { ExtractionWorker } from '#conversation/extraction/extraction-worker.js';
import { CONVERSATION } from '../../e2e/golden/conversation.js';
import { rows } from '../../support/database/rows.js';
import { RestDoor } from '../../support/doors/api-client.js';
import type { LocalLlm } from '../../support/models/local-llm.js';
import { ownTenant } from '../../support/models/extracted-call.js';
import { Service, testConnection } from '../../support/service/service.js';
import { TestClock } from '../../support/service/test-clock.js';
import { BELIEVED, GONE, QUESTIONS } from './calls.labels.js';
import { PATIENCE_MS, share, startWorthy, tell, WORTH } from './worth.js';

const clock = new TestClock('2026-01-12');
let server: LocalLlm;
let service: Service;
let door: RestDoor;
let contactId = '';

beforeAll(async () => {
  server = await startWorthy();
  const seconds = String(PATIENCE_MS / 1_000);
  const { tenantId, settings: own } = ownTenant();
  const model = {
    LLM_BASE_URL: server.url,
    LLM_MODEL: WORTH.model,
    LLM_TIMEOUT_SECONDS: seconds,
    LLM_CONCURRENCY: '1',
  };
  service = await Service.start({
    clock,
    settings: { ...own, ...model, EMBEDDER: 'local', ARBITER: 'local', ASK_SECONDS: '300', ASK_STEPS: '4' },
  });
  door = new RestDoor(service.url, await service.newKey(tenantId));
  contactId = (await door.ask(createContact, { name: 'Marta', timezone: 'Europe/Lisbon' })).id;
});
afterAll(async () => {
  await service.close();
  server.close();
});

it('reads three calls of a contact: facts, dates and what was superseded', async () => {
  for (const call of CONVERSATION) {
    clock.set(call.startedAt);
    await door.ask(startSession, { contactId, id: call.id, channel: 'phone' });
    const turns = call.turns.map(([speaker, text], i) => {
      return {
        id: `${call.id}-${i}`,
        speaker,
        text,
        at: new Date(Date.parse(call.startedAt) + i * 20_000).toISOString(),
      };
    });
    clock.set(String(turns.at(-1)?.at));
    await door.ask(addTurns, { sessionId: call.id, turns });
    await door.ask(endSession, { sessionId: call.id });
    await service.app.get(ExtractionWorker).work();
    const { extraction } = await door.ask(getSession, { sessionId: call.id });
    tell(`${call.id}: ${extraction.status}, ${extraction.found} found ${extraction.reason ?? ''}`);
  }
  const versions = await versionsOf();
  for (const version of versions) tell(JSON.stringify(version));
  const believed = versions.filter(({ isBelieved, validTo }) => isBelieved && validTo.startsWith('9999'));
  const says = (those: readonly Version[], words: RegExp): boolean =>
    those.some(({ text, startsAt }) => words.test(`${text} ${startsAt ?? ''}`));
  const found = BELIEVED.filter((fact) => says(believed, fact.says));
  const dated = BELIEVED.filter(({ since }) => since !== undefined);
  const rightDates = dated.filter((fact) =>
    believed.some(
      ({ text, validFrom, startsAt }) => fact.says.test(text) && (startsAt ?? validFrom).startsWith(String(fact.since)),
    ),
  );
  const gone = GONE.filter((words) => says(versions, words) && !says(believed, words));
  tell(`facts ${share(found.length, BELIEVED.length)}`);
  tell(`dates ${share(rightDates.length, dated.length)}`);
  tell(`superseded ${share(gone.length, GONE.length)}`);
  expect(found.length).toBeGreaterThan(0);
});

it('answers questions about her afterwards', async () => {
  clock.set('2026-03-18T10:00:00Z');
  let right = 0;
  for (const [question, expected] of QUESTIONS) {
    const answer = await door
      .ask(ask, { contactId, question })
      .catch((error: unknown) => ({ known: null, answer: String(error) }));
    const isRight = expected === null ? answer.known === false : answer.known === true && expected.test(answer.answer);
    if (isRight) right += 1;
    tell(`${isRight ? 'right' : 'wrong'}: ${question} -> ${answer.known} ${answer.answer}`);
  }
  tell(`answers ${share(right, QUESTIONS.length)}`);
  expect(right).toBeGreaterThan(0);
});

interface Version {
  readonly text: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly startsAt: string | null;
  readonly isBelieved: boolean;
}

async function versionsOf(): Promise<Version[]> {
  const found = await rows(
    testConnection(),
    `MATCH (:Contact {id: $contactId})<-[:ABOUT]-(m:Memory)
     RETURN m.text AS text, toString(m.validFrom) AS validFrom, toString(m.validTo) AS validTo,
            toString(m.startsAt) AS startsAt, m.supersededAt.year = 9999 AS isBelieved ORDER BY m.recordedAt`,
    { contactId },
  );
  return found as unknown as Version[];
}
