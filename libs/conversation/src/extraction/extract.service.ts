import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Queries } from '#graph/graph.js';
import { EarlierReadings } from '#memory/remember/earlier-readings.service.js';
import { type Before, RememberService } from '#memory/remember/remember.service.js';
import { EXTRACTOR, type Extraction, type Extractor, type ModelUsage } from '#models/extractor.js';
import { askedExtractor } from './asked-extractor.js';
import { ExtractedStatements, type KeyedStatement } from './extracted-statements.js';
import { ExtractionQueue, type LeasedSession } from './extraction-queue.repository.js';
import { LeaseLost } from './lease.js';
import { type Transcript, Transcripts } from './transcripts.js';
import { withoutFault } from './without-fault.js';

/** At most this many turns are read at once, within the token limit. */
const TURNS = 100;

/** Extracts sessions into memory, window by window. */
@Injectable()
export class ExtractService {
  private readonly logger = new Logger(ExtractService.name);

  constructor(
    private readonly queue: ExtractionQueue,
    private readonly transcripts: Transcripts,
    private readonly statements: ExtractedStatements,
    private readonly rememberService: RememberService,
    private readonly earlier: EarlierReadings,
    @Inject(EXTRACTOR) private readonly extractor: Extractor | null,
  ) {}

  /**
   * Extracts from a leased session until no turn is left. Each window is one transaction that writes its memories and moves the cursor,
   * so nothing is lost or written twice even if the process is killed.
   *
   * @param lost aborts when the lease is lost, so that the extractor can stop.
   * @throws LlmFault or DomainError if the extractor or the database fails; the cursor then stays where it was. LeaseLost if the lease
   * was lost before an answer came.
   */
  async extract(leased: LeasedSession, lost: AbortSignal): Promise<void> {
    let most = TURNS;
    for (let left: number | null = 1; left !== null && left > 0;) {
      const transcript = await this.transcripts.next(leased, most);
      if (!transcript) return;
      const extraction = await askedExtractor(this.extractor as Extractor, transcript.request, lost);
      if (extraction.cut && transcript.request.turns.length > 1) {
        most = Math.ceil(transcript.window.turns.length / 2);
        await this.queue.spend(leased, extraction.usage);
      } else left = await this.write(leased, transcript, extraction);
    }
  }

  /** @returns how many turns are left; `null` if the lease was lost. */
  private async write(leased: LeasedSession, transcript: Transcript, extraction: Extraction): Promise<number | null> {
    const read = await this.statements.of(leased, transcript, extraction);
    let statements = read.statements;
    if (read.dropped.length > 0)
      this.logger.debug(`Session ${leased.sessionId}: ${read.dropped.length} of what was found is no evidence.`);
    for (;;) {
      try {
        return await this.commit(leased, transcript, statements, extraction.usage);
      } catch (error) {
        if (error instanceof LeaseLost) return null;
        const mended = withoutFault(statements, error);
        if (!mended) throw error;
        this.logger.warn(
          `Session ${leased.sessionId}: a statement that was read was not taken as it was: ${String(error)}`,
        );
        statements = mended;
      }
    }
  }

  private async commit(
    leased: LeasedSession,
    { window, tokens }: Transcript,
    statements: readonly KeyedStatement[],
    usage: ModelUsage,
  ): Promise<number> {
    const { tenantId, sessionId, contactId, leaseId } = leased;
    const { model, inputTokens, outputTokens, cost } = usage;
    const from = window.extractedTo;
    const to = window.turns.at(-1)?.position ?? from;
    const move = { tenantId, sessionId, leaseId, from, to, tokens, found: statements.length };
    let left = 0;
    const again = {
      tenantId,
      sessionId,
      turnIds: window.turns.map(({ id }) => id),
      reader: this.extractor?.name ?? '',
    };
    const before: Before = (transaction, contact) => this.earlier.undo(transaction, contact, again);
    const alongside = async (transaction: Queries): Promise<void> => {
      const moved = await this.queue.move(transaction, { ...move, model, inputTokens, outputTokens, cost });
      // Rolls the transaction back.
      if (moved === null) throw new LeaseLost();
      if (moved === 0) await this.queue.settle(transaction, leased);
      left = moved;
    };
    await this.rememberService.rememberExtracted({ tenantId }, contactId, statements, alongside, before);
    return left;
  }
}
