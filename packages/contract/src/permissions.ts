export const roles = ['owner', 'admin', 'member'] as const;
export type Role = (typeof roles)[number];

/** The roles that one can be given; ownership passes only when an owner goes (server-rules.md, "Teams"). */
export const givenRoles = ['member', 'admin'] as const satisfies readonly Role[];
export type GivenRole = (typeof givenRoles)[number];

const everyone = roles;
const owners = ['owner'] as const;
const ownersAndAdmins = ['owner', 'admin'] as const;

/** What a member of a team may do, by role (spec section 6). */
const allowed = {
  editShoots: everyone,
  readMembers: everyone,
  editTeamName: ownersAndAdmins,
  changeRoles: ownersAndAdmins,
  removeMembers: ownersAndAdmins,
  readInviteCode: owners,
  replaceInviteCode: owners,
  inviteByMail: owners,
  deleteTeam: owners,
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof allowed;

/** Every action of the table, for whoever walks over it. */
export const actions = Object.keys(allowed) as readonly Action[];

/** Whether a role may take an action at all; the same answer in browser and server. */
export function may(role: Role, action: Action): boolean {
  return allowed[action].some((each) => each === role);
}

/** What people are told whose role may not take an action. */
export const refusals: Readonly<Record<Action, string>> = {
  editShoots: 'Only members of the team can change its shoots',
  readMembers: 'Only members of the team can see who is in it',
  editTeamName: 'Only team owners and admins can change the team name',
  changeRoles: 'Only team owners and admins can change roles',
  removeMembers: 'Only team owners and admins can remove members',
  readInviteCode: 'Only team owners can see the invite code',
  replaceInviteCode: 'Only team owners can replace the invite code',
  inviteByMail: 'Only team owners can send invitations',
  deleteTeam: 'Only team owners can delete the team',
};

/** A member, as far as what others may do to them goes. */
export interface MemberRole {
  readonly userId: string;
  readonly role: Role;
}

export const OWN_ROLE_MESSAGE = 'You cannot change your own role';
export const OWNER_ROLE_MESSAGE = 'Nobody can change the role of an owner';
export const OWN_REMOVAL_MESSAGE = 'You cannot remove yourself. Leave the team instead';
export const OWNER_REMOVAL_MESSAGE = 'Nobody can remove an owner';

/** Why somebody may not change another member's role, for people; undefined where they may. */
export function roleChangeRefusal(actor: MemberRole, member: MemberRole): string | undefined {
  if (!may(actor.role, 'changeRoles')) return refusals.changeRoles;
  if (actor.userId === member.userId) return OWN_ROLE_MESSAGE;
  return member.role === 'owner' ? OWNER_ROLE_MESSAGE : undefined;
}

/** Why somebody may not remove another member, for people; undefined where they may. */
export function removalRefusal(actor: MemberRole, member: MemberRole): string | undefined {
  if (!may(actor.role, 'removeMembers')) return refusals.removeMembers;
  if (actor.userId === member.userId) return OWN_REMOVAL_MESSAGE;
  return member.role === 'owner' ? OWNER_REMOVAL_MESSAGE : undefined;
}

/** Whether somebody may change another member's role: never that of an owner, nor their own. */
export const mayChangeRole = (actor: MemberRole, member: MemberRole): boolean =>
  roleChangeRefusal(actor, member) === undefined;

/** Whether somebody may remove another member: never an owner, nor themselves. */
export const mayRemove = (actor: MemberRole, member: MemberRole): boolean =>
  removalRefusal(actor, member) === undefined;

export const ONLY_MEMBER_MESSAGE = 'You are the only member of this team, so you cannot leave it';
export const ONLY_OWNED_TEAM_MESSAGE =
  'You can only delete a team while you own another one as well';

/** Whether somebody may leave a team of so many members. */
export const mayLeave = (memberCount: number): boolean => memberCount > 1;

/** Whether somebody of this role may delete the team, when they own so many teams with it. */
export const mayDeleteTeam = (role: Role, ownedTeams: number): boolean =>
  may(role, 'deleteTeam') && ownedTeams > 1;
