/**
 * How many values an attribute can have at one instant. `unknown`: nobody said, or it depends on more than the name,
 * such as the status of an order: each order has one.
 */
export type Cardinality = 'one' | 'many' | 'unknown';

/** What is known about a well-known attribute. */
export interface WellKnown {
  readonly cardinality: Cardinality;
  /** The meaning of a value, in one line. */
  readonly description: string;
  /** Other names with exactly the same meaning. */
  readonly synonyms: readonly string[];
}

/** Well-known attributes by their names. */
export type Attributes = Readonly<Record<string, WellKnown>>;

/** Well-known attributes by subject. */
export type AttributeGroups = Readonly<Record<string, Attributes>>;

/**
 * One value at a time: another value always replaces it. Only for a name that can mean nothing else.
 *
 * @param synonyms with spaces between.
 */
export function one(description: string, synonyms = ''): WellKnown {
  return { cardinality: 'one', description, synonyms: synonyms.split(' ').filter(Boolean) };
}

/** Many values at a time: another value never replaces one. */
export function many(description: string, synonyms = ''): WellKnown {
  return { ...one(description, synonyms), cardinality: 'many' };
}

/** One value or many, depending on what the statement is about; decided each time. */
export function depends(description: string, synonyms = ''): WellKnown {
  return { ...one(description, synonyms), cardinality: 'unknown' };
}
