import { z } from 'zod';
import { type Certificate, faultOf } from '#contacts/certificate.js';
import { getErasure } from '#contract/erasures.js';
import { StartupError } from '#domain/service/errors.js';

/** A certificate, and the tenant of its list. */
export type Listed = Certificate & { readonly tenantId: string };

const Line = (getErasure.output as z.ZodObject).extend({ tenantId: z.string() });

/** @returns a certificate as a line of JSON. */
export function lineOf(tenantId: string, certificate: Certificate): string {
  return JSON.stringify({ tenantId, ...certificate });
}

/**
 * @returns the certificates of a file that `erasures list` wrote, or of several concatenated ones.
 * @throws StartupError that names the first line that is not a certificate, or the first certificate without the hash
 * of the one before.
 */
export function readLines(text: string): Listed[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const listed = lines.map((line, i) => {
    try {
      return Line.parse(JSON.parse(line)) as unknown as Listed;
    } catch {
      throw new StartupError(`Line ${i + 1} is no certificate: use a file as ./dev erasures list wrote it.`);
    }
  });
  for (const [tenantId, certificates] of Map.groupBy(listed, (one) => one.tenantId)) {
    const fault = faultOf(certificates.map(({ tenantId: _, ...certificate }) => certificate));
    if (fault) throw new StartupError(`The list of tenant ${tenantId} is incomplete or changed. ${fault}`);
  }
  return listed;
}
