import { z } from 'zod';
import type { Arguments, Tool } from '../tools/tool.js';
import { AskTools } from './ask-tools.js';
import { EvidenceLedger } from './evidence-ledger.js';

const REFERENCE = new Date('2026-02-15T12:00:20.500Z');

/** @returns the arguments of a tool if a model states these. */
async function askedWith(
  stated: { readonly validAt?: Date; readonly knownAt?: Date },
  own: Arguments,
): Promise<Arguments> {
  const asked: Arguments[] = [];
  const moment = z.string().optional();
  const fields = { query: z.string(), validAt: moment, knownAt: moment, from: moment, to: moment };
  const tool: Tool = {
    name: 'search_memories',
    title: '',
    description: '',
    input: z.strictObject({ ...fields, include: z.string().optional(), contactId: z.string() }),
    output: z.object({}),
    run: (_, args) => {
      asked.push(args);
      return Promise.resolve({ data: {}, timezone: null });
    },
  };
  const heard = { reference: REFERENCE, timezone: 'Europe/Lisbon', options: {} };
  const { signal } = new AbortController();
  const about = { caller: { tenantId: 't' }, contactId: 'c', stated, heard, signal };
  const call = { id: '1', name: tool.name, arguments: { query: 'lives', ...own } };
  const { step } = await new AskTools([tool]).call(call, about, new EvidenceLedger(), new Set());
  expect(step.error).toBeNull();
  const { query: _, contactId: __, ...rest } = asked[0] as Record<string, unknown>;
  return rest;
}

describe('the tools of ask', () => {
  const validAt = REFERENCE;
  const there = { validAt: REFERENCE.toISOString() };

  const NOW = ['now', 'Right now', ' now ', 'today', 'this month', '2026-02-15', '2026-02-15T12:00:00+00:00'];

  it.each([...NOW, '2026-02-15T12:00Z', REFERENCE.toISOString()])(
    'know what is known now where a model says that it is %p, which it was told is now',
    async (knownAt) => {
      expect(await askedWith({}, { knownAt, validAt: knownAt })).toEqual({});
      expect(await askedWith({ validAt }, { knownAt, validAt: knownAt })).toEqual(there);
    },
  );

  it('know what was known at another time, counted from where the question stands', async () => {
    const knownAt = '2026-02-14T23:59:59.999Z';
    expect(await askedWith({ validAt }, { knownAt: 'yesterday' })).toEqual({ ...there, knownAt });
    expect(await askedWith({ validAt }, { knownAt })).toEqual({ ...there, knownAt });
    expect(await askedWith({ validAt }, { knownAt: '2026-03-01T00:00:00Z' })).toMatchObject({
      knownAt: '2026-03-01T00:00:00Z',
    });
    expect(await askedWith({}, { knownAt: 'yesterday' })).toEqual({ knownAt: 'yesterday' });
  });

  it('read the words of a period where the question stands', async () => {
    const period = { from: '2026-02-15T00:00:00.000Z', to: '2026-02-16T00:00:00.000Z' };
    expect(await askedWith({ validAt }, { from: 'today', to: 'today' })).toEqual({ ...there, ...period });
  });

  it('take what a model fills in with nothing as left out', async () => {
    const nothing = { knownAt: null, validAt: null, from: '', to: ' ', memoryId: null };
    expect(await askedWith({}, nothing)).toEqual({});
    expect(await askedWith({ validAt }, nothing)).toEqual(there);
  });

  it('are asked as of the clocks of the question, whatever a model says of them', async () => {
    const knownAt = new Date('2026-03-05T10:30:00Z');
    const both = { ...there, knownAt: knownAt.toISOString() };
    for (const said of ['now', 'last month', 'gibberish', '2026-02-30'])
      expect(await askedWith({ validAt, knownAt }, { knownAt: said, validAt: said })).toEqual(both);
  });
});
