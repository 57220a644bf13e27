import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { Caller } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import { fromCursor, instant, listMark, nextCursor, placeReader, text } from '#graph/cursor.js';
import { auditDropOld, auditLines, auditLinesOfContact, type AuditLinesRow } from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';
import { AuditLog } from './audit-log.js';

const DAY_MS = 86_400_000;
/** The most lines in one transaction. */
const BATCH = 10_000;

/** The filters of a read of the audit log. */
export interface AuditQuestion {
  readonly contactId?: string | undefined;
  readonly keyId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A page of the audit log, newest first. */
export interface AuditPage {
  readonly lines: readonly AuditLinesRow[];
  readonly nextCursor: string | null;
}

/** Reads the audit log, and deletes old lines. */
@Injectable()
export class AuditService {
  constructor(
    private readonly graph: Graph,
    private readonly log: AuditLog,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The notes of this instance are written first, so that the answer includes them. */
  async list({ tenantId }: Caller, asked: AuditQuestion): Promise<AuditPage> {
    await this.log.write();
    const { contactId, keyId = null, from = new Date(0), limit, cursor } = asked;
    const upTo = asked.to ?? new Date(this.clock.now().getTime() + 1);
    const list = listMark('listAudit', contactId ?? '', asked);
    const place = fromCursor(cursor, list, readPlace) ?? { until: upTo, beforeId: '' };
    const page = { tenantId, keyId, from, ...place, limit: limit + 1 };
    const found =
      contactId === undefined
        ? await this.graph.all(auditLines, page)
        : await this.graph.all(auditLinesOfContact, { ...page, contactId });
    const lines = found.slice(0, limit);
    const end = ({ at, id }: AuditLinesRow): object => ({ until: at.toISOString(), beforeId: id });
    return {
      lines,
      nextCursor: nextCursor(lines, found.length > limit, end, list),
    };
  }

  /**
   * Deletes the lines older than AUDIT_RETENTION_DAYS.
   * @returns how many.
   */
  async dropOld(tenantId: string | null): Promise<number> {
    const days = this.config.AUDIT_RETENTION_DAYS;
    if (days === 0) return 0;
    const before = new Date(this.clock.now().getTime() - days * DAY_MS);
    let total = 0;
    for (let dropped = BATCH; dropped === BATCH; total += dropped)
      dropped = (await this.graph.all(auditDropOld, { tenantId, before, limit: BATCH }))[0]?.dropped ?? 0;
    return total;
  }
}

const readPlace = placeReader({ until: instant, beforeId: text });
