import { type Attributes, SpanKind } from '@opentelemetry/api';
import type { Step } from '#domain/service/instruments.js';

/** @returns the name of a step's span. */
export function nameOf({ kind, name }: Step): string {
  switch (kind) {
    case 'query':
      return name;
    case 'model':
      return `chat ${name}`;
    case 'embedding':
      return `embeddings ${name}`;
    case 'arbiter':
      return 'arbiter';
    case 'recall':
      return 'recall';
  }
}

/** @returns whether a step calls another system. */
export function kindOf({ kind }: Step): SpanKind {
  return kind === 'recall' || kind === 'arbiter' ? SpanKind.INTERNAL : SpanKind.CLIENT;
}

/** @returns the attributes of a step's span, with the names of the semantic conventions where they exist. */
export function attributesOf({ kind, name, count }: Step): Attributes {
  switch (kind) {
    case 'query':
      return { 'db.system.name': 'neo4j', 'db.query.summary': name };
    case 'model':
      return { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': name };
    case 'embedding':
      return { 'gen_ai.operation.name': 'embeddings', 'gen_ai.request.model': name, 'palimpsest.texts': count ?? 0 };
    case 'arbiter':
      return { 'palimpsest.arbiter': name };
    case 'recall':
      return { 'palimpsest.searched': name };
  }
}
