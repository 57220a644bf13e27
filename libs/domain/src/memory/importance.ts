import { attributeName } from '#domain/attributes/attributes.js';
import type { MemoryKind } from './memory.js';

/** An example of a stated importance: its vector, and its importance from 0 to 1. */
export interface Prototype {
  readonly vector: readonly number[];
  readonly importance: number;
}

/**
 * How strongly the nearest prototypes outweigh the others, in cosine: one that is nearer by this much counts e times as
 * much. Sentences of one embedder lie close together, so this must be small.
 */
const SHARPNESS = 0.04;

/**
 * @param vector of unit length, like those of the prototypes.
 * @returns the importance of the prototypes, weighted by nearness (softmax): smooth, and between the least and the
 * greatest of them.
 */
export function importanceNear(vector: readonly number[], prototypes: readonly Prototype[]): number {
  const cosines = prototypes.map((prototype) => dot(prototype.vector, vector));
  const nearest = Math.max(...cosines);
  const weights = cosines.map((cosine) => Math.exp((cosine - nearest) / SHARPNESS));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const weighted = prototypes.reduce((sum, { importance }, i) => sum + importance * (weights[i] ?? 0), 0);
  return Number((weighted / whole).toFixed(3));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, component, i) => sum + component * (b[i] ?? 0), 0);
}

const BY_ATTRIBUTE: readonly (readonly [importance: number, attributes: readonly string[]])[] = [
  [0.95, ['allergy', 'condition', 'medication', 'blood_type']],
  [
    0.75,
    [
      ...['name', 'first_name', 'last_name', 'preferred_name', 'pronouns', 'birth_date', 'birth_place'],
      ...['current_city', 'current_country', 'home_address', 'marital_status', 'spouse', 'child', 'sibling'],
      ...['employer', 'job_title', 'occupation', 'school', 'primary_doctor'],
    ],
  ],
  [0.6, ['budget', 'subscription_plan', 'account_status', 'primary_email', 'primary_phone', 'work_address']],
  [0.45, ['likes', 'dislikes', 'hobby', 'preferred_channel', 'preferred_contact_time', 'preferred_language']],
];

const BY_KIND: Readonly<Record<MemoryKind, number>> = { procedural: 0.6, semantic: 0.55, episodic: 0.4 };

/** @returns the importance of a memory without a vector: that of its attribute if well known, else that of its kind. */
export function importanceOf(kind: MemoryKind, attribute: string | undefined): number {
  const name = attribute === undefined ? undefined : attributeName(attribute);
  const known = BY_ATTRIBUTE.find(([, attributes]) => name !== undefined && attributes.includes(name));
  return known?.[0] ?? BY_KIND[kind];
}
