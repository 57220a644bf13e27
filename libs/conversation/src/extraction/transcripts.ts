import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { ContactsService } from '#contacts/contacts.service.js';
import { StatedTimes } from '#times/stated-times.js';
import type { TurnRow } from '#graph/query.js';
import { HistoryService } from '#memory/history/history.service.js';
import type { ExtractionRequest, TranscriptTurn } from '#models/extractor.js';
import { ExtractionQueue, type ExtractionWindow, type LeasedSession } from './extraction-queue.repository.js';
import { tokensOf } from './tokens.js';

/** A window of a session, and what an extractor is asked about it. */
export interface Transcript {
  readonly window: ExtractionWindow;
  readonly request: ExtractionRequest;
  readonly tokens: number;
}

/** The model is shown some of what is believed, so that attributes keep their names; the newest help most. */
const KNOWN = 40;

/** Reads what an extractor needs to know. */
@Injectable()
export class Transcripts {
  constructor(
    private readonly queue: ExtractionQueue,
    private readonly contacts: ContactsService,
    private readonly history: HistoryService,
    private readonly times: StatedTimes,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * @param most how many turns at most; their tokens are limited as well.
   * @returns `null` when the lease was lost.
   */
  async next(leased: LeasedSession, most: number): Promise<Transcript | null> {
    const { tenantId, contactId } = leased;
    const found = await this.queue.window(leased, most);
    if (!found) return null;
    const [contact, { memories }] = await Promise.all([
      this.contacts.get({ tenantId }, { contactId }),
      this.history.list({ tenantId }, { contactId, limit: KNOWN }),
    ]);
    const window = { ...found, turns: this.withinBudget(found.turns) };
    const request = {
      contact: { name: contact.name, timezone: this.times.zone(contact.timezone) },
      before: said(window.before).map(transcriptOf),
      turns: said(window.turns).map(transcriptOf),
      known: memories.map(({ text, attribute }) => ({ text, attribute })),
    };
    return { window, request, tokens: window.turns.reduce((sum, turn) => sum + tokensOf(turn), 0) };
  }

  /** At least one turn, however long. */
  private withinBudget(turns: readonly TurnRow[]): TurnRow[] {
    let tokens = 0;
    return turns.filter((turn, i) => (tokens += tokensOf(turn)) <= this.config.EXTRACT_TOKENS || i === 0);
  }
}

/** A forgotten turn keeps its place, so that the cursor passes it. */
function said(turns: readonly TurnRow[]): TurnRow[] {
  return turns.filter(({ forgotten }) => !forgotten);
}

function transcriptOf({ id, position, speaker, role, text, at }: TurnRow): TranscriptTurn {
  return { id, position, speaker, role, text, at };
}
