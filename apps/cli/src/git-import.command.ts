import { basename } from 'node:path';
import { Command } from 'commander';
import { DomainError, StartupError } from '#domain/service/errors.js';
import { importLog } from './git/import-log.js';
import { readLog } from './git/read-log.js';
import { report } from './report.js';
import { fromCaller } from '#config/called-from.js';
import { readConfig } from '#config/config.js';
import { assertDirectory } from './source-file.js';
import { assertResident, assertTenant, tenantId } from './tenant-option.js';
import { withService } from './with-service.js';
import { RevisionsModule } from '#revisions/revisions.module.js';
import { RevisionsService } from '#revisions/revisions.service.js';

export const gitImport = new Command('git-import')
  .description('import the commits of all branches and tags of a git repository; run it again to add new ones')
  .argument('<path>', 'the path of the repository', fromCaller)
  .option('--tenant <id>', 'whose memories it is for', tenantId, 'default')
  .option('--name <name>', 'the name of the repository; default: that of its directory', repositoryName)
  .action(async (directory: string, { tenant, name }: { tenant: string; name?: string }) => {
    assertResident(readConfig(), tenant);
    const repository = name ?? repositoryName(basename(directory).replace(/\.git$/, ''));
    await assertDirectory(directory);
    await withService(RevisionsModule, RevisionsService, async (revisions, graph) => {
      await assertTenant(graph, tenant);
      const whose = { tenantId: tenant, repository };
      const {
        added,
        known,
        revisions: total,
      } = await importLog(revisions, whose, readLog(directory), (read, so) =>
        report(`  read ${read}, added ${so}`),
      ).catch((error: unknown) => {
        throw error instanceof DomainError ? new StartupError(error.message) : error;
      });
      console.log(`${repository} of tenant ${tenant}: ${added} added, ${known} known before, ${total} in all.`);
    });
  });

/** @throws StartupError for what cannot be the name of a repository. */
function repositoryName(name: string): string {
  if (/^[A-Za-z0-9._:/@+-]{1,128}$/.test(name)) return name;
  throw new StartupError(`"${name}" cannot name a repository: state --name, of 1 to 128 letters, digits or ._:/@+-.`);
}
