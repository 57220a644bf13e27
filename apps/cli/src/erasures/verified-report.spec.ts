import { verifiedReport } from './verified-report.js';
import { isCertified, isLeft } from './verify.js';

const certificate = { where: 'nodes :Certificate, contactId', text: 'id', found: 1, owners: [] };
const line = { where: 'nodes :AuditLine, contactId', text: 'id', found: 2, owners: [] };
const memory = { where: 'nodes :Memory, text', text: 'id', found: 1, owners: [{ tenantId: 'acme', contactId: 'C1' }] };

describe('what a search after an erasure found', () => {
  it('is nothing that is left where it is what the erasure itself leaves: its certificate, and lines of the audit log', () => {
    const graph = [certificate, line];
    expect(graph.filter(isLeft)).toEqual([]);
    expect(verifiedReport({ graph, files: null, settled: false }, new Map())).toEqual(
      expect.arrayContaining(['  nothing', '  besides 2 line(s) of the audit log, with the id and no word']),
    );
  });

  it('is left where anything else holds it', () => {
    expect([certificate, memory, line].filter(isLeft)).toEqual([memory]);
  });

  it('names the tenant and the contact where it was found', () => {
    const unknown = { ...memory, owners: [{ tenantId: null, contactId: null }] };
    const several = { ...memory, owners: [...memory.owners, { tenantId: 'acme', contactId: null }] };
    const lines = verifiedReport({ graph: [memory, unknown, several], files: null, settled: false }, new Map());
    expect(lines.slice(1, 4)).toEqual([
      '  id: nodes :Memory, text (1), of tenant acme contact C1',
      '  id: nodes :Memory, text (1)',
      '  id: nodes :Memory, text (1), of tenant acme contact C1; tenant acme',
    ]);
  });

  it('has a certificate only where one names the contact', () => {
    expect(isCertified([certificate], 'ID')).toBe(true);
    expect(isCertified([{ ...certificate, where: 'nodes :Certificate, contactIds' }], 'ID')).toBe(true);
    expect(isCertified([{ ...certificate, where: 'nodes :Certificate, id' }, memory, line], 'ID')).toBe(false);
    expect(isCertified([certificate], 'OTHER')).toBe(false);
  });
});
