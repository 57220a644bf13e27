import { createHash } from 'node:crypto';
import type { LinkLine, NodeLine } from '#graph/backup/graph-files.js';
import { OPEN, type Version } from './fact.js';
import type { Person } from './person.js';

/** Whose tenant it is, and under which name its lines stand in the backup. */
export interface Place {
  readonly tenantId: string;
  readonly group: number;
}

type Properties = NodeLine['properties'];
export type Line =
  { readonly labels: readonly string[]; readonly node: NodeLine } | { readonly type: string; readonly link: LinkLine };

/** The line of the tenant itself. */
const TENANT = '0.0';
const CONFIDENCE = 0.8;

/** @returns the tenant as a backup has it. */
export function tenantLine(tenantId: string): Line {
  return { labels: ['Tenant'], node: { id: TENANT, properties: { id: tenantId, createdAt: instant(0) } } };
}

/** @returns a contact with all that was ever believed of it, as a backup has it. */
export function* linesOf(person: Person, place: Place): Generator<Line> {
  const versions = person.facts.flat();
  const keys = new Map(versions.map(({ id }, i) => [id, `${place.group}.${i + 1}`]));
  const contact = `${place.group}.0`;
  const decided = versions
    .filter(({ decisionId }) => decisionId !== null)
    .toSorted((a, b) => a.recordedAt - b.recordedAt);
  yield { labels: ['Contact'], node: { id: contact, properties: contactOf(person, place, decided) } };
  yield { type: 'BELONGS_TO', link: { from: contact, to: TENANT, properties: {} } };
  for (const version of versions) {
    const key = keys.get(version.id) as string;
    const labels = version.supersededAt === OPEN ? ['Memory'] : ['Memory', 'Superseded'];
    yield { labels, node: { id: key, properties: memoryOf(person, place, version) } };
    yield { type: 'ABOUT', link: { from: key, to: contact, properties: {} } };
    const { replaces } = version;
    if (replaces === null) continue;
    const to = keys.get(replaces.id) as string;
    yield { type: 'SUPERSEDES', link: { from: key, to, properties: supersedes(version, replaces) } };
  }
  for (const [i, version] of decided.entries()) {
    const key = `${place.group}.d${i}`;
    yield { labels: ['Decision'], node: { id: key, properties: decisionOf(person, place, version, i + 1) } };
    yield { type: 'DECIDED', link: { from: key, to: keys.get(version.id) as string, properties: {} } };
  }
}

function contactOf({ id, name }: Person, { tenantId }: Place, decided: readonly Version[]): Properties {
  const since = instant((decided[0] as Version).recordedAt);
  const clocks = { validFrom: since, validTo: instant(OPEN), recordedAt: since, supersededAt: instant(OPEN) };
  const last = instant((decided.at(-1) as Version).recordedAt);
  const written = { createdAt: since, nameSince: since, lastWriteAt: last, decisions: { int: String(decided.length) } };
  return { id, tenantId, name, attributes: '{}', ...clocks, ...written };
}

function memoryOf({ id: contactId }: Person, { tenantId }: Place, version: Version): Properties {
  const { id, factId, attribute, said } = version;
  const clocks = {
    saidAt: instant(version.saidAt),
    validFrom: instant(version.validFrom),
    validTo: instant(version.validTo),
    recordedAt: instant(version.recordedAt),
    supersededAt: instant(version.supersededAt),
  };
  const slot: Properties = attribute === null ? {} : { attribute, value: said.value };
  const lists = { aliases: [], pins: [], tags: [] };
  const fixed = {
    kind: 'semantic',
    modality: 'fact',
    polarity: 'holds',
    tier: 'working',
    language: 'en',
    subjectKey: '',
  };
  const factKeyHash = createHash('sha256').update(`${attribute}|${said.text}`).digest('hex');
  const [x = 0] = said.vector;
  const weights = {
    importance: Math.round(100 * Math.abs((10 * x) % 1)) / 100,
    confidence: CONFIDENCE,
    startsKnown: false,
  };
  const embeddingA = { f32: Buffer.from(said.vector.buffer).toString('base64') };
  const ids = { id, factId, contactId, tenantId, factKeyHash };
  return { ...ids, text: said.text, ...slot, ...clocks, ...lists, ...fixed, ...weights, embeddingA };
}

function supersedes({ recordedAt }: Version, { as, decisionId }: NonNullable<Version['replaces']>): Properties {
  return { as, decisionId, at: instant(recordedAt), decidedBy: 'caller', reason: 'The caller says so.' };
}

function decisionOf({ id: contactId }: Person, { tenantId }: Place, version: Version, position: number): Properties {
  const { decisionId, replaces, said, recordedAt, saidAt } = version;
  const outcome = { outcome: replaces ? 'superseded' : 'added', superseded: replaces ? [replaces.id] : [] };
  const how = { decidedBy: 'caller', reason: 'Stored as given.', cardinality: 'unknown', candidates: '[]' };
  const times = { recordedAt: instant(recordedAt), saidAt: instant(saidAt), revertedAt: instant(OPEN) };
  const ids = { id: decisionId as string, contactId, tenantId, position: { int: String(position) } };
  return { ...ids, text: said.text, confidence: CONFIDENCE, ...outcome, ...how, ...times };
}

function instant(at: number): { instant: string } {
  return { instant: new Date(at).toISOString().replace('Z', '000000Z') };
}
