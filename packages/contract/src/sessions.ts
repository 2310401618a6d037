import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';

/** A place where one is signed in. `id` names the session and opens nothing. */
export const session = z.object({
  id,
  /** For people: "Firefox on Windows". */
  device: z.string(),
  /** ISO moments; a session in use is noted once a day. */
  createdAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** Where one is signed in: the current session first, then the latest used. */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'session',
  response: z.array(session),
});

/** Ends one of one's sessions at once; ending the current one signs out. 404 for those of others. */
export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'session',
  params: z.object({ id }),
  response: z.object({ success: z.literal(true) }),
});
