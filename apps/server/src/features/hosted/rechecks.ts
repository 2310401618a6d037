import type { Standing } from '../../access/lookup.ts';
import { findSubject } from '../../accounts/logins.ts';
import {
  claimHostedCheck,
  dropSession,
  type HostedCheck,
  saveHostedCheck,
} from '../../accounts/sessions.ts';
import type { Deps } from '../../deps.ts';
import { lockToken, unlockToken } from '../../lib/token-box.ts';
import { UnavailableError } from '../../lib/unavailable-error.ts';
import { HOSTED_PROVIDER, type HostedIdentity } from '../../ports/hosted-identity/port.ts';

const HOUR_MS = 3_600_000;
/** A check is due after this time, so that an outage of the service that is shorter than the rest disturbs no one. */
const DUE_MS = 12 * HOUR_MS;
/** No request is served on an older check. */
const LIMIT_MS = 24 * HOUR_MS;
/** How long a server may take to ask. */
const CLAIM_MS = 10_000;
/** How long a server does not ask after the service was unavailable. */
const PAUSE_MS = 60_000;

type CheckDeps = Pick<Deps, 'orm' | 'env' | 'hosted'>;

const placeOf = (userId: string) => `${userId} hosted refresh`;

const isOlderThan = (age: number, moment: Date) => Date.now() - moment.getTime() >= age;

export const isDue = (checkedAt: Date) => isOlderThan(DUE_MS, checkedAt);

export const checkOf = (
  { env }: Pick<Deps, 'env'>,
  userId: string,
  { checkedAt, refreshToken }: { checkedAt: Date; refreshToken: string | null | undefined },
): HostedCheck => ({
  checkedAt,
  refresh: refreshToken ? lockToken(env.authSecret, placeOf(userId), refreshToken) : null,
});

/**
 * Returns a function that tells whether the person of a session may still sign in, and ends the session otherwise. It asks
 * the hosted identity twice a day (docs/decisions/0011-hosted-identity.md).
 * @throws UnavailableError if the service cannot be asked and the last check is a day old
 */
export function rechecks({ orm, env, hosted }: CheckDeps) {
  let pausedUntil = 0;
  const asking = new Map<string, Promise<boolean>>();
  if (!hosted) return async () => true;
  const check = async (token: string, userId: string, former: HostedCheck): Promise<boolean> => {
    try {
      const current = await ask({ orm, env }, hosted, userId, former);
      if (current) await saveHostedCheck(orm, token, current);
      else await dropSession(orm, token);
      return current !== undefined;
    } catch (error) {
      if (!(error instanceof UnavailableError)) throw error;
      pausedUntil = Date.now() + PAUSE_MS;
      await saveHostedCheck(orm, token, former);
      return restOn(former.checkedAt);
    }
  };
  const checkFirst = async (token: string, userId: string): Promise<boolean> => {
    const claim = claimAfter(LIMIT_MS, LIMIT_MS - CLAIM_MS);
    const former = await claimHostedCheck(orm, token, claim);
    // Without a check to claim, another server is asking.
    return former ? check(token, userId, former) : unavailable();
  };
  return async (token: string, standing: Standing): Promise<boolean> => {
    const { me, hostedCheckedAt, hasHostedRefresh } = standing;
    if (!hostedCheckedAt || !isDue(hostedCheckedAt)) return true;
    if (!hosted.isAdmin && !hasHostedRefresh) return endIfOver(orm, token, hostedCheckedAt);
    if (Date.now() < pausedUntil) return restOn(hostedCheckedAt);
    if (!isOlderThan(LIMIT_MS - CLAIM_MS, hostedCheckedAt)) {
      const former = await claimHostedCheck(orm, token, claimAfter(DUE_MS, 0));
      return former ? check(token, me.userId, former) : true;
    }
    // Too old to rest on, so all requests wait for the answer.
    const answer = asking.get(token) ?? checkFirst(token, me.userId);
    asking.set(token, answer);
    return answer.finally(() => asking.delete(token));
  };
}

/** Which checks may be claimed: those of this age. A claimed check has the age `claimedAge`. */
const claimAfter = (age: number, claimedAge: number) => ({
  dueSince: new Date(Date.now() - age),
  claimedAs: new Date(Date.now() - claimedAge),
});

/** Without a key and a refresh token, nothing can be asked: the last check still counts. */
async function endIfOver(orm: Deps['orm'], token: string, checkedAt: Date): Promise<boolean> {
  if (!isOlderThan(LIMIT_MS, checkedAt)) return true;
  await dropSession(orm, token);
  return false;
}

/** Undefined if the session ends. A refresh token that cannot be decrypted counts as none. */
async function ask(
  { orm, env }: Pick<Deps, 'orm' | 'env'>,
  hosted: HostedIdentity,
  userId: string,
  former: HostedCheck,
): Promise<HostedCheck | undefined> {
  const { refresh } = former;
  const refreshToken =
    refresh === null ? undefined : unlockToken(env.authSecret, placeOf(userId), refresh);
  if (!hosted.isAdmin && refreshToken === undefined) return unasked(former);
  const subject = await findSubject(orm, userId, HOSTED_PROVIDER);
  const standing = subject && (await hosted.recheck(subject, refreshToken));
  if (standing === 'unknown') return unasked(former);
  if (!standing) return undefined;
  return checkOf({ env }, userId, { checkedAt: new Date(), refreshToken: standing.refreshToken });
}

/** Nothing can be asked from now on. */
const unasked = ({ checkedAt }: HostedCheck): HostedCheck | undefined =>
  isOlderThan(LIMIT_MS, checkedAt) ? undefined : { checkedAt, refresh: null };

function restOn(checkedAt: Date): true {
  return isOlderThan(LIMIT_MS, checkedAt) ? unavailable() : true;
}

function unavailable(): never {
  throw new UnavailableError('The hosted identity service is unavailable');
}
