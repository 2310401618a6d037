import type { ConventionShoot } from '@lensemble/contract/conventions';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { neededUnits, k as units } from '../../../db/needed-units.ts';
import { costumes, equipment, props } from '../../../db/schema/catalogue.ts';
import { shootCostumes, shootProps } from '../../../db/schema/shoot-links.ts';
import { type FieldsOf, jsonObject, selectList } from '../../../db/select.ts';
import { s } from '../../../db/shoots-and-places.ts';

type Thing = ConventionShoot['things'][number];

/** Of the columns of the statements below. */
const THING = jsonObject<Thing>({
  kind: sql`t.kind`,
  id: sql`t.id`,
  name: sql`t.name`,
  quantity: sql`t.quantity`,
  owned: sql`t.owned`,
});

/** The costumes, the props and the equipment of a shoot (s), with that of its kits. */
export const THINGS = sql`(
  select coalesce(json_agg(${THING} order by t.kind, t.name, t.id), '[]') from (
    ${linked('costumes', shootCostumes, shootCostumes.costumeId, costumes, costumes.characterName)}
    union all ${linked('props', shootProps, shootProps.propId, props, props.name)}
    union all select 'equipment', ${equipment.id}, ${equipment.name}, ${units.quantity}, ${equipment.quantity}
    from ${neededUnits} join ${equipment} on ${equipment.teamId} = ${s.teamId} and ${equipment.id} = ${units.equipmentId}
  ) t)`;

function linked(
  kind: Thing['kind'],
  link: PgTable & Readonly<Record<'teamId' | 'shootId', Column>>,
  itemId: Column,
  item: PgTable & Readonly<Record<'teamId' | 'id', Column>>,
  name: Column,
): SQL {
  const columns: FieldsOf<Thing> = {
    ...{ kind: sql`${kind}::text`, id: item.id, name },
    ...{ quantity: sql`1`, owned: sql`1` },
  };
  return sql`
    select ${selectList<Thing>(columns)}
    from ${link} join ${item} on ${item.teamId} = ${link.teamId} and ${item.id} = ${itemId}
    where ${link.teamId} = ${s.teamId} and ${link.shootId} = ${s.id}`;
}
