import { createContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { listMemories, revertDecision } from '#contract/memories.js';
import { addRevisions } from '#contract/revisions.js';
import { newId } from '#graph/ids.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';
import { AtRevisions, COMMITS } from '../support/stories/at-revisions.js';

const clock = new TestClock('2026-01-10T09:00:00Z');

byDoors('what replaces what at revisions', { clock, tenantId: `tenant-${newId()}` }, ({ ask }) => {
  let contactId: string;
  let repository: string;

  const story = new AtRevisions(ask, clock);
  const { tell, at, everywhere } = story;

  beforeEach(async () => {
    ({ contactId, repository } = await story.begin());
  });

  const home = { attribute: 'parser_home', cardinality: 'one' as const };

  it('keeps another value of a single-valued attribute beside, where it holds from another revision', async () => {
    await tell('In a.ts.', { ...home, value: 'a.ts', validFromRevision: 'a' });
    const { decision } = await tell('In b.ts.', { ...home, value: 'b.ts', validFromRevision: 'b' });
    expect(decision.outcome).toBe('added');
    await tell('In c.ts.', { ...home, value: 'c.ts' });
    await expect(at('m')).resolves.toEqual(['In a.ts.', 'In b.ts.', 'In c.ts.']);
  });

  it('replaces what holds at the same revisions', async () => {
    await tell('In a.ts.', { ...home, value: 'a.ts', validFromRevision: 'a' });
    const { decision } = await tell('In b.ts.', { ...home, value: 'b.ts', validFromRevision: 'a' });
    expect(decision.outcome).toBe('superseded');
    await expect(at('m')).resolves.toEqual(['In b.ts.']);
  });

  it('ends what its caller names at the revision since which the new one holds, and keeps it before', async () => {
    const { memory } = await tell('In a.ts.', { ...home, value: 'a.ts', validFromRevision: 'a' });
    const moved = { ...home, value: 'b.ts', validFromRevision: 'b', supersedes: memory?.id };
    const { decision } = await tell('In b.ts.', moved);
    const apart = {
      a: ['In a.ts.'],
      b: ['In b.ts.'],
      c: ['In a.ts.'],
      m: ['In b.ts.'],
      d: ['In a.ts.'],
      pick: ['In a.ts.'],
    };
    await expect(everywhere()).resolves.toEqual(apart);
    await ask(revertDecision, { decisionId: decision.id ?? '' });
    await expect(at('m')).resolves.toEqual(['In a.ts.']);
    const { memories } = await ask(listMemories, { contactId });
    expect(memories).toMatchObject([{ repository, validFromRevision: 'a', validToRevision: null }]);
  });

  it('keeps what was pinned to none at the revisions before', async () => {
    const { memory } = await tell('In a.ts.', { ...home, value: 'a.ts' });
    await tell('In b.ts.', { ...home, value: 'b.ts', validFromRevision: 'm', supersedes: memory?.id });
    await expect(at('b')).resolves.toEqual(['In a.ts.']);
    await expect(at('m')).resolves.toEqual(['In b.ts.']);
    await expect(at('z')).resolves.toEqual(['In a.ts.']);
  });

  it('ends what is denied at a revision there, and not in time', async () => {
    const { memory } = await tell('In a.ts.', { ...home, value: 'a.ts', validFromRevision: 'a' });
    const denial = { ...home, value: 'a.ts', polarity: 'ends' as const, supersedes: memory?.id };
    const { decision } = await tell('No longer in a.ts.', { ...denial, validFromRevision: 'm' });
    expect(decision.outcome).toBe('ended');
    await expect(everywhere()).resolves.toEqual({
      ...{ a: ['In a.ts.'], b: ['In a.ts.'], c: ['In a.ts.'], d: ['In a.ts.'], pick: ['In a.ts.'] },
    });
  });

  it('refuses to replace what holds at revisions of another repository', async () => {
    const { memory } = await tell('In a.ts.', { validFromRevision: 'a' });
    const other = `${repository}-2`;
    await ask(addRevisions, { repository: other, revisions: COMMITS });
    const across = { repository: other, validFromRevision: 'a', supersedes: memory?.id };
    await expect(tell('In b.ts.', across)).rejects.toMatchObject({
      code: 'INVALID',
      errors: [{ path: 'supersedes' }],
    });
  });

  it('go with a memory when contacts are merged, and stay when they part', async () => {
    const { id: from } = await ask(createContact, {});
    const slow = { attribute: 'parser_speed', cardinality: 'one' as const };
    await tell('Slow.', { ...slow, value: 'slow', validFromRevision: 'a' });
    await tell('Fast.', { ...slow, value: 'fast', validFromRevision: 'm' }, from);
    await tell('Slow.', { ...slow, value: 'slow', validFromRevision: 'a' }, from);
    story.later();
    const { mergeId } = await ask(mergeContacts, { contactId, from });
    await expect(everywhere()).resolves.toMatchObject({ b: ['Slow.'], m: ['Fast.', 'Slow.'] });
    story.later();
    await ask(undoMerge, { mergeId });
    await expect(at('m')).resolves.toEqual(['Slow.']);
    await expect(at('m', from)).resolves.toEqual(['Fast.', 'Slow.']);
  });
});
