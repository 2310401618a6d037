import {
  ID_LIMITED_MESSAGE,
  LINK_ENDED_MESSAGE,
  type ShareLink,
  type ShareLinkChange,
  sharePath,
} from '@lensemble/contract/share-links';
import type { TeamScope } from '../../access/scope.ts';
import { newLinkToken, openToken, sealToken } from '../../access/session-token.ts';
import { hashPassword } from '../../accounts/password-hash.ts';
import type { Deps } from '../../deps.ts';
import { HttpError, invalid, notFound } from '../../http/errors/http-error.ts';
import { defineLimit, HOUR, unlessTurnedAway } from '../../http/rate-limits.ts';
import * as queries from './queries.ts';

/** Hashing takes a turn that sign-ins wait for too. */
const linkPasswordOfPerson = defineLimit(
  'linkPasswordOfPerson',
  { points: 30, seconds: HOUR },
  'person',
);

type LinkDeps = Pick<Deps, 'orm' | 'env'>;
type Versions = readonly number[] | undefined;

/** @throws HttpError 404 */
export async function findLink(
  { orm, env }: LinkDeps,
  scope: TeamScope,
  shootId: string,
): Promise<ShareLink> {
  const row = await queries.linkOf(orm, scope, shootId, newLinkToken());
  if (!row) throw notFound();
  return {
    url: env.publicUrl + sharePath(sealToken(row.token, env.authSecret, 'share')),
    endsAt: row.endsAt?.toISOString() ?? null,
    hasPassword: row.password !== null,
    isIdOpen: row.isIdOpen,
    version: row.version,
  };
}

/**
 * @throws HttpError 404; 409 with the current link if it has none of the versions; 422 for an end in the past, and to open
 *   the address with the id beside an end or a password; 429 after too many passwords
 */
export async function changeLink(
  deps: LinkDeps & Pick<Deps, 'limits'>,
  { scope, userId }: { readonly scope: TeamScope; readonly userId: string },
  shootId: string,
  versions: Versions,
  { endsAt, password, isIdOpen }: ShareLinkChange,
): Promise<ShareLink> {
  if (endsAt && new Date(endsAt) <= new Date()) throw invalid({ endsAt: LINK_ENDED_MESSAGE });
  return write(deps, scope, shootId, versions, async (known) => {
    const ends = (endsAt === undefined ? known.endsAt : endsAt) !== null;
    const asks = password === undefined ? known.hasPassword : password !== null;
    if (isIdOpen && (ends || asks)) throw invalid({ isIdOpen: ID_LIMITED_MESSAGE });
    return {
      ...(endsAt !== undefined && { endsAt: endsAt === null ? null : new Date(endsAt) }),
      ...(password !== undefined && {
        password: password && (await hashFor(deps, userId, password)),
      }),
      ...(isIdOpen !== undefined && { isIdOpen }),
    };
  });
}

async function hashFor({ limits }: Pick<Deps, 'limits'>, userId: string, password: string) {
  const takeBack = await limits.count([linkPasswordOfPerson.by(userId)]);
  return unlessTurnedAway(takeBack, () => hashPassword(password));
}

/** @throws HttpError 404; 409 as above */
export const replaceLink = (
  deps: LinkDeps,
  scope: TeamScope,
  shootId: string,
  versions: Versions,
): Promise<ShareLink> =>
  write(deps, scope, shootId, versions, async () => ({ token: newLinkToken() }));

async function write(
  deps: LinkDeps,
  scope: TeamScope,
  shootId: string,
  versions: Versions,
  changeOf: (known: ShareLink) => Promise<queries.LinkChange>,
): Promise<ShareLink> {
  // Before hashing a password, which is expensive. It also creates the link of a shoot that has none yet.
  const known = await findLink(deps, scope, shootId);
  if (versions && !versions.includes(known.version)) throw changed(known);
  const row = await queries.updateLink(deps.orm, scope, shootId, versions, await changeOf(known));
  const current = await findLink(deps, scope, shootId);
  if (row) return current;
  throw changed(current);
}

const changed = (current: ShareLink) =>
  new HttpError(409, 'version_conflict', 'This link has changed since you opened it', { current });

/** What the secret of a private link opens; undefined if it is wrong or replaced, the link has ended, or sharing is off. */
export async function openLink(
  { orm, env }: LinkDeps,
  secret: string,
): Promise<queries.Linked | undefined> {
  const token = openToken(secret, env.authSecret, 'share');
  return token === undefined ? undefined : queries.findLinked(orm, token);
}

export type { Linked } from './queries.ts';
