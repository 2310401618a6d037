import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { givenRoles } from './permissions.ts';
import { profile } from './profile.ts';
import { role, team } from './teams.ts';

/** How a member joined: by the team's code, or by a mailed invitation. */
export const entries = ['code', 'mail'] as const;

/**
 * `id` is the id of the membership, not of the user. `profile` is null before its first save. `joinedAt` is ISO 8601 in
 * UTC. `joinedBy` is null for the first owner and where it is not known. `invitedAs`, the address of the mailed invitation,
 * is only for owners.
 */
export const member = z.object({
  id,
  userId: id,
  role,
  profile: profile.nullable(),
  user: z.object({ email: z.string() }),
  joinedAt: z.string(),
  joinedBy: z.enum(entries).nullable(),
  invitedAs: z.string().nullable(),
});
export type Member = z.infer<typeof member>;

const params = z.object({ teamId: id, memberId: id });

/** Lists owners, then admins, then members, each by time in the team, longest first. */
export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/api/team/:teamId/members',
  access: 'member',
  action: 'readMembers',
  params: z.object({ teamId: id }),
  response: z.array(member),
});

/** Makes a member an admin, or an admin a member. Errors: 403 for owners and for the caller's own role. */
export const changeRole = defineEndpoint({
  method: 'PATCH',
  path: '/api/team/:teamId/members/:memberId/role',
  access: 'member',
  action: 'changeRoles',
  params,
  body: z.strictObject({ role: z.enum(givenRoles, 'Please choose member or admin') }),
  response: member,
});

/**
 * Makes a member the owner. The caller becomes an admin. Errors: 403 for members who are owners, and
 * `reauthentication_required`.
 */
export const transferOwnership = defineEndpoint({
  method: 'POST',
  path: '/api/team/:teamId/members/:memberId/owner',
  access: 'member',
  action: 'transferOwnership',
  recent: true,
  params,
  response: member,
});

/**
 * Removes a member, effective with their next request. The team gets a new invite code, and open invitations to the member
 * end. Errors: 403 for owners and for the caller.
 */
export const removeMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/:teamId/members/:memberId',
  access: 'member',
  action: 'removeMembers',
  params,
  response: z.object({ success: z.literal(true) }),
});

/**
 * Leaves the given team (default: the active one). Returns a new personal team, which becomes active. If the only owner
 * leaves, the longest-standing admin becomes owner, or else the longest-standing member. Errors: 403
 * `reauthentication_required` for the only owner; 409 for the only member; 422 for a team that the caller is not in.
 */
export const leaveTeam = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/leave',
  access: 'session',
  body: z.strictObject({ teamId: id.optional() }).optional(),
  response: team,
});
