/** An execution of the pom, and the words for messages about it. */
export interface Artifacts {
  readonly goal: 'dependency:copy-dependencies@server' | 'dependency:copy@model';
  readonly name: string;
  /** What to do for a reader who cannot have it. */
  readonly instead: string;
}

export const SERVER: Artifacts = {
  goal: 'dependency:copy-dependencies@server',
  name: 'the Neo4j server',
  instead: 'set NEO4J_URI to a running Neo4j',
};

export const MODEL: Artifacts = {
  goal: 'dependency:copy@model',
  name: 'the embedding model',
  instead: 'set EMBEDDER to openai or none',
};
