import { lookingTools } from '../tools/looking-tools.js';
import type { AnyServed } from '../tools/served.js';
import { askOperation } from './ask-operation.js';
import { contactOperations } from './contact-operations.js';
import { entityOperations } from './entity-operations.js';
import { forkOperations } from './fork-operations.js';
import { extractionOperations } from './extraction-operations.js';
import { keyOperations } from './key-operations.js';
import { settingsOperations } from './settings-operations.js';
import { forgetOperations } from './forget-operations.js';
import { memoryOperations } from './memory-operations.js';
import { platformOperations } from './platform-operations.js';
import { revisionOperations } from './revision-operations.js';
import { sessionOperations } from './session-operations.js';

/** The operations of the contract whose tools have no long description, in the order in which tools are listed. */
export const otherOperations: readonly AnyServed[] = [
  askOperation,
  ...contactOperations,
  ...forkOperations,
  ...memoryOperations,
  ...entityOperations,
  ...sessionOperations,
  ...extractionOperations,
  ...settingsOperations,
  ...keyOperations,
  ...revisionOperations,
  ...forgetOperations,
  ...platformOperations,
];

/** All operations of the contract. One that several tools share is in the list several times. */
export const servedOperations: readonly AnyServed[] = [...lookingTools, ...otherOperations];

/** Each operation by its first entry. The fields of GraphQL and the controllers of REST are made from these. */
export const operationsOnce: readonly AnyServed[] = servedOperations.filter(
  (one, i) => servedOperations.findIndex(({ operation }) => operation === one.operation) === i,
);
