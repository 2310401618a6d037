import type { Member } from '@lensemble/contract/members';
import type { GivenRole } from '@lensemble/contract/permissions';
import {
  mayDeleteTeam,
  mayLeave,
  ONLY_MEMBER_MESSAGE,
  ONLY_OWNED_TEAM_MESSAGE,
  refusals,
  removalRefusal,
  roleChangeRefusal,
} from '@lensemble/contract/permissions';
import type { Team } from '@lensemble/contract/teams';
import { UNKNOWN_TEAM_MESSAGE } from '@lensemble/contract/teams';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid, notFound } from '../../http-error.ts';
import type { TeamNotices } from '../cancellations/service.ts';
import { noticesOfTeams } from '../cancellations/service.ts';
import { removeDueFiles } from '../clean-up/service.ts';
import { findTeam, lockPerson, makePersonalTeam, settle } from '../teams/service.ts';
import { heirOf } from './heir.ts';
import type { Standing } from './queries.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];
type Database = Pick<Deps, 'orm'>;

export function listMembers({ orm }: Database, scope: TeamScope): Promise<Member[]> {
  return queries.listMembers(orm, scope);
}

/** Whether an address is that of somebody in a team. */
export function isMemberAddress(
  { orm }: Database,
  scope: TeamScope,
  email: string,
): Promise<boolean> {
  return queries.hasAddress(orm, scope, email);
}

/** @throws HttpError 403 for owners, oneself and those who may not, 404 */
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
    return present((await queries.listMembers(tx, scope, memberId))[0]);
  });
}

/** @throws HttpError 403 for owners, oneself and those who may not, 404 */
export function removeMember({ orm }: Database, scope: TeamScope, memberId: string): Promise<void> {
  return orm.transaction(async (tx) => {
    const [actor, member] = await lockPair(tx, scope, memberId);
    const refusal = removalRefusal(actor, member);
    if (refusal !== undefined) throw forbidden(refusal);
    await queries.deleteMember(tx, scope, memberId);
  });
}

/** Who acts and on whom, as they stand now and until the transaction is over. */
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
 * Takes somebody out of a team, the active one unless another is named, and gives them a new personal one.
 * @throws HttpError 409 for the only member, 422 for a team that they are not in
 */
export function leaveTeam({ orm }: Database, userId: string, teamId?: string): Promise<Team> {
  return orm.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const left = teamId ?? (await settle(tx, userId));
    const members = await lockMembers(tx, left);
    if (!isIn(members, userId)) throw invalid({ teamId: UNKNOWN_TEAM_MESSAGE });
    if (!mayLeave(members.length)) throw conflict(ONLY_MEMBER_MESSAGE);
    await depart(tx, left, members, userId);
    return findTeam(tx, userId, await makePersonalTeam(tx, userId));
  });
}

const isIn = (members: readonly Standing[], person: string) =>
  members.some(({ userId }) => userId === person);

/** Takes one of several members out of a locked team; where it loses its only owner, it gets a new one. */
async function depart(
  tx: Orm,
  teamId: string,
  members: readonly Standing[],
  leaver: string,
): Promise<void> {
  const heir = heirOf(members, leaver);
  if (heir) await queries.setRole(tx, { teamId }, heir.id, 'owner');
  const leaving = members.find(({ userId }) => userId === leaver);
  if (leaving) await queries.deleteMember(tx, { teamId }, leaving.id);
}

/**
 * Takes somebody whose account goes out of all teams. Teams with nobody else go too, and who was invited to their shoots is
 * told. Part of the caller's transaction, in which the person is locked.
 */
export async function leaveAllTeams(tx: Orm, userId: string, notices: TeamNotices): Promise<void> {
  const teamIds = await queries.listTeamIds(tx, userId);
  // All at once and in order: others who go at the same time wait here rather than for each other.
  await queries.lockTeams(tx, teamIds, 'update');
  const emptied: string[] = [];
  for (const teamId of teamIds) {
    const members = await queries.listStandings(tx, { teamId });
    // Somebody else may have been quicker.
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
 * Deletes a team for good. Who was invited to a shoot of it that is still to come is told by mail.
 * @throws HttpError 403 for who is no owner any more, 404, 409 for the only team that somebody owns
 */
export async function deleteTeam(
  deps: Pick<Deps, 'orm' | 'storage' | 'jobs' | 'limits'>,
  { teamId, userId }: TeamScope,
): Promise<void> {
  const notices = await noticesOfTeams(deps, userId);
  await deps.orm.transaction(async (tx) => {
    // Two deletions at once would each count on the other team.
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

/** Takes away the files of what was just deleted. Nobody waits for it: what fails now, the clean-up does later. */
export function removeFilesSoon(deps: Pick<Deps, 'orm' | 'storage'>): void {
  removeDueFiles(deps, new Date()).catch(() => {});
}

function present<T>(found: T | undefined): T {
  if (found === undefined) throw notFound();
  return found;
}
