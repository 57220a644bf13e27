import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { addRevisions, listDrift } from '#contract/revisions.js';
import { newId } from '#graph/ids.js';
import { byDoors } from '../support/doors/doors.js';
import type { Asked } from '../support/doors/door.js';

byDoors('drift', { tenantId: `tenant-${newId()}` }, ({ ask }) => {
  let contactId: string;
  let repository: string;

  beforeEach(async () => {
    repository = `repo-${newId()}`;
    contactId = (await ask(createContact, {})).id;
    const revisions = [
      { id: 'a', paths: ['src/a.ts', 'src/deep/b.ts', 'docs/time.md'] },
      { id: 'b', parents: ['a'], paths: ['src/a.ts'] },
      { id: 'c', parents: ['a'], paths: ['src/deep/b.ts'] },
      { id: 'm', parents: ['b', 'c'] },
      { id: 'all', parents: ['m'], paths: ['docs/'] },
    ];
    await ask(addRevisions, { repository, revisions });
  });

  const tell = async (text: string, pins: string[], more: Partial<Asked<typeof remember>> = {}): Promise<void> => {
    const pinned = (more.validFromRevision ?? more.validToRevision) ? { repository } : {};
    await ask(remember, { contactId, text, pins, ...pinned, ...more });
  };
  const drift = async (from: string, to: string): Promise<unknown> => {
    const { drifted } = await ask(listDrift, { contactId, repository, from, to });
    return drifted.map(({ memory: { text }, paths }) => [text, ...paths]).sort();
  };

  it('is what is pinned to a path that changed, a directory to all below it', async () => {
    await tell('A parses.', ['path:src/a.ts', 'symbol:parse']);
    await tell('All of it is TypeScript.', ['path:src/']);
    await tell('It tells the time.', ['path:docs/time.md']);
    await tell('Of another kind.', ['symbol:src/a.ts']);
    await tell('Nothing.', []);
    await expect(drift('a', 'b')).resolves.toEqual([
      ['A parses.', 'src/a.ts'],
      ['All of it is TypeScript.', 'src/a.ts'],
    ]);
    await expect(drift('b', 'm')).resolves.toEqual([['All of it is TypeScript.', 'src/deep/b.ts']]);
    await expect(drift('b', 'c')).resolves.toEqual([
      ['A parses.', 'src/a.ts'],
      ['All of it is TypeScript.', 'src/a.ts', 'src/deep/b.ts'],
    ]);
    await expect(drift('m', 'all')).resolves.toEqual([['It tells the time.', 'docs/']]);
    await expect(drift('m', 'm')).resolves.toEqual([]);
  });

  it('leaves out what began after the first revision, and what ended by the second', async () => {
    await tell('Since b.', ['path:src/a.ts'], { validFromRevision: 'b' });
    await tell('Until m.', ['path:src/a.ts'], { validToRevision: 'm' });
    await tell('Since a.', ['path:src/a.ts'], { validFromRevision: 'a' });
    await expect(drift('a', 'b')).resolves.toEqual([
      ['Since a.', 'src/a.ts'],
      ['Until m.', 'src/a.ts'],
    ]);
    await expect(drift('a', 'm')).resolves.toEqual([['Since a.', 'src/a.ts']]);
  });

  it('is told in pages, with how many paths changed', async () => {
    for (let i = 0; i < 3; i += 1) await tell(`Fact ${i}.`, ['path:src/a.ts']);
    const asked = { contactId, repository, from: 'a', to: 'm', limit: 2 };
    const first = await ask(listDrift, asked);
    expect(first).toMatchObject({ changedPaths: 2, drifted: [{}, {}] });
    const second = await ask(listDrift, { ...asked, cursor: first.nextCursor ?? '' });
    expect(second).toMatchObject({ drifted: [{}], nextCursor: null });
    const ids = [...first.drifted, ...second.drifted].map(({ memory: { id } }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it('is INVALID for a revision that nobody told, with the path of its field', async () => {
    await expect(ask(listDrift, { contactId, repository, from: 'a', to: 'x' })).rejects.toMatchObject({
      code: 'INVALID',
      errors: [{ path: 'to' }],
    });
  });
});
