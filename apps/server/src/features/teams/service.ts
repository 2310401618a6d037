import { NAME_MAX } from '@lensemble/contract/constants';
import type { Team } from '@lensemble/contract/teams';
import { UNKNOWN_TEAM_MESSAGE } from '@lensemble/contract/teams';
import type { TeamScope } from '../../access/scope.ts';
import type { Claim } from '../../claim.ts';
import type { Deps } from '../../deps.ts';
import { invalid, notFound, signedOut } from '../../http-error.ts';
import { newInviteCode } from '../../invite-code.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];
type Database = Pick<Deps, 'orm'>;

const SUFFIX = "'s Team";

function personalTeamName(firstName: string): string {
  const short = firstName.slice(0, NAME_MAX - SUFFIX.length);
  // Half a sign is left where the cut goes through one, as an emoji.
  return `${short.replace(/[\ud800-\udbff]$/, '').trim()}${SUFFIX}`;
}

/**
 * Lets everybody have an active team: without one the oldest membership becomes active, without any membership a personal
 * team is made (server-rules.md, "Teams"). Part of the caller's transaction; two at once make one team.
 * @returns the active team
 */
export async function settle(tx: Orm, userId: string): Promise<string> {
  await lockPerson(tx, userId);
  const teams = await queries.listTeams(tx, userId);
  const active = teams.find(({ isActive }) => isActive);
  if (active) return active.id;
  const [oldest] = teams;
  if (!oldest) return makePersonalTeam(tx, userId);
  await queries.setActiveTeam(tx, userId, oldest.id);
  return oldest.id;
}

/** Makes somebody's own team, "{First name}'s Team", active from now on. Part of the caller's transaction. */
export async function makePersonalTeam(tx: Orm, userId: string): Promise<string> {
  const name = personalTeamName(await queries.findFirstName(tx, userId));
  return makeTeam(tx, userId, name);
}

async function makeTeam(tx: Orm, userId: string, name: string): Promise<string> {
  const teamId = await queries.insertTeam(tx, { name, inviteCode: newInviteCode() });
  await queries.insertMember(tx, { teamId, userId, role: 'owner' });
  await queries.setActiveTeam(tx, userId, teamId);
  return teamId;
}

/**
 * One transaction at a time for one person: the others wait here. It comes before any lock of a team.
 * @throws HttpError 401 where the account is gone
 */
export async function lockPerson(tx: Orm, userId: string): Promise<void> {
  if (!(await queries.lockPerson(tx, userId))) throw signedOut();
}

/** Whether an invite code is that of a team which the person belongs to already. */
export async function isCodeOfOwnTeam(
  tx: Orm,
  userId: string,
  inviteCode: string,
): Promise<boolean> {
  const team = await queries.findTeamByCode(tx, inviteCode);
  return team !== undefined && queries.isMember(tx, userId, team.id);
}

/** Whether a person is in a team. */
export function isInTeam(orm: Orm, userId: string, teamId: string): Promise<boolean> {
  return queries.isMember(orm, userId, teamId);
}

/** The team that an invite code opens now. */
export function findTeamByCode(
  orm: Orm,
  inviteCode: string,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  return queries.findTeamByCode(orm, inviteCode);
}

/**
 * Brings a person into the team of an invite code, as a member; a member already stays what they are. Part of the caller's
 * transaction.
 * @returns undefined where the code opens no team
 */
export async function enterByCode(
  tx: Orm,
  userId: string,
  inviteCode: string,
): Promise<{ readonly teamId: string; readonly isNew: boolean } | undefined> {
  const teamId = await queries.lockTeamByCode(tx, inviteCode);
  if (teamId === undefined) return undefined;
  const isNew = await queries.insertMember(tx, { teamId, userId, role: 'member' });
  return { teamId, isNew };
}

/** Lets a person who is locked work in one of their teams. Part of the caller's transaction. */
export function activate(tx: Orm, userId: string, teamId: string): Promise<void> {
  return queries.setActiveTeam(tx, userId, teamId);
}

/** Brings a person into the team of an invite code and makes it active. @returns false where the code opens no team */
export async function joinByCode(tx: Orm, userId: string, inviteCode: string): Promise<boolean> {
  const entry = await enterByCode(tx, userId, inviteCode);
  if (entry) await activate(tx, userId, entry.teamId);
  return entry !== undefined;
}

/** All teams of a person, the oldest membership first; exactly one is active. */
export async function listTeams({ orm }: Database, userId: string): Promise<Team[]> {
  const teams = await queries.listTeams(orm, userId);
  if (teams.some(({ isActive }) => isActive)) return teams;
  await orm.transaction((tx) => settle(tx, userId));
  return queries.listTeams(orm, userId);
}

/** One of a person's teams. @throws HttpError 404 */
export async function findTeam(orm: Orm, userId: string, teamId: string): Promise<Team> {
  const [team] = await queries.listTeams(orm, userId, teamId);
  if (!team) throw notFound();
  return team;
}

/** Makes another team of a person's the active one. @throws HttpError 422 where they are not in it */
export function switchTeam({ orm }: Database, userId: string, teamId: string): Promise<Team> {
  return orm.transaction(async (tx) => {
    await lockPerson(tx, userId);
    if (!(await queries.isMember(tx, userId, teamId)))
      throw invalid({ teamId: UNKNOWN_TEAM_MESSAGE });
    await queries.setActiveTeam(tx, userId, teamId);
    return findTeam(tx, userId, teamId);
  });
}

/**
 * Makes a team that a person owns, active from now on, once for each claim.
 * @throws HttpError 422 where its key came with something else before
 */
export function createTeam(
  { orm }: Database,
  userId: string,
  name: string,
  claim: Claim,
): Promise<Team> {
  return orm.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const first = await queries.findFirst(tx, userId, claim);
    if (first) return first;
    const teamId = await makeTeam(tx, userId, name);
    const team = await findTeam(tx, userId, teamId);
    return queries.keepFirst(tx, { teamId, userId }, claim, team);
  });
}

export async function renameTeam({ orm }: Database, scope: TeamScope, name: string): Promise<Team> {
  await queries.renameTeam(orm, scope, name);
  return findTeam(orm, scope.userId, scope.teamId);
}
