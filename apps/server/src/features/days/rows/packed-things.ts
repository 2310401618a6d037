import type { PackedThing } from '@lensemble/contract/packing';
import { bareLine } from '@lensemble/contract/packing-records';
import { type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import type { Orm } from '../../../db/orm.ts';
import { costumes, equipment, kits, props } from '../../../db/schema/catalogue.ts';
import { kitEquipment } from '../../../db/schema/kit-equipment.ts';
import {
  shootCostumes,
  shootEquipment,
  shootKits,
  shootProps,
} from '../../../db/schema/shoot-links.ts';

interface Target extends Pick<TeamScope, 'teamId'> {
  readonly shootId: string;
}

type Kind = PackedThing['kind'];

interface Row extends Record<string, unknown>, Omit<PackedThing, 'parts'> {
  readonly equipment: readonly (Omit<PackedThing['parts'][number], 'part'> & {
    readonly equipmentId: string;
  })[];
  readonly lines: readonly string[];
}

const NO_PARTS = sql`'[]'::json as equipment, '[]'::json as lines`;

/** The equipment, props and costumes of a shoot and its kits, also the kits of `kitIds`, in one statement. */
export async function readThings(
  tx: Orm,
  { teamId, shootId }: Target,
  kitIds: readonly string[] = [],
): Promise<readonly PackedThing[]> {
  const isLinked = sql`k.team_id = ${teamId} and k.shoot_id = ${shootId}`;
  const selects: Readonly<Record<Kind, SQL>> = {
    equipment: sql`
      select 1 as sort, k.position, 'equipment' as kind, i.id, i.name, k.quantity, i.storage_place as "storagePlace", i.image_url as "imageUrl", ${NO_PARTS}
      from ${shootEquipment} k join ${equipment} i on i.team_id = k.team_id and i.id = k.equipment_id where ${isLinked}`,
    prop: sql`
      select 2, k.position, 'prop', i.id, i.name, 1, i.storage_place, i.image_url, ${NO_PARTS}
      from ${shootProps} k join ${props} i on i.team_id = k.team_id and i.id = k.prop_id where ${isLinked}`,
    costume: sql`
      select 3, k.position, 'costume', i.id, i.character_name, 1, i.storage_place, i.image_url, ${NO_PARTS}
      from ${shootCostumes} k join ${costumes} i on i.team_id = k.team_id and i.id = k.costume_id where ${isLinked}`,
    kit: sql`
      select 4, k.position, 'kit', i.id, i.name, 1, i.storage_place, i.image_url,
        (select coalesce(json_agg(json_build_object('equipmentId', e.id, 'name', e.name, 'quantity', p.quantity,
            'storagePlace', e.storage_place, 'imageUrl', e.image_url) order by p.position, e.id), '[]')
          from ${kitEquipment} p join ${equipment} e on e.team_id = p.team_id and e.id = p.equipment_id
          where p.team_id = i.team_id and p.kit_id = i.id),
        to_json(i.lines)
      from ${kits} i left join ${shootKits} k on k.kit_id = i.id and ${isLinked}
      where i.team_id = ${teamId} and (k.kit_id is not null or i.id = any(${sql.param(kitIds)}::uuid[]))`,
  };
  const { rows } = await tx.execute<Row>(
    sql`${sql.join(Object.values(selects), sql` union all `)} order by sort, position, id`,
  );
  return rows.map(({ equipment: pieces, lines, ...row }) => ({
    ...{ kind: row.kind, id: row.id, name: row.name, quantity: row.quantity },
    ...{ storagePlace: row.storagePlace, imageUrl: row.imageUrl },
    parts: [
      ...pieces.map(({ equipmentId, ...piece }) => ({ part: { equipmentId }, ...piece })),
      // A line that a kit has twice is one thing to check off.
      ...[...new Set(lines)].map((line) => ({ part: { line }, name: line, ...bareLine })),
    ],
  }));
}
