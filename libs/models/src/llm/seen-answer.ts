import type { ChatAnswer } from './chat-answer.js';
import { patientFetch } from './patient-fetch.js';

/**
 * The answer as the server sent it. The library throws some away whole, with the tokens that they took: one that is cut off or
 * filtered, and one that is not quite JSON. It keeps nothing of a refusal.
 */
export class SeenAnswer {
  #answer: ChatAnswer | undefined;

  /** Undefined until a server that says 200 has sent everything. */
  get answer(): ChatAnswer | undefined {
    return this.#answer;
  }

  /** To be given to the client; it reads the body to its end, so that the time limit of the request covers it. */
  readonly fetch = async (...request: Parameters<typeof fetch>): Promise<Response> => {
    const response = await patientFetch(...request);
    if (!response.ok) return response;
    const text = await response.text();
    this.#answer = read(text);
    return new Response(text, { status: response.status, headers: response.headers });
  };
}

/** A server that says 200 can send anything: a page to log in, for one. */
function read(text: string): ChatAnswer {
  try {
    return (JSON.parse(text) as ChatAnswer | null) ?? {};
  } catch {
    return {};
  }
}
