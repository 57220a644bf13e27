import { z } from 'zod';

const callId = z.string().regex(/^[\w.:-]{1,100}$/);
const from = z.string().regex(/^\+?[\d ()-]{3,30}$/);
const text = z.string().trim().min(1).max(4_000);

/** What the telephone provider posts, in the order of a call. */
export const CallEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ringing'), callId, from }),
  z.object({ event: z.literal('utterance'), callId, from, text }),
  z.object({ event: z.literal('hangup'), callId, from }),
]);
export type CallEvent = z.infer<typeof CallEvent>;
