import { z } from 'zod';
import { writtenInviteCode } from './auth.ts';
import { INVITATIONS_MAX, PUBLIC_BODY_MAX_BYTES } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, id } from './fields.ts';
import { givenRoles } from './permissions.ts';
import { team } from './teams.ts';

/** A second code of a team, for dictation. `expiresAt` is ISO 8601 in UTC. */
export const shortCode = z.object({ code: z.string(), expiresAt: z.string() });
export type ShortCode = z.infer<typeof shortCode>;

/** `inviteUrl` opens sign-up with `code` filled in. `shortCode` is null until an owner creates one. */
export const invite = z.object({
  code: z.string(),
  inviteUrl: z.string(),
  shortCode: shortCode.nullable(),
});
export type Invite = z.infer<typeof invite>;

export const ALREADY_MEMBER_MESSAGE = 'You are already a member of this team';
export const ALREADY_IN_TEAM_MESSAGE = 'This person is already in the team';

const params = z.object({ teamId: id });

export const getInvite = defineEndpoint({
  method: 'GET',
  path: '/api/team/:teamId/invite',
  access: 'member',
  action: 'readInviteCode',
  params,
  response: invite,
});

/** Replaces a team's invite code. The old code and the short code become invalid. */
export const replaceInvite = defineEndpoint({
  method: 'POST',
  path: '/api/team/:teamId/invite',
  access: 'member',
  action: 'replaceInviteCode',
  params,
  response: invite,
});

/** Creates a short code that is valid for 24 hours. While there is one, returns that one. */
export const createShortCode = defineEndpoint({
  method: 'POST',
  path: '/api/team/:teamId/invite/short-code',
  access: 'member',
  action: 'readInviteCode',
  params,
  response: shortCode,
});

/** Ends the short code. Idempotent: the response is the same without one. */
export const revokeShortCode = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/:teamId/invite/short-code',
  access: 'member',
  action: 'readInviteCode',
  params,
  response: z.object({ success: z.literal(true) }),
});

/** A mailed invitation that is neither accepted nor expired. Times are ISO 8601 in UTC. */
export const invitation = z.object({
  id,
  email: z.string(),
  role: z.enum(givenRoles),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

export const INVITATIONS_FULL_MESSAGE = `A team can have at most ${INVITATIONS_MAX} open invitations. Revoke some first.`;

/** Lists a team's open invitations, the newest first. */
export const listInvitations = defineEndpoint({
  method: 'GET',
  path: '/api/team/:teamId/invitations',
  access: 'member',
  action: 'inviteByMail',
  params,
  response: z.array(invitation),
});

/** Ends an open invitation: its link opens nothing any more. Errors: 404. */
export const revokeInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/:teamId/invitations/:invitationId',
  access: 'member',
  action: 'inviteByMail',
  params: z.object({ teamId: id, invitationId: id }),
  response: z.object({ success: z.literal(true) }),
});

/**
 * Mails an invitation: a link that one person can use, within a week, and that gives them `role`. A further invitation to
 * the same address replaces it. The response does not reveal whether the address has an account. Errors: 409 if it
 * belongs to a member, whom the owner can see anyway, and if the team has too many open invitations; 429.
 */
export const sendInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/team/:teamId/invite/send',
  access: 'member',
  action: 'inviteByMail',
  params,
  body: z.strictObject({
    email,
    role: z.enum(givenRoles, 'Please choose member or admin').default('member'),
  }),
  response: z.object({ success: z.literal(true) }),
});

/**
 * Returns the name of the team that an invite code opens, the role that it gives, and whether further people can join with
 * it. `ownTeamId` is set for members. The code is in the body, because proxies log addresses. Errors: 404; 429.
 */
export const readInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/invites/read',
  access: 'public',
  body: z.strictObject({ inviteCode: writtenInviteCode }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: z.object({
    teamName: z.string(),
    role: z.enum(givenRoles),
    isForMany: z.boolean(),
    ownTeamId: id.optional(),
  }),
});

/**
 * Adds the caller to the team of an invite code as a member, or with the role of a mailed invitation, and makes that team
 * active. Errors: 404 for an invalid
 * code; 409 for members; 429 after ten invalid codes within an hour.
 */
export const joinTeam = defineEndpoint({
  method: 'POST',
  path: '/api/team/join',
  access: 'session',
  body: z.strictObject({ inviteCode: writtenInviteCode }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: team,
});
