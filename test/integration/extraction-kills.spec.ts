import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { createContact } from '#contract/contacts.js';
import { addTurns, endSession, getSession, startSession } from '#contract/conversation.js';
import type { RunningServer } from '#local-server/running-server.js';
import { RestDoor } from '../support/doors/api-client.js';
import { LentServer } from '../support/database/lent-server.js';
import { rows } from '../support/database/rows.js';
import { ScriptedLlm } from '../support/models/scripted-llm.js';
import { SEED } from '../support/runner/seed.js';
import { ServiceProcess } from '../support/service/service-process.js';
import { brokenRules } from '../support/database/broken-rules.js';
import { until } from '../support/service/until.js';

const SESSIONS = 100;
const TURNS = 6;
const KILLS = 8;
const KEY = 'a-key-for-the-kills-spec';
/** When the kills fall, and how long the model takes; in the order in which they are asked for. */
const pauses = (most: number, salt: number): Iterator<number, undefined> =>
  fc.sample(fc.integer({ min: Math.ceil(most / 9), max: most }), { seed: SEED + salt, numRuns: 5_000 }).values();
const [beforeKill, inModel] = [pauses(900, 1), pauses(150, 2)];

let lent: LentServer;
let server: RunningServer;
let llm: ScriptedLlm;

beforeAll(async () => {
  lent = await LentServer.take();
  ({ server } = lent);
  llm = await ScriptedLlm.start();
  // Every turn tells one fact, and the model takes its time: there is always something to interrupt.
  llm.answer(async ({ user }) => {
    await pause(inModel.next().value ?? 20);
    const said = new Set(user.match(/owns thing s\d+n\d+/g));
    const facts = [...said].map((words) => {
      const turnId = words.slice('owns thing '.length);
      return { ...FACT, text: `The caller ${words}`, evidence: { turnId, quote: words } };
    });
    return { json: { facts, events: [] } };
  });
});
afterAll(async () => {
  await llm.close();
  await lent.giveBack();
});

const FACT = {
  kind: 'semantic',
  attribute: null,
  value: null,
  importance: 0.5,
  from: null,
  to: null,
  correction: false,
};

const settings = (): Record<string, string> => ({
  API_KEY: KEY,
  LLM_BASE_URL: llm.url,
  LLM_MODEL: llm.model,
  EXTRACT_POLL_SECONDS: '0.2',
  EXTRACT_LEASE_SECONDS: '3',
  // Two windows a session, so that a kill can also fall between them.
  EXTRACT_TOKENS: '60',
});

async function tell(door: RestDoor): Promise<string[]> {
  const { id: contactId } = await door.ask(createContact, { name: 'Asha' });
  const ids = Array.from({ length: SESSIONS }, (_, i) => `s${i}`);
  for (const sessionId of ids) {
    await door.ask(startSession, { contactId, id: sessionId, channel: 'phone' });
    const turns = Array.from({ length: TURNS }, (_, n) => ({
      id: `${sessionId}n${n}`,
      speaker: 'caller',
      text: `She owns thing ${sessionId}n${n}.`,
    }));
    await door.ask(addTurns, { sessionId, turns });
    await door.ask(endSession, { sessionId });
  }
  return ids;
}

async function left(): Promise<number> {
  const [row] = await rows(server, 'MATCH (s:Session) WHERE s.dueAt IS NOT NULL RETURN count(s) AS left');
  return Number(row?.['left']);
}

it('two instances are killed at random while they extract a hundred sessions: each is extracted once', async () => {
  process.stderr.write(`  TEST_SEED=${SEED}\n`);
  let kills = 0;
  const services = await Promise.all([0, 1].map(() => ServiceProcess.start(server, settings())));
  try {
    const ids = await tell(new RestDoor(String(services[0]?.url), KEY));
    for (; kills < KILLS && (await left()) > 0; kills++) {
      const one = kills % 2;
      await pause(beforeKill.next().value ?? 100);
      await services[one]?.kill();
      services[one] = await ServiceProcess.start(server, settings());
    }
    // One that is killed when all is done has interrupted nothing.
    expect(kills).toBeGreaterThan(0);
    await until('all sessions are extracted', async () => (await left()) === 0, 480_000);

    const door = new RestDoor(String(services[0]?.url), KEY);
    for (const sessionId of ids) {
      const { turns, extraction } = await door.ask(getSession, { sessionId });
      expect({ turns, ...extraction }).toMatchObject({ turns: TURNS, status: 'done', extracted: TURNS, found: TURNS });
    }
    const evidence = await rows(
      server,
      `MATCH (m:Memory)-[:FROM]->(t:Turn)
       RETURN t.id AS turn, count(m) AS memories, COUNT { (:Decision)-[:DECIDED]->(:Memory {text: 'The caller owns thing ' + t.id}) } AS decisions
       ORDER BY turn`,
    );
    expect(evidence).toHaveLength(SESSIONS * TURNS);
    expect(evidence.filter(({ memories, decisions }) => memories !== 1 || decisions !== 1)).toEqual([]);
    await expect(brokenRules(server)).resolves.toEqual({});
  } finally {
    for (const service of services) await service.kill();
  }
});
