import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { locations } from '../../db/schema/catalogue.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teams } from '../../db/schema/teams.ts';
import { isPlace, l, s } from '../../db/shoots-and-places.ts';
import { PUBLIC_COLUMNS, type PublicRow } from './rows/public-row.ts';

/** The revision of the team that shares a shoot, which every change to the shoot raises; undefined if it is private. */
export async function findRevision(orm: Orm, id: string): Promise<number | undefined> {
  const rows = await orm
    .select({ revision: teams.revision })
    .from(shoots)
    .innerJoin(teams, eq(teams.id, shoots.teamId))
    .where(and(eq(shoots.id, id), eq(shoots.isPublic, true)));
  return rows[0]?.revision;
}

/** A shared shoot with what the public view shows; undefined if it is private. */
export async function findPublicRow(orm: Orm, id: string): Promise<PublicRow | undefined> {
  const { rows } = await orm.execute<PublicRow>(sql`
    select ${PUBLIC_COLUMNS} from ${shoots} ${s} left join ${locations} ${l} on ${isPlace}
    where ${s.id} = ${id} and ${s.isPublic}`);
  return rows[0];
}
