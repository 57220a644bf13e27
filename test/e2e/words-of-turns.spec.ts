import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { forgetTurn, redactTurn } from '#contract/forget.js';
import { recall } from '#contract/recall.js';
import { type Connection, Graph } from '#graph/graph.js';
import { embedMissing } from '#models/reembed.js';
import { RestDoor } from '../support/doors/api-client.js';
import { LentServer } from '../support/database/lent-server.js';
import { rows } from '../support/database/rows.js';
import { WordEmbedder } from '../support/models/word-embedder.js';
import { Service } from '../support/service/service.js';

const embedder = new WordEmbedder();
let [service, door]: [Service | undefined, RestDoor | undefined] = [undefined, undefined];
// What is missing is embedded in the whole database, so this one has a database to itself.
let [lent, connection]: [LentServer | undefined, Connection | undefined] = [undefined, undefined];
let contactId: string;
let sessionId: string;

const ask: RestDoor['ask'] = (...call) => (door as RestDoor).ask(...call);

beforeAll(async () => {
  lent = await LentServer.take();
  connection = lent.server;
  service = await Service.start({ embedder, connection });
  door = new RestDoor(service.url, await service.newKey());
});
afterAll(async () => {
  await service?.close();
  await lent?.giveBack();
});

beforeEach(async () => {
  ({ id: contactId } = await ask(createContact, { name: 'Asha' }));
  ({ id: sessionId } = await ask(startSession, { contactId, channel: 'phone' }));
  const turns = ['Hello there.', 'Which pet do you keep?', 'A quoll.', 'How nice.', 'Goodbye.'].map((text, i) => ({
    ...{ id: `t${i + 1}`, speaker: i % 2 ? 'desk' : 'Asha', text },
  }));
  await ask(addTurns, { sessionId, turns: turns.slice(0, 2) });
  await ask(addTurns, { sessionId, turns: turns.slice(2) });
});

/** The turns of the session whose words have vectors. */
const withVectors = async (): Promise<unknown> => {
  const query = 'MATCH (t:Turn {contactId: $contactId}) WHERE t.wordVectorsA IS NOT NULL RETURN t.id AS id ORDER BY id';
  return (await rows(connection as Connection, query, { contactId })).map(({ id }) => id);
};

it('are read in the light of the two turns before, also of those that an earlier call added', () => {
  expect(embedder.readInContext).toContainEqual({
    before: 'Asha: Hello there.\ndesk: Which pet do you keep?',
    text: 'Asha: A quoll.',
  });
});

it('answer the words of a question one by one, over a turn and the next', async () => {
  const { results } = await ask(recall, { contactId, query: 'pet quoll', in: ['turns'], limit: 2 });
  expect(results.map(({ turn }) => turn?.id).toSorted()).toEqual(['t2', 't3']);
  const [best, next] = results.map(({ parts }) => parts.similarity);
  expect(best).toBeGreaterThan(0.6);
  expect(next).toBeGreaterThan(0.6);
});

it.each([
  { how: 'forgotten', change: () => ask(forgetTurn, { sessionId, turnId: 't2' }), anew: ['t1', 't3', 't4', 't5'] },
  {
    how: 'redacted',
    change: () => ask(redactTurn, { sessionId, turnId: 't2', pattern: 'pet' }),
    anew: ['t1', 't2', 't3', 't4', 't5'],
  },
])('go with a turn that is $how, and with those after it, and are made anew from what is left', async (one) => {
  await expect(withVectors()).resolves.toHaveLength(5);
  await one.change();
  await expect(withVectors()).resolves.toEqual(['t1', 't5']);
  const { results } = await ask(recall, { contactId, query: 'quoll', in: ['turns'], limit: 1 });
  expect(results).toMatchObject([{ turn: { id: 't3' } }]);
  embedder.readInContext.length = 0;
  const graph = new Graph(connection as Connection);
  await embedMissing(graph, embedder, 'A').finally(() => graph.close());
  await expect(withVectors()).resolves.toEqual(one.anew);
  expect(JSON.stringify(embedder.readInContext)).not.toContain('Which pet');
});
