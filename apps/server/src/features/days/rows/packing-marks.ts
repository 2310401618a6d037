import type { PackedKind } from '@lensemble/contract/packing';
import type { PackingMarks } from '@lensemble/contract/packing-list';
import { type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import type { Orm } from '../../../db/orm.ts';
import { plannedEachTime } from '../../../db/planned-each-time.ts';
import { kits } from '../../../db/schema/catalogue.ts';
import { kitEquipment } from '../../../db/schema/kit-equipment.ts';
import { packingLines, packingRecords } from '../../../db/schema/packing.ts';
import * as linked from '../../../db/schema/shoot-links.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { isAnyOf } from '../../../db/select.ts';
import { s } from '../../../db/shoots-and-places.ts';
import { ITEM, KIND, partFrom } from './packing.ts';

interface Row extends Record<string, unknown> {
  readonly shootId: string;
  readonly items: readonly {
    readonly kind: Exclude<PackedKind, 'kit' | 'line'>;
    readonly id: string;
    readonly quantity: number;
  }[];
  readonly kits: readonly {
    readonly id: string;
    readonly equipment: readonly { readonly equipmentId: string; readonly quantity: number }[];
    readonly lines: readonly string[];
  }[];
  readonly lines: PackingMarks['lines'];
  readonly packed: readonly {
    readonly kind: PackedKind;
    readonly id: string;
    readonly partEquipmentId: string | null;
    readonly partLine: string | null;
    readonly packedAt: string | null;
    readonly packedCount: number | null;
  }[];
}

const ofShoot = sql`team_id = ${s.teamId} and shoot_id = ${s.id}`;
const list = (value: SQL, from: SQL) =>
  sql`(select coalesce(json_agg(${value}), '[]') from ${from})`;

const ITEMS = sql`
  select 'equipment' as kind, equipment_id as id, quantity from ${linked.shootEquipment} where ${ofShoot} union all
  select 'prop', prop_id, 1 from ${linked.shootProps} where ${ofShoot} union all
  select 'costume', costume_id, 1 from ${linked.shootCostumes} where ${ofShoot}`;

const KIT = sql`json_build_object('id', i.id, 'lines', i.lines, 'equipment', (
  select coalesce(json_agg(json_build_object('equipmentId', p.equipment_id, 'quantity', p.quantity)), '[]') from ${kitEquipment} p where p.team_id = i.team_id and p.kit_id = i.id))`;

const PACKED = sql`json_build_object('kind', case ${KIND} end, 'id', ${ITEM},
  'partEquipmentId', part_equipment_id, 'partLine', part_line, 'packedAt', packed_at, 'packedCount', packed_count)`;

/** What is to be packed for each of the shoots, and what of it is, in one statement. */
export async function readPackingMarks(
  orm: Orm,
  { teamId }: Pick<TeamScope, 'teamId'>,
  shootIds: readonly string[],
): Promise<ReadonlyMap<string, PackingMarks>> {
  const { rows } = await orm.execute<Row>(sql`${plannedEachTime}
    select ${s.id} as "shootId",
      ${list(sql`json_build_object('kind', kind, 'id', id, 'quantity', quantity)`, sql`(${ITEMS}) items`)} as items,
      ${list(
        KIT,
        sql`${linked.shootKits} k join ${kits} i on i.team_id = k.team_id and i.id = k.kit_id
        where k.team_id = ${s.teamId} and k.shoot_id = ${s.id}`,
      )} as kits,
      ${list(sql`json_build_object('id', id, 'isForEverybody', is_for_everybody)`, sql`${packingLines} where ${ofShoot} and deleted_at is null`)} as lines,
      ${list(PACKED, sql`${packingRecords} where ${ofShoot} and num_nonnulls(packed_at, packed_count) > 0`)} as packed
    from ${shoots} ${s} where ${s.teamId} = ${teamId} and ${isAnyOf(s.id, shootIds)}`);
  return new Map(rows.map((row) => [row.shootId, marksOf(row)]));
}

const marksOf = ({ items, kits, lines, packed }: Row): PackingMarks => ({
  things: [
    ...items.map((item) => ({ ...item, parts: [] })),
    ...kits.map((kit) => ({
      ...{ kind: 'kit' as const, id: kit.id, quantity: 1 },
      parts: [
        ...kit.equipment.map(({ equipmentId, quantity }) => ({ part: { equipmentId }, quantity })),
        ...kit.lines.map((line) => ({ part: { line }, quantity: 1 })),
      ],
    })),
  ],
  lines,
  records: packed.map(({ partEquipmentId, partLine, ...row }) => ({
    ...row,
    part: partFrom(partEquipmentId, partLine),
  })),
});
