/**
 * How many values an attribute can have at one instant. `unknown`: nobody said, or it depends on more than the name says, such as the
 * status of an order, of which there is one for each order.
 */
export type Cardinality = 'one' | 'many' | 'unknown';

/** What is known about a well-known attribute. */
export interface WellKnown {
  readonly cardinality: Cardinality;
  /** What a value of it says, in one line. */
  readonly description: string;
  /** Other names for the same, and for nothing else. */
  readonly synonyms: readonly string[];
}

/** Well-known attributes by their names. */
export type Attributes = Readonly<Record<string, WellKnown>>;

/** Well-known attributes by what they are about. */
export type AttributeGroups = Readonly<Record<string, Attributes>>;

/**
 * One value at a time, whatever is said: another value always replaces it. Only for a name that can mean nothing else.
 *
 * @param synonyms with spaces between.
 */
export function one(description: string, synonyms = ''): WellKnown {
  return { cardinality: 'one', description, synonyms: synonyms.split(' ').filter(Boolean) };
}

/** Many values beside each other: another value never replaces one. */
export function many(description: string, synonyms = ''): WellKnown {
  return { ...one(description, synonyms), cardinality: 'many' };
}

/** One value or many: it depends on what the statement is about, and is asked each time. */
export function depends(description: string, synonyms = ''): WellKnown {
  return { ...one(description, synonyms), cardinality: 'unknown' };
}
