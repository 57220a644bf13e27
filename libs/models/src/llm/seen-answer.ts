import type { ChatAnswer } from './chat-answer.js';
import { patientFetch } from './patient-fetch.js';

/**
 * The answer as the server sent it. The library discards some answers together with their token counts: those that were cut off, filtered
 * or slightly invalid JSON, and refusals.
 */
export class SeenAnswer {
  #answer: ChatAnswer | undefined;

  /** Undefined until a server that answered 200 has sent everything. */
  get answer(): ChatAnswer | undefined {
    return this.#answer;
  }

  /** The `fetch` for the client. It reads the whole body, so that the request's time limit covers it. */
  readonly fetch = async (...request: Parameters<typeof fetch>): Promise<Response> => {
    const response = await patientFetch(...request);
    if (!response.ok) return response;
    const text = await response.text();
    this.#answer = read(text);
    return new Response(text, { status: response.status, headers: response.headers });
  };
}

/** A server that answers 200 can send anything, such as a login page. */
function read(text: string): ChatAnswer {
  try {
    return (JSON.parse(text) as ChatAnswer | null) ?? {};
  } catch {
    return {};
  }
}
