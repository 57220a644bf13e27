import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { ContactsService } from '#contacts/contacts.service.js';
import type { Caller } from '#domain/service/caller.js';
import { StatedTimes } from '#times/stated-times.js';
import type { Memory } from '#domain/memory/memory.js';
import { readableText } from '#domain/privacy/unread.js';
import type { TurnRow } from '#graph/query.js';
import { EarlierReadings } from '#memory/remember/earlier-readings.service.js';
import { HistoryService } from '#memory/history/history.service.js';
import { RecallService } from '#memory/recall/recall.service.js';
import { EXTRACTOR, type ExtractionRequest, type Extractor, type TranscriptTurn } from '#models/extractor.js';
import { ExtractionQueue, type ExtractionWindow, type LeasedSession } from './extraction-queue.repository.js';
import { ExtractionSettingsService } from './extraction-settings.service.js';
import { TenantSettingsService } from '#settings/tenant-settings.service.js';
import { tokensOf } from './tokens.js';

/** A window of a session, and the extractor's input for it. */
export interface Transcript {
  readonly window: ExtractionWindow;
  readonly request: ExtractionRequest;
  readonly tokens: number;
}

/** Limits on the known facts shown to the model: how many, and how many characters of the window are used to find the nearest. */
const KNOWN = 40;
const NEAREST = 20;
const NEAR_CHARACTERS = 2_000;

/** Reads the input of an extractor. */
@Injectable()
export class Transcripts {
  constructor(
    private readonly queue: ExtractionQueue,
    private readonly contacts: ContactsService,
    private readonly history: HistoryService,
    private readonly recall: RecallService,
    private readonly settings: ExtractionSettingsService,
    private readonly tenantSettings: TenantSettingsService,
    private readonly earlier: EarlierReadings,
    private readonly times: StatedTimes,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(EXTRACTOR) private readonly extractor: Extractor | null,
  ) {}

  /**
   * @param most the maximum number of turns; their tokens are limited as well.
   * @returns `null` if the lease was lost.
   */
  async next(leased: LeasedSession, most: number): Promise<Transcript | null> {
    const { tenantId, contactId } = leased;
    const found = await this.queue.window(leased, most);
    if (!found) return null;
    return this.of({ tenantId }, contactId, found);
  }

  /** The input for turns of a contact, as many as fit one window. */
  async of(caller: Caller, contactId: string, found: ExtractionWindow): Promise<Transcript> {
    const window = { ...found, turns: this.withinBudget(found.turns) };
    const unread = await this.unread(caller, [...window.before, ...window.turns]);
    const turns = said(window.turns, unread);
    const [contact, known, { instructions, examples }, own] = await Promise.all([
      this.contacts.get(caller, { contactId }),
      this.known(caller, contactId, turns),
      this.settings.get(caller),
      this.tenantSettings.get(caller),
    ]);
    const isGuided = instructions !== null || examples.length + own.attributes.length > 0;
    const request = {
      contact: {
        name: contact.name,
        timezone: this.times.zone(contact.timezone ?? own.timezone),
        country: own.country,
      },
      before: said(window.before, unread).map(transcriptOf),
      turns: turns.map(transcriptOf),
      known,
      ...(isGuided ? { guide: { instructions, examples, attributes: own.attributes } } : {}),
    };
    return { window, request, tokens: window.turns.reduce((sum, turn) => sum + tokensOf(turn), 0) };
  }

  /** The parts of turns that must not be read again; turns that are not stored have no session. */
  private async unread(
    { tenantId }: Caller,
    turns: readonly TurnRow[],
  ): Promise<ReadonlyMap<string, readonly number[]>> {
    const sessionId = turns[0]?.sessionId ?? '';
    const ids = turns.map(({ id }) => id);
    return sessionId === '' ? new Map() : this.queue.unread(tenantId, sessionId, ids);
  }

  /** Known facts: those nearest to what is said, then the newest, so that attributes keep their names. */
  private async known(caller: Caller, contactId: string, turns: readonly TurnRow[]): Promise<Memory[]> {
    const query = turns
      .map(({ text }) => text)
      .join(' ')
      .slice(-NEAR_CHARACTERS);
    const near = { contactId, query, in: ['memories', 'events'], include: [], time: 'off', counted: false } as const;
    const again = {
      tenantId: caller.tenantId,
      sessionId: turns[0]?.sessionId ?? '',
      turnIds: turns.map(({ id }) => id),
    };
    const [recalled, { memories }, outdated] = await Promise.all([
      query.trim() === '' ? null : this.recall.recall(caller, { ...near, limit: NEAREST }),
      this.history.list(caller, { contactId, limit: KNOWN }),
      this.earlier.memories({ ...again, reader: this.extractor?.name ?? '' }),
    ]);
    const nearest = (recalled?.results ?? []).flatMap(({ memory }) => memory ?? []);
    const all = new Map([...nearest, ...memories].map((memory) => [memory.id, memory]));
    return [...all.values()].filter(({ id }) => !outdated.has(id)).slice(0, KNOWN);
  }

  /** At least one turn, however long. */
  private withinBudget(turns: readonly TurnRow[]): TurnRow[] {
    let tokens = 0;
    return turns.filter((turn, i) => (tokens += tokensOf(turn)) <= this.config.EXTRACT_TOKENS || i === 0);
  }
}

/** Forgotten turns, and those with nothing left to read, keep their place, so that the cursor moves past them. */
function said(turns: readonly TurnRow[], unread: ReadonlyMap<string, readonly number[]>): TurnRow[] {
  return turns.flatMap((turn) => {
    const text = turn.forgotten ? null : readableText(turn.text, unread.get(turn.id) ?? []);
    return text === null ? [] : [{ ...turn, text }];
  });
}

function transcriptOf({ id, position, speaker, role, text, language, at }: TurnRow): TranscriptTurn {
  return { id, position, speaker, role, text, language, at };
}
