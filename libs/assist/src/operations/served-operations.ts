import { lookingTools } from '../tools/looking-tools.js';
import type { AnyServed } from '../tools/served.js';
import { askOperation } from './ask-operation.js';
import { contactOperations } from './contact-operations.js';
import { forgetOperations } from './forget-operations.js';
import { memoryOperations } from './memory-operations.js';
import { platformOperations } from './platform-operations.js';
import { sessionOperations } from './session-operations.js';

/** What the contract states and no tool was described at length for, in the order in which tools are listed. */
export const otherOperations: readonly AnyServed[] = [
  askOperation,
  ...contactOperations,
  ...memoryOperations,
  ...sessionOperations,
  ...forgetOperations,
  ...platformOperations,
];

/** All operations of the contract that GraphQL and models are served by one call of a service. */
export const servedOperations: readonly AnyServed[] = [...lookingTools, ...otherOperations];
