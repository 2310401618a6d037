import type { ConsentWording, NewConsentWording } from '@lensemble/contract/consent-wording';
import { CONSENT_VERSIONS_MAX } from '@lensemble/contract/constants';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import { countOf } from '../../../db/count-of.ts';
import type { Orm } from '../../../db/orm.ts';
import { consents, consentWordings } from '../../../db/schema/consents.ts';
import { teams } from '../../../db/schema/teams.ts';
import { amount } from '../../../lib/amounts.ts';
import { QuotaError } from '../../../lib/quota-error.ts';

type OfTeam = Pick<TeamScope, 'teamId'>;

/** The latest version; undefined if the team has no wording. */
export async function findWording(
  orm: Orm,
  { teamId }: OfTeam,
): Promise<ConsentWording | undefined> {
  const { version, text, uses, createdAt } = consentWordings;
  const [row] = await orm
    .select({ version, text, uses, createdAt })
    .from(consentWordings)
    .where(eq(consentWordings.teamId, teamId))
    .orderBy(desc(version))
    .limit(1);
  if (!row) return undefined;
  const isSigned = and(eq(consents.teamId, teamId), eq(consents.version, row.version));
  return {
    ...row,
    uses: [...row.uses],
    createdAt: row.createdAt.toISOString(),
    signed: await countOf(orm, consents, isSigned),
  };
}

/**
 * Adds the next version, unless there is a newer one than `basedOn`. Versions of a team follow one another under the lock of
 * the team's row. @returns whether it is stored @throws QuotaError
 */
export async function insertWording(
  tx: Orm,
  { teamId }: OfTeam,
  { text, uses }: NewConsentWording,
  basedOn: number,
): Promise<true | undefined> {
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('no key update');
  const { rows } = await tx.execute<{ last: number }>(sql`
    select coalesce(max(${consentWordings.version}), 0)::int as last from ${consentWordings}
    where ${consentWordings.teamId} = ${teamId}`);
  const last = rows[0]?.last ?? 0;
  if (last !== basedOn) return undefined;
  if (last >= CONSENT_VERSIONS_MAX) {
    const most = amount(CONSENT_VERSIONS_MAX, 'version', 'versions');
    throw new QuotaError(`A consent wording can have at most ${most}`);
  }
  await tx.insert(consentWordings).values({ teamId, version: last + 1, text, uses });
  return true;
}
