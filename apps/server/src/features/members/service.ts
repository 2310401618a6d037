import type { Member } from '@lensemble/contract/members';
import {
  type GivenRole,
  may,
  mayDeleteTeam,
  mayLeave,
  ONLY_MEMBER_MESSAGE,
  ONLY_OWNED_TEAM_MESSAGE,
  refusals,
  removalRefusal,
  roleChangeRefusal,
  transferRefusal,
} from '@lensemble/contract/permissions';
import { type Team, UNKNOWN_TEAM_MESSAGE } from '@lensemble/contract/teams';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid, notRecent } from '../../http/errors/http-error.ts';
import { present } from '../../http/errors/present.ts';
import { shown } from '../../lib/amounts.ts';
import { QuotaError } from '../../lib/quota-error.ts';
import { removeDueFiles } from '../clean-up/service.ts';
import {
  findTeam,
  giveNewCode,
  lockOwned,
  lockPerson,
  makePersonalTeam,
  settle,
} from '../teams/service.ts';
import { noticesOfTeams, type TeamNotices } from '../told-plans/service.ts';
import { heirOf } from './heir.ts';
import type { Standing } from './queries.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];
type Database = Pick<Deps, 'orm'>;

export async function listMembers({ orm }: Database, scope: TeamScope): Promise<Member[]> {
  const members = await queries.listMembers(orm, scope);
  if (may(scope.role, 'inviteByMail')) return members;
  return members.map((member) => ({ ...member, invitedAs: null }));
}

export function isMemberAddress(
  { orm }: Database,
  scope: TeamScope,
  email: string,
): Promise<boolean> {
  return queries.hasAddress(orm, scope, email);
}

/** @throws HttpError 403 if the member is an owner or the caller, or the caller's role does not allow it; 404 */
export function changeRole(
  { orm }: Database,
  scope: TeamScope,
  memberId: string,
  role: GivenRole,
): Promise<Member> {
  return orm.transaction(async (tx) => {
    const [actor, member] = await lockPair(tx, scope, memberId);
    const refusal = roleChangeRefusal(actor, member);
    if (refusal !== undefined) throw forbidden(refusal);
    await queries.setRole(tx, scope, memberId, role);
    const changed = present((await queries.listMembers(tx, scope, memberId))[0]);
    return may(scope.role, 'inviteByMail') ? changed : { ...changed, invitedAs: null };
  });
}

const tooManyTeamsOfOther = (most: number) =>
  new QuotaError(`This person cannot own more teams: ${shown(most)} at most`);

/**
 * Makes a member the owner, and the caller an admin.
 * @throws QuotaError if the member owns as many teams as one can
 * @throws HttpError 403 if the member is an owner, or the caller is not; 404
 */
export function transferOwnership(
  { orm, env }: Pick<Deps, 'orm' | 'env'>,
  scope: TeamScope,
  memberId: string,
): Promise<Member> {
  return orm.transaction(async (tx) => {
    const heir = present((await queries.listMembers(tx, scope, memberId))[0]);
    const isFull = await lockOwned(tx, env, heir.userId);
    const [actor, member] = await lockPair(tx, scope, memberId);
    const refusal = transferRefusal(actor, member);
    if (refusal !== undefined) throw forbidden(refusal);
    if (isFull) throw tooManyTeamsOfOther(env.quotas.teams);
    await queries.setRole(tx, scope, memberId, 'owner');
    await queries.setRole(tx, scope, actor.id, 'admin');
    const owner = present((await queries.listMembers(tx, scope, memberId))[0]);
    return { ...owner, invitedAs: null };
  });
}

/** @throws HttpError 403 if the member is an owner or the caller, or the caller's role does not allow it; 404 */
export function removeMember({ orm }: Database, scope: TeamScope, memberId: string): Promise<void> {
  return orm.transaction(async (tx) => {
    const [actor, member] = await lockPair(tx, scope, memberId);
    const refusal = removalRefusal(actor, member);
    if (refusal !== undefined) throw forbidden(refusal);
    const { userId } = member;
    await giveNewCode(tx, scope);
    await queries.endInvitations(tx, scope, userId);
    await queries.deleteMember(tx, scope, memberId);
  });
}

/** Reads the acting and the affected member, and locks the team, so that both keep their roles. */
async function lockPair(
  tx: Orm,
  scope: TeamScope,
  memberId: string,
): Promise<[actor: Standing, member: Standing]> {
  const standings = await lockMembers(tx, scope.teamId);
  const actor = standings.find(({ userId }) => userId === scope.userId);
  const member = standings.find(({ id }) => id === memberId);
  return [present(actor), present(member)];
}

async function lockMembers(
  tx: Orm,
  teamId: string,
  strength?: Parameters<typeof queries.lockTeams>[2],
): Promise<Standing[]> {
  await queries.lockTeams(tx, [teamId], strength);
  return queries.listStandings(tx, { teamId });
}

/**
 * Removes a person from a team, by default the active one, and creates a new personal team.
 * @throws HttpError 403 for the only owner without a recent sign-in; 409 for the only member; 422 if the person is not a member
 */
export function leaveTeam(
  { orm, env }: Pick<Deps, 'orm' | 'env'>,
  { userId, isRecent }: { readonly userId: string; readonly isRecent: boolean },
  teamId?: string,
): Promise<Team> {
  return orm.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const left = teamId ?? (await settle(tx, env, userId));
    const members = await lockMembers(tx, left);
    if (!isIn(members, userId)) throw invalid({ teamId: UNKNOWN_TEAM_MESSAGE });
    if (!mayLeave(members.length)) throw conflict(ONLY_MEMBER_MESSAGE);
    // Another member becomes the owner, as when a team is passed on.
    if (heirOf(members, userId) && !isRecent) throw notRecent();
    await depart(tx, left, members, userId);
    return findTeam(tx, userId, await makePersonalTeam(tx, env, userId));
  });
}

const isIn = (members: readonly Standing[], person: string) =>
  members.some(({ userId }) => userId === person);

/** Removes one of several members of a locked team. If no owner remains, another member becomes one. */
async function depart(
  tx: Orm,
  teamId: string,
  members: readonly Standing[],
  leaver: string,
): Promise<void> {
  const heir = heirOf(members, leaver);
  if (heir) await queries.setRole(tx, { teamId, userId: leaver }, heir.id, 'owner');
  const leaving = members.find(({ userId }) => userId === leaver);
  if (leaving) await queries.deleteMember(tx, { teamId, userId: leaver }, leaving.id);
}

/** Deletes teams without other members and notifies people invited to their shoots. The person must be locked. */
export async function leaveAllTeams(tx: Orm, userId: string, notices: TeamNotices): Promise<void> {
  const teamIds = await queries.listTeamIds(tx, userId);
  // Locks all teams at once and in order, so that concurrent departures do not deadlock.
  await queries.lockTeams(tx, teamIds, 'update');
  const emptied: string[] = [];
  for (const teamId of teamIds) {
    const members = await queries.listStandings(tx, { teamId });
    // Another request may have removed the person while this one waited.
    if (!isIn(members, userId)) continue;
    if (mayLeave(members.length)) await depart(tx, teamId, members, userId);
    else emptied.push(teamId);
  }
  await deleteTeams(tx, emptied, notices);
}

async function deleteTeams(
  tx: Orm,
  teamIds: readonly string[],
  notices: TeamNotices,
): Promise<void> {
  await notices.ofDeletion(tx, teamIds);
  for (const teamId of teamIds) await queries.deleteTeam(tx, { teamId });
}

/**
 * Deletes a team permanently. People invited to its future shoots are notified by mail.
 * @throws HttpError 403 if the caller is not an owner; 404; 409 for the caller's only owned team
 */
export async function deleteTeam(
  deps: Pick<Deps, 'orm' | 'storage' | 'jobs' | 'limits'>,
  { teamId, userId }: TeamScope,
): Promise<void> {
  const notices = await noticesOfTeams(deps, userId);
  await queries.inTransaction(deps.orm, async (tx) => {
    // Two concurrent deletions would each see the other team as the remaining one.
    await lockPerson(tx, userId);
    const members = await lockMembers(tx, teamId, 'update');
    const { role } = present(members.find((member) => member.userId === userId));
    if (role !== 'owner') throw forbidden(refusals.deleteTeam);
    if (!mayDeleteTeam(role, await queries.countOwned(tx, userId)))
      throw conflict(ONLY_OWNED_TEAM_MESSAGE);
    await deleteTeams(tx, [teamId], notices);
  });
  notices.wake();
  removeFilesSoon(deps);
}

/**
 * Makes a member the only owner of a team. For operators, who are in no team.
 * @returns whether the person is a member
 */
export function assignOwner({ orm }: Database, teamId: string, userId: string): Promise<boolean> {
  return orm.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const members = await lockMembers(tx, teamId);
    const heir = members.find((member) => member.userId === userId);
    if (!heir) return false;
    for (const { id, role } of members)
      if (role === 'owner' && id !== heir.id) await queries.setRole(tx, { teamId }, id, 'admin');
    await queries.setRole(tx, { teamId }, heir.id, 'owner');
    return true;
  });
}

/** Deletes a team permanently. For operators, who are in no team. People invited to its future shoots are notified. */
export async function removeTeam(
  deps: Pick<Deps, 'orm' | 'storage' | 'jobs' | 'limits'>,
  teamId: string,
): Promise<void> {
  const standings = await queries.listStandings(deps.orm, { teamId });
  const owner = standings.find(({ role }) => role === 'owner') ?? standings[0];
  const notices = owner && (await noticesOfTeams(deps, owner.userId));
  await queries.inTransaction(deps.orm, async (tx) => {
    await queries.lockTeams(tx, [teamId], 'update');
    if (notices) await deleteTeams(tx, [teamId], notices);
    else await queries.deleteTeam(tx, { teamId });
  });
  notices?.wake();
  removeFilesSoon(deps);
}

/** Deletes the files of deleted pictures in the background. The cleanup retries failures. */
export function removeFilesSoon(deps: Pick<Deps, 'orm' | 'storage'>): void {
  removeDueFiles(deps, new Date()).catch(() => {});
}
