import { NAME_MAX } from '@lensemble/contract/constants';
import { type Team, UNKNOWN_TEAM_MESSAGE } from '@lensemble/contract/teams';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { invalid, notFound, signedOut } from '../../http/errors/http-error.ts';
import type { Claim } from '../../http/idempotency/claim.ts';
import { type Attempt, defineLimit, HOUR } from '../../http/rate-limits.ts';
import { randomLetters } from '../../lib/random-letters.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];
type Database = Pick<Deps, 'orm'>;

/** 32 characters, without those that people confuse when they read or type a code. */
const CODE_SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE_LENGTH = 32;

/** A new invite code of 160 random bits. Codes are stored and compared in lower case. */
export const newInviteCode = () => randomLetters(CODE_SIGNS, CODE_LENGTH);

/** A code of 160 bits cannot be guessed. Only wrong codes count. */
const inviteCodeOfPerson = defineLimit(
  'inviteCodeOfPerson',
  { points: 10, seconds: HOUR },
  'person',
);
const inviteCodeFromIp = defineLimit('inviteCodeFromIp', { points: 10, seconds: HOUR }, 'network');

export const inviteCodeAttempt = (ip: string, userId?: string): Attempt => [
  ...(userId === undefined ? [] : [inviteCodeOfPerson.by(userId)]),
  inviteCodeFromIp.by(ip),
];

const SUFFIX = "'s Team";

function personalTeamName(firstName: string): string {
  const short = firstName.slice(0, NAME_MAX - SUFFIX.length);
  // Removes a surrogate that the cut separated from its pair.
  return `${short.replace(/[\ud800-\udbff]$/, '').trim()}${SUFFIX}`;
}

/**
 * Ensures that a person has an active team. Without one, the oldest membership becomes active; without any membership,
 * creates a personal team. Runs in the caller's transaction. Concurrent calls create one team.
 * @returns the id of the active team
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

/** Creates a personal team, "{First name}'s Team", and makes it active. Runs in the caller's transaction. */
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
 * Call it before locking any team.
 * @throws HttpError 401 if the account is gone
 */
export async function lockPerson(tx: Orm, userId: string): Promise<void> {
  if (!(await queries.lockPerson(tx, userId))) throw signedOut();
}

export async function isCodeOfOwnTeam(
  tx: Orm,
  userId: string,
  inviteCode: string,
): Promise<boolean> {
  const team = await queries.findTeamByCode(tx, inviteCode);
  return team !== undefined && queries.isMember(tx, userId, team.id);
}

export function isInTeam(orm: Orm, userId: string, teamId: string): Promise<boolean> {
  return queries.isMember(orm, userId, teamId);
}

export function findTeamByCode(
  orm: Orm,
  inviteCode: string,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  return queries.findTeamByCode(orm, inviteCode);
}

/** An existing member keeps their role; undefined if the code is not valid. */
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

/** Makes one of a person's teams active. Runs in the caller's transaction, after `lockPerson`. */
export function activate(tx: Orm, userId: string, teamId: string): Promise<void> {
  return queries.setActiveTeam(tx, userId, teamId);
}

/** Also makes the team active; false if the code is not valid. */
export async function joinByCode(tx: Orm, userId: string, inviteCode: string): Promise<boolean> {
  const entry = await enterByCode(tx, userId, inviteCode);
  if (entry) await activate(tx, userId, entry.teamId);
  return entry !== undefined;
}

/** All teams of a person, the oldest membership first. Exactly one is active. */
export async function listTeams({ orm }: Database, userId: string): Promise<Team[]> {
  const teams = await queries.listTeams(orm, userId);
  if (teams.some(({ isActive }) => isActive)) return teams;
  await orm.transaction((tx) => settle(tx, userId));
  return queries.listTeams(orm, userId);
}

/** @throws HttpError 404 */
export async function findTeam(orm: Orm, userId: string, teamId: string): Promise<Team> {
  const [team] = await queries.listTeams(orm, userId, teamId);
  if (!team) throw notFound();
  return team;
}

/** @throws HttpError 422 if the person is not a member */
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
 * Creates a team that a person owns, and makes it active. A claim creates one team.
 * @throws QuotaError
 * @throws HttpError 422 if its key was used with a different request
 */
export function createTeam(
  { orm, env }: Pick<Deps, 'orm' | 'env'>,
  userId: string,
  name: string,
  claim: Claim,
): Promise<Team> {
  return orm.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const first = await queries.findFirst(tx, userId, claim);
    if (first) return first;
    await queries.checkOwned(tx, userId, env.quotas);
    const teamId = await makeTeam(tx, userId, name);
    const team = await findTeam(tx, userId, teamId);
    return queries.keepFirst(tx, { teamId, userId }, claim, team);
  });
}

export async function renameTeam({ orm }: Database, scope: TeamScope, name: string): Promise<Team> {
  await queries.renameTeam(orm, scope, name);
  return findTeam(orm, scope.userId, scope.teamId);
}
