export const roles = ['owner', 'admin', 'member'] as const;
export type Role = (typeof roles)[number];

/** Ownership passes on by `transferOwnership`, and when an owner leaves. */
export const givenRoles = ['member', 'admin'] as const satisfies readonly Role[];
export type GivenRole = (typeof givenRoles)[number];

const everyone = roles;
const owners = ['owner'] as const;
const ownersAndAdmins = ['owner', 'admin'] as const;

const allowed = {
  editShoots: everyone,
  comment: everyone,
  deleteAnyComment: ownersAndAdmins,
  readMembers: everyone,
  editTeamName: ownersAndAdmins,
  editConsent: ownersAndAdmins,
  exportTeam: ownersAndAdmins,
  readAudit: ownersAndAdmins,
  emptyTrash: ownersAndAdmins,
  connectAccounts: ownersAndAdmins,
  changeRoles: ownersAndAdmins,
  removeMembers: ownersAndAdmins,
  readInviteCode: owners,
  replaceInviteCode: owners,
  inviteByMail: owners,
  transferOwnership: owners,
  deleteTeam: owners,
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof allowed;

export const actions = Object.keys(allowed) as readonly Action[];

/** Returns whether a role ever allows an action, regardless of its target. Used by browser and server. */
export function may(role: Role, action: Action): boolean {
  return allowed[action].some((each) => each === role);
}

export const refusals: Readonly<Record<Action, string>> = {
  editShoots: 'Only members of the team can change its shoots',
  comment: 'Only members of the team can comment',
  deleteAnyComment: 'Only the author, team owners and admins can delete a comment',
  readMembers: 'Only members of the team can see who is in it',
  editTeamName: 'Only team owners and admins can change the team name',
  editConsent: 'Only team owners and admins can change the consent wording',
  exportTeam: 'Only team owners and admins can export the team',
  readAudit: 'Only team owners and admins can read the audit log',
  emptyTrash: 'Only team owners and admins can delete from the trash',
  connectAccounts: 'Only team owners and admins can say which member someone is',
  changeRoles: 'Only team owners and admins can change roles',
  removeMembers: 'Only team owners and admins can remove members',
  readInviteCode: 'Only team owners can see the invite code',
  replaceInviteCode: 'Only team owners can replace the invite code',
  inviteByMail: 'Only team owners can send invitations',
  transferOwnership: 'Only team owners can transfer ownership',
  deleteTeam: 'Only team owners can delete the team',
};

export interface MemberRole {
  readonly userId: string;
  readonly role: Role;
}

export const OWN_ROLE_MESSAGE = 'You cannot change your own role';
export const OWNER_ROLE_MESSAGE = 'The role of an owner cannot be changed';
export const OWN_REMOVAL_MESSAGE = 'You cannot remove yourself. Leave the team instead.';
export const OWNER_REMOVAL_MESSAGE = 'An owner cannot be removed';

/** Returns the message why `actor` may not change the role of `member`; undefined if allowed. */
export function roleChangeRefusal(actor: MemberRole, member: MemberRole): string | undefined {
  if (!may(actor.role, 'changeRoles')) return refusals.changeRoles;
  if (actor.userId === member.userId) return OWN_ROLE_MESSAGE;
  return member.role === 'owner' ? OWNER_ROLE_MESSAGE : undefined;
}

/** Returns the message why `actor` may not remove `member`; undefined if allowed. */
export function removalRefusal(actor: MemberRole, member: MemberRole): string | undefined {
  if (!may(actor.role, 'removeMembers')) return refusals.removeMembers;
  if (actor.userId === member.userId) return OWN_REMOVAL_MESSAGE;
  return member.role === 'owner' ? OWNER_REMOVAL_MESSAGE : undefined;
}

const OWNER_ALREADY_MESSAGE = 'This member is already an owner';

/** Returns the message why `actor` may not make `member` the owner; undefined if allowed. */
export function transferRefusal(actor: MemberRole, member: MemberRole): string | undefined {
  if (!may(actor.role, 'transferOwnership')) return refusals.transferOwnership;
  return member.role === 'owner' ? OWNER_ALREADY_MESSAGE : undefined;
}

export const mayTransfer = (actor: MemberRole, member: MemberRole): boolean =>
  transferRefusal(actor, member) === undefined;

export const mayChangeRole = (actor: MemberRole, member: MemberRole): boolean =>
  roleChangeRefusal(actor, member) === undefined;

export const mayRemove = (actor: MemberRole, member: MemberRole): boolean =>
  removalRefusal(actor, member) === undefined;

export const ONLY_MEMBER_MESSAGE = 'You are the only member of this team, so you cannot leave it';
export const ONLY_OWNED_TEAM_MESSAGE = 'You can delete a team only if you own another one';

export const mayLeave = (memberCount: number): boolean => memberCount > 1;

/** `ownedTeams` counts all teams that the user owns, including this one. */
export const mayDeleteTeam = (role: Role, ownedTeams: number): boolean =>
  may(role, 'deleteTeam') && ownedTeams > 1;
