export const roles = ['owner', 'admin', 'member'] as const;
export type Role = (typeof roles)[number];

/** What a member of a team may do, by role (spec section 6). */
export type Action =
  | 'editShoots'
  | 'editTeamName'
  | 'readInviteCode'
  | 'changeRoles'
  | 'deleteTeam';

const allowed: Readonly<Record<Action, readonly Role[]>> = {
  editShoots: ['owner', 'admin', 'member'],
  editTeamName: ['owner', 'admin'],
  readInviteCode: ['owner'],
  changeRoles: ['owner', 'admin'],
  deleteTeam: ['owner'],
};

/** Whether a role may take an action; the same answer in browser and server. */
export function may(role: Role, action: Action): boolean {
  return allowed[action].includes(role);
}
