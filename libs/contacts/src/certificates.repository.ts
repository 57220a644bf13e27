import { Injectable } from '@nestjs/common';
import {
  certificateById,
  certificateKeep,
  certificateLast,
  certificateList,
  certificateLock,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { type Certificate, hashOf } from './certificate.js';

/** The certificates of erasures in the graph; one list per tenant. */
@Injectable()
export class CertificatesRepository {
  constructor(private readonly graph: Graph) {}

  /** Adds a certificate to the end of the tenant's list, which stays locked until the transaction ends. */
  async add(
    transaction: Queries,
    tenantId: string,
    erasure: Pick<Certificate, 'contactId' | 'contactIds' | 'erasedAt' | 'erased'>,
  ): Promise<Certificate> {
    await transaction.all(certificateLock, { tenantId });
    const [last] = await transaction.all(certificateLast, { tenantId });
    const unsigned = {
      ...erasure,
      contactIds: erasure.contactIds.toSorted(),
      id: newId(),
      number: (last?.number ?? 0) + 1,
      previous: last?.hash ?? null,
    };
    const certificate = { ...unsigned, hash: hashOf(unsigned) };
    await transaction.all(certificateKeep, { tenantId, ...certificate });
    return certificate;
  }

  async byId(tenantId: string, id: string): Promise<Certificate | undefined> {
    const [row] = await this.graph.all(certificateById, { tenantId, id });
    return row;
  }

  /** @param after only certificates after this number. */
  async list(tenantId: string, after: number, limit: number): Promise<Certificate[]> {
    return this.graph.all(certificateList, { tenantId, after, limit });
  }
}
