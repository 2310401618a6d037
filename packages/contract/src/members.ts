import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { givenRoles } from './permissions.ts';
import { profile } from './profile.ts';
import { role, team } from './teams.ts';

/** Somebody in a team. `id` is that of the membership, which calls name; `profile` is null before its first save. */
export const member = z.object({
  id,
  userId: id,
  role,
  profile: profile.nullable(),
  user: z.object({ email: z.string() }),
});
export type Member = z.infer<typeof member>;

const params = z.object({ teamId: id, memberId: id });

/** Everybody in a team: owners first, then admins, then members, each the longest-standing first. */
export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/api/team/:teamId/members',
  access: 'member',
  action: 'readMembers',
  params: z.object({ teamId: id }),
  response: z.array(member),
});

/** Makes a member an admin, or an admin a member. 403 for owners and for oneself. */
export const changeRole = defineEndpoint({
  method: 'PATCH',
  path: '/api/team/:teamId/members/:memberId/role',
  access: 'member',
  action: 'changeRoles',
  params,
  body: z.strictObject({ role: z.enum(givenRoles, 'Please choose member or admin') }),
  response: member,
});

/** Takes a member out of the team, from their next request on. 403 for owners and for oneself. */
export const removeMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/:teamId/members/:memberId',
  access: 'member',
  action: 'removeMembers',
  params,
  response: z.object({ success: z.literal(true) }),
});

/**
 * Leaves the active team, or the one that the body names, and answers with the new personal team, which is active now. When
 * the only owner leaves, the longest-standing admin owns the team, else the longest-standing member. 409 for the only
 * member, 422 for a team that one is not in.
 */
export const leaveTeam = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/leave',
  access: 'session',
  body: z.strictObject({ teamId: id.optional() }).optional(),
  response: team,
});
