import type { CostumeStatus } from '@lensemble/contract/costume-status';
import type { HeldPlan } from '@lensemble/contract/held-time';
import type { Outlook } from '@lensemble/contract/outlook';
import type { Shoot } from '@lensemble/contract/shoots';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import type { TeamScope } from '../../access/scope.ts';
import { neededUnits, k as units } from '../../db/needed-units.ts';
import type { Orm } from '../../db/orm.ts';
import { plannedEachTime } from '../../db/planned-each-time.ts';
import { costumes, equipment, locations, props } from '../../db/schema/catalogue.ts';
import { shootCostumes, shootProps } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { type FieldsOf, jsonObject, prebuilt, selectList } from '../../db/select.ts';
import { isPlace, l, s } from '../../db/shoots-and-places.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface NamedCostume extends Named {
  readonly status: CostumeStatus;
  readonly todos: readonly string[];
}

interface NamedEquipment extends Named {
  readonly quantity: number;
  readonly owned: number;
}

/** A shoot with all that is linked to it, except its crew. */
interface Upcoming
  extends HeldPlan,
    Pick<Outlook, 'id' | 'status' | 'locationId' | 'point'>,
    Pick<Shoot, 'secondLocationId'> {
  readonly costumes: readonly NamedCostume[];
  readonly props: readonly Named[];
  readonly equipment: readonly NamedEquipment[];
}

export interface UpcomingRow extends Upcoming, Record<string, unknown> {}

const costume = alias(costumes, 'i');
const prop = alias(props, 'i');
const item = alias(equipment, 'i');
const worn = alias(shootCostumes, 'k');
const used = alias(shootProps, 'k');

type Owned = Readonly<Record<'teamId' | 'id', Column>> & PgTable;
type Link = Readonly<Record<'teamId' | 'shootId' | 'position', Column>>;

/** The items that are linked to a shoot (s), as a JSON array in their order. */
const linked = (links: PgTable, link: Link, items: PgTable, of: Owned, to: Column, entry: SQL) =>
  sql`(select coalesce(json_agg(${entry} order by ${link.position}, ${of.id}), '[]')
    from ${links} k join ${items} i on ${of.teamId} = ${link.teamId} and ${of.id} = ${to}
    where ${link.teamId} = ${s.teamId} and ${link.shootId} = ${s.id})`;

const POINT = sql`case when ${l.latitude} is not null then ${jsonObject<
  NonNullable<Outlook['point']>
>({ latitude: l.latitude, longitude: l.longitude })} end`;

const COSTUME = jsonObject<NamedCostume>({
  id: costume.id,
  name: costume.characterName,
  status: costume.status,
  todos: costume.todos,
});
const EQUIPMENT = jsonObject<NamedEquipment>({
  id: item.id,
  name: item.name,
  quantity: units.quantity,
  owned: item.quantity,
});
const PROP = jsonObject<Named>({ id: prop.id, name: prop.name });

const fields: FieldsOf<Upcoming> = {
  id: s.id,
  status: s.status,
  date: s.date,
  time: s.time,
  timeZone: s.timeZone,
  durationMinutes: s.durationMinutes,
  setUpMinutes: s.setUpMinutes,
  strikeMinutes: s.strikeMinutes,
  locationId: s.locationId,
  secondLocationId: s.secondLocationId,
  point: POINT,
  costumes: linked(shootCostumes, worn, costumes, costume, worn.costumeId, COSTUME),
  props: linked(shootProps, used, props, prop, used.propId, PROP),
  equipment: sql`(select coalesce(json_agg(${EQUIPMENT} order by ${item.name}, ${item.id}), '[]')
    from ${neededUnits} join ${equipment} i on ${item.teamId} = ${s.teamId} and ${item.id} = ${units.equipmentId})`,
};
const UPCOMING = prebuilt(selectList(fields));

/**
 * The shoots that are planned or ready and not over in every zone, the next ones first. The date is compared with that of
 * the last zone in which a day ends.
 * @param day today in UTC
 */
export async function findUpcoming(
  orm: Orm,
  { teamId }: TeamScope,
  day: string,
  limit: number,
): Promise<UpcomingRow[]> {
  const { rows } = await orm.execute<UpcomingRow>(sql`${plannedEachTime}
    with shown as materialized (
      select * from ${shoots} ${s}
      where ${s.teamId} = ${teamId} and ${s.status} in ('planning', 'ready to shoot')
        and (${s.date} is null or ${s.date} >= ${day}::date - 1)
      order by ${s.date} nulls last, ${s.time} nulls first, ${s.id} limit ${limit}::int)
    select ${UPCOMING} from shown ${s} left join ${locations} ${l} on ${isPlace}
    order by ${s.date} nulls last, ${s.time} nulls first, ${s.id}`);
  return rows;
}
