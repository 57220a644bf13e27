import { join, resolve } from 'node:path';
import { type Config, readConfig } from '#config/config.js';
import { Graph } from '#graph/graph.js';
import { database } from '#local-server/database.js';
import { type FileResidue, filesThatHold } from '#local-server/residue-files.js';
import { type Residue, residueOf } from '#graph/residue.js';
import { report } from '../report.js';

/** The result of a search for the remains of a contact. */
export interface Verified {
  readonly graph: readonly Residue[];
  /** `null` if the files of this server cannot be read from here. */
  readonly files: readonly FileResidue[] | null;
  /** Whether the server was stopped, and so had written everything, before its files were read. */
  readonly settled: boolean;
}

/** The certificate of an erasure names its contact on purpose. */
export function isCertificate({ where }: Residue): boolean {
  return where.startsWith('nodes :Certificate,');
}

/**
 * @returns whether there is a certificate of the erasure of this contact; a certificate can also contain the id of
 * another one.
 */
export function isCertified(graph: readonly Residue[], contactId: string): boolean {
  return graph.some(
    (one) => /^nodes :Certificate, contactIds?$/.test(one.where) && one.text === contactId.toLowerCase(),
  );
}

/** Lines of the audit log name whom somebody looked at, on purpose. */
export function isAuditLine({ where }: Residue): boolean {
  return where === 'nodes :AuditLine, contactId';
}

/** What an erasure should have deleted: neither of the two above, which it leaves itself. */
export function isLeft(one: Residue): boolean {
  return !isCertificate(one) && !isAuditLine(one);
}

/**
 * Searches the graph, then the files of a local server. If no service uses it, it is stopped first, which is its
 * checkpoint.
 */
export async function verify(texts: readonly string[]): Promise<Verified> {
  const config = readConfig();
  const server = await database(config, report);
  let graph: readonly Residue[];
  let settled: boolean;
  try {
    graph = await residueIn(new Graph({ ...server, database: config.NEO4J_DATABASE }), texts);
  } finally {
    settled = !server.isShared();
    await server.stop();
  }
  return { graph, files: await residueInFiles(config, texts), settled };
}

async function residueIn(graph: Graph, texts: readonly string[]): Promise<Residue[]> {
  try {
    return await residueOf(graph, texts);
  } finally {
    await graph.close();
  }
}

async function residueInFiles(config: Config, texts: readonly string[]): Promise<FileResidue[] | null> {
  if (config.NEO4J_URI !== undefined) return null;
  report('Reading the files of the server ...');
  // In Docker they are in a volume.
  return filesThatHold(join(resolve(config.DATA_DIR), 'neo4j'), texts).catch(() => null);
}
