import { z } from 'zod';
import { writtenInviteCode } from './auth.ts';
import { PUBLIC_BODY_MAX_BYTES } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, id } from './fields.ts';
import { team } from './teams.ts';

/** `inviteUrl` opens sign-up with `code` filled in. */
export const invite = z.object({ code: z.string(), inviteUrl: z.string() });
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

/** Replaces a team's invite code. The old code becomes invalid. */
export const replaceInvite = defineEndpoint({
  method: 'POST',
  path: '/api/team/:teamId/invite',
  access: 'member',
  action: 'replaceInviteCode',
  params,
  response: invite,
});

/**
 * Mails the team's link. The response does not reveal whether the address has an account. Errors: 409 if it belongs to
 * a member, whom the owner can see anyway; 429.
 */
export const sendInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/team/:teamId/invite/send',
  access: 'member',
  action: 'inviteByMail',
  params,
  body: z.strictObject({ email }),
  response: z.object({ success: z.literal(true) }),
});

/** Returns the name of the team that an invite code opens. `ownTeamId` is set for members. Errors: 404; 429. */
export const readInvitation = defineEndpoint({
  method: 'GET',
  path: '/api/invites/:code',
  access: 'public',
  params: z.object({ code: writtenInviteCode }),
  response: z.object({ teamName: z.string(), ownTeamId: id.optional() }),
});

/**
 * Adds the caller to the team of an invite code as a member, and makes that team active. Errors: 404 for an invalid
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
