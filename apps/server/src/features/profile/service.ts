import { BAD_INVITE_CODE_MESSAGE } from '@lensemble/contract/auth';
import type { ParsedBodyOf } from '@lensemble/contract/endpoint';
import type { saveProfile as endpoint, Profile } from '@lensemble/contract/profile';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http-error.ts';
import { inviteCodeAttempt } from '../../plugins/rate-limits.ts';
import { isCodeOfOwnTeam, joinByCode, lockPerson, settle } from '../teams/service.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];
type ProfileInput = ParsedBodyOf<typeof endpoint>;

export const LATE_INVITE_CODE_MESSAGE =
  'An invite code counts when you make your account. Join another team from your profile';

/** Undefined until the first save. */
export function findProfile(
  { orm }: Pick<Deps, 'orm'>,
  userId: string,
): Promise<Profile | undefined> {
  return queries.findProfile(orm, userId);
}

/** Saves a profile; the first save also brings its owner into a team. All of it or nothing. */
export async function saveProfile(
  deps: Pick<Deps, 'orm' | 'limits'>,
  caller: { readonly userId: string; readonly ip: string },
  input: ProfileInput,
): Promise<Profile> {
  const { inviteCode, ...values } = input;
  const takeBack = inviteCode && (await deps.limits.count(inviteCodeAttempt(caller.ip)));
  const profile = await deps.orm.transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const isFirst = (await queries.findProfile(tx, caller.userId)) === undefined;
    if (inviteCode) await enterByCode(tx, caller.userId, inviteCode, isFirst);
    const saved = await queries.upsertProfile(tx, caller.userId, values);
    if (isFirst) await settle(tx, caller.userId);
    return saved;
  });
  if (takeBack) await takeBack();
  return profile;
}

async function enterByCode(
  tx: Orm,
  userId: string,
  inviteCode: string,
  isFirst: boolean,
): Promise<void> {
  if (isFirst) {
    if (!(await joinByCode(tx, userId, inviteCode)))
      throw invalid({ inviteCode: BAD_INVITE_CODE_MESSAGE });
    return;
  }
  // The same save again, by a second click or after an answer that got lost, is no mistake.
  if (await isCodeOfOwnTeam(tx, userId, inviteCode)) return;
  throw invalid({ inviteCode: LATE_INVITE_CODE_MESSAGE });
}
