import { ErasuresService } from '#contacts/erasures.service.js';
import { createContact, eraseContact, mergeContacts } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { newId } from '#graph/ids.js';
import { lineOf, readLines } from '../../apps/cli/src/erasures/certificate-lines.js';
import { replay } from '../../apps/cli/src/erasures/replay.js';
import { RestDoor } from '../support/doors/api-client.js';
import { rows } from '../support/database/rows.js';
import { Service, testConnection } from '../support/service/service.js';

describe('a list of erasures, replayed after a backup was restored', () => {
  const tenantId = `tenant-${newId()}`;
  let service: Service;
  let door: RestDoor;

  beforeAll(async () => {
    service = await Service.start();
    door = new RestDoor(service.url, await service.newKey(tenantId));
  });
  afterAll(() => service.close());

  /** What a backup brings back: a contact by the id of one who was erased. */
  const restored = async (contactId: string): Promise<void> => {
    const { id } = await door.ask(createContact, { name: 'Asha' });
    await rows(testConnection(), 'MATCH (c:Contact {id: $id}) SET c.id = $contactId', { id, contactId });
    await door.ask(remember, { contactId, text: 'Keeps a quokka.' });
  };

  it('erases again who is there again, with a certificate of its own, and says who is not, or cannot be', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => door.ask(createContact, {})));
    const [gone, back, merged, other] = people.map(({ id }) => id) as [string, string, string, string];
    for (const contactId of [gone, back, merged]) await door.ask(eraseContact, { contactId });
    const erasures = service.app.get(ErasuresService);
    const { erasures: before } = await erasures.list({ tenantId }, { limit: 50 });
    const text = before.map((certificate) => lineOf(tenantId, certificate)).join('\n');
    await restored(back);
    await restored(merged);
    await door.ask(mergeContacts, { contactId: other, from: merged });

    const lines: string[] = [];
    const counts = await replay(erasures, readLines(text), (line) => lines.push(line));

    expect(counts).toEqual({ erased: 1, absent: 1, left: 1 });
    expect(lines).toEqual([
      expect.stringContaining(`${gone} is not there`),
      expect.stringContaining(`${back} was there again and is erased, certificate `),
      expect.stringMatching(new RegExp(`${merged} IS STILL THERE: .* merged into ${other}`)),
    ]);
    const { erasures: after } = await erasures.list({ tenantId }, { limit: 50 });
    expect(after.map(({ contactId }) => contactId)).toEqual([gone, back, merged, back]);
    expect(await replay(erasures, readLines(text), () => undefined)).toEqual({ erased: 0, absent: 2, left: 1 });
  });
});
