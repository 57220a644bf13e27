import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { made, type GitRepository } from '../../../../test/support/git/generated-repository.js';
import type { Told } from '#revisions/revisions.service.js';
import { readLog } from './read-log.js';

async function logOf({ directory }: GitRepository): Promise<Told[]> {
  const log: Told[] = [];
  for await (const commit of readLog(directory)) log.push(commit);
  return log;
}

/** Makes a commit with an unverifiable signature header, after another one. */
function signedAfter(repository: GitRepository, parent: string): string {
  const tree = repository.git('rev-parse', `${parent}^{tree}`).trim();
  const who = 'A <a@example.com> 2000 +0000';
  const signature = ['gpgsig -----BEGIN PGP SIGNATURE-----', ' ', ' x', ' -----END PGP SIGNATURE-----'];
  const commit = [`tree ${tree}`, `parent ${parent}`, `author ${who}`, `committer ${who}`, ...signature, '', 'c', ''];
  const file = join(repository.directory, '.git', 'signed');
  writeFileSync(file, commit.join('\n'));
  return repository.git('hash-object', '-t', 'commit', '-w', file).trim();
}

describe('the log of a repository', () => {
  const repository = made(
    [
      ...['commit refs/heads/a', 'mark :1', 'committer A <a@example.com> 1000 +0000', 'data 1', 'c'],
      ...['M 100644 inline src/a.ts', 'data 1', '1', 'M 100644 inline docs/a.md', 'data 1', '1', ''],
      ...['commit refs/heads/a', 'mark :2', 'committer A <a@example.com> 2000 +0000', 'data 1', 'c', 'from :1'],
      ...['R src/a.ts lib/a.ts', ''],
    ].join('\n'),
  );
  afterAll(() => repository.remove());

  it('is the same whatever is set for git where it is run', async () => {
    const before = await logOf(repository);
    const set: [string, string][] = [
      ...[
        ['log.showSignature', 'true'],
        ['gpg.program', '/bin/true'],
        ['diff.relative', 'true'],
        ['color.ui', 'always'],
      ],
      ...[
        ['log.abbrevCommit', 'true'],
        ['log.decorate', 'full'],
        ['format.pretty', 'oneline'],
        ['diff.orderFile', '/dev/null'],
      ],
    ] as [string, string][];
    try {
      for (const [name, value] of set) repository.git('config', name, value);
      expect(await logOf(repository)).toEqual(before);
    } finally {
      for (const [name] of set) repository.git('config', '--unset', name);
    }
  });

  it('has every commit that is signed, where signatures are shown', async () => {
    const signed = made(
      [
        ...['commit refs/heads/a', 'mark :1', 'committer A <a@example.com> 1000 +0000', 'data 1', 'c'],
        ...['M 100644 inline a.ts', 'data 1', '1', ''],
      ].join('\n'),
    );
    try {
      const first = signed.git('rev-parse', 'a').trim();
      let parent = first;
      for (const _ of [1, 2]) parent = signedAfter(signed, parent);
      signed.git('update-ref', 'refs/heads/a', parent);
      const before = await logOf(signed);
      const verifier = join(signed.directory, '.git', 'verifier');
      writeFileSync(verifier, '#!/bin/sh\necho "Good signature" >&2\n', { mode: 0o755 });
      signed.git('config', 'gpg.program', verifier);
      signed.git('config', 'log.showSignature', 'true');
      expect(signed.git('log', 'a', '--format=%H')).toContain('Good signature');
      expect(before).toHaveLength(3);
      expect(await logOf(signed)).toEqual(before);
    } finally {
      signed.remove();
    }
  });

  it('is that of the repository that was named, also from a hook of another one', async () => {
    const before = process.env['GIT_DIR'];
    process.env['GIT_DIR'] = '.';
    try {
      expect((await logOf(repository)).length).toBe(2);
    } finally {
      if (before === undefined) delete process.env['GIT_DIR'];
      else process.env['GIT_DIR'] = before;
    }
  });
});
