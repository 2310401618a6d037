import type { Availability } from '@lensemble/contract/availability';
import type { Away } from '@lensemble/contract/away';
import { AVAILABILITY_MAX } from '@lensemble/contract/constants';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { plannedEachTime } from '../../db/planned-each-time.ts';
import { awayDays } from '../../db/schema/away.ts';
import { kitEquipment } from '../../db/schema/kit-equipment.ts';
import {
  shootCostumes,
  shootEquipment,
  shootKits,
  shootParticipants,
  shootProps,
} from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { jsonObject, prebuilt } from '../../db/select.ts';
import { s } from '../../db/shoots-and-places.ts';
import { type Found, holdersOf, type KitUnits, type Taken } from './holders.ts';

const a = alias(awayDays, 'a');
const k = {
  participants: alias(shootParticipants, 'k'),
  costumes: alias(shootCostumes, 'k'),
  props: alias(shootProps, 'k'),
  equipment: alias(shootEquipment, 'k'),
  kits: alias(shootKits, 'k'),
};
const part = alias(kitEquipment, 'part');

type Link = Readonly<Record<'teamId' | 'shootId', Column>>;

const listOf = (values: Column) => sql`coalesce(json_agg(${values}), '[]')`;

/**
 * What the shoots hold of one kind, as columns of the same length: a list for each shoot takes twice as long, and an array for
 * each item half as long again.
 */
const linked = (
  { teamId }: TeamScope,
  table: PgTable,
  link: Link,
  item: Column,
  more: readonly Column[] = [],
) => sql`
  (select json_build_array(${sql.join([link.shootId, item, ...more].map(listOf), sql`, `)})
  from ${table} ${link}
  where ${link.teamId} = ${teamId} and ${link.shootId} = any(array(select id from taken)) and ${item} is not null)`;

/** In milliseconds: a text takes longer to make than a number. */
const epoch = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::bigint`;

const KIT_UNITS = prebuilt(
  jsonObject<KitUnits>({
    kitId: part.kitId,
    equipmentId: part.equipmentId,
    quantity: part.quantity,
  }),
);

const TAKEN = prebuilt(
  jsonObject<Taken>({
    id: s.id,
    title: s.title,
    date: s.date,
    time: s.time,
    timeZone: s.timeZone,
    durationMinutes: s.durationMinutes,
    from: epoch(sql`lower(${s.held})`),
    to: epoch(sql`upper(${s.held})`),
  }),
);

const AWAY = prebuilt(
  jsonObject<Away>({
    id: a.id,
    personnelId: a.personnelId,
    firstDay: a.firstDay,
    lastDay: a.lastDay,
  }),
);

export interface Window {
  /** ISO 8601. */
  readonly from: string;
  readonly to: string;
  readonly except?: string | undefined;
}

/** What the team's shoots hold in a window, and who is away on a day that some zone has in it, in one statement. */
export async function findAvailability(
  orm: Orm,
  scope: TeamScope,
  { from, to, except }: Window,
): Promise<Availability> {
  const { teamId } = scope;
  const limit = AVAILABILITY_MAX + 1;
  const isOther = except === undefined ? sql`` : sql`and ${s.id} <> ${except}`;
  const day = (moment: string) => sql`(${moment}::timestamptz at time zone 'UTC')::date`;
  const { rows } = await orm.execute<Found>(sql`${plannedEachTime}
    with taken as (
      select ${s.teamId}, ${s.id}, ${s.title}, ${s.date}, ${s.time}, ${s.timeZone}, ${s.durationMinutes}, ${s.held}
      from ${shoots} ${s}
      where ${s.teamId} = ${teamId} and ${s.held} && tstzrange(${from}::timestamptz, ${to}::timestamptz)
        and ${s.status} <> 'idea' ${isOther}
      order by lower(${s.held}), ${s.id} limit ${limit}::int)
    select coalesce((
      select json_agg(${TAKEN} order by lower(${s.held}), ${s.id}) from taken s
    ), '[]') as shoots,
    ${linked(scope, shootParticipants, k.participants, k.participants.personnelId)} as participants,
    ${linked(scope, shootCostumes, k.costumes, k.costumes.costumeId)} as costumes,
    ${linked(scope, shootProps, k.props, k.props.propId)} as props,
    ${linked(scope, shootEquipment, k.equipment, k.equipment.equipmentId, [k.equipment.quantity])} as equipment,
    ${linked(scope, shootKits, k.kits, k.kits.kitId)} as kits, coalesce((
      select json_agg(${KIT_UNITS}) from ${kitEquipment} ${part}
      where ${part.teamId} = ${teamId} and ${part.kitId} = any(array(
        select ${k.kits.kitId} from ${shootKits} ${k.kits}
        where ${k.kits.teamId} = ${teamId} and ${k.kits.shootId} = any(array(select id from taken))))
    ), '[]') as parts, coalesce((
      select json_agg(${AWAY} order by ${a.firstDay}, ${a.id}) from (
        select * from ${awayDays} ${a}
        where ${a.teamId} = ${teamId} and ${a.lastDay} >= ${day(from)} - 1 and ${a.firstDay} <= ${day(to)} + 1
        order by ${a.firstDay}, ${a.id} limit ${limit}::int) a
    ), '[]') as away`);
  const found = rows[0];
  if (!found) throw new Error('The statement has one row');
  return {
    shoots: holdersOf(found).slice(0, AVAILABILITY_MAX),
    away: found.away.slice(0, AVAILABILITY_MAX),
    isComplete: Math.max(found.shoots.length, found.away.length) <= AVAILABILITY_MAX,
  };
}
