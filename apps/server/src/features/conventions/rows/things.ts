import type { ConventionShoot } from '@lensemble/contract/conventions';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { costumes, equipment, props } from '../../../db/schema/catalogue.ts';
import { shootCostumes, shootEquipment, shootProps } from '../../../db/schema/shoot-links.ts';
import { type FieldsOf, jsonObject } from '../../../db/select.ts';
import { s } from '../../../db/shoots-and-places.ts';

type Thing = ConventionShoot['things'][number];

const ONE = { quantity: sql`1`, owned: sql`1` };

/** What a shoot (s) links of the catalogs of costumes, props and equipment. */
export const THINGS = sql`(
  select coalesce(json_agg(t.thing order by t.kind, t.position, t.id), '[]') from (
    ${thingsOf('costumes', shootCostumes, shootCostumes.costumeId, costumes, costumes.characterName)}
    union all ${thingsOf(
      'equipment',
      shootEquipment,
      shootEquipment.equipmentId,
      equipment,
      equipment.name,
      {
        quantity: sql`${shootEquipment.quantity}`,
        owned: sql`${equipment.quantity}`,
      },
    )}
    union all ${thingsOf('props', shootProps, shootProps.propId, props, props.name)}
  ) t)`;

function thingsOf(
  kind: Thing['kind'],
  link: PgTable & Readonly<Record<'teamId' | 'shootId' | 'position', Column>>,
  itemId: Column,
  item: PgTable & Readonly<Record<'teamId' | 'id', Column>>,
  name: Column,
  { quantity, owned }: FieldsOf<Pick<Thing, 'quantity' | 'owned'>> = ONE,
): SQL {
  const fields = { kind: sql`${kind}::text`, id: item.id, name, quantity, owned };
  return sql`
    select ${kind}::text as kind, ${link.position} as position, ${item.id} as id, ${jsonObject<Thing>(fields)} as thing
    from ${link} join ${item} on ${item.teamId} = ${link.teamId} and ${item.id} = ${itemId}
    where ${link.teamId} = ${s.teamId} and ${link.shootId} = ${s.id}`;
}
