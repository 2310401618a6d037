import { expect, it } from 'vitest';
import { may, roles } from './permissions.ts';

it.each([
  ['editShoots', ['owner', 'admin', 'member']],
  ['editTeamName', ['owner', 'admin']],
  ['changeRoles', ['owner', 'admin']],
  ['readInviteCode', ['owner']],
  ['deleteTeam', ['owner']],
] as const)('%s is for %j', (action, allowed) => {
  expect(roles.filter((role) => may(role, action))).toEqual(allowed);
});
