import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { type MemberRole, may, refusals } from './permissions.ts';

const entry = z.object({ id, name: z.string() });

/**
 * The crew entry that the caller is, as someone said. Without one, `suggested` is an entry of no account that has the
 * caller's confirmed email address.
 */
const ownEntry = z.object({ own: entry.nullable(), suggested: entry.nullable() });
export type OwnEntry = z.infer<typeof ownEntry>;

export const getOwnEntry = defineEndpoint({
  method: 'GET',
  path: '/api/personnel/me',
  access: 'team',
  response: ownEntry,
});

/**
 * Says which member a crew entry is; null for none. Errors: 403 for other members and for an entry that is another member,
 * except for owners and admins; 404; 409 if the member is another entry already; 422 for an account that is not in the team.
 */
export const connectAccount = defineEndpoint({
  method: 'PATCH',
  path: '/api/personnel/:id/account',
  access: 'team',
  params: z.object({ id }),
  body: z.strictObject({ userId: id.nullable() }),
  response: z.object({ userId: id.nullable() }),
});

export const TAKEN_ENTRY_MESSAGE = 'Another member is already linked to this crew member';

/** Returns the message why `actor` may not connect an entry of one account to another one; undefined if allowed. */
export function connectRefusal(
  actor: MemberRole,
  current: string | null,
  next: string | null,
): string | undefined {
  if (may(actor.role, 'connectAccounts')) return undefined;
  if (current !== null && current !== actor.userId) return TAKEN_ENTRY_MESSAGE;
  return next !== null && next !== actor.userId ? refusals.connectAccounts : undefined;
}
