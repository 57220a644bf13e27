import { LlmFault, type LlmFaultDetails, type LlmFaultKind } from './llm-fault.js';

/** What can be read from any error of the client. Texts of the server are only matched, never passed on, because they may quote keys. */
export interface ServerError {
  readonly status: number | null;
  /** The server's message, lower case, at most 2,000 characters. */
  readonly words: string;
  readonly retryAfterMs: number | null;
}

/** Longer waits are ignored. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

export function readError(error: unknown): ServerError {
  const { status, message, code, headers } = parts(unwrapped(error));
  return {
    status: typeof status === 'number' ? status : null,
    words: [code, message]
      .filter((text) => typeof text === 'string')
      .join(' ')
      .slice(0, 2_000)
      .toLowerCase(),
    retryAfterMs: retryAfter(headers),
  };
}

/** Whether the request exceeds the model's context. */
export function isTooLong({ status, words }: ServerError): boolean {
  return (
    status === 413 ||
    (status === 400 && /context_length|context (?:length|size|window)|maximum (?:\w+ )?tokens|too long/.test(words))
  );
}

/** Whether the server says that it does not support the feature, and the rest is valid. */
export function isRejectionOf(feature: RegExp, { status, words }: ServerError): boolean {
  return status !== null && [400, 404, 415, 422, 501].includes(status) && feature.test(words);
}

const TOO_MUCH = /too (?:large|big|high|long|many|much)|at most|maximum|exceed|less than|out of range/;

/** Whether the server knows the field but accepts only a smaller number. */
export function isTooMuch(field: string, read: ServerError): boolean {
  return (
    isRejectionOf(new RegExp(field, 'i'), read) &&
    TOO_MUCH.test(read.words) &&
    !/unsupported|not supported|unknown|unrecogni[sz]ed|not permitted|not allowed/.test(read.words)
  );
}

/** Whether a retry in a moment may help. After a timeout it does not, since the wait was long already. */
export function isWorthRetrying({ kind, message }: LlmFault): boolean {
  return ['unreachable', 'server'].includes(kind) || (kind === 'rate-limited' && !message.includes('quota'));
}

/** @returns the fault for an error; its message says what to do. */
export function faultOf(error: unknown): LlmFault {
  const read = readError(error);
  const { status, words, retryAfterMs } = read;
  const fault = (kind: LlmFaultKind, complaint: string, details: LlmFaultDetails = {}): LlmFault =>
    new LlmFault(kind, `The language model's server ${complaint}.`, details);
  if (status === 401 || status === 403) return fault('misconfigured', `refused the key (${status}): check LLM_API_KEY`);
  if (status === 404) return fault('misconfigured', 'answered 404: check LLM_BASE_URL and LLM_MODEL');
  if (isTooLong(read)) return fault('truncated', `says that the question is too long for the model (${status})`);
  if (status === 429 && /insufficient_quota|billing|credit/.test(words)) {
    return fault('rate-limited', 'says that the quota of the key is used up (429)', { retryAfterMs });
  }
  if (status === 429) return fault('rate-limited', 'is asked too often (429)', { retryAfterMs });
  if (status === 408 || (status !== null && status >= 500)) {
    return fault('server', `answered ${status}`, { retryAfterMs });
  }
  if (status !== null) return fault('refused', `refused the request (${status})`);
  if (error instanceof SyntaxError) return fault('nonsense', 'sent an answer that is no JSON');
  return fault('unreachable', 'could not be reached, or broke off: check that it runs, and LLM_BASE_URL');
}

/** The client has its own error for a question that is too long; the server's error is its cause. */
function unwrapped(error: unknown): unknown {
  return error instanceof Error && error.name === 'ContextOverflowError' ? error.cause : error;
}

function parts(error: unknown): { status?: unknown; message?: unknown; code?: unknown; headers?: unknown } {
  return typeof error === 'object' && error !== null ? error : {};
}

function retryAfter(headers: unknown): number | null {
  const header = headers instanceof Headers ? headers.get('retry-after') : null;
  // The other form, a date, depends on the server's clock, which may differ from ours.
  const seconds = header === null || header.trim() === '' ? NaN : Number(header);
  return seconds >= 0 ? Math.min(seconds * 1_000, LONGEST_WAIT_MS) : null;
}
