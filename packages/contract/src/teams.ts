import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { roles } from './permissions.ts';

const role = z.enum(roles);

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
