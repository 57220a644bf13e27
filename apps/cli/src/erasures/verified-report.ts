import type { Owner } from '#graph/residue.js';
import { isAuditLine, isCertificate, isLeft, type Verified } from './verify.js';

const NOT_SEARCHED = [
  'backups, and copies of the data elsewhere',
  'the memory of running services: vectors of recent texts, until they are pushed out or the service stops',
  'vectors as such: a vector index has no words, and no entry without its node; its files are searched like all others',
  'in the stores, texts of up to some 54 characters with signs, which are packed: search for a longer sentence',
  'in the files of full-text indexes, sentences: their words are kept there one by one, each with its ending cut off',
  'logs of proxies, of receivers of webhooks, and of language models',
];

/** @returns the result of a search as lines to read; it names what could not be searched. */
export function verifiedReport({ graph, files, settled }: Verified, names: ReadonlyMap<string, string>): string[] {
  const nameOf = (text: string): string => names.get(text.toLowerCase()) ?? text;
  const left = graph.filter(isLeft);
  const found = left.map(({ where, text, found, owners }) => `  ${nameOf(text)}: ${where} (${found})${of(owners)}`);
  const certificates = graph.filter(isCertificate).reduce((most, one) => Math.max(most, one.found), 0);
  const lines = graph.filter(isAuditLine).reduce((most, one) => Math.max(most, one.found), 0);
  return [
    'In the graph (all labels, relationship types and full-text indexes):',
    ...(found.length > 0 ? found : ['  nothing']),
    ...(certificates > 0
      ? [
          `  besides ${certificates} certificate(s) of its erasure, with the id and no word; so files hold the id in any case`,
        ]
      : []),
    ...(lines > 0 ? [`  besides ${lines} line(s) of the audit log, with the id and no word`] : []),
    ...linesOfFiles(files, settled, nameOf),
    'Not searched:',
    ...NOT_SEARCHED.map((one) => `  ${one}`),
    ...(files === null
      ? ['  the files of the database, which are not ours: its stores, indexes and transaction logs']
      : []),
  ];
}

/** Ids only, because what is left must not be printed. */
function of(owners: readonly Owner[]): string {
  const named = owners
    .filter(({ tenantId, contactId }) => tenantId !== null || contactId !== null)
    .map(({ tenantId, contactId }) => {
      const words = [tenantId === null ? [] : `tenant ${tenantId}`, contactId === null ? [] : `contact ${contactId}`];
      return words.flat().join(' ');
    });
  return named.length === 0 ? '' : `, of ${named.join('; ')}`;
}

function linesOfFiles(files: Verified['files'], settled: boolean, nameOf: (text: string) => string): string[] {
  if (files === null) return [];
  const state = settled
    ? 'after a checkpoint'
    : 'WITHOUT a checkpoint, since a service uses the database: stop it and ask again, Neo4j Community has no other';
  const lines = files.map(({ file, text, until }) => `  ${nameOf(text)}: ${file}; ${until}`);
  return [`In the files of the server (${state}):`, ...(lines.length > 0 ? lines : ['  nothing'])];
}
