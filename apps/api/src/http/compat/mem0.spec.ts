import { checked } from '#contract/checked.js';
import { contactAskedFor, contactOf } from './mem0.contact.js';
import { said } from './mem0.messages.js';
import { Mem0Add, Mem0List, Mem0Search } from './mem0.schema.js';

const messages = [{ role: 'user', content: 'I moved to Faro.' }];
const added = (more: object): unknown => contactOf(checked(Mem0Add, { messages, ...more }));
const asked = (more: object): unknown => contactAskedFor(checked(Mem0Search, { query: 'dog', ...more }));
const alice = { kind: 'mem0', value: 'alice' };

describe('the calls of mem0', () => {
  it('say whose memory it is in filters or beside them', () => {
    expect(added({ user_id: 'alice' })).toEqual({ contact: alice, agentId: undefined });
    expect(added({ filters: { user_id: 'alice', agent_id: 'desk', app_id: 'shop' }, run_id: null })).toEqual({
      contact: alice,
      agentId: 'desk',
    });
    expect(() => added({ filters: {} })).toThrow('user_id: or agent_id or run_id is needed');
    expect(() => added({ user_id: 'alice', filters: { user_id: 'bob' } })).toThrow('user_id: must be one');
  });

  it('ask about one contact, in whatever form they name it', () => {
    for (const filters of [
      { user_id: 'alice' },
      { userId: 'alice' },
      { AND: [{ user_id: 'alice' }] },
      { OR: [{ user_id: 'alice' }] },
      { user_id: 'alice', agent_id: null, AND: [{ user_id: 'alice' }] },
    ])
      expect(asked({ filters })).toEqual(alice);
    expect(asked({ user_id: 'alice', filters: null, top_k: null, threshold: null, categories: [] })).toEqual(alice);
    expect(asked({ filters: { run_id: '7' } })).toEqual({ kind: 'mem0-run', value: '7' });
  });

  it.each([
    ['two users', { AND: [{ user_id: 'alice' }, { user_id: 'bob' }] }, 'user_id: must be one, not several'],
    ['one of two users', { OR: [{ user_id: 'alice' }, { user_id: 'bob' }] }, 'user_id: must be one, not several'],
    ['one run of a user', { AND: [{ user_id: 'alice' }, { run_id: '7' }] }, 'must name one user_id'],
    ['a category', { AND: [{ user_id: 'alice' }, { categories: { contains: 'health' } }] }, 'is not known'],
    ['a time', { user_id: 'alice', created_at: { gte: '2026-01-01' } }, 'filters.created_at: is not known'],
    ['a negation', { AND: [{ user_id: 'alice' }, { NOT: [{ run_id: '7' }] }] }, 'filters.AND.1.NOT: is not known'],
  ])('refuse %s, instead of answering what it was to keep out', (_, filters, message) => {
    expect(() => asked({ filters })).toThrow(message);
  });

  it('refuse what narrows beside the filters, too', () => {
    expect(() => asked({ user_id: 'alice', categories: ['health'] })).toThrow('categories: is not supported');
    expect(() => checked(Mem0List, { user_id: 'alice', start_date: '2026-01-01' })).toThrow('start_date');
    expect(checked(Mem0List, { user_id: 'alice', metadata: {}, output_format: 'v1.1' })).toMatchObject({ filters: {} });
  });

  it('take the words of every form of a message, and leave out what nobody said', () => {
    const given = checked(Mem0Add, {
      user_id: 'alice',
      infer: null,
      timestamp: null,
      messages: [
        { role: 'developer', content: 'Be kind.' },
        { content: 'Is it raining?' },
        { role: 'assistant', content: null, tool_calls: [] },
        { role: 'tool', content: '{"rain":false}' },
        { role: 'assistant', content: ' ' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Look:' },
            { type: 'image_url', image_url: { url: 'https://x' } },
            { type: 'text', text: 'my dog.' },
          ],
        },
        { role: 'assistant', content: { type: 'text', text: 'Nice.' } },
      ],
    });
    expect(given).toMatchObject({ infer: true, timestamp: null });
    expect(said(given.messages)).toEqual([
      { role: 'user', words: 'Is it raining?' },
      { role: 'user', words: 'Look:\nmy dog.' },
      { role: 'assistant', words: 'Nice.' },
    ]);
    expect(said(checked(Mem0Add, { user_id: 'alice', messages: 'I moved.' }).messages)).toEqual([
      { role: 'user', words: 'I moved.' },
    ]);
  });

  it('are told which message is too long, or none', () => {
    const long = [...messages, { role: 'user', content: 'x'.repeat(8_001) }];
    expect(() => checked(Mem0Add, { user_id: 'alice', messages: long })).toThrow(
      'messages.1.content: must have at most 8000 characters',
    );
    expect(() => checked(Mem0Add, { user_id: 'alice', messages: [{ role: 'user', content: 5 }] })).toThrow(
      'messages.0.content',
    );
  });
});
