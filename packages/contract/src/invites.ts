import { z } from 'zod';
import { writtenInviteCode } from './auth.ts';
import { PUBLIC_BODY_MAX_BYTES } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, id } from './fields.ts';
import { team } from './teams.ts';

/** What lets others in. `inviteUrl` opens sign-up with the code filled in. */
export const invite = z.object({ code: z.string(), inviteUrl: z.string() });
export type Invite = z.infer<typeof invite>;

export const ALREADY_MEMBER_MESSAGE = 'You are already a member of this team';
export const ALREADY_IN_TEAM_MESSAGE = 'This person is in the team already';

const params = z.object({ teamId: id });

/** A team's invite code and the link with it. For owners alone. */
export const getInvite = defineEndpoint({
  method: 'GET',
  path: '/api/team/:teamId/invite',
  access: 'member',
  action: 'readInviteCode',
  params,
  response: invite,
});

/** Gives a team a new invite code; the old one opens nothing any more. For owners alone. */
export const replaceInvite = defineEndpoint({
  method: 'POST',
  path: '/api/team/:teamId/invite',
  access: 'member',
  action: 'replaceInviteCode',
  params,
  response: invite,
});

/**
 * Sends an invitation with the team's link to an address. The answer is the same whether the address has an account or not;
 * 409 for that of somebody in the team, whom its owner knows anyway. For owners alone. 429.
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

/**
 * Which team an invitation leads into, for whoever holds its code: the name and nothing else. Who is signed in and in that
 * team learns which of theirs it is. 404, 429.
 */
export const readInvitation = defineEndpoint({
  method: 'GET',
  path: '/api/invites/:code',
  access: 'public',
  params: z.object({ code: writtenInviteCode }),
  response: z.object({ teamName: z.string(), ownTeamId: id.optional() }),
});

/**
 * Brings one into the team of an invite code, as a member, and makes it active. 404 for a code that opens no team, 409 for
 * members, 429 after ten wrong ones within an hour.
 */
export const joinTeam = defineEndpoint({
  method: 'POST',
  path: '/api/team/join',
  access: 'session',
  body: z.strictObject({ inviteCode: writtenInviteCode }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: team,
});
