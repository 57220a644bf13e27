import { unsupported } from './supported.js';

const server = (version: string, cypher: string[] = ['5']): Parameters<typeof unsupported>[0] => [
  { name: 'Cypher', versions: cypher },
  { name: 'Neo4j Kernel', versions: [version] },
];

it.each(['2026.02.0', '2026.08.1', '2026.10', '2027.01.0'])('Neo4j %s will do', (version) => {
  expect(unsupported(server(version))).toBeUndefined();
});

it.each(['2026.01.4', '2025.12.0', '5.26.0', '4.4.1'])('Neo4j %s is too old', (version) => {
  expect(unsupported(server(version, ['5', '25']))).toMatch(`Neo4j is ${version}; it must be 2026.02 or newer`);
});

it('Aura is judged by its Cypher, as its version stands still', () => {
  expect(unsupported(server('5.27-aura', ['5', '25']))).toBeUndefined();
  expect(unsupported(server('5.27-aura', ['5']))).toMatch('must be 2026.02');
});

it('a server that names no kernel is refused', () => {
  expect(unsupported([])).toMatch('an unknown version');
});
