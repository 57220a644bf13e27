import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { ContactsService } from '#contacts/contacts.service.js';
import type { MemoryKind, Polarity } from '#domain/memory/memory.js';
import type { CallControl } from '#domain/service/call-control.js';
import type { Caller } from '#domain/service/caller.js';
import { DomainError } from '#domain/service/errors.js';
import type { Decision } from '#memory/remember/decision.js';
import { EarlierReadings } from '#memory/remember/earlier-readings.service.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { EXTRACTOR, type Extraction, type Extractor, type ModelUsage } from '#models/extractor.js';
import type { TurnInput } from '../session.type.js';
import { askedExtractor } from './asked-extractor.js';
import { DryRunTurns } from './dry-run-turns.js';
import { type Dropped, ExtractedStatements, type KeyedStatement } from './extracted-statements.js';
import type { ExtractionWindow } from './extraction-queue.repository.js';
import { type Transcript, Transcripts } from './transcripts.js';
import { whyNothing } from './extraction-state.js';
import { withoutFault } from './without-fault.js';

/** A validated request: a session of the contact, or turns. */
export interface DryRunInput {
  readonly contactId: string;
  readonly sessionId?: string | undefined;
  readonly after: number;
  readonly turns?: readonly TurnInput[] | undefined;
}

/** What was read, and how it would be reconciled. */
export interface ReadStatement {
  readonly text: string;
  readonly kind: MemoryKind;
  readonly attribute: string | null;
  readonly value: string | null;
  readonly subject: string | null;
  readonly polarity: Polarity;
  readonly confidence: number;
  readonly turnId: string;
  readonly quote: string;
  readonly known: string | null;
  readonly note: string | null;
  readonly memoryId: string | null;
  readonly decision: Decision | null;
}

/** What extraction would do. */
export interface DryRun {
  readonly statements: readonly ReadStatement[];
  readonly dropped: readonly Dropped[];
  readonly read: number;
  readonly nextAfter: number | null;
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number | null;
}

/** Asks the extractor as an extraction does, without writing. */
@Injectable()
export class DryRunService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly turns: DryRunTurns,
    private readonly transcripts: Transcripts,
    private readonly statements: ExtractedStatements,
    private readonly rememberService: RememberService,
    private readonly earlier: EarlierReadings,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(EXTRACTOR) private readonly extractor: Extractor | null,
  ) {}

  /** @throws DomainError UNAVAILABLE without an extractor, NOT_FOUND if the session is not the contact's. */
  async run(caller: Caller, input: DryRunInput, control: CallControl): Promise<DryRun> {
    const head = await this.contacts.head(caller, input.contactId, {});
    const { id: contactId } = head;
    const { left, ...found } = await this.turns.of(caller, head, input);
    if (!this.extractor) throw new DomainError('UNAVAILABLE', `Nothing is extracted: ${whyNothing(this.config)}`);
    const { transcript, extraction, usage } = await this.read(this.extractor, caller, contactId, found, control.signal);
    const session = { tenantId: caller.tenantId, contactId, sessionId: input.sessionId ?? '' };
    const read = await this.statements.of(session, transcript, extraction);
    const met = await this.reconciled(
      caller,
      contactId,
      { ...read, transcript, isKept: input.sessionId !== undefined },
      control,
    );
    const { model, inputTokens, outputTokens, cost } = usage;
    const readTo = transcript.window.turns.length;
    const nextAfter = left || readTo < found.turns.length ? (transcript.window.turns.at(-1)?.position ?? null) : null;
    return { ...met, read: readTo, nextAfter, model, inputTokens, outputTokens, cost };
  }

  /** Like an extraction, asks about half as many turns if the answer was cut off. */
  private async read(
    extractor: Extractor,
    caller: Caller,
    contactId: string,
    found: ExtractionWindow,
    signal: AbortSignal,
  ): Promise<{ transcript: Transcript; extraction: Extraction; usage: ModelUsage }> {
    const spent: ModelUsage[] = [];
    for (let most = found.turns.length; ; most = Math.ceil(most / 2)) {
      const turns = found.turns.slice(0, most);
      const transcript = await this.transcripts.of(caller, contactId, { ...found, turns });
      most = transcript.window.turns.length;
      signal.throwIfAborted();
      const extraction = await askedExtractor(extractor, transcript.request, signal);
      signal.throwIfAborted();
      spent.push(extraction.usage);
      if (!extraction.cut || transcript.request.turns.length <= 1)
        return { transcript, extraction, usage: totalUsage(spent, extraction.usage) };
    }
  }

  private async reconciled(
    caller: Caller,
    contactId: string,
    read: {
      statements: readonly KeyedStatement[];
      dropped: readonly Dropped[];
      transcript: Transcript;
      isKept: boolean;
    },
    control: CallControl,
  ): Promise<Pick<DryRun, 'statements' | 'dropped'>> {
    let statements = read.statements;
    const dropped = [...read.dropped];
    const turns = read.transcript.window.turns;
    const [sessionId, reader] = [turns[0]?.sessionId ?? '', this.extractor?.name ?? ''];
    const again = { tenantId: caller.tenantId, sessionId, turnIds: turns.map(({ id }) => id), reader };
    for (;;) {
      const adapted = statements.map((statement) => (read.isKept ? statement : unkept(statement, read.transcript)));
      try {
        const results = await this.rememberService.rehearseExtracted(
          caller,
          contactId,
          adapted,
          control,
          (transaction, contact) => this.earlier.undo(transaction, contact, again),
        );
        return { statements: statements.map((statement, i) => toReadStatement(statement, results[i])), dropped };
      } catch (error) {
        const others = withoutFault(statements, error);
        if (!others) throw error;
        const [faulty] = statements.filter((statement) => !others.includes(statement));
        if (faulty) dropped.push({ text: faulty.text, quote: faulty.quote ?? '', reason: (error as Error).message });
        statements = others;
      }
    }
  }
}

/** @returns the usage of several answers together. */
function totalUsage(all: readonly ModelUsage[], last: ModelUsage): ModelUsage {
  const sum = (of: (usage: ModelUsage) => number): number => all.reduce((total, usage) => total + of(usage), 0);
  return {
    ...last,
    calls: sum(({ calls }) => calls),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    cost: last.cost === null ? null : sum(({ cost }) => cost ?? 0),
  };
}

/** Adapts a statement to a turn that is not stored. */
function unkept({ turnId, ...statement }: KeyedStatement, { window }: Transcript): KeyedStatement {
  const turn = window.turns.find(({ id }) => id === turnId);
  return {
    ...statement,
    ...{
      sessionId: undefined,
      quote: undefined,
      saidAt: turn?.at,
      timezone: turn?.timezone ?? undefined,
      language: turn?.language ?? undefined,
    },
  };
}

function toReadStatement(
  { text, kind, event, attribute, value, subject, polarity, confidence, turnId, quote, known, note }: KeyedStatement,
  result: { decision: Decision } | { skipped: string } | undefined,
): ReadStatement {
  return {
    ...{ text, kind: kind ?? (event ? 'episodic' : 'semantic'), attribute: attribute ?? null, value: value ?? null },
    ...{ subject: event?.subject ?? subject ?? null, polarity: polarity ?? 'holds', confidence },
    ...{ turnId: turnId ?? '', quote: quote ?? '', known: known ?? null, note: note ?? null },
    memoryId: result && 'skipped' in result ? result.skipped : null,
    decision: result && 'decision' in result ? result.decision : null,
  };
}
