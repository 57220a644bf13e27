import { Injectable } from '@nestjs/common';
import { checked } from '#contract/checked.js';
import { upsertContact } from '#contract/contacts.js';
import { NewTurn } from '#contract/conversation.js';
import { callerId } from '#contract/fields.js';
import { Statement } from '#contract/statement.js';
import { NewContactsService } from '#contacts/new-contacts.service.js';
import { AddTurnsService } from '#conversation/add-turns.service.js';
import { SessionsService } from '#conversation/sessions.service.js';
import type { Caller } from '#domain/service/caller.js';
import { DomainError } from '#domain/service/errors.js';
import { AuditLog } from '#keys/audit-log.js';
import { RememberService } from '#memory/remember/remember.service.js';
import type { Imported, ImportedContact, ImportedStatement, ImportedTurn } from './imported.js';
import { ImportReport } from './import-report.js';

/** The options of an import. */
export interface ImportTerms {
  /**
   * Whether statements are compared with what is believed, like those of a conversation. Default: they are stored as
   * given.
   */
  readonly reconcile: boolean;
  /** Whether turns are imported as well; they are then extracted like those of any session. */
  readonly turns: boolean;
}

/** The most records written at a time: the most that one call may write. */
const AT_ONCE = 500;

type Keyed = Parameters<RememberService['rememberExtracted']>[2][number];

/** An import in progress. */
interface Run {
  readonly caller: Caller;
  readonly terms: ImportTerms;
  readonly report: ImportReport;
  /** The contacts by their identifiers. */
  readonly contacts: Map<string, string>;
  /** The memories that may be replaced, by the keys of their statements. */
  readonly memories: Map<string, string>;
}

/**
 * Writes the contents of another memory service. The source gives every statement the same key in every run, and it is
 * written once for that key: a stopped run can be repeated and continues where it was. A refused record is reported and
 * affects no other.
 */
@Injectable()
export class ImportService {
  constructor(
    private readonly contacts: NewContactsService,
    private readonly rememberer: RememberService,
    private readonly sessions: SessionsService,
    private readonly turns: AddTurnsService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param tell called with the progress after each write.
   * @throws DomainError UNAVAILABLE if the database fails: repeat the run.
   */
  async run(
    caller: Caller,
    records: AsyncIterable<Imported> | Iterable<Imported>,
    terms: ImportTerms,
    tell: (report: ImportReport) => void = () => undefined,
  ): Promise<ImportReport> {
    const run: Run = { caller, terms, report: new ImportReport(), contacts: new Map(), memories: new Map() };
    let waiting: (ImportedStatement | ImportedTurn)[] = [];
    const write = async (): Promise<void> => {
      const some = waiting;
      waiting = [];
      for (const of of Map.groupBy(some, ({ contact }) => nameOf(contact)).values()) await this.writeContact(run, of);
      tell(run.report);
    };
    for await (const record of records) {
      run.report.read += record.is === 'unmapped' ? (record.count ?? 1) : 1;
      if (record.is === 'unmapped') run.report.leaveOut(record);
      else if (record.is === 'turn' && !terms.turns) leaveOut(run, record, 'messages are taken over with --turns only');
      else {
        // What it replaces has to be written first.
        if (record.is === 'statement' && waiting.some((one) => one.is === 'statement' && one.key === record.replaces))
          await write();
        waiting.push(record);
        if (waiting.length === AT_ONCE) await write();
      }
    }
    if (waiting.length > 0) await write();
    run.report.contacts = run.contacts.size;
    await this.audit.change(caller, 'cli', 'import');
    return run.report;
  }

  private async writeContact(run: Run, records: readonly (ImportedStatement | ImportedTurn)[]): Promise<void> {
    // A refused statement creates no contact.
    const statements = records.flatMap((one) => (one.is === 'statement' ? this.keyed(run, one) : []));
    const turns = records.filter((one) => one.is === 'turn');
    const { contactId, misnamed } = await this.firstAdmitted(run, [
      ...statements.map(({ record }) => record),
      ...turns,
    ]);
    if (contactId === undefined) return;
    await this.writeStatements(
      run,
      contactId,
      statements.filter(({ record }) => !misnamed.has(record)),
    );
    const said = turns.filter((turn) => !misnamed.has(turn));
    for (const [sessionId, of] of Map.groupBy(said, (turn) => turn.sessionId))
      await this.writeTurns(run, contactId, sessionId, of);
  }

  /**
   * @returns the contact from the first record with an accepted name, because a refused name must not affect other
   * records; and the records before it.
   */
  private async firstAdmitted(
    run: Run,
    records: readonly (ImportedStatement | ImportedTurn)[],
  ): Promise<{ contactId?: string; misnamed: ReadonlySet<ImportedStatement | ImportedTurn> }> {
    const misnamed = new Set<ImportedStatement | ImportedTurn>();
    for (const one of records) {
      try {
        return { contactId: await this.contactId(run, one.contact), misnamed };
      } catch (error) {
        leaveOut(run, one, reasonOf(error));
        misnamed.add(one);
      }
    }
    return { misnamed };
  }

  private async contactId({ caller, contacts }: Run, named: ImportedContact): Promise<string> {
    const known = contacts.get(nameOf(named));
    if (known !== undefined) return known;
    const { kind, value, name } = named;
    const input = checked(upsertContact.input, {
      identifier: { kind, value },
      ...(name === undefined ? {} : { name }),
    });
    const { contact } = await this.contacts.admit(caller, input);
    contacts.set(nameOf(named), contact.id);
    return contact.id;
  }

  /** @returns the statement as input, or none if the contract refuses it. */
  private keyed(run: Run, record: ImportedStatement): { record: ImportedStatement; input: Keyed }[] {
    const supersedes = record.replaces === undefined ? undefined : run.memories.get(record.replaces);
    const own =
      record.fields['reconcile'] === undefined ? { reconcile: run.terms.reconcile || supersedes !== undefined } : {};
    try {
      const statement = checked(Statement, {
        ...record.fields,
        ...own,
        ...(supersedes === undefined ? {} : { supersedes }),
      });
      return [{ record, input: { ...statement, key: record.key } }];
    } catch (error) {
      leaveOut(run, record, reasonOf(error));
      return [];
    }
  }

  /** Writes all in one transaction; without the refused one, if there is one. */
  private async writeStatements(
    run: Run,
    contactId: string,
    all: readonly { record: ImportedStatement; input: Keyed }[],
  ): Promise<void> {
    if (all.length === 0) return;
    try {
      const inputs = all.map(({ input }) => input);
      const { results } = await this.rememberer.rememberExtracted(run.caller, contactId, inputs, () =>
        Promise.resolve(),
      );
      for (const [i, result] of results.entries()) {
        const isPresent = 'skipped' in result;
        run.report[isPresent ? 'present' : 'imported'] += 1;
        run.memories.set(String(all[i]?.record.key), isPresent ? result.skipped : result.remembered.memory.id);
      }
    } catch (error) {
      const reason = reasonOf(error);
      const named = Number(
        /^statements\.(\d+)\./.exec((error as Error).message)?.[1] ?? (all.length === 1 ? 0 : Number.NaN),
      );
      const refused = all[named];
      if (refused) {
        leaveOut(run, refused.record, reason.replace(/^statements\.\d+\./, ''));
        await this.writeStatements(run, contactId, all.toSpliced(named, 1));
      } else for (const one of all) await this.writeStatements(run, contactId, [one]);
    }
  }

  private async writeTurns(
    run: Run,
    contactId: string,
    sessionId: string,
    records: readonly ImportedTurn[],
  ): Promise<void> {
    try {
      const id = checked(callerId, sessionId);
      const turns = records.map(({ fields }) => checked(NewTurn, fields));
      const startedAt = turns[0]?.at;
      await this.sessions.start(run.caller, { contactId, id, channel: 'import', ...(startedAt ? { startedAt } : {}) });
      const { added } = await this.turns.add(run.caller, { sessionId: id, turns });
      run.report.turns += added;
      run.report.present += turns.length - added;
    } catch (error) {
      const reason = reasonOf(error);
      const [only] = records;
      if (only && records.length === 1) leaveOut(run, only, reason);
      else for (const one of records) await this.writeTurns(run, contactId, sessionId, [one]);
    }
  }
}

/** Kind and value separately, because they are unchecked: either may contain a colon. */
function nameOf({ kind, value }: ImportedContact): string {
  return JSON.stringify([kind, value]);
}

function leaveOut({ report }: Run, { is, at }: ImportedStatement | ImportedTurn, reason: string): void {
  report.leaveOut({ at, kind: is, reason });
}

/** What the caller could correct, in words; every other error ends the run. */
function reasonOf(error: unknown): string {
  if (error instanceof DomainError && error.code !== 'UNAVAILABLE') return error.message;
  throw error;
}
