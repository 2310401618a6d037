import { SHOOT_IDS_MAX } from '@lensemble/contract/constants';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import type { Orm } from '../../../db/orm.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { prebuilt } from '../../../db/select.ts';
import { s } from '../../../db/shoots-and-places.ts';
import type { CatalogueItem } from '../item.ts';
import type { ItemRow } from './item-rows.ts';

/** Timestamps are in the format of the database. */
export type Row = CatalogueItem & Record<string, unknown>;

/** All items of a catalog, newest first, in one statement. */
export function listItems(orm: Orm, scope: TeamScope, row: ItemRow): Promise<CatalogueItem[]> {
  const items = selectItems(scope, row, sql`${row.table}`);
  return readItems(orm, sql`${items} order by ${row.i.createdAt} desc, ${row.i.id}`);
}

export async function findItem(
  orm: Orm,
  scope: TeamScope,
  row: ItemRow,
  id: string,
): Promise<CatalogueItem | undefined> {
  return (await readItems(orm, selectItems(scope, row, sql`${row.table}`, { id })))[0];
}

export async function readItems(orm: Orm, statement: SQL): Promise<CatalogueItem[]> {
  const { rows } = await orm.execute<Row>(statement);
  return rows.map(toItem);
}

export const toItem = ({ createdAt, updatedAt, ...item }: Row): CatalogueItem => ({
  ...item,
  createdAt: new Date(createdAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
});

/** Upcoming shoots (s), the next one first, then those without a date, then past ones. It is still today a day west. */
const NEXT_FIRST = prebuilt(
  sql`(${s.date} >= current_date - 1) is not true, abs(${s.date} - current_date) nulls first, ${s.id}`,
);

export function selectItems(
  { teamId }: TeamScope,
  row: ItemRow,
  source: SQL,
  { id, more = sql`` }: { readonly id?: string; readonly more?: SQL } = {},
): SQL {
  const { i, list, pictureJoin, usedIn } = row;
  const isWanted = (column: Column) => (id === undefined ? sql`` : sql`and ${column} = ${id}`);
  return sql`
    select ${list}${more} from ${source} i
    ${pictureJoin}
    left join (
      select item_id, count(*)::int as shoot_count,
        array_agg(shoot_id order by place) filter (where place <= ${sql.raw(String(SHOOT_IDS_MAX))}) as shoot_ids
      from (
        select ${usedIn.item} as item_id, ${usedIn.shoot} as shoot_id,
          row_number() over (partition by ${usedIn.item} order by ${NEXT_FIRST}) as place
        from ${usedIn.table}
        join ${shoots} ${s} on ${s.teamId} = ${usedIn.teamId} and ${s.id} = ${usedIn.shoot}
        where ${usedIn.teamId} = ${teamId} ${isWanted(usedIn.item)}
      ) uses group by item_id
    ) u on u.item_id = ${i.id}
    where ${i.teamId} = ${teamId} ${isWanted(i.id)}`;
}
