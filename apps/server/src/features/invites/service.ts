import { BAD_INVITE_CODE_MESSAGE } from '@lensemble/contract/auth';
import {
  ALREADY_IN_TEAM_MESSAGE,
  ALREADY_MEMBER_MESSAGE,
  type Invite,
} from '@lensemble/contract/invites';
import type { Team } from '@lensemble/contract/teams';
import type { TeamScope } from '../../access/scope.ts';
import type { SignedIn } from '../../access/session.ts';
import type { Deps } from '../../deps.ts';
import { conflict, HttpError, notFound } from '../../http/errors/http-error.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { withMails } from '../mails/service.ts';
import { isMemberAddress } from '../members/service.ts';
import { findProfile } from '../profile/service.ts';
import {
  activate,
  enterByCode,
  findTeam,
  findTeamByCode,
  inviteCodeAttempt,
  isInTeam,
  lockPerson,
  newInviteCode,
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

type InviteDeps = Pick<Deps, 'orm' | 'env'>;
type CodeDeps = Pick<Deps, 'orm' | 'limits'>;

const unknownCode = () => new HttpError(404, 'not_found', BAD_INVITE_CODE_MESSAGE);

export async function findInvite({ orm, env }: InviteDeps, scope: TeamScope): Promise<Invite> {
  const code = await queries.findCode(orm, scope);
  if (code === undefined) throw notFound();
  return inviteOf(env, code);
}

/** Gives a team a new code, which makes the old one invalid. */
export async function replaceInvite({ orm, env }: InviteDeps, scope: TeamScope): Promise<Invite> {
  const code = newInviteCode();
  if (!(await queries.replaceCode(orm, scope, code))) throw notFound();
  return inviteOf(env, code);
}

const inviteOf = ({ publicUrl }: Pick<Deps['env'], 'publicUrl'>, code: string): Invite => ({
  code,
  inviteUrl: `${publicUrl}/auth?inviteCode=${code}`,
});

/**
 * Sends an invitation. The response reveals only whether the address belongs to a member of the team, whom the caller
 * can see anyway.
 * @throws HttpError 409 for a member of the team; 429
 */
export async function sendInvitation(
  deps: Pick<Deps, 'orm' | 'env' | 'limits' | 'jobs'>,
  me: SignedIn,
  scope: TeamScope,
  email: string,
): Promise<void> {
  if (await isMemberAddress(deps, scope, email)) throw conflict(ALREADY_IN_TEAM_MESSAGE);
  await deps.limits.count([invitationToAddress.by(email), invitationOfPerson.by(me.userId)]);
  const { inviteUrl: url } = await findInvite(deps, scope);
  const { name: team } = await findTeam(deps.orm, me.userId, scope.teamId);
  const profile = await findProfile(deps, me.userId);
  const inviter = profile ? `${profile.firstName} ${profile.lastName}` : me.name;
  await withMails(deps, (_tx, send) => send({ kind: 'invitation', email, inviter, team, url }));
}

/**
 * The name of the team of a code, and its id if the person is a member.
 * @throws HttpError 404, 429
 */
export async function readInvitation(
  { orm, limits }: CodeDeps,
  { userId, ip }: { readonly userId: string | undefined; readonly ip: string },
  code: string,
): Promise<{ teamName: string; ownTeamId?: string }> {
  const takeBack = await limits.count(inviteCodeAttempt(ip));
  const team = await findTeamByCode(orm, code);
  if (!team) throw unknownCode();
  await takeBack();
  const isOwn = userId !== undefined && (await isInTeam(orm, userId, team.id));
  return { teamName: team.name, ...(isOwn && { ownTeamId: team.id }) };
}

/**
 * Adds a person to the team of a code and makes it active.
 * @throws HttpError 404; 409 for a member of the team; 429
 */
export async function joinTeam(
  { orm, limits }: CodeDeps,
  { userId, ip }: { readonly userId: string; readonly ip: string },
  code: string,
): Promise<Team> {
  const takeBack = await limits.count(inviteCodeAttempt(ip, userId));
  const entry = await orm.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const found = await enterByCode(tx, userId, code);
    if (found?.isNew) await activate(tx, userId, found.teamId);
    return found;
  });
  if (!entry) throw unknownCode();
  await takeBack();
  if (!entry.isNew) throw conflict(ALREADY_MEMBER_MESSAGE);
  return findTeam(orm, userId, entry.teamId);
}
