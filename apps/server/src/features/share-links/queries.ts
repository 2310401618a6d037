import { and, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import { isIdAddressOpen } from '../../db/id-address.ts';
import type { Orm } from '../../db/orm.ts';
import { writeToTeam } from '../../db/revision.ts';
import { shareLinks } from '../../db/schema/share-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teams } from '../../db/schema/teams.ts';
import { isAnyOf } from '../../db/select.ts';

export type LinkRow = typeof shareLinks.$inferSelect;

/** With `isIdOpen` as it is in effect. */
const IN_EFFECT = { ...getTableColumns(shareLinks), isIdOpen: isIdAddressOpen() };

const isLink = ({ teamId }: TeamScope, shootId: string, versions?: readonly number[]) =>
  and(
    eq(shareLinks.teamId, teamId),
    eq(shareLinks.shootId, shootId),
    versions && isAnyOf(shareLinks.version, versions),
  );

/** The link of a shoot. Creates it with `newToken` if there is none; undefined if there is no such shoot. */
export async function linkOf(
  orm: Orm,
  scope: TeamScope,
  shootId: string,
  newToken: string,
): Promise<LinkRow | undefined> {
  const find = () => orm.select(IN_EFFECT).from(shareLinks).where(isLink(scope, shootId));
  const [found] = await find();
  if (found) return found;
  await orm.execute(sql`
    insert into ${shareLinks} (shoot_id, team_id, token)
    select ${shoots.id}, ${shoots.teamId}, ${newToken} from ${shoots}
    where ${shoots.teamId} = ${scope.teamId} and ${shoots.id} = ${shootId}
    on conflict do nothing`);
  return (await find())[0];
}

export type LinkChange = Partial<Pick<LinkRow, 'token' | 'endsAt' | 'password' | 'isIdOpen'>>;

/** @returns undefined if the link has none of the versions */
export function updateLink(
  orm: Orm,
  scope: TeamScope,
  shootId: string,
  versions: readonly number[] | undefined,
  change: LinkChange,
): Promise<LinkRow | undefined> {
  const set = { ...change, version: sql`${shareLinks.version} + 1`, updatedAt: new Date() };
  return writeToTeam(orm, scope, async (tx) => {
    const where = isLink(scope, shootId, versions);
    return (await tx.update(shareLinks).set(set).where(where).returning())[0];
  });
}

/** What a private link opens. `revision` is the team's. */
export interface Linked {
  readonly shootId: string;
  readonly revision: number;
  readonly token: string;
  /** The hash of its password. */
  readonly password: string | null;
}

/** Undefined if the token is unknown, the link has ended, or its shoot is not shared. */
export async function findLinked(orm: Orm, token: string): Promise<Linked | undefined> {
  const { shootId, password, endsAt } = shareLinks;
  const isOpen = or(isNull(endsAt), gt(endsAt, sql`now()`));
  const rows = await orm
    .select({ shootId, revision: teams.revision, token: shareLinks.token, password })
    .from(shareLinks)
    .innerJoin(shoots, eq(shoots.id, shootId))
    .innerJoin(teams, eq(teams.id, shoots.teamId))
    .where(and(eq(shareLinks.token, token), eq(shoots.isPublic, true), isOpen));
  return rows[0];
}
