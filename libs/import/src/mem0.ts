import {
  given,
  idOf,
  type Imported,
  type ImportedContact,
  keyOf,
  listOf,
  objectOf,
  otherFile,
  textOf,
  type Unmapped,
} from './imported.js';
import { orLeftOut, timeOf } from './source-time.js';

type Entry = Readonly<Record<string, unknown>>;

/** One text of a memory, and when it was written. */
interface Text {
  readonly text: string;
  readonly from: string | undefined;
}

/** A memory of the export or of the history, with its texts in order. */
interface Story {
  readonly at: string;
  readonly id: string;
  readonly contact: ImportedContact | undefined;
  readonly texts: readonly Text[];
  readonly isDeleted: boolean;
  readonly deletedAt: string | undefined;
  readonly tags: readonly string[];
}

/** The owner of the memory in mem0: the user, else the agent, else the run. */
export function mem0Contact(entry: Entry): ImportedContact | undefined {
  for (const [kind, field, camel] of [
    ['mem0', 'user_id', 'userId'],
    ['mem0-agent', 'agent_id', 'agentId'],
    ['mem0-run', 'run_id', 'runId'],
  ] as const) {
    const value = idOf(entry[field] ?? entry[camel]);
    if (value !== undefined) return { kind, value };
  }
  return undefined;
}

/**
 * Reads an export of mem0: its memories, and the rows of its history if there are any. The texts of a memory follow one
 * another, each from its own time. All first texts come first, so that those that replace them find them.
 * @param exported a list of memories, or an object with `results` (or `memories`), and `history`.
 * @param history rows of another file, or nothing.
 */
export function* fromMem0(exported: unknown, history: unknown): Generator<Imported> {
  const whole = objectOf(exported) ?? {};
  const listed = Array.isArray(exported) ? exported : (whole['results'] ?? whole['memories']);
  const memories = listOf(listed);
  const rows = rowsOf(whole, history);
  if (!Array.isArray(listed) && rows.length === 0) {
    yield otherFile('it has no list of memories, in results or memories, and no history, so it is no export of mem0');
    return;
  }
  const [named, nameless] = [
    rows.filter((row) => memoryOf(row) !== undefined),
    rows.filter((row) => memoryOf(row) === undefined),
  ];
  const byMemory = Map.groupBy(named, (row) => String(memoryOf(row)));
  const told = memories.map((entry, i) =>
    storyOrLeftOut(entry, byMemory.get(String(entry['id'])) ?? [], `memory ${i + 1}`),
  );
  const known = new Set(memories.map(({ id }) => String(id)));
  for (const [id, own] of byMemory)
    if (!known.has(id)) told.push(storyOrLeftOut({ ...own[0], id, memory: undefined }, own, `history of ${id}`));
  const stories = told.filter((one) => 'texts' in one);
  const longest = Math.max(0, ...stories.map(({ texts }) => texts.length));
  for (let version = 0; version < longest; version += 1)
    for (const story of stories)
      if (story.contact && story.texts[version]) yield statementOf(story, story.contact, version);
  yield* told.filter((one) => 'is' in one);
  for (const { at, contact, texts } of stories) {
    const reason = contact ? 'it has no text' : 'it has no user_id, agent_id or run_id';
    if (!contact || texts.length === 0) yield { is: 'unmapped', at, kind: 'memory', reason };
  }
  const described = memories.filter((entry) => Object.keys(objectOf(entry['metadata']) ?? {}).length > 0).length;
  yield* leftOut('history', 'it has no memory_id', nameless.length);
  yield* leftOut('metadata', 'a memory has no place for it', described);
}

function rowsOf(whole: Entry, history: unknown): readonly Entry[] {
  if (Array.isArray(history)) return listOf(history);
  return listOf(objectOf(history)?.['history'] ?? whole['history'] ?? objectOf(history)?.['results']);
}

function memoryOf(row: Entry): unknown {
  return row['memory_id'] ?? row['memoryId'] ?? undefined;
}

function leftOut(kind: string, reason: string, count: number): Unmapped[] {
  return count > 0 ? [{ is: 'unmapped', at: kind, kind, reason, count }] : [];
}

function storyOrLeftOut(entry: Entry, rows: readonly Entry[], at: string): Story | Unmapped {
  return orLeftOut(at, 'memory', (): Story | Unmapped => {
    const story = storyOf(entry, rows, at);
    const reason = 'it was deleted, and no row of its history says when';
    return story.isDeleted && story.deletedAt === undefined ? { is: 'unmapped', at, kind: 'memory', reason } : story;
  });
}

function storyOf(entry: Entry, rows: readonly Entry[], at: string): Story {
  const told = rows
    .map((row) => ({ ...row, time: timeOf(row, 'updated_at', 'updatedAt', 'created_at', 'createdAt') }))
    .toSorted((a, b) => String(a.time).localeCompare(String(b.time))) as (Entry & { time: string | undefined })[];
  const texts: Text[] = [];
  for (const row of told) {
    if (texts.length === 0) texts.push(...before(entry, row));
    const text = textOf(row['new_memory'] ?? row['newMemory']);
    if (row['event'] !== 'DELETE' && text !== undefined && text !== texts.at(-1)?.text)
      texts.push({ text, from: row.time });
  }
  const last = textOf(entry['memory'] ?? entry['text']);
  const [created, updated] = [timeOf(entry, 'created_at', 'createdAt'), timeOf(entry, 'updated_at', 'updatedAt')];
  if (last !== undefined && last !== texts.at(-1)?.text)
    texts.push({ text: last, from: texts.length > 0 ? (updated ?? created) : created });
  const deleted = told.findLast((row) => row['event'] === 'DELETE');
  const tags = Array.isArray(entry['categories']) ? entry['categories'].filter((tag) => typeof tag === 'string') : [];
  const whose = { at, id: String(entry['id']), contact: mem0Contact(entry) };
  return { ...whose, texts, isDeleted: deleted !== undefined, deletedAt: deleted?.time, tags };
}

/**
 * @returns the text that the first row of a history replaced, if earlier rows are missing and a time says since when it
 * held.
 */
function before(entry: Entry, row: Entry & { readonly time: string | undefined }): Text[] {
  const text = textOf(row['old_memory'] ?? row['oldMemory']);
  const times = [timeOf(row, 'created_at', 'createdAt'), timeOf(entry, 'created_at', 'createdAt')];
  const from = times.find((time) => time !== undefined && row.time !== undefined && time < row.time);
  return text === undefined || from === undefined ? [] : [{ text, from }];
}

function statementOf({ at, id, texts, deletedAt, tags }: Story, contact: ImportedContact, version: number): Imported {
  const { text, from } = texts[version] as Text;
  const key = (of: number): string => keyOf('mem0', id, of, texts[of]?.text);
  return {
    is: 'statement',
    at: texts.length > 1 ? `${at}, version ${version + 1}` : at,
    contact,
    key: key(version),
    fields: given({
      text,
      saidAt: from,
      validFrom: from,
      validTo: version === texts.length - 1 ? deletedAt : undefined,
      tags: tags.length > 0 ? tags : undefined,
    }),
    replaces: version > 0 ? key(version - 1) : undefined,
  };
}
