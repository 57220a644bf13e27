import { Command } from 'commander';
import { fromCaller } from '#config/called-from.js';
import { readConfig } from '#config/config.js';
import { ContactsModule } from '#contacts/contacts.module.js';
import { ErasuresService } from '#contacts/erasures.service.js';
import { StartupError } from '#domain/service/errors.js';
import { lineOf, readLines } from './erasures/certificate-lines.js';
import { replay as replayAll } from './erasures/replay.js';
import { verifiedReport } from './erasures/verified-report.js';
import { isCertified, isLeft, verify as search } from './erasures/verify.js';
import { report } from './report.js';
import { text } from './source-file.js';
import { assertResident, assertTenant, tenantId } from './tenant-option.js';
import { withService } from './with-service.js';

const PAGE = 200;

const list = new Command('list')
  .description(
    'print the certificates of a tenant, oldest first, one line of JSON each; keep them apart from the backups',
  )
  .requiredOption('--tenant <id>', 'whose certificates', tenantId)
  .action(({ tenant }: { tenant: string }) => {
    assertResident(readConfig(), tenant);
    return withService(ContactsModule, ErasuresService, async (erasures, graph) => {
      await assertTenant(graph, tenant);
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await erasures.list({ tenantId: tenant }, { limit: PAGE, ...(cursor ? { cursor } : {}) });
        for (const certificate of page.erasures) console.log(lineOf(tenant, certificate));
        cursor = page.nextCursor;
      }
    });
  });

const replay = new Command('replay')
  .description('after a restore: erase again every contact in such a list that is there again')
  .argument('<file>', 'what `erasures list` printed', fromCaller)
  .action(async (file: string) => {
    const listed = readLines(await text(file));
    for (const tenant of new Set(listed.map((one) => one.tenantId))) assertResident(readConfig(), tenant);
    await withService(ContactsModule, ErasuresService, async (erasures) => {
      const { erased, absent, left } = await replayAll(erasures, listed, console.log);
      console.log(`${erased} erased again, ${absent} not there, ${left} still there.`);
      if (left > 0) process.exitCode = 1;
    });
  });

const verify = new Command('verify')
  .description('search the graph, and the files of a local server, for traces of an erased contact')
  .argument('<id>', 'the id of the contact')
  .option('--text <text>', 'a sentence of theirs to search for as well; say something that nobody else has said')
  .action(async (id: string, { text: sentence }: { text?: string }) => {
    if (sentence !== undefined && sentence.trim() === '')
      throw new StartupError('--text is empty: state a sentence, or leave the option out.');
    report('Reading the whole graph ...');
    const verified = await search(sentence === undefined ? [id.toUpperCase()] : [id.toUpperCase(), sentence]);
    const names = new Map([
      [id.toLowerCase(), 'the id'],
      ...(sentence ? ([[sentence.toLowerCase(), 'the text']] as const) : []),
    ]);
    const isErased = isCertified(verified.graph, id);
    if (!isErased)
      console.log(`There is no certificate for ${id} in this database: no contact with this id was erased here.`);
    for (const line of verifiedReport(verified, names)) console.log(line);
    if (!isErased || verified.graph.some(isLeft)) process.exitCode = 1;
  });

export const erasures = new Command('erasures').description(
  'certificates of erased contacts, and the search for traces of them',
);
erasures.addCommand(list).addCommand(replay).addCommand(verify);
