import { readConfig } from '#config/config.js';
import { assertUsable, remoteServer } from './remote-server.js';

describe('the Neo4j at NEO4J_URI', () => {
  it.each(['http://127.0.0.1:7474', '127.0.0.1:7687', 'boltt://db:7687'])('is not at %s', async (uri) => {
    await expect(remoteServer(readConfig({ NEO4J_URI: uri }), uri)).rejects.toThrow(
      `NEO4J_URI (${uri}) must begin with bolt:// or neo4j://, or with bolt+s:// or neo4j+s:// for TLS; 7687 is the usual port.`,
    );
  });
});

describe('a database that a command only reads', () => {
  const given = { address: '--uri', login: '--user and --password-file' };

  it('is told by the name of its option', async () => {
    const login = { uri: '', user: 'neo4j', password: '' };
    await expect(assertUsable(login, given)).rejects.toThrow('--uri () must begin with bolt://');
    await expect(assertUsable({ ...login, uri: 'bolt://127.0.0.1:1' }, given)).rejects.toThrow(
      'No Neo4j answers at --uri (bolt://127.0.0.1:1): start it, or correct the address.',
    );
  });
});
