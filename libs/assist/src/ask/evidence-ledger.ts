/** A result of a tool on which an answer can be based. */
export interface Evidence {
  readonly ref: string;
  readonly what: 'memory' | 'turn' | 'calculation';
  readonly text: string;
  readonly memoryId: string | null;
  readonly sessionId: string | null;
  readonly turnId: string | null;
}

/** An answer of the model, and the evidence it cites. */
export interface Cited {
  /** The answer without refs, to be read aloud. */
  readonly answer: string;
  readonly cited: string;
  readonly evidence: readonly Evidence[];
}

type Found = Readonly<Record<string, unknown>>;

const LETTERS = { memory: 'M', turn: 'T', calculation: 'D' } as const;
/** The most characters of the prompt for one answer of a tool. */
const MOST = 8_000;
const CITATION = /\s*\[((?:[MTD]\d+)(?:\s*[,;]\s*[MTD]\d+)*)\]/g;

/** The fields of a memory that the model sees, besides a short ref that is easy to cite. */
const MEMORY_FIELDS = [
  'text',
  'kind',
  'attribute',
  'value',
  'validFrom',
  'validTo',
  'recordedAt',
  'supersededAt',
  'startsAt',
  'endsAt',
  'status',
  'recurrence',
] as const;

/** Gives each result of a tool a short ref, and resolves the refs in an answer. */
export class EvidenceLedger {
  private readonly known = new Map<string, Evidence>();
  private readonly counts = { memory: 0, turn: 0, calculation: 0 };

  /**
   * @param data a tool's answer.
   * @param isCalculation whether the answer itself is evidence, such as the result of date arithmetic.
   * @returns the answer as a model reads it, and the refs of the results.
   */
  enter(data: object, isCalculation: boolean): { text: string; found: string[] } {
    const [found, before]: [string[], Set<string>] = [[], new Set(this.known.keys())];
    const plain = JSON.parse(JSON.stringify(data)) as Found;
    const shown = this.shown(plain, found) as Found;
    const calculation = isCalculation ? { ref: this.note('calculation', JSON.stringify(plain), {}, found) } : {};
    const text = JSON.stringify({ ...calculation, ...shown });
    return text.length <= MOST ? { text, found } : this.cut(text.slice(0, MOST), found, before);
  }

  /** What is cut off was not shown, so its refs are not given out. */
  private cut(text: string, found: readonly string[], before: ReadonlySet<string>): { text: string; found: string[] } {
    const isShown = (ref: string): boolean => text.includes(`"ref":"${ref}"`);
    for (const [key, { ref }] of this.known) if (!before.has(key) && !isShown(ref)) this.known.delete(key);
    return { text: `${text} … (cut off: ask for less)`, found: found.filter(isShown) };
  }

  /** @returns the answer with what it cites. Refs that were never given out are removed. */
  cited(text: string): Cited {
    const evidence = new Map<string, Evidence>();
    const cited = text.replaceAll(CITATION, (_, refs: string) => {
      const known = refs.split(/\s*[,;]\s*/).filter((ref) => this.byRef(ref));
      for (const ref of known) evidence.set(ref, this.byRef(ref) as Evidence);
      return known.length > 0 ? ` [${known.join(', ')}]` : '';
    });
    const answer = cited.replaceAll(CITATION, '').trim();
    return { answer, cited: cited.trim(), evidence: [...evidence.values()] };
  }

  /** @returns the memory of a ref. A model can name a memory only this way, and so only one that it was shown. */
  memoryId(ref: unknown): string | null {
    return (
      this.byRef(
        String(ref)
          .replaceAll(/[[\]\s]/g, '')
          .toUpperCase(),
      )?.memoryId ?? null
    );
  }

  private byRef(ref: string): Evidence | undefined {
    return [...this.known.values()].find((one) => one.ref === ref);
  }

  private shown(value: unknown, found: string[]): unknown {
    if (Array.isArray(value)) return value.map((item) => this.shown(item, found));
    if (value === null || typeof value !== 'object') return value;
    const fields = value as Found;
    if (isMemory(fields)) {
      const ref = this.note('memory', String(fields['text']), { memoryId: fields['id'] }, found);
      const modality = fields['modality'] === 'fact' ? {} : pick(fields, ['modality']);
      const polarity = fields['polarity'] === 'holds' ? {} : pick(fields, ['polarity']);
      return { ref, ...pick(fields, MEMORY_FIELDS), ...modality, ...polarity };
    }
    if (isTurn(fields)) {
      const { sessionId, id: turnId, speaker, text, at } = fields;
      const ref = this.note('turn', String(text), { sessionId, turnId }, found);
      return { ref, speaker, at, text };
    }
    const rest = Object.entries(fields).filter(([name, inner]) => inner !== null && !HIDDEN.has(name));
    return Object.fromEntries(rest.map(([name, inner]) => [name, this.shown(inner, found)]));
  }

  private note(what: Evidence['what'], text: string, ids: Found, found: string[]): string {
    const { memoryId = null, sessionId = null, turnId = null } = ids as Partial<Record<string, string>>;
    const key = `${what} ${memoryId ?? `${sessionId} ${turnId}`} ${what === 'calculation' ? text : ''}`;
    const ref = this.known.get(key)?.ref ?? `${LETTERS[what]}${(this.counts[what] += 1)}`;
    this.known.set(key, { ref, what, text: quoted(text), memoryId, sessionId, turnId });
    found.push(ref);
    return ref;
  }
}

/** The most characters of quoted evidence; the whole text is found by its id. */
const QUOTED = 500;

function quoted(text: string): string {
  return text.length <= QUOTED ? text : `${text.slice(0, QUOTED - 1)}…`;
}

/** Fields that are useless to a model and would only cost tokens. */
const HIDDEN = new Set(['contactId', 'tookMs', 'parts', 'nextCursor', 'ranges', 'leftOut', 'asOf']);

function isMemory(fields: Found): boolean {
  return 'id' in fields && 'kind' in fields && 'validFrom' in fields && 'text' in fields;
}

function isTurn(fields: Found): boolean {
  return 'id' in fields && 'sessionId' in fields && 'speaker' in fields && 'text' in fields;
}

function pick(fields: Found, names: readonly string[]): Found {
  return Object.fromEntries(
    names.filter((name) => fields[name] !== null && fields[name] !== undefined).map((name) => [name, fields[name]]),
  );
}
