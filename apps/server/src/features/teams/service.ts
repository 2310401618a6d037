import { NAME_MAX } from '@lensemble/contract/constants';
import type { Team } from '@lensemble/contract/teams';
import type { Deps } from '../../deps.ts';
import { newInviteCode } from './invite-code.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];

const SUFFIX = "'s Team";

function personalTeamName(firstName: string): string {
  const short = firstName.slice(0, NAME_MAX - SUFFIX.length);
  // Half a sign is left where the cut goes through one, as an emoji.
  return `${short.replace(/[\ud800-\udbff]$/, '').trim()}${SUFFIX}`;
}

/**
 * Lets everybody have an active team: without one the oldest membership becomes active, without any membership a personal
 * team is made (server-rules.md, "Teams"). Part of the caller's transaction; two at once make one team.
 */
export async function settle(tx: Orm, userId: string): Promise<void> {
  await queries.lockPerson(tx, userId);
  const teams = await queries.listTeams(tx, userId);
  if (teams.some(({ isActive }) => isActive)) return;
  const teamId = teams[0]?.id ?? (await makePersonalTeam(tx, userId));
  await queries.setActiveTeam(tx, userId, teamId);
}

async function makePersonalTeam(tx: Orm, userId: string): Promise<string> {
  const name = personalTeamName(await queries.findFirstName(tx, userId));
  const teamId = await queries.insertTeam(tx, { name, inviteCode: newInviteCode() });
  await queries.insertMember(tx, { teamId, userId, role: 'owner' });
  return teamId;
}

/** One transaction at a time for one person: the others wait here. */
export function lockPerson(tx: Orm, userId: string): Promise<void> {
  return queries.lockPerson(tx, userId);
}

/** Whether an invite code is that of a team which the person belongs to already. */
export async function isCodeOfOwnTeam(
  tx: Orm,
  userId: string,
  inviteCode: string,
): Promise<boolean> {
  const teamId = await queries.findTeamByCode(tx, inviteCode);
  return teamId !== undefined && queries.isMember(tx, userId, teamId);
}

/** Whether an invite code opens a team now. */
export async function isInviteCode(orm: Orm, inviteCode: string): Promise<boolean> {
  return (await queries.findTeamByCode(orm, inviteCode)) !== undefined;
}

/**
 * Brings a person into the team of an invite code, as a member, and makes it active; a member already stays what they
 * are. Part of the caller's transaction.
 * @returns false where the code opens no team
 */
export async function joinByCode(tx: Orm, userId: string, inviteCode: string): Promise<boolean> {
  const teamId = await queries.findTeamByCode(tx, inviteCode);
  if (teamId === undefined) return false;
  await queries.insertMember(tx, { teamId, userId, role: 'member' });
  await queries.setActiveTeam(tx, userId, teamId);
  return true;
}

/** All teams of a person, the oldest membership first; exactly one is active. */
export async function listTeams({ orm }: Pick<Deps, 'orm'>, userId: string): Promise<Team[]> {
  const teams = await queries.listTeams(orm, userId);
  if (teams.some(({ isActive }) => isActive)) return teams;
  await orm.transaction((tx) => settle(tx, userId));
  return queries.listTeams(orm, userId);
}
