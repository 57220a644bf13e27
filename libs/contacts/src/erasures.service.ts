import { Injectable } from '@nestjs/common';
import type { Caller } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import { notFound } from '#domain/service/errors.js';
import { count, fromCursor, listMark, nextCursor, placeReader } from '#graph/cursor.js';
import type { Certificate, Erased } from './certificate.js';
import { CertificatesRepository } from './certificates.repository.js';
import { ContactWrites } from './contact-writes.js';
import { ErasureRepository } from './erasure.repository.js';

/** What an erasure deleted. */
export interface Erasure {
  readonly contactId: string;
  readonly certificateId: string;
  readonly erasedAt: Date;
  readonly erased: Erased;
}

/** Erases contacts, and shows the certificate that remains of each erasure. */
@Injectable()
export class ErasuresService {
  constructor(
    private readonly clock: Clock,
    private readonly writes: ContactWrites,
    private readonly repository: ErasureRepository,
    private readonly certificates: CertificatesRepository,
  ) {}

  /**
   * Deletes the contact, those merged into it and everything about them, everywhere.
   * @throws DomainError NOT_FOUND, or CONFLICT for a contact that is merged into another: the caller must say which one
   * is meant.
   */
  erase(caller: Caller, contactId: string): Promise<Erasure> {
    return this.writes.runWithHolders(caller, contactId, async (transaction, { pool }, holders) => {
      const erased = await this.repository.eraseContacts(transaction, pool, holders);
      const erasedAt = this.clock.now();
      const erasure = { contactId, contactIds: pool, erasedAt, erased };
      const { id: certificateId } = await this.certificates.add(transaction, caller.tenantId, erasure);
      return { contactId, certificateId, erasedAt, erased };
    });
  }

  /** @throws DomainError NOT_FOUND if the tenant has no such certificate. */
  async get({ tenantId }: Caller, erasureId: string): Promise<Certificate> {
    const certificate = await this.certificates.byId(tenantId, erasureId);
    if (!certificate) throw notFound('erasure', erasureId);
    return certificate;
  }

  /** A page of the tenant's certificates, oldest first. */
  async list(
    { tenantId }: Caller,
    { limit, cursor }: { limit: number; cursor?: string | undefined },
  ): Promise<{ erasures: Certificate[]; nextCursor: string | null }> {
    const after = fromCursor(cursor, LIST, readPlace)?.after ?? 0;
    const found = await this.certificates.list(tenantId, after, limit + 1);
    const erasures = found.slice(0, limit);
    return {
      erasures,
      nextCursor: nextCursor(erasures, found.length > limit, ({ number }) => ({ after: number }), LIST),
    };
  }
}

const LIST = listMark('listErasures', '');
const readPlace = placeReader({ after: count });
