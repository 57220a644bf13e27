import { Neo4jError } from 'neo4j-driver';
import { lostServer, translated } from './database-errors.js';

const fault = (code: string): Error => new Neo4jError('x', code, '50N42', 'x');

describe('a fault of the database', () => {
  it.each([
    { code: 'ServiceUnavailable', says: /does not answer/ },
    { code: 'Neo.TransientError.General.MemoryPoolOutOfMemoryError', says: /no memory left/ },
    { code: 'Neo.ClientError.General.WriteOnReadOnlyAccessDatabase', says: /takes no writes/ },
    { code: 'Neo.ClientError.Transaction.TransactionTimedOut', says: /took too long.*do less at once/ },
    { code: 'Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration', says: /took too long/ },
    { code: 'Neo.ClientError.Transaction.Terminated', says: /does not answer/ },
    { code: 'Neo.TransientError.Cluster.NoLeaderAvailable', says: /does not answer/ },
    { code: 'Neo.ClientError.Cluster.NotALeader', says: /has to begin with neo4j:/ },
    { code: 'Neo.ClientError.General.ForbiddenOnReadOnlyDatabase', says: /has to begin with neo4j:/ },
  ])('$code is one that passes, and is told as what it is', ({ code, says }) => {
    const told = translated(fault(code));
    expect(told).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringMatching(says) as string });
  });

  it.each([
    'SessionExpired',
    'Neo.TransientError.Cluster.ReplicationFailure',
    'Neo.TransientError.Transaction.LeaderSwitch',
    'Neo.ClientError.Transaction.Terminated',
    'Neo.ClientError.Transaction.TransactionTimedOut',
  ])('is not known to have undone a write whose commit is answered %s', (code) => {
    expect(translated(fault(code), true)).toMatchObject({
      message: expect.stringMatching(/whether this was written is not known/) as string,
    });
  });

  it.each([
    { code: 'SessionExpired', lost: true },
    { code: 'ServiceUnavailable', lost: true },
    { code: 'Neo.TransientError.Cluster.NoLeaderAvailable', lost: true },
    { code: 'Neo.TransientError.Transaction.LeaderSwitch', lost: true },
    { code: 'Neo.TransientError.General.DatabaseUnavailable', lost: true },
    { code: 'Neo.TransientError.Transaction.DeadlockDetected', lost: false },
    { code: 'Neo.ClientError.Transaction.Terminated', lost: false },
    { code: 'Neo.ClientError.Statement.SyntaxError', lost: false },
  ])('$code: another server may do what was asked: $lost', ({ code, lost }) => {
    expect(lostServer(fault(code))).toBe(lost);
  });

  it('of our own making stays what it is', () => {
    const error = fault('Neo.ClientError.Statement.SyntaxError');
    expect(translated(error)).toBe(error);
  });
});
