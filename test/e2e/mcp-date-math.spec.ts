import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { dateDifference, interval, resolveDates } from '#contract/time.js';
import { RestDoor } from '../support/doors/api-client.js';
import { call, clientOverHttp, textOf, answerOf } from '../support/doors/mcp-client.js';
import { Service } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

interface Calculated {
  readonly difference?: object;
  readonly sum?: object;
  readonly interval?: object;
  readonly resolved?: object;
  readonly now: object;
}

describe('calculate_date_math', () => {
  const timezone = 'Asia/Kolkata';
  let service: Service;
  let client: Client;
  let rest: RestDoor;
  let contactId: string;

  beforeAll(async () => {
    // Already the 6th in India.
    service = await Service.start({ clock: new TestClock('2026-03-05T20:00:00Z') });
    const key = await service.newKey();
    rest = new RestDoor(service.url, key);
    contactId = (await rest.ask(createContact, { timezone })).id;
    client = await clientOverHttp(service.url, key);
  });
  afterAll(async () => {
    await client.close();
    await service.close();
  });

  const calculate = (asked: object): Promise<Calculated> => answerOf<Calculated>(client, 'calculate_date_math', asked);

  it('tells a difference as REST does', async () => {
    const asked = { from: '2026-03-05', to: 'Christmas 2026', timezone };
    const { difference } = await calculate({ operation: 'difference', ...asked });
    expect(difference).toEqual(await rest.ask(dateDifference, asked));
    expect(difference).toMatchObject({ days: 295 });
  });

  it('resolves words as REST does', async () => {
    const asked = { text: 'the week of 9 June', reference: '2026-07-01T00:00:00Z', timezone };
    const { resolved } = await calculate({ operation: 'resolve', ...asked });
    expect(resolved).toEqual(await rest.ask(resolveDates, asked));
  });

  it('tells the interval between two memories as REST does', async () => {
    const [first, second] = await Promise.all(
      ['Chose Redis on 5 March 2024.', 'Left Redis in May 2025.'].map((text) =>
        rest.ask(remember, { contactId, kind: 'episodic', text }),
      ),
    );
    const [memoryId, to] = [first?.memory?.id ?? '', second?.memory?.id ?? ''];
    const answer = await calculate({ operation: 'interval', memoryId, toMemoryId: to });
    expect(answer.interval).toEqual(await rest.ask(interval, { memoryId, to }));
    expect(answer).toMatchObject({ interval: { order: 'before', exact: false }, now: { timezone } });
  });

  it('tells it also where the contact is named, and only of memories of that contact', async () => {
    const told = (text: string): Promise<string> =>
      rest.ask(remember, { contactId, kind: 'episodic', text }).then(({ memory }) => String(memory?.id));
    const memories = {
      memoryId: await told('Sold the boat on 9 March 2025.'),
      toMemoryId: await told('Bought a car on 9 March 2024.'),
    };
    const asked = { operation: 'interval', ...memories };
    expect(await calculate({ ...asked, contactId })).toEqual(await calculate(asked));
    expect(await calculate({ ...asked, contactId })).toMatchObject({ interval: { order: 'after', exact: true } });
    const { id: other } = await rest.ask(createContact, {});
    const refused = await call(client, 'calculate_date_math', { ...asked, contactId: other });
    expect([refused.isError, textOf(refused)]).toEqual([
      true,
      expect.stringMatching(/memoryId: is a memory of another/),
    ]);
  });

  it.each([
    { from: '2026-01-31', duration: 'P1M', to: '2026-02-27T18:30:00.000Z' },
    { from: '2026-03-05', duration: '-P2W', to: '2026-02-18T18:30:00.000Z' },
    { from: 'today', duration: 'P1D', to: '2026-03-06T18:30:00.000Z' },
  ])('adds $duration to $from in the zone of the contact', async ({ to, ...asked }) => {
    const { sum, now } = await calculate({ operation: 'add', contactId, ...asked });
    expect(sum).toMatchObject({ to, timezone });
    expect(now).toEqual({ iso: '2026-03-06T01:30:00+05:30', date: '2026-03-06', weekday: 'Friday', timezone });
  });

  it.each([
    { what: 'no operation', asked: {}, fault: 'operation' },
    { what: 'an operation that does not exist', asked: { operation: 'multiply' }, fault: 'operation' },
    { what: 'a difference without an end', asked: { operation: 'difference', from: '2026-01-01' }, fault: 'to' },
    {
      what: 'a field of another operation',
      asked: { operation: 'resolve', text: 'May', duration: 'P1D' },
      fault: 'duration',
    },
    {
      what: 'a duration that is none',
      asked: { operation: 'add', from: 'today', duration: 'two weeks' },
      fault: 'duration',
    },
    { what: 'words that name no time', asked: { operation: 'add', from: 'porridge', duration: 'P1D' }, fault: 'from' },
    {
      what: 'a day that does not exist',
      asked: { operation: 'add', from: '2026-02-30', duration: 'P1D' },
      fault: 'from',
    },
    {
      what: 'a zone that does not exist',
      asked: { operation: 'resolve', text: 'May', timezone: 'Mars/Base' },
      fault: 'timezone',
    },
  ])('refuses $what, and says where', async ({ asked, fault }) => {
    const result = await call(client, 'calculate_date_math', asked);
    expect([result.isError, textOf(result)]).toEqual([true, expect.stringMatching(`^INVALID: [^]*\n- ${fault}: `)]);
  });
});
