import { Ancestry } from '#revisions/ancestry.js';
import type { RevisionsService, Told } from '#revisions/revisions.service.js';
import { importLog } from './import-log.js';

const whose = { tenantId: 'default', repository: 'shop' };

/** Imports a log into a service that knows some of it, and returns what the service was sent. */
async function told(known: readonly Told[], log: readonly Told[]): Promise<readonly Told[]> {
  const ancestry = new Ancestry();
  for (const one of known) ancestry.add(one);
  const kept: Told[] = [];
  const service = {
    known: () => Promise.resolve(ancestry),
    add: (_: unknown, { revisions }: { revisions: readonly Told[] }) => {
      kept.push(...revisions);
      return Promise.resolve({ added: revisions.length, revisions: ancestry.size + revisions.length });
    },
  };
  async function* commits(): AsyncGenerator<Told> {
    await Promise.resolve();
    yield* log;
  }
  await importLog(service as unknown as RevisionsService, whose, commits(), () => undefined);
  return kept;
}

describe('what is told of a log', () => {
  const [root, head] = [
    { id: 'a', parents: [], paths: [] },
    { id: 'b', parents: ['a'], paths: [] },
  ];

  it('is what is not known yet', async () => {
    expect(await told([root], [root, head])).toEqual([head]);
  });

  it('is also what is known with other parents, which the service refuses', async () => {
    expect(await told([{ ...head, parents: [] }], [root, head])).toEqual([root, head]);
  });
});
