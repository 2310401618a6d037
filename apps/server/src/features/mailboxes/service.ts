import type { Language } from '@lensemble/messages/languages';
import { inTeam } from '../../access/in-team.ts';
import { jobScope } from '../../access/job-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import { openToken, sealToken } from '../../access/session-token.ts';
import { mailLanguage } from '../../accounts/languages.ts';
import type { Deps } from '../../deps.ts';
import type { Envelope } from '../../ports/mail/port.ts';
import { isMailOff, setMailOff } from '../notification-settings/service.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];
type Settings = Pick<Deps['env'], 'publicUrl' | 'authSecret' | 'emailConfirmation'>;

export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** Who causes a mail, and in which team. */
interface Cause {
  /** Undefined for a planned reminder: the owner of the team answers for it. */
  readonly by: string | undefined;
  /** The name of a deleted team, which has no mailboxes any more. */
  readonly team?: string | undefined;
}

/**
 * The sender, and how to unsubscribe, of a mail about a shoot.
 * @returns undefined if the recipient wants no mail of the team
 */
export async function envelopeFor(
  tx: Orm,
  env: Settings,
  scope: TeamScope,
  email: string,
  { by, team: deleted }: Cause,
): Promise<Envelope | undefined> {
  const replyTo = await replyToOf(tx, env, by ?? (await queries.findOwnerId(tx, scope)));
  const team = deleted ?? (await queries.findTeamName(tx, scope));
  if (deleted !== undefined || team === undefined) return { ...(team && { team }), ...replyTo };
  const { id, unsubscribedAt } = await queries.openMailbox(tx, scope, email);
  if (unsubscribedAt !== null) return undefined;
  const secret = sealToken(id, env.authSecret, 'unsubscribe');
  return { team, ...replyTo, unsubscribeUrl: `${env.publicUrl}${UNSUBSCRIBE_PATH}/${secret}` };
}

/** The language of a mail about a shoot. For a planned reminder, the owner of the team stands for its sender. */
export const languageFor = async (
  tx: Orm,
  env: Pick<Deps['env'], 'languages'>,
  scope: TeamScope,
  email: string,
  by: string | undefined,
): Promise<Language> =>
  mailLanguage(tx, env, { email, by: by ?? (await queries.findOwnerId(tx, scope)) });

/** Where replies to a member go. An address counts only if it is confirmed, where that is asked: it may be a stranger's. */
export async function replyToOf(
  orm: Orm,
  { emailConfirmation }: Pick<Settings, 'emailConfirmation'>,
  by: string | undefined,
): Promise<Pick<Envelope, 'replyTo'>> {
  const person = by === undefined ? undefined : await queries.findPerson(orm, by);
  if (!person || (emailConfirmation && !person.isConfirmed)) return {};
  return { replyTo: { name: person.name, address: person.email } };
}

/** The names of the person who sends a mail, undefined if the account is gone, and of the team. */
export async function senderNames(
  orm: Orm,
  scope: TeamScope,
  by: string,
): Promise<{ readonly sender: string | undefined; readonly team: string }> {
  const person = await queries.findPerson(orm, by);
  return { sender: person?.name, team: (await queries.findTeamName(orm, scope)) ?? '' };
}

/** Which of the addresses want no mail of the team. */
export const unsubscribedOf = (
  orm: Orm,
  scope: TeamScope,
  emails: readonly string[],
): Promise<string[]> => queries.listUnsubscribed(orm, scope, emails);

/**
 * Records whether the mail server took the last mail to an address.
 * @param refusal its status, such as `550 5.1.1`; null if it took the mail
 */
export async function noteRefusal(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  email: string,
  refusal: string | null,
): Promise<void> {
  await inTeam(orm, scope, async (tx) => {
    const isChanged = await queries.setRefusal(tx, scope, email, refusal);
    return isChanged ? true : undefined;
  });
}

/** What a link unsubscribes from: the mails of a team, or a person's emails about notifications. */
export interface Unsubscribing {
  /** Undefined for emails about notifications. */
  readonly team: string | undefined;
  readonly isUnsubscribed: boolean;
}

const userIdIn = ({ authSecret }: Settings, secret: string) =>
  openToken(secret, authSecret, 'notifications');

const idIn = ({ authSecret }: Settings, secret: string) =>
  openToken(secret, authSecret, 'unsubscribe');

/** What a link unsubscribes from; undefined if the link is not valid. */
export async function findOfLink(
  { orm, env }: Pick<Deps, 'orm' | 'env'>,
  secret: string,
): Promise<Unsubscribing | undefined> {
  const userId = userIdIn(env, secret);
  if (userId !== undefined) {
    const isUnsubscribed = await isMailOff({ orm }, userId);
    return isUnsubscribed === undefined ? undefined : { team: undefined, isUnsubscribed };
  }
  const id = idIn(env, secret);
  return id === undefined ? undefined : queries.findById(orm, id);
}

/** @returns as `findOfLink`, after the change */
export async function setWantsMail(
  { orm, env }: Pick<Deps, 'orm' | 'env'>,
  secret: string,
  wantsMail: boolean,
): Promise<Unsubscribing | undefined> {
  const userId = userIdIn(env, secret);
  if (userId !== undefined) {
    if ((await isMailOff({ orm }, userId)) === undefined) return undefined;
    await setMailOff({ orm }, userId, !wantsMail, new Date());
    return { team: undefined, isUnsubscribed: !wantsMail };
  }
  const id = idIn(env, secret);
  const found = id === undefined ? undefined : await queries.findById(orm, id);
  if (id === undefined || !found) return undefined;
  await inTeam(orm, jobScope(found.teamId), async (tx) => {
    await queries.setUnsubscribed(tx, id, wantsMail ? null : new Date());
    return true;
  });
  return { team: found.team, isUnsubscribed: !wantsMail };
}
