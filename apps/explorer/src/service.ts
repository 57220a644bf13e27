import { createClient, PalimpsestError, type Problem } from '@palimpsest/client';

/** The cookie counts only with this header, which no page of another site can add. */
const HEADERS = { 'x-palimpsest-explorer': '1' };

/** Told to the window when the service knows nobody by the cookie any more. */
export const SIGNED_OUT = 'palimpsest-signed-out';

/** The service that this page came from. */
export const service = createClient({
  url: location.origin,
  fetch: async (request) => {
    for (const [name, value] of Object.entries(HEADERS)) request.headers.set(name, value);
    const response = await fetch(request);
    if (response.status === 401) dispatchEvent(new Event(SIGNED_OUT));
    return response;
  },
});

/** @throws PalimpsestError when the key opens nothing. */
export async function signIn(key: string): Promise<void> {
  await toggle('POST', JSON.stringify({ key }));
}

/** Ends the sign-in of this browser. */
export async function signOut(): Promise<void> {
  await toggle('DELETE');
  dispatchEvent(new Event(SIGNED_OUT));
}

async function toggle(method: string, body?: string): Promise<void> {
  const headers = { ...HEADERS, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const response = await fetch('/app/sign-in', { method, headers, ...(body === undefined ? {} : { body }) });
  if (response.ok) return;
  const { code, detail } = (await response.json()) as Problem;
  throw new PalimpsestError(code, detail, [], response.status);
}
