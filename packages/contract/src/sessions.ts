import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';

/** `id` identifies a session but does not authenticate. */
export const session = z.object({
  id,
  /** A readable name such as "Firefox on Windows". */
  device: z.string(),
  /** ISO 8601 in UTC. `lastUsedAt` is updated at most once a day. */
  createdAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** Lists the caller's sessions: the current one first, then the most recently used. */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'session',
  response: z.array(session),
});

/**
 * Ending the current session signs out. A recent sign-in is needed, so that a stolen session cannot end those of its owner.
 * Errors: 404 for sessions of other users.
 */
export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'session',
  recent: true,
  params: z.object({ id }),
  response: z.object({ success: z.literal(true) }),
});
