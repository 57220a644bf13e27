import { createContact, eraseContact } from '#contract/contacts.js';
import { startSession } from '#contract/conversation.js';
import { listMemories } from '#contract/memories.js';
import { operations } from '#contract/operations.js';
import { asTool, NO_TOOL } from '../support/doors/as-tool.js';
import { nextOf, said, type Said, stateOf, withoutIds, withoutWords } from '../support/doors/equal-doors.js';
import { conflicts, faultsOf, strangersOf } from '../support/doors/equal-faults.js';
import { reads } from '../support/doors/equal-reads.js';
import { Twins } from '../support/doors/equal-twins.js';
import { THEIR_SESSION } from '../support/doors/equal-world.js';
import { writes } from '../support/doors/equal-writes.js';
import { schema, WALKS } from '../support/doors/graphql-client.js';
import { clientOverHttp } from '../support/doors/mcp-client.js';

let twins: Twins;

beforeAll(async () => {
  twins = await Twins.begin();
});
afterAll(() => twins.end());

describe('one answer to a question, at every door', () => {
  it.each(reads)('$operation.name', async ({ operation, inputs }) => {
    const { worlds, one } = twins;
    const asked = [...inputs(worlds[0])];
    for (const input of asked) {
      const answer = await said(one.rest, operation, input);
      expect(answer).toHaveProperty('answer');
      await expect(said(one.graphql, operation, input)).resolves.toEqual(answer);
      if (asTool(operation, input)) await expect(said(one.mcp, operation, input)).resolves.toEqual(answer);
      const cursor = nextOf(answer);
      if (cursor !== null && !('cursor' in input)) asked.push({ ...input, cursor });
    }
  });
});

describe('one refusal, at every door', () => {
  let contactId: string;
  beforeAll(async () => {
    ({ id: contactId } = await twins.rests[1].ask(createContact, {}));
    await twins.rests[1].ask(startSession, { contactId, id: THEIR_SESSION, channel: 'chat' });
  });
  // Later the twins are compared.
  afterAll(() => twins.rests[1].ask(eraseContact, { contactId }));

  const goodInput = (name: string): object => {
    const read = reads.find(({ operation }) => operation.name === name)?.inputs(twins.worlds[0])[0];
    return read ?? writes.find(({ operation }) => operation.name === name)!.input(twins.worlds[0]);
  };

  it.each(operations)('$name', async (operation) => {
    const { worlds, one } = twins;
    const good = goodInput(operation.name);
    const faults = [
      ...faultsOf(operation, good),
      ...strangersOf(operation, good, worlds[1]),
      ...conflicts
        .filter((conflict) => conflict.operation === operation)
        .map(({ what, input }) => ({ what, input: input(worlds[0]) })),
    ];
    const [answers, expected]: [unknown[], unknown[]] = [[], []];
    for (const { what, input, ...fault } of faults) {
      const own = (refusal: Said): unknown => ('ownWords' in fault && fault.ownWords ? withoutWords(refusal) : refusal);
      const rest = await said(one.rest, operation, input);
      const graphql = await said(one.graphql, operation, input);
      const mcp = asTool(operation, input) ? await said(one.mcp, operation, input) : rest;
      expected.push([what, 'refused', own(rest), rest]);
      answers.push([what, 'refused' in rest ? 'refused' : 'answered', own(graphql), mcp]);
    }
    expect(answers).toEqual(expected);
  });
});

describe('one write, at every door', () => {
  it.each(writes)('$operation.name: $what', async ({ operation, input }) => {
    const { worlds, each, rests } = twins;
    twins.later();
    const answers: unknown[] = [];
    for (const [i, door] of [each.rest, each.graphql, each.mcp].entries()) {
      answers.push(withoutIds(await said(door, operation, input(worlds[i]!))));
    }
    expect(answers[0]).toHaveProperty('answer');
    expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
    await twins.extract();
    const states: unknown[] = [];
    for (const [i, door] of rests.entries()) states.push(withoutIds(await stateOf(door, worlds[i]!)));
    expect(states.slice(1)).toEqual([states[0], states[0]]);
  });

  it('and what was taken into memory from the sessions that ended', async () => {
    for (const [i, rest] of twins.rests.entries()) {
      const { memories } = await rest.ask(listMemories, { contactId: twins.worlds[i]!.contactId });
      const texts = memories.map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining(['Asha said: I live in Porto.', 'Asha said: My invoice is lost.']));
    }
  });
});

describe('what is compared', () => {
  it('is every way into GraphQL, where a caller can be looked for by number besides', () => {
    const roots = new Set(Object.values(WALKS).map(([root]) => root));
    const written = new Set(writes.map(({ operation }) => operation.name));
    expect(Object.keys(schema.getQueryType()!.getFields()).sort()).toEqual([...roots, 'contactByIdentifier'].sort());
    expect(Object.keys(schema.getMutationType()!.getFields()).sort()).toEqual([...written].sort());
  });

  it('is every tool but two, which are recall with a field settled, and every operation that a model may do', async () => {
    const client = await clientOverHttp(twins.one.rest.url, twins.one.rest.key);
    const { tools } = await client.listTools();
    await client.close();
    const asked = [
      ...reads.flatMap(({ operation, inputs }) => inputs(twins.worlds[0]).map((input) => asTool(operation, input))),
      ...writes.map(({ operation }) => asTool(operation, {})),
    ];
    const names = new Set(asked.flatMap((tool) => tool?.tool ?? []));
    expect(tools.map(({ name }) => name).sort()).toEqual([...names, 'search_events', 'search_turns'].sort());
    const without = operations.filter((operation) => asTool(operation, {}) === null);
    expect(new Set(without.map(({ name }) => name))).toEqual(NO_TOOL);
  });
});
