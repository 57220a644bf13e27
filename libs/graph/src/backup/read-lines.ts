import { StartupError } from '#domain/service/errors.js';
import type { BackupContactLinksRow, BackupContactNodesRow } from '../generated/queries.js';
import { type Written, writtenOf } from './stored-value.js';

/** A node as read for a backup. */
export type ReadNode = BackupContactNodesRow;
/** A relationship as read for a backup. */
export type ReadLink = BackupContactLinksRow;

/** @returns the id of a node in a backup. */
export function keyOf(group: string, elementId: string): string {
  return `${group}.${elementId.slice(elementId.lastIndexOf(':') + 1)}`;
}

/**
 * @returns the properties as written to a file.
 * @throws StartupError that names a property that a backup cannot store.
 */
export function written(where: string, properties: Readonly<Record<string, unknown>>): Record<string, Written> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      try {
        return [name, writtenOf(value)];
      } catch (error) {
        const what = error instanceof Error ? error.message : String(error);
        throw new StartupError(`${where}.${name} is ${what}; a backup cannot hold that.`);
      }
    }),
  );
}
