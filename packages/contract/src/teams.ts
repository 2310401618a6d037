import { z } from 'zod';
import { NAME_MAX } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, requiredText } from './fields.ts';
import { roles } from './permissions.ts';

export const role = z.enum(roles);

/** `role` and `isActive` are those of the user who asks. `hasSampleData` is true until a member removes it. */
export const team = z.object({
  id,
  name: z.string(),
  role,
  isActive: z.boolean(),
  memberCount: z.number().int(),
  shootCount: z.number().int(),
  hasSampleData: z.boolean(),
});
export type Team = z.infer<typeof team>;

const teamName = requiredText(NAME_MAX, 'Please enter a team name');
export const teamInput = z.strictObject({ name: teamName });

export const UNKNOWN_TEAM_MESSAGE = 'You are not a member of this team';

export const TEAM_CHANGED_MESSAGE = 'You switched to another team. This was not saved.';

const params = z.object({ teamId: id });

/** Lists the user's teams, oldest membership first. Exactly one is active. */
export const listTeams = defineEndpoint({
  method: 'GET',
  path: '/api/user/teams',
  access: 'session',
  response: z.array(team),
});

export const getTeamMember = defineEndpoint({
  method: 'GET',
  path: '/api/user/team-member',
  access: 'team',
  response: z.object({ teamId: id, role }),
});

/** Makes a team active. Errors: 422 for a team that the user is not in. */
export const switchTeam = defineEndpoint({
  method: 'POST',
  path: '/api/user/active-team',
  access: 'session',
  body: z.strictObject({ teamId: id }),
  response: team,
});

export const getTeam = defineEndpoint({
  method: 'GET',
  path: '/api/team/:teamId',
  access: 'member',
  params,
  response: team,
});

export const updateTeam = defineEndpoint({
  method: 'PATCH',
  path: '/api/team/:teamId',
  access: 'member',
  action: 'editTeamName',
  params,
  body: teamInput,
  response: team,
});

/** Creates a team (201). The caller becomes its owner, and the team becomes active. */
export const createTeam = defineEndpoint({
  method: 'POST',
  path: '/api/team',
  access: 'session',
  body: teamInput,
  creates: true,
  response: team,
});

/** Deletes a team with all its data and files. Errors: 409 for the only team that the caller owns. */
export const deleteTeam = defineEndpoint({
  method: 'DELETE',
  path: '/api/team/:teamId',
  access: 'member',
  action: 'deleteTeam',
  recent: true,
  params,
  response: z.object({ success: z.literal(true) }),
});
