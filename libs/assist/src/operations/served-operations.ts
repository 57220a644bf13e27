import { lookingTools } from '../tools/looking-tools.js';
import type { AnyServed } from '../tools/served.js';
import { askTool } from './ask-tool.js';
import { contactTools } from './contact-tools.js';
import { forgetTools } from './forget-tools.js';
import { memoryTools } from './memory-tools.js';
import { platformOperations } from './platform-operations.js';
import { sessionTools } from './session-tools.js';

/** What the contract states and no tool was described at length for, in the order in which tools are listed. */
export const otherOperations: readonly AnyServed[] = [
  askTool,
  ...contactTools,
  ...memoryTools,
  ...sessionTools,
  ...forgetTools,
  ...platformOperations,
];

/** All operations of the contract that GraphQL and models are served by one call of a service. */
export const servedOperations: readonly AnyServed[] = [...lookingTools, ...otherOperations];
