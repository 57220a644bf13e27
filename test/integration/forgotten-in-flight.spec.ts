import { setTimeout as pause } from 'node:timers/promises';
import { createContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { forgetMemory, redactMemory } from '#contract/forget.js';
import { remember, rememberBatch, revertDecision } from '#contract/memories.js';
import type { Operation } from '#contract/operation.js';
import { newId } from '#graph/ids.js';
import { type HttpAnswer, RestDoor } from '../support/doors/api-client.js';
import { nodesThatHold, relationshipsThatHold } from '../support/database/stored-words.js';
import { brokenRules } from '../support/database/broken-rules.js';
import { Service, testConnection } from '../support/service/service.js';

const ROUNDS = 8;
const tenantId = `tenant-${newId()}`;
const day = (n: number): string => new Date(Date.UTC(2026, 0, 1 + n)).toISOString();

describe('a fact that is forgotten while its contact is merged, separated and written about', () => {
  let service: Service;
  let door: RestDoor;

  beforeAll(async () => {
    service = await Service.start();
    door = new RestDoor(service.url, await service.newKey(tenantId));
  });
  afterAll(() => service.close());

  /** @returns somebody who was said to live elsewhere on other days, and the decisions about that. */
  async function livingIn(value: string): Promise<{ contactId: string; memoryId: string; decisionIds: string[] }> {
    const { id: contactId } = await door.ask(createContact, {});
    const home = { text: `Lives in ${value}, with Leo.`, attribute: 'current_city', value, validFrom: day(0) };
    const towns = Array.from({ length: 4 }, (_, n) => town(n));
    const { results } = await door.ask(rememberBatch, { contactId, memories: [home, ...towns] });
    const decisionIds = results.flatMap(({ decision }) => decision.id ?? []).reverse();
    return { contactId, memoryId: results[0]?.memory?.id ?? '', decisionIds };
  }

  function town(n: number): { text: string; attribute: string; value: string; validFrom: string; validTo: string } {
    const stated = {
      attribute: 'current_city',
      value: `Town ${n}`,
      validFrom: day(2 + 3 * n),
      validTo: day(3 + 3 * n),
    };
    return { text: `Is in Town ${n} for a day, with Leo.`, ...stated };
  }

  const send = (operation: Operation, input: object): Promise<HttpAnswer> =>
    door.send(operation, input, { 'idempotency-key': newId() });

  async function mergedAndBack(contactId: string, from: string): Promise<HttpAnswer[]> {
    const merged = await send(mergeContacts, { contactId, from });
    const { mergeId } = merged.body as { mergeId?: string };
    return mergeId === undefined ? [merged] : [merged, await send(undoMerge, { mergeId })];
  }

  it.each(['forgotten', 'redacted'])('is %s wherever it went, and comes back by nothing', async (how) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const mark = `numbat${newId().toLowerCase()}`;
      const { contactId, memoryId, decisionIds } = await livingIn(mark);
      const { contactId: other } = await livingIn('Goa');
      const { decisionIds: _, ...into } = await livingIn('Pune');
      const going = [
        mergedAndBack(other, contactId),
        ...[4, 5, 6].map((n) => send(remember, { contactId, ...town(n) })),
        ...decisionIds.slice(0, 2).map((decisionId) => send(revertDecision, { decisionId })),
        mergedAndBack(contactId, into.contactId),
      ];
      await pause(15 * round);
      const away = (): Promise<HttpAnswer> =>
        how === 'forgotten'
          ? door.send(forgetMemory, { memoryId })
          : door.send(redactMemory, { memoryId, pattern: mark });
      let gone = await away();
      const answers = (await Promise.all(going)).flat();
      if (gone.status !== 200) gone = await away();
      expect(`${gone.status} ${JSON.stringify(gone.body)}`).toMatch(/^200 /);
      for (const { status, body } of answers)
        expect(`${status} ${JSON.stringify(body)}`).toMatch(/^(200|201|404|409) /);
      for (const decisionId of decisionIds) await send(revertDecision, { decisionId });
      await mergedAndBack(other, contactId);
      expect(await nodesThatHold(mark, tenantId)).toEqual([]);
      expect(await relationshipsThatHold(mark)).toEqual([]);
    }
    expect(await brokenRules(testConnection(), tenantId)).toEqual({});
  });
});
