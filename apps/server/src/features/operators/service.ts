import { type Account, findAccount } from '../../accounts/accounts.ts';
import { endSessions } from '../../accounts/sessions.ts';
import type { Deps } from '../../deps.ts';
import { invalid, notFound } from '../../http/errors/http-error.ts';
import { deleteAccount } from '../auth/service.ts';
import { confirmAccount } from '../confirmation/service.ts';
import { issueToken } from '../mail-tokens/service.ts';
import { assignOwner, removeTeam } from '../members/service.ts';
import { turnOff } from '../two-step/service.ts';
import type { KnownTeam, KnownUser } from './queries.ts';
import * as queries from './queries.ts';

export type { KnownTeam, KnownUser } from './queries.ts';

/** What operators do without a team: on the command line, with the rights of the machine. */
const LIST_MOST = 100;

export const listUsers = ({ orm }: Pick<Deps, 'orm'>, text = ''): Promise<KnownUser[]> =>
  queries.listUsers(orm, text, LIST_MOST);

export const listTeams = ({ orm }: Pick<Deps, 'orm'>, text = ''): Promise<KnownTeam[]> =>
  queries.listTeams(orm, text, LIST_MOST);

/** @throws HttpError 404 */
async function accountOf({ orm }: Pick<Deps, 'orm'>, email: string): Promise<Account> {
  const account = await findAccount(orm, email.trim().toLowerCase());
  if (!account) throw notFound();
  return account;
}

/** Anyone can sign up with any address, so that only a confirmed one counts. */
export async function isOperator(
  { orm, env }: Pick<Deps, 'orm' | 'env'>,
  email: string,
): Promise<boolean> {
  if (!env.operators.includes(email)) return false;
  return (await findAccount(orm, email))?.isConfirmed ?? false;
}

/** Confirms an address as its mailed link would. @throws HttpError 404 */
export async function confirmEmail(deps: Pick<Deps, 'orm' | 'env'>, email: string): Promise<void> {
  const { id } = await accountOf(deps, email);
  await deps.orm.transaction((tx) => confirmAccount(deps, tx, id));
}

/** A link of an hour with which its holder sets the password of an account. @throws HttpError 404 */
export async function makePasswordLink(
  deps: Pick<Deps, 'orm' | 'env'>,
  email: string,
): Promise<string> {
  const { id } = await accountOf(deps, email);
  const token = await issueToken(deps.orm, id, 'reset');
  return `${deps.env.publicUrl}/auth/reset#token=${token}`;
}

/** Lets a person sign in who has lost the device with the codes and the recovery codes. @throws HttpError 404 */
export async function turnOffTwoStep(
  deps: Parameters<typeof turnOff>[0],
  email: string,
): Promise<void> {
  const account = await accountOf(deps, email);
  await turnOff(deps, { userId: account.id, email: account.email }, 'operator');
}

/** Ends all sessions of an account. @throws HttpError 404 */
export async function signOut(deps: Pick<Deps, 'orm'>, email: string): Promise<void> {
  const { id } = await accountOf(deps, email);
  await deps.orm.transaction((tx) => endSessions(tx, id));
}

/** @throws HttpError 404 */
export async function findTeam({ orm }: Pick<Deps, 'orm'>, teamId: string) {
  const team = await queries.findTeam(orm, teamId);
  if (!team) throw notFound();
  return team;
}

/** Makes a member the only owner of a team. @throws HttpError 404; 422 for a person who is not in the team */
export async function giveTeam(
  deps: Pick<Deps, 'orm'>,
  teamId: string,
  email: string,
): Promise<void> {
  await findTeam(deps, teamId);
  const { id } = await accountOf(deps, email);
  if (!(await assignOwner(deps, teamId, id)))
    throw invalid({ email: 'This person is not a member of the team' });
}

/** Deletes an account as its person would. @throws HttpError 404 */
export async function deleteUser(
  deps: Parameters<typeof deleteAccount>[0],
  email: string,
): Promise<void> {
  const { id } = await accountOf(deps, email);
  await deleteAccount(deps, id);
}

/** Deletes a team with all that it has. @throws HttpError 404 */
export async function deleteTeam(
  deps: Parameters<typeof removeTeam>[0],
  teamId: string,
): Promise<void> {
  await findTeam(deps, teamId);
  await removeTeam(deps, teamId);
}
