import { ContactsService } from '#contacts/contacts.service.js';
import { createContact, getContact } from '#contract/contacts.js';
import { addTurns, endSession, startSession } from '#contract/conversation.js';
import { AddTurnsService } from '#conversation/add-turns.service.js';
import { SessionsService } from '#conversation/sessions.service.js';
import { newId } from '#graph/ids.js';
import { Graph } from '#graph/graph.js';
import { ScriptedExtractor } from '../support/models/scripted-extractor.js';
import { Service } from '../support/service/service.js';

describe('a rehearsal', () => {
  let service: Service;
  beforeAll(async () => {
    service = await Service.start();
  });
  afterAll(() => service.close());

  it.each([
    { ends: 'well', fault: null },
    { ends: 'with a fault', fault: new Error('The line is dead.') },
  ])('sees what it wrote, nobody else does, and nothing is left when it ends $ends', async ({ fault }) => {
    const [graph, contacts] = [service.app.get(Graph), service.app.get(ContactsService)];
    const caller = { tenantId: newId() };
    let id = '';
    const get = (): Promise<unknown> => contacts.get(caller, getContact.input.parse({ contactId: id }));
    const [written, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const playing = graph.rehearse(async () => {
      ({ id } = await contacts.create(caller, createContact.input.parse({ name: 'Nobody' })));
      await expect(get()).resolves.toMatchObject({ name: 'Nobody' });
      written.resolve();
      await looked.promise;
      if (fault) throw fault;
    });
    const ended = playing.then(
      (asked) => asked.length > 1,
      (error: unknown) => error,
    );
    await written.promise;
    await expect(get()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    looked.resolve();
    await expect(ended).resolves.toEqual(fault ?? true);
    await expect(get()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('does not take the work of the background with it', async () => {
    const tenantId = newId();
    // The worker is awake, and hears only of what is said here.
    const settings = { EXTRACT_TENANTS: tenantId, EXTRACT_POLL_SECONDS: '3600' };
    const extracting = await Service.start({ settings, extractor: new ScriptedExtractor() });
    try {
      const paths = await extracting.app.get(Graph).rehearse(() => call(extracting, { tenantId }));
      expect(paths).toContain('conversation/end-session');
      expect(paths).not.toContain('conversation/claim-extraction');
    } finally {
      await extracting.close();
    }
  });
});

async function call({ app }: Service, caller: { tenantId: string }): Promise<void> {
  const { id: contactId } = await app
    .get(ContactsService)
    .create(caller, createContact.input.parse({ name: 'Nobody' }));
  const sessions = app.get(SessionsService);
  await sessions.start(caller, startSession.input.parse({ contactId, id: 's', channel: 'phone' }));
  const turns = [{ speaker: 'Nobody', text: 'I live in Pune.' }];
  await app.get(AddTurnsService).add(caller, addTurns.input.parse({ sessionId: 's', turns }));
  await sessions.end(caller, endSession.input.parse({ sessionId: 's' }));
}
