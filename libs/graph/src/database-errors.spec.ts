import { Neo4jError } from 'neo4j-driver';
import { translated } from './database-errors.js';

const fault = (code: string): Error => new Neo4jError('x', code, '50N42', 'x');

describe('a fault of the database', () => {
  it.each([
    { code: 'ServiceUnavailable', says: /does not answer/ },
    { code: 'Neo.TransientError.General.MemoryPoolOutOfMemoryError', says: /no memory left/ },
    { code: 'Neo.ClientError.General.WriteOnReadOnlyAccessDatabase', says: /takes no writes/ },
    { code: 'Neo.ClientError.Transaction.TransactionTimedOut', says: /does not answer/ },
  ])('$code is one that passes, and is told as what it is', ({ code, says }) => {
    const told = translated(fault(code));
    expect(told).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringMatching(says) as string });
  });

  it('is not known to have undone a write whose answer was lost', () => {
    expect(translated(fault('SessionExpired'), true)).toMatchObject({
      message: expect.stringMatching(/whether this was written is not known/) as string,
    });
  });

  it('of our own making stays what it is', () => {
    const error = fault('Neo.ClientError.Statement.SyntaxError');
    expect(translated(error)).toBe(error);
  });
});
