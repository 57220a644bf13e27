import { ContactsService } from '#contacts/contacts.service.js';
import { createContact, getContact } from '#contract/contacts.js';
import { newId } from '#graph/ids.js';
import { Graph } from '#graph/graph.js';
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
});
