import { createContact, getContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { startSession } from '#contract/conversation.js';
import { listMemories, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { upcoming } from '#contract/calendar.js';
import type { Operation } from '#contract/operation.js';
import { inhabited } from '../support/stories/inhabited.js';
import { inputOf } from '../support/stories/world.js';

describe('what is answered of a tenant is for nobody on the way to keep, and for no browser to guess at', () => {
  const tenant = inhabited();

  const expectPrivate = (headers: Headers): void => {
    expect(headers.get('cache-control')).toMatch(/^no-store(?:,|$)/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  };

  it.each<Operation>([createContact, getContact, getContext, listMemories, recall, remember, startSession, upcoming])(
    '$name',
    async (operation) => {
      const { headers, status } = await tenant.door.send(operation, inputOf(operation, tenant.world));
      expect(status).toBe(operation.status);
      expectPrivate(headers);
    },
  );

  it('a refusal too', async () => {
    const missing = await tenant.door.send(getContact, { contactId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' });
    expect(missing.status).toBe(404);
    expectPrivate(missing.headers);
    const { headers } = await fetch(new URL('/v1/contacts', tenant.service.url));
    expectPrivate(headers);
  });

  it('by GraphQL, and by MCP as JSON and as a stream', async () => {
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_context', arguments: {} } };
    const watched = { ...call, params: { ...call.params, _meta: { progressToken: 1 } } };
    const asked = [
      ['/graphql', { query: '{ contacts { edges { node { id } } } }' }],
      ['/mcp', call],
      ['/mcp', watched],
    ] as const;
    for (const [path, body] of asked) {
      const accept = 'application/json, text/event-stream';
      const { headers } = await tenant.door.call('POST', path, { body: JSON.stringify(body), headers: { accept } });
      expectPrivate(headers);
    }
  });
});
