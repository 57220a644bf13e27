import { isWrittenVector, storedOf, type Written } from './stored-value.js';

interface StoredNode {
  readonly properties: Record<string, unknown>;
  readonly vectors: { readonly property: string; readonly values: unknown }[];
}

/** @returns a node as it is created. Vectors are set separately, so that they are stored with four bytes per number. */
export function storedNode(
  properties: Readonly<Record<string, Written>>,
  vectorProperties: ReadonlyMap<string, string>,
): StoredNode {
  const all = Object.entries(properties).flatMap(([name, value]): [string, Written][] => {
    const property = /^(?:embedding|wordVectors)[AB]$/.test(name) ? vectorProperties.get(name) : name;
    return property === undefined ? [] : [[property, value]];
  });
  return {
    properties: storedProperties(Object.fromEntries(all.filter(([, value]) => !isWrittenVector(value)))),
    vectors: all.flatMap(([property, value]) =>
      isWrittenVector(value) ? [{ property, values: storedOf(value) }] : [],
    ),
  };
}

/** @returns properties as the driver takes them. */
export function storedProperties(properties: Readonly<Record<string, Written>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, storedOf(value)]));
}
