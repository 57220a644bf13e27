import { readConfig } from '#config/config.js';
import { remoteServer } from './remote-server.js';

describe('the Neo4j at NEO4J_URI', () => {
  it.each(['http://127.0.0.1:7474', '127.0.0.1:7687', 'boltt://db:7687'])('is not at %s', async (uri) => {
    await expect(remoteServer(readConfig({ NEO4J_URI: uri }), uri)).rejects.toThrow(
      `NEO4J_URI (${uri}) must begin with bolt:// or neo4j://, or with bolt+s:// or neo4j+s:// for TLS; 7687 is the usual port.`,
    );
  });
});
