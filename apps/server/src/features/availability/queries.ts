import type { Availability, Holder } from '@lensemble/contract/availability';
import type { Away } from '@lensemble/contract/away';
import { AVAILABILITY_MAX } from '@lensemble/contract/constants';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import type { TeamScope } from '../../access/scope.ts';
import { neededUnits, k as units } from '../../db/needed-units.ts';
import type { Orm } from '../../db/orm.ts';
import { plannedEachTime } from '../../db/planned-each-time.ts';
import { awayDays } from '../../db/schema/away.ts';
import { shootCostumes, shootParticipants, shootProps } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { jsonObject, prebuilt } from '../../db/select.ts';
import { s } from '../../db/shoots-and-places.ts';

const a = alias(awayDays, 'a');
const k = {
  participants: alias(shootParticipants, 'k'),
  costumes: alias(shootCostumes, 'k'),
  props: alias(shootProps, 'k'),
};

/** What a shoot (s) holds of one kind, as a JSON array in any order: to sort it takes a quarter of the time. */
const linked = <Name extends keyof typeof k>(
  name: Name,
  table: PgTable,
  item: (link: (typeof k)[Name]) => Column,
) => sql`
  (select coalesce(json_agg(${item(k[name])}), '[]')
  from ${table} ${k[name]}
  where ${k[name].teamId} = ${s.teamId} and ${k[name].shootId} = ${s.id} and ${item(k[name])} is not null)`;

const utc = (moment: SQL) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const UNITS = jsonObject<Holder['equipment'][number]>({
  equipmentId: units.equipmentId,
  quantity: units.quantity,
});

const HOLDER = prebuilt(
  jsonObject<Holder>({
    id: s.id,
    title: s.title,
    date: s.date,
    time: s.time,
    timeZone: s.timeZone,
    durationMinutes: s.durationMinutes,
    from: utc(sql`lower(${s.held})`),
    to: utc(sql`upper(${s.held})`),
    personnelIds: linked('participants', shootParticipants, (link) => link.personnelId),
    costumeIds: linked('costumes', shootCostumes, (link) => link.costumeId),
    propIds: linked('props', shootProps, (link) => link.propId),
    equipment: sql`(select coalesce(json_agg(${UNITS}), '[]') from ${neededUnits})`,
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

interface Found extends Record<string, unknown>, Pick<Availability, 'shoots' | 'away'> {}

/** What the team's shoots hold in a window, and who is away on a day that some zone has in it, in one statement. */
export async function findAvailability(
  orm: Orm,
  { teamId }: TeamScope,
  { from, to, except }: Window,
): Promise<Availability> {
  const limit = AVAILABILITY_MAX + 1;
  const isOther = except === undefined ? sql`` : sql`and ${s.id} <> ${except}`;
  const day = (moment: string) => sql`(${moment}::timestamptz at time zone 'UTC')::date`;
  const { rows } = await orm.execute<Found>(sql`${plannedEachTime}
    select coalesce((
      select json_agg(${HOLDER} order by lower(${s.held}), ${s.id}) from (
        select * from ${shoots} ${s}
        where ${s.teamId} = ${teamId} and ${s.held} && tstzrange(${from}::timestamptz, ${to}::timestamptz)
          and ${s.status} <> 'idea' ${isOther}
        order by lower(${s.held}), ${s.id} limit ${limit}::int) s
    ), '[]') as shoots, coalesce((
      select json_agg(${AWAY} order by ${a.firstDay}, ${a.id}) from (
        select * from ${awayDays} ${a}
        where ${a.teamId} = ${teamId} and ${a.lastDay} >= ${day(from)} - 1 and ${a.firstDay} <= ${day(to)} + 1
        order by ${a.firstDay}, ${a.id} limit ${limit}::int) a
    ), '[]') as away`);
  const found = rows[0] ?? { shoots: [], away: [] };
  return {
    shoots: found.shoots.slice(0, AVAILABILITY_MAX),
    away: found.away.slice(0, AVAILABILITY_MAX),
    isComplete: Math.max(found.shoots.length, found.away.length) <= AVAILABILITY_MAX,
  };
}
