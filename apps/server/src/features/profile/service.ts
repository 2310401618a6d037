import { BAD_INVITE_CODE_MESSAGE } from '@lensemble/contract/auth';
import type { ParsedBodyOf } from '@lensemble/contract/endpoint';
import {
  type saveProfile as endpoint,
  FOREIGN_AVATAR_MESSAGE,
  type Profile,
} from '@lensemble/contract/profile';
import { INVITE_NEEDED_MESSAGE } from '@lensemble/contract/sign-ups';
import { splitName } from '@lensemble/contract/split-name';
import type { Account } from '../../accounts/accounts.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/errors/http-error.ts';
import type { Upload } from '../../http/uploads/upload.ts';
import { keepAvatar } from '../images/service.ts';
import {
  countWrongCode,
  findTeamByCode,
  finishBegunTeam,
  isCodeOfOwnTeam,
  joinByCode,
  lockPerson,
  needsInvite,
  settle,
} from '../teams/service.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];
type ProfileInput = ParsedBodyOf<typeof endpoint>;

export interface TypedNames {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

export const LATE_INVITE_CODE_MESSAGE =
  'An invite code is used when you create your account. Join another team from your profile.';

export function findProfile(
  { orm }: Pick<Deps, 'orm'>,
  userId: string,
): Promise<Profile | undefined> {
  return queries.findProfile(orm, userId);
}

/** Creates the profile of a new account from the entered names. Call it in the transaction that creates the account. */
export async function beginProfile(tx: Orm, userId: string, typed: TypedNames): Promise<void> {
  const { firstName, lastName } = typed;
  if (firstName && lastName) await queries.insertProfile(tx, userId, { firstName, lastName });
}

/** Deletes a profile that the person has not saved. Runs in the caller's transaction. */
export function forgetBegunProfile(tx: Orm, userId: string): Promise<void> {
  return queries.deleteUnsaved(tx, userId);
}

/** Creates a profile from the account's name if there is none. */
export async function ensureProfile(
  { orm }: Pick<Deps, 'orm'>,
  { id, name, email }: Account,
): Promise<void> {
  if (await queries.findProfile(orm, id)) return;
  await orm.transaction(async (tx) => {
    await lockPerson(tx, id);
    await queries.insertProfile(tx, id, splitName(name, email));
  });
}

/**
 * Saves a profile with its uploaded picture. The first save also makes the person a member of a team. One transaction.
 * @throws HttpError 413, 415, 422, 429
 */
export async function saveProfile(
  deps: Pick<Deps, 'orm' | 'env' | 'limits' | 'storage'>,
  { userId, ip }: { readonly userId: string; readonly ip: string },
  { inviteCode, ...names }: ProfileInput,
  upload?: Upload,
): Promise<Profile> {
  const picture = upload && { avatarUrl: (await keepAvatar(deps, userId, upload)).url };
  const values = { ...names, ...picture };
  if (inviteCode && !(await findTeamByCode(deps.orm, deps.env, inviteCode, userId))) {
    await countWrongCode(deps, ip, userId);
    throw invalid({ inviteCode: BAD_INVITE_CODE_MESSAGE });
  }
  return queries.inTransaction(deps.orm, async (tx) => {
    await lockPerson(tx, userId);
    const former = await queries.findProfile(tx, userId);
    const isFirst = !(await queries.hasSaved(tx, userId));
    if (inviteCode) await enterByCode(tx, deps.env, userId, { inviteCode, isFirst });
    else if (isFirst) await refuseUninvited(tx, deps.env, userId);
    await checkAvatar(tx, userId, values.avatarUrl, former);
    const saved = await queries.upsertProfile(tx, userId, values);
    if (isFirst) {
      await finishBegunTeam(tx, deps.env, userId);
      await settle(tx, deps.env, userId);
    }
    await queries.tellTeams(tx, userId);
    return saved;
  });
}

/** A person can only show their own pictures, or keep the current one. */
async function checkAvatar(
  tx: Orm,
  userId: string,
  url: string | null | undefined,
  former: Profile | undefined,
): Promise<void> {
  if (!url || (await queries.claimAvatar(tx, userId, url)) || url === former?.avatarUrl) return;
  throw invalid({ avatarUrl: FOREIGN_AVATAR_MESSAGE });
}

async function refuseUninvited(tx: Orm, env: Deps['env'], userId: string): Promise<void> {
  if (await needsInvite(tx, env, userId)) throw invalid({ inviteCode: INVITE_NEEDED_MESSAGE });
}

async function enterByCode(
  tx: Orm,
  env: Deps['env'],
  userId: string,
  { inviteCode, isFirst }: { readonly inviteCode: string; readonly isFirst: boolean },
): Promise<void> {
  if (isFirst) {
    if (!(await joinByCode(tx, env, userId, inviteCode)))
      throw invalid({ inviteCode: BAD_INVITE_CODE_MESSAGE });
    return;
  }
  // A repeated request, for example after a lost response, is not an error.
  if (await isCodeOfOwnTeam(tx, env, userId, inviteCode)) return;
  throw invalid({ inviteCode: LATE_INVITE_CODE_MESSAGE });
}
