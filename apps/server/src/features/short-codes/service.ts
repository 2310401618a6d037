import { randomUUID } from 'node:crypto';
import { SHORT_CODE_HOURS } from '@lensemble/contract/constants';
import type { ShortCode } from '@lensemble/contract/invites';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { codeOf, hashOf, readCode, shown } from './code.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];
type CodeDeps = Pick<Deps, 'orm' | 'env'>;
type OfTeam = Pick<TeamScope, 'teamId'>;

const HOUR_MS = 3_600_000;

/** The team's short code, or null without one. */
export async function findShortCode(
  { orm, env: { authSecret } }: CodeDeps,
  scope: OfTeam,
): Promise<ShortCode | null> {
  const row = await queries.findCode(orm, scope);
  if (!row) return null;
  const code = codeOf(authSecret, row.seed);
  // A code from before a change of the secret opens nothing.
  if (hashOf(authSecret, code) !== row.hash) return null;
  return { code: shown(code), expiresAt: row.expiresAt.toISOString() };
}

/**
 * Creates the team's short code, or returns the one that is valid already, so that a repeated request does not end it.
 * @throws HttpError 404
 */
export function createShortCode({ orm, env }: CodeDeps, scope: TeamScope): Promise<ShortCode> {
  const { teamId } = scope;
  return orm.transaction(async (tx) => {
    if (!(await queries.lockTeam(tx, scope))) throw notFound();
    const valid = await findShortCode({ orm: tx, env }, { teamId });
    if (valid) return valid;
    const seed = randomUUID();
    const code = codeOf(env.authSecret, seed);
    const expiresAt = new Date(Date.now() + SHORT_CODE_HOURS * HOUR_MS);
    await queries.setCode(tx, { teamId, seed, hash: hashOf(env.authSecret, code), expiresAt });
    return { code: shown(code), expiresAt: expiresAt.toISOString() };
  });
}

export function endShortCode(orm: Orm, scope: Pick<TeamScope, 'teamId' | 'userId'>): Promise<void> {
  return queries.deleteCode(orm, scope);
}

/** The team that a written short code opens. */
export async function findTeamByShortCode(orm: Orm, env: Deps['env'], written: string) {
  const code = readCode(written);
  return code === undefined ? undefined : queries.findTeam(orm, hashOf(env.authSecret, code));
}

/** Locks the team, so that neither its codes nor its members change until the transaction ends. */
export async function lockTeamByShortCode(
  tx: Orm,
  env: Deps['env'],
  written: string,
): Promise<string | undefined> {
  const found = await findTeamByShortCode(tx, env, written);
  if (!found || !(await queries.lockTeam(tx, { teamId: found.id }))) return undefined;
  return (await findTeamByShortCode(tx, env, written))?.id;
}
