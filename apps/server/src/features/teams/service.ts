import { createHash } from 'node:crypto';
import type { GivenRole } from '@lensemble/contract/permissions';
import { withoutGaps } from '@lensemble/contract/readable-code';
import { INVITE_NEEDED_MESSAGE } from '@lensemble/contract/sign-ups';
import { type Team, UNKNOWN_TEAM_MESSAGE } from '@lensemble/contract/teams';
import type { TeamScope } from '../../access/scope.ts';
import { accountLanguage } from '../../accounts/languages.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, invalid, notFound, signedOut } from '../../http/errors/http-error.ts';
import type { Claim } from '../../http/idempotency/claim.ts';
import { type Attempt, defineLimit, HOUR } from '../../http/rate-limits.ts';
import { randomLetters } from '../../lib/random-letters.ts';
import { CODE_SIGNS } from '../../lib/readable-code.ts';
import { endShortCode, findTeamByShortCode, lockTeamByShortCode } from '../short-codes/service.ts';
import { personalTeamName } from './personal-team-name.ts';
import * as queries from './queries.ts';
import { tooManyTeams } from './too-many-teams.ts';

type Orm = Deps['orm'];
type Database = Pick<Deps, 'orm'>;
type TeamDeps = Pick<Deps, 'orm' | 'env'>;

const CODE_LENGTH = 32;

/** A new invite code of 160 random bits. Codes are stored and compared in lower case. */
const newInviteCode = () => randomLetters(CODE_SIGNS, CODE_LENGTH);

/** Codes cannot be guessed. Only wrong codes count, so that they never block right ones behind the same address. */
const inviteCodeOfPerson = defineLimit(
  'inviteCodeOfPerson',
  { points: 10, seconds: HOUR },
  'person',
);
const inviteCodeFromIp = defineLimit('inviteCodeFromIp', { points: 10, seconds: HOUR }, 'network');

/** Counts a wrong code. @throws HttpError 429 */
export async function countWrongCode(
  { limits }: Pick<Deps, 'limits'>,
  ip: string,
  userId?: string,
): Promise<void> {
  await limits.count(wrongCode(ip, userId));
}

const wrongCode = (ip: string, userId?: string): Attempt => [
  ...(userId === undefined ? [] : [inviteCodeOfPerson.by(userId)]),
  inviteCodeFromIp.by(ip),
];

/**
 * Ensures that a person has an active team. Without one, the oldest membership becomes active; without any membership,
 * creates a personal team. Runs in the caller's transaction. Concurrent calls create one team.
 * @returns the id of the active team
 * @throws HttpError 403 for an account that needs an invite code first
 */
export async function settle(tx: Orm, env: Deps['env'], userId: string): Promise<string> {
  await lockPerson(tx, userId);
  const teams = await queries.listTeams(tx, userId);
  const active = teams.find(({ isActive }) => isActive);
  if (active) return active.id;
  const [oldest] = teams;
  if (!oldest) {
    await refuseUninvited(tx, env, userId);
    return makePersonalTeam(tx, env, userId);
  }
  await queries.setActiveTeam(tx, userId, oldest.id);
  return oldest.id;
}

/**
 * Creates a personal team, "{First name}'s Team" in the language of the account, and makes it active. Its name differs
 * from those of the person's other teams. Runs in the caller's transaction.
 */
export async function makePersonalTeam(tx: Orm, env: Deps['env'], userId: string): Promise<string> {
  const name = await personalNameFor(tx, env, userId, await queries.listTeams(tx, userId));
  const teamId = await makeTeam(tx, userId, name);
  await queries.setBegun(tx, teamId);
  return teamId;
}

async function personalNameFor(
  tx: Orm,
  env: Deps['env'],
  userId: string,
  others: readonly Pick<Team, 'name'>[],
): Promise<string> {
  const language = await accountLanguage(tx, env, userId);
  return personalTeamName(await queries.findNames(tx, userId), others, language);
}

/**
 * Whether an account was created without the invite code that this server requires. Its first profile has to bring one
 * (docs/decisions/0011-hosted-identity.md).
 */
export async function needsInvite(tx: Orm, env: Deps['env'], userId: string): Promise<boolean> {
  return env.hosted !== undefined && env.signups === 'invite' && queries.isBare(tx, userId);
}

async function refuseUninvited(tx: Orm, env: Deps['env'], userId: string): Promise<void> {
  if (await needsInvite(tx, env, userId)) throw forbidden(INVITE_NEEDED_MESSAGE);
}

/**
 * Gives the personal team that a call before the first profile has created the name of that profile, or deletes it if the
 * person is in another team. Leaves a team that something has changed.
 */
export async function finishBegunTeam(tx: Orm, env: Deps['env'], userId: string): Promise<void> {
  const teamId = await queries.findBegun(tx, userId);
  if (teamId === undefined) return;
  const teams = await queries.listTeams(tx, userId);
  if (teams.length > 1) await queries.deleteBegun(tx, teamId);
  else {
    const name = await personalNameFor(tx, env, userId, []);
    await queries.renameTeam(tx, { teamId, userId }, name);
  }
}

async function makeTeam(tx: Orm, userId: string, name: string): Promise<string> {
  const teamId = await makeEmptyTeam(tx, name);
  await giveTeam(tx, userId, teamId);
  await queries.setActiveTeam(tx, userId, teamId);
  return teamId;
}

/** A team without members, which shows nowhere. */
export const makeEmptyTeam = (
  tx: Orm,
  name: string,
  given: queries.GivenTeam = {},
): Promise<string> => queries.insertTeam(tx, { ...given, name, inviteCode: newInviteCode() });

/** Makes a person the owner of an empty team. Call it after `lockPerson`. */
export async function giveTeam(tx: Orm, userId: string, teamId: string): Promise<void> {
  await queries.insertMember(tx, { teamId, userId, role: 'owner' });
}

/**
 * Call it before locking any team.
 * @throws HttpError 401 if the account is gone
 */
export async function lockPerson(tx: Orm, userId: string): Promise<void> {
  if (!(await queries.lockPerson(tx, userId))) throw signedOut();
}

/**
 * Gives a team a new code. The old code and the short code become invalid.
 * @returns undefined if the team is gone
 */
export async function giveNewCode(
  tx: Orm,
  scope: Pick<TeamScope, 'teamId' | 'userId'>,
): Promise<string | undefined> {
  const code = newInviteCode();
  if (!(await queries.setInviteCode(tx, scope, code))) return undefined;
  await endShortCode(tx, scope);
  return code;
}

export async function isCodeOfOwnTeam(
  tx: Orm,
  env: Deps['env'],
  userId: string,
  inviteCode: string,
): Promise<boolean> {
  const team = await findTeamByCode(tx, env, inviteCode, userId);
  return team !== undefined && queries.isMember(tx, userId, team.id);
}

export function isInTeam(orm: Orm, userId: string, teamId: string): Promise<boolean> {
  return queries.isMember(orm, userId, teamId);
}

/** The code of a mailed invitation is as long as a team's code. It is stored as a hash. */
export const hashOfCode = (code: string) => createHash('sha256').update(code).digest('base64url');

/** A team and the role that a code gives there. The code of a team is for many people, that of a mail for one. */
interface Opening extends queries.NamedTeam {
  readonly role: GivenRole;
  readonly isForMany: boolean;
}

/** What a code opens, or a mailed invitation that is open or that this person has accepted. */
export async function findTeamByCode(
  orm: Orm,
  env: Deps['env'],
  code: string,
  userId?: string,
): Promise<Opening | undefined> {
  const team =
    (await queries.findTeamByCode(orm, spellingsOf(code))) ??
    (await findTeamByShortCode(orm, env, code));
  if (team) return { ...team, role: 'member', isForMany: true };
  const invited = await queries.findTeamByHash(orm, hashOfCode(code), userId);
  return invited && { ...invited, isForMany: false };
}

/** People put spaces and dashes between groups of a long code. Codes from elsewhere may contain dashes. */
const spellingsOf = (code: string) => [code, withoutGaps(code)];

/** An existing member keeps their role; undefined if the code is not valid. */
export async function enterByCode(
  tx: Orm,
  env: Deps['env'],
  userId: string,
  inviteCode: string,
): Promise<{ readonly teamId: string; readonly isNew: boolean } | undefined> {
  const teamId =
    (await queries.lockTeamByCode(tx, spellingsOf(inviteCode))) ??
    (await lockTeamByShortCode(tx, env, inviteCode));
  if (teamId === undefined) return acceptInvitation(tx, userId, hashOfCode(inviteCode));
  const member = { teamId, userId, role: 'member', joinedBy: 'code' } as const;
  return { teamId, isNew: await queries.insertMember(tx, member) };
}

/** A mailed invitation admits one person, once: after a removal, it does not lead back. */
async function acceptInvitation(
  tx: Orm,
  userId: string,
  hash: string,
): ReturnType<typeof enterByCode> {
  const invitation = await queries.lockInvitation(tx, hash, userId);
  if (!invitation) return undefined;
  const { id, teamId, role, email } = invitation;
  if (await queries.isMember(tx, userId, teamId)) return { teamId, isNew: false };
  if (invitation.acceptedBy !== null) return undefined;
  if (!(await queries.setAccepted(tx, id, userId))) return undefined;
  await queries.insertMember(tx, { teamId, userId, role, joinedBy: 'mail', invitedAs: email });
  return { teamId, isNew: true };
}

/** Makes one of a person's teams active. Runs in the caller's transaction, after `lockPerson`. */
export function activate(tx: Orm, userId: string, teamId: string): Promise<void> {
  return queries.setActiveTeam(tx, userId, teamId);
}

/** Also makes the team active; false if the code is not valid. */
export async function joinByCode(
  tx: Orm,
  env: Deps['env'],
  userId: string,
  inviteCode: string,
): Promise<boolean> {
  const entry = await enterByCode(tx, env, userId, inviteCode);
  if (entry) await activate(tx, userId, entry.teamId);
  return entry !== undefined;
}

/**
 * All teams of a person, the oldest membership first. Exactly one is active. An account that needs an invite code has
 * none.
 */
export async function listTeams({ orm, env }: TeamDeps, userId: string): Promise<Team[]> {
  const teams = await queries.listTeams(orm, userId);
  if (teams.some(({ isActive }) => isActive)) return teams;
  if (await needsInvite(orm, env, userId)) return [];
  await orm.transaction((tx) => settle(tx, env, userId));
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

/** Whether a person owns as many teams as one can. Call it before locking any team: none is added until the transaction ends. */
export async function lockOwned(tx: Orm, env: Deps['env'], userId: string): Promise<boolean> {
  await queries.lockPerson(tx, userId);
  return queries.ownsMost(tx, userId, env.quotas);
}

/**
 * Creates a team that a person owns, and makes it active. A claim creates one team.
 * @throws QuotaError
 * @throws HttpError 403 for an account that needs an invite code; 422 if its key was used with a different request
 */
export function createTeam(
  { orm, env }: TeamDeps,
  userId: string,
  name: string,
  claim: Claim,
): Promise<Team> {
  return orm.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const first = await queries.findFirst(tx, userId, claim);
    if (first) return first;
    await refuseUninvited(tx, env, userId);
    if (await queries.ownsMost(tx, userId, env.quotas)) throw tooManyTeams(env.quotas);
    const teamId = await makeTeam(tx, userId, name);
    const team = await findTeam(tx, userId, teamId);
    return queries.keepFirst(tx, { teamId, userId }, claim, team);
  });
}

export async function renameTeam({ orm }: Database, scope: TeamScope, name: string): Promise<Team> {
  await queries.renameTeam(orm, scope, name);
  return findTeam(orm, scope.userId, scope.teamId);
}
