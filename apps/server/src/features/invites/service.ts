import { randomUUID } from 'node:crypto';
import { BAD_INVITE_CODE_MESSAGE } from '@lensemble/contract/auth';
import { INVITATION_DAYS, INVITATIONS_MAX } from '@lensemble/contract/constants';
import type { ParsedBodyOf, ResponseOf } from '@lensemble/contract/endpoint';
import {
  ALREADY_IN_TEAM_MESSAGE,
  ALREADY_MEMBER_MESSAGE,
  INVITATIONS_FULL_MESSAGE,
  type Invitation,
  type Invite,
  type readInvitation as reading,
  type sendInvitation as sending,
} from '@lensemble/contract/invites';
import type { Team } from '@lensemble/contract/teams';
import { jobScope } from '../../access/job-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { SignedIn } from '../../access/session.ts';
import { mailLanguage } from '../../accounts/languages.ts';
import type { Deps } from '../../deps.ts';
import { conflict, HttpError, notFound } from '../../http/errors/http-error.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { invitationCode } from '../../lib/invitation-code.ts';
import { replyToOf } from '../mailboxes/service.ts';
import { type InvitationJob, invitationContent, type Letter, withMails } from '../mails/service.ts';
import { isMemberAddress } from '../members/service.ts';
import { findProfile } from '../profile/service.ts';
import { findShortCode } from '../short-codes/service.ts';
import {
  activate,
  countWrongCode,
  enterByCode,
  findTeam,
  findTeamByCode,
  giveNewCode,
  hashOfCode,
  isInTeam,
  lockPerson,
} from '../teams/service.ts';
import * as queries from './queries.ts';

/** Enough to invite a big crew at once, too few for a list of strangers. */
const invitationOfPerson = defineLimit(
  'invitationOfPerson',
  { points: 50, seconds: HOUR },
  'person',
);
const invitationToAddress = defineLimit(
  'invitationToAddress',
  { points: 5, seconds: 24 * HOUR },
  'mailbox',
);

const DAY_MS = 86_400_000;
type InviteDeps = Pick<Deps, 'orm' | 'env'>;
type CodeDeps = Pick<Deps, 'orm' | 'env' | 'limits'>;

const unknownCode = () => new HttpError(404, 'not_found', BAD_INVITE_CODE_MESSAGE);

export async function findInvite(deps: InviteDeps, scope: TeamScope): Promise<Invite> {
  const code = await queries.findCode(deps.orm, scope);
  return inviteOf(deps.env, code, await findShortCode(deps, scope));
}

/** Gives a team a new code, which makes the old one and the short one invalid. */
export async function replaceInvite({ orm, env }: InviteDeps, scope: TeamScope): Promise<Invite> {
  return inviteOf(env, await orm.transaction((tx) => giveNewCode(tx, scope)), null);
}

/** @throws HttpError 404 without a code */
function inviteOf(
  { publicUrl }: Pick<Deps['env'], 'publicUrl'>,
  code: string | undefined,
  shortCode: Invite['shortCode'],
): Invite {
  if (code === undefined) throw notFound();
  return { code, inviteUrl: `${publicUrl}/auth?inviteCode=${code}`, shortCode };
}

/**
 * Sends an invitation. The response reveals only whether the address belongs to a member of the team, whom the caller
 * can see anyway.
 * @throws HttpError 409 for a member of the team, and for too many open invitations; 429
 */
export async function sendInvitation(
  deps: Pick<Deps, 'orm' | 'env' | 'limits' | 'jobs'>,
  me: SignedIn,
  scope: TeamScope,
  { email, role }: ParsedBodyOf<typeof sending>,
): Promise<void> {
  if (await isMemberAddress(deps, scope, email)) throw conflict(ALREADY_IN_TEAM_MESSAGE);
  await deps.limits.count([invitationToAddress.by(email), invitationOfPerson.by(me.userId)]);
  const { name: team } = await findTeam(deps.orm, me.userId, scope.teamId);
  const profile = await findProfile(deps, me.userId);
  const inviter = profile ? `${profile.firstName} ${profile.lastName}` : me.name;
  const id = randomUUID();
  const hash = hashOfCode(invitationCode(deps.env.authSecret, id));
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_MS);
  await withMails(deps, async (tx, send) => {
    await queries.insertInvitation(tx, scope, { id, email, role, hash, expiresAt });
    if ((await queries.listInvitations(tx, scope)).length > INVITATIONS_MAX) {
      throw conflict(INVITATIONS_FULL_MESSAGE);
    }
    const by = me.userId;
    await send({ kind: 'team-invitation', email, inviter, by, team, teamId: scope.teamId, id });
  });
}

/** The open invitations of a team, the newest first. */
export async function listInvitations(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
): Promise<Invitation[]> {
  const rows = await queries.listInvitations(orm, scope);
  return rows.map(({ id, email, role, createdAt, expiresAt }) => ({
    id,
    email,
    role,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** @throws HttpError 404 */
export async function revokeInvitation(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  id: string,
): Promise<void> {
  if (!(await queries.deleteInvitation(orm, scope, id))) throw notFound();
}

/** The mail of an invitation; undefined if it was revoked or accepted. */
export async function invitationLetter(
  { orm, env }: Pick<Deps, 'orm' | 'env'>,
  { email, inviter, by, team, teamId, id }: InvitationJob,
): Promise<Letter | undefined> {
  const open = await queries.listInvitations(orm, jobScope(teamId));
  if (!open.some((each) => each.id === id)) return undefined;
  // The secret is in the fragment, which no proxy sees.
  const url = `${env.publicUrl}/auth#inviteCode=${invitationCode(env.authSecret, id)}`;
  const envelope = await replyToOf(orm, env, by);
  const language = await mailLanguage(orm, env, { email, by });
  return { content: invitationContent(language, { inviter, team, url }), envelope, language };
}

/**
 * What a code opens, with the id of the team if the person is a member.
 * @throws HttpError 404, 429
 */
export async function readInvitation(
  deps: CodeDeps,
  { userId, ip }: { readonly userId: string | undefined; readonly ip: string },
  code: string,
): Promise<ResponseOf<typeof reading>> {
  const { orm, env } = deps;
  const team = await findTeamByCode(orm, env, code, userId);
  if (!team) {
    await countWrongCode(deps, ip);
    throw unknownCode();
  }
  const isOwn = userId !== undefined && (await isInTeam(orm, userId, team.id));
  const { id, name: teamName, role, isForMany } = team;
  return { teamName, role, isForMany, ...(isOwn && { ownTeamId: id }) };
}

/**
 * Adds a person to the team of a code and makes it active.
 * @throws HttpError 404; 409 for a member of the team; 429
 */
export async function joinTeam(
  deps: CodeDeps,
  { userId, ip }: { readonly userId: string; readonly ip: string },
  code: string,
): Promise<Team> {
  const { orm, env } = deps;
  const entry = await orm.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const found = await enterByCode(tx, env, userId, code);
    if (found?.isNew) await activate(tx, userId, found.teamId);
    return found;
  });
  if (!entry) {
    await countWrongCode(deps, ip, userId);
    throw unknownCode();
  }
  if (!entry.isNew) throw conflict(ALREADY_MEMBER_MESSAGE);
  return findTeam(orm, userId, entry.teamId);
}
