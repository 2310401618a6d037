import { BAD_INVITE_CODE_MESSAGE } from '@lensemble/contract/auth';
import type { Invite } from '@lensemble/contract/invites';
import { ALREADY_IN_TEAM_MESSAGE, ALREADY_MEMBER_MESSAGE } from '@lensemble/contract/invites';
import type { Team } from '@lensemble/contract/teams';
import type { TeamScope } from '../../access/scope.ts';
import type { SignedIn } from '../../access/session.ts';
import type { Deps } from '../../deps.ts';
import { conflict, HttpError, notFound } from '../../http-error.ts';
import { newInviteCode } from '../../invite-code.ts';
import { invitationAttempt, inviteCodeAttempt } from '../../plugins/rate-limits.ts';
import { withMails } from '../mails/service.ts';
import { isMemberAddress } from '../members/service.ts';
import { findProfile } from '../profile/service.ts';
import {
  activate,
  enterByCode,
  findTeam,
  findTeamByCode,
  isInTeam,
  lockPerson,
} from '../teams/service.ts';
import * as queries from './queries.ts';

type InviteDeps = Pick<Deps, 'orm' | 'env'>;
type CodeDeps = Pick<Deps, 'orm' | 'limits'>;

const unknownCode = () => new HttpError(404, 'not_found', BAD_INVITE_CODE_MESSAGE);

/** The code of a team and the link that opens sign-up with it: what an invitation by mail says as well. */
export async function findInvite({ orm, env }: InviteDeps, scope: TeamScope): Promise<Invite> {
  const code = await queries.findCode(orm, scope);
  if (code === undefined) throw notFound();
  return inviteOf(env, code);
}

/** Gives a team a new code, from which on the former one opens nothing. */
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
 * Has an invitation sent. Who has an account is not told, but for those in the team, whom its owner sees anyway.
 * @throws HttpError 409 for who is in the team already, 429
 */
export async function sendInvitation(
  deps: Pick<Deps, 'orm' | 'env' | 'limits' | 'jobs'>,
  me: SignedIn,
  scope: TeamScope,
  email: string,
): Promise<void> {
  if (await isMemberAddress(deps, scope, email)) throw conflict(ALREADY_IN_TEAM_MESSAGE);
  await deps.limits.count(invitationAttempt(me.userId, email));
  const { inviteUrl: url } = await findInvite(deps, scope);
  const { name: team } = await findTeam(deps.orm, me.userId, scope.teamId);
  const profile = await findProfile(deps, me.userId);
  const inviter = profile ? `${profile.firstName} ${profile.lastName}` : me.name;
  await withMails(deps, (_tx, send) => send({ kind: 'invitation', email, inviter, team, url }));
}

/** What the team of a code is called, and its id for who is in it. @throws HttpError 404, 429 */
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

/** Brings somebody into the team of a code, active from now on. @throws HttpError 404, 409, 429 */
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
