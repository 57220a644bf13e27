import { verifiedReport } from './verified-report.js';
import { isLeft } from './verify.js';

const certificate = { where: 'nodes :Certificate, contactId', text: 'id', found: 1 };
const line = { where: 'nodes :AuditLine, contactId', text: 'id', found: 2 };
const memory = { where: 'nodes :Memory, text', text: 'id', found: 1 };

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
});
