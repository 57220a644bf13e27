/** An execution of the pom, with its wording in messages. */
export interface Artifacts {
  readonly goal: 'dependency:copy-dependencies@server' | 'dependency:copy@model';
  readonly name: string;
  /** What Maven downloads with an empty cache, in MB. */
  readonly megabytes: number;
  /** What somebody can do who cannot have it. */
  readonly instead: string;
}

export const SERVER: Artifacts = {
  goal: 'dependency:copy-dependencies@server',
  name: 'the Neo4j server',
  megabytes: 170,
  instead: 'set NEO4J_URI to a running Neo4j',
};

export const MODEL: Artifacts = {
  goal: 'dependency:copy@model',
  name: 'the embedding model',
  megabytes: 25,
  instead: 'set EMBEDDER to openai or none',
};
