import { z } from 'zod';
import { NAME_MAX } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, requiredText } from './fields.ts';
import { roles } from './permissions.ts';

export const role = z.enum(roles);

/** A team as its member sees it in the list of their teams. */
export const team = z.object({
  id,
  name: z.string(),
  role,
  isActive: z.boolean(),
  memberCount: z.number().int(),
  shootCount: z.number().int(),
});
export type Team = z.infer<typeof team>;

const teamName = requiredText(NAME_MAX, 'Please enter a team name');
export const teamInput = z.strictObject({ name: teamName });

export const UNKNOWN_TEAM_MESSAGE = 'You are not a member of this team';

export const TEAM_CHANGED_MESSAGE = 'You work in another team now. This was not carried out';

const params = z.object({ teamId: id });

/** All teams of the signed-in person, oldest membership first; exactly one is active. */
export const listTeams = defineEndpoint({
  method: 'GET',
  path: '/api/user/teams',
  access: 'session',
  response: z.array(team),
});

/** One's membership in the active team. */
export const getTeamMember = defineEndpoint({
  method: 'GET',
  path: '/api/user/team-member',
  access: 'team',
  response: z.object({ teamId: id, role }),
});

/** Makes another of one's teams the active one, and answers with it. 422 for a team that one is not in. */
export const switchTeam = defineEndpoint({
  method: 'POST',
  path: '/api/user/active-team',
  access: 'session',
  body: z.strictObject({ teamId: id }),
  response: team,
});

/** One of one's teams, active or not. */
export const getTeam = defineEndpoint({
  method: 'GET',
  path: '/api/team/:teamId',
  access: 'member',
  params,
  response: team,
});

/** Renames a team. */
export const updateTeam = defineEndpoint({
  method: 'PATCH',
  path: '/api/team/:teamId',
  access: 'member',
  action: 'editTeamName',
  params,
  body: teamInput,
  response: team,
});

/** Makes a team (201), owned by the signed-in person and active from now on. */
export const createTeam = defineEndpoint({
  method: 'POST',
  path: '/api/team',
  access: 'session',
  body: teamInput,
  response: team,
});

/** Deletes a team with all that it has, files too. 409 when it is the only one that its owner owns. */
export const deleteTeam = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/:teamId',
  access: 'member',
  action: 'deleteTeam',
  params,
  response: z.object({ success: z.literal(true) }),
});
