import { Injectable } from '@nestjs/common';
import { ContactWrites, type LockedContact } from '#contacts/contact-writes.js';
import { ForksService } from '#contacts/forks.service.js';
import type { KnownEntity } from '#domain/people/entity-match.js';
import { type CallControl, uncontrolled } from '#domain/service/call-control.js';
import type { Caller } from '#domain/service/caller.js';
import type { Queries } from '#graph/graph.js';
import { VectorSpace } from '#models/vector-space.js';
import { PrivacyGate } from '#privacy/privacy-gate.service.js';
import { Arbitration } from './arbitration.js';
import type { ArbiterAnswers, Near, Question } from './arbiter-questions.js';
import type { Rehearsal, Remembered } from './draft.js';
import { Importance } from './importance.js';
import { applyGate } from './private-words.js';
import { statementsInFork } from './fork-statements.js';
import type { StatementInput } from './statement-input.js';
import type { ToWrite } from './statement-reader.js';
import { newId } from '#graph/ids.js';
import { StatedRevisions } from './stated-revisions.js';
import { type Skipped, StatementWriter } from './statement-writer.js';

/** Thrown inside the transaction to roll it back: the arbiter must be asked first, and never inside a transaction. */
class Unsettled extends Error {
  constructor(readonly questions: readonly Question[]) {
    super('unsettled');
  }
}

/** Thrown inside the transaction to roll it back after a dry run. */
class Rehearsed extends Error {
  constructor(readonly results: readonly (Remembered | Skipped)[]) {
    super('rehearsed');
  }
}

type ToRemember = StatementInput & { readonly contactId: string; readonly dryRun: boolean };

/** Writes in the same transaction as the statements. May run twice; if it throws, everything is rolled back. */
export type Alongside = (transaction: Queries, contact: LockedContact) => Promise<void>;

/** Reverts earlier writes first. @returns the contact as it is afterwards. */
export type Before = (transaction: Queries, contact: LockedContact) => Promise<LockedContact>;

/** How statements are written. */
interface Terms {
  readonly dryRun: boolean;
  readonly before?: Before;
  readonly alongside?: Alongside;
  readonly control: CallControl;
  /** Whether it may be turned away under overload instead of queueing. */
  readonly isHurried: boolean;
}

/** The write path: compares statements with what is believed, holding the contact's lock, and writes all of them or none. */
@Injectable()
export class RememberService {
  constructor(
    private readonly writes: ContactWrites,
    private readonly writer: StatementWriter,
    private readonly arbitration: Arbitration,
    private readonly space: VectorSpace,
    private readonly importance: Importance,
    private readonly revisions: StatedRevisions,
    private readonly forks: ForksService,
    private readonly privacy: PrivacyGate,
  ) {}

  /**
   * @returns what was written, or with `dryRun` what would be.
   * @throws DomainError NOT_FOUND, INVALID or CONFLICT, depending on how the statement meets the contact's memory; UNAVAILABLE while the
   * arbiter is overloaded.
   */
  async remember(caller: Caller, input: ToRemember & { dryRun: false }, control?: CallControl): Promise<Remembered>;
  async remember(caller: Caller, input: ToRemember, control?: CallControl): Promise<Remembered | Rehearsal>;
  async remember(
    caller: Caller,
    { contactId, dryRun, ...input }: ToRemember,
    control = uncontrolled(),
  ): Promise<Remembered | Rehearsal> {
    const [result] = await this.settle(caller, contactId, [{ input, path: '' }], {
      ...{ dryRun, control },
      isHurried: true,
    });
    const { memory, decision } = result as Remembered;
    return dryRun ? { decision: { ...decision, id: null } } : { memory, decision };
  }

  /** Remembers up to 500 statements in order, in one transaction. */
  async rememberBatch(
    caller: Caller,
    { contactId, memories }: { contactId: string; memories: readonly StatementInput[] },
    control = uncontrolled(),
  ): Promise<{ results: readonly Remembered[] }> {
    const statements = memories.map((input, i) => ({ input, path: `memories.${i}.` }));
    // None of them has a key, so none is skipped.
    const terms = { dryRun: false, control, isHurried: true };
    return { results: (await this.settle(caller, contactId, statements, terms)) as readonly Remembered[] };
  }

  /**
   * Remembers statements extracted from a conversation, each once for its key, in one transaction with `before` and `alongside`. Those
   * run even if there are no statements.
   */
  async rememberExtracted(
    caller: Caller,
    contactId: string,
    extracted: readonly (StatementInput & { readonly key: string })[],
    alongside: Alongside,
    before?: Before,
  ): Promise<{ results: ({ readonly remembered: Remembered } | Skipped)[] }> {
    const statements = extracted.map((input, i) => ({ input, path: `statements.${i}.` }));
    const results = await this.settle(caller, contactId, statements, {
      dryRun: false,
      ...(before ? { before } : {}),
      alongside,
      control: uncontrolled(),
      isHurried: false,
    });
    return { results: results.map((result) => ('skipped' in result ? result : { remembered: result })) };
  }

  /** @returns how extracted statements would be reconciled; nothing is written. */
  async rehearseExtracted(
    caller: Caller,
    contactId: string,
    extracted: readonly StatementInput[],
    control: CallControl,
    before?: Before,
  ): Promise<(Rehearsal | Skipped)[]> {
    const statements = extracted.map((input, i) => ({ input, path: `statements.${i}.` }));
    const results = await this.settle(caller, contactId, statements, {
      dryRun: true,
      ...(before ? { before } : {}),
      control,
      isHurried: true,
    });
    return results.map((result) => ('skipped' in result ? result : { decision: { ...result.decision, id: null } }));
  }

  /**
   * Runs at most two rounds: the second has the arbiter's verdicts on what the first could not settle. It can be cancelled before a round
   * begins; a round writes everything or nothing.
   */
  private async settle(
    caller: Caller,
    contactId: string,
    stated: readonly { readonly input: StatementInput; readonly path: string }[],
    terms: Terms,
  ): Promise<readonly (Remembered | Skipped)[]> {
    const gate = await this.privacy.of(caller.tenantId);
    const gated = stated.map(({ input, path }) => ({ input: applyGate(gate, input, path), path }));
    const statements = await this.revisions.withRepositories(caller, gated);
    const vectors = await this.space.embed(statements.map(({ input }) => input.text));
    const weighed = await this.importance.weighed(statements, vectors);
    const toWrite = weighed.map((statement): ToWrite => ({ ...statement, memoryId: newId(), pieceIds: [] }));
    const { signal, tell } = terms.control;
    signal.throwIfAborted();
    const attempt = (answers: ArbiterAnswers | null): Promise<readonly (Remembered | Skipped)[]> =>
      this.attempt(caller, contactId, toWrite, answers, terms);
    if (!this.arbitration.available) return attempt({ verdicts: new Map() });
    try {
      return await attempt(null);
    } catch (error) {
      if (!(error instanceof Unsettled)) throw error;
      if (terms.isHurried) this.arbitration.turnAway();
      tell(`Asks the arbiter about ${error.questions.length} of ${statements.length}.`);
      const verdicts = await this.arbitration.verdicts(error.questions, signal);
      signal.throwIfAborted();
      return attempt({ verdicts, near: nearAgain(error.questions, toWrite, terms) });
    }
  }

  private async attempt(
    caller: Caller,
    contactId: string,
    toWrite: readonly ToWrite[],
    answers: ArbiterAnswers | null,
    { dryRun, before, alongside }: Terms,
  ): Promise<readonly (Remembered | Skipped)[]> {
    const by = dryRun ? { tenantId: caller.tenantId } : caller;
    try {
      const work = async (
        transaction: Queries,
        locked: LockedContact,
        ahead: readonly KnownEntity[] | undefined,
      ): Promise<readonly (Remembered | Skipped)[]> => {
        const contact = before ? await before(transaction, locked) : locked;
        // The entities read ahead may stem from what `before` reverted.
        const known = before ? undefined : ahead;
        const within = { transaction, tenantId: caller.tenantId, contact };
        const { results, questions } = await this.writer.write(within, toWrite, { answers, known });
        if (questions.length > 0) throw new Unsettled(questions);
        if (dryRun) throw new Rehearsed(results);
        if (contact.base)
          await this.forks.keepStatements(transaction, contact, statementsInFork(contact, toWrite, results));
        if (results.every((result) => 'skipped' in result)) await this.writes.touch(transaction, contact);
        await alongside?.(transaction, contact);
        return results;
      };
      return await this.writes.runOnScope(by, contactId, work, (transaction, id) =>
        this.writer.readAhead(transaction, id),
      );
    } catch (error) {
      if (error instanceof Rehearsed) return error.results;
      throw error;
    }
  }
}

/**
 * @returns what was found near the statement in the first round, if it is the only one. In a batch it may change with each statement, and
 * also with what was reverted before.
 */
function nearAgain(questions: readonly Question[], toWrite: readonly ToWrite[], { before }: Terms): Near | undefined {
  return toWrite.length === 1 && !before ? questions[0]?.near : undefined;
}
