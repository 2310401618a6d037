import { LISTED_LINKS_MAX, LISTED_NAME_MAX } from '@lensemble/contract/constants';
import type { MapShoot } from '@lensemble/contract/shoot-map';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { c, IN_ORDER, NAME, PARTICIPANTS, k as participants } from '../../../db/participants.ts';
import { costumes, locations, props } from '../../../db/schema/catalogue.ts';
import { shootCostumes, shootProps, shootReferences } from '../../../db/schema/shoot-links.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { type FieldsOf, jsonObject, prebuilt, selectList } from '../../../db/select.ts';
import { cut } from '../../../db/shoot-windows.ts';

type List = 'costumes' | 'props' | 'participants';
type EntryOf<Name extends List> = MapShoot[Name][number];

interface Flat
  extends Omit<MapShoot, 'location' | List>,
    Readonly<{ [Name in List]: MapShoot[Name] | null }> {
  readonly createdAt: string;
  readonly locationId: string | null;
  readonly locationName: string;
  readonly locationAddress: string | null;
  readonly locationPlaceId: string | null;
  readonly locationLatitude: number | null;
  readonly locationLongitude: number | null;
}

export interface MapShootRow extends Record<string, unknown>, Flat {}

export const s = alias(shoots, 's');
export const l = alias(locations, 'l');
export const r = alias(shootReferences, 'r');

/** Columns of shoots (s), their locations (l), first pictures (r), and lists, which are named like the fields. */
export const MAP_COLUMNS = prebuilt(
  selectList<Flat>({
    id: s.id,
    title: s.title,
    description: cut(s.description),
    status: s.status,
    date: s.date,
    time: s.time,
    timeZone: s.timeZone,
    durationMinutes: s.durationMinutes,
    color: s.color,
    createdAt: s.createdAt,
    firstReferenceUrl: r.url,
    locationId: l.id,
    locationName: l.name,
    locationAddress: l.address,
    locationPlaceId: l.placeId,
    locationLatitude: l.latitude,
    locationLongitude: l.longitude,
    costumes: sql`costumes.list`,
    props: sql`props.list`,
    participants: sql`participants.list`,
    costumeCount: sql`coalesce(costumes.count, 0)`,
    propCount: sql`coalesce(props.count, 0)`,
    participantCount: sql`coalesce(participants.count, 0)`,
  }),
);

const k = {
  costumes: alias(shootCostumes, 'k'),
  props: alias(shootProps, 'k'),
  participants,
};
const i = {
  costumes: alias(costumes, 'i'),
  props: alias(props, 'i'),
};

interface Source {
  readonly from: SQL;
  readonly order: SQL;
}

/** Joins the starts of the lists of all shown shoots, and how long the lists are, which takes one plan for all shoots. */
function listJoin<Name extends List>(
  name: Name,
  link: Readonly<Record<'teamId' | 'shootId', Column>>,
  fields: FieldsOf<EntryOf<Name>>,
  { from, order }: Source,
): (teamId: string) => SQL {
  const max = sql.raw(String(LISTED_LINKS_MAX));
  // Materialized, because the planner expects one shoot of a team that has just grown, and would make the list for each.
  const list = prebuilt(sql`with lists as materialized (
    select shoot_id, count(*)::int as count, json_agg(entry order by place) filter (where place <= ${max}) as list
    from (
      select ${link.shootId}, ${jsonObject<EntryOf<Name>>(fields)} as entry,
        row_number() over (partition by ${link.shootId} order by ${order}) as place
      from ${from} where ${link.shootId} in (select id from shown) and ${link.teamId} =`);
  const join =
    prebuilt(sql`) entries group by shoot_id) select * from lists) ${sql.identifier(name)}
    on ${sql.identifier(name)}.shoot_id = ${s.id}`);
  return (teamId) => sql`left join (${list} ${teamId} ${join}`;
}

export const LIST_JOINS = [
  listJoin(
    'costumes',
    k.costumes,
    {
      id: i.costumes.id,
      characterName: cut(i.costumes.characterName, LISTED_NAME_MAX),
      imageUrl: i.costumes.imageUrl,
    },
    {
      from: sql`${shootCostumes} ${k.costumes} join ${costumes} ${i.costumes}
        on ${i.costumes.teamId} = ${k.costumes.teamId} and ${i.costumes.id} = ${k.costumes.costumeId}`,
      order: sql`${k.costumes.position}, ${i.costumes.id}`,
    },
  ),
  listJoin(
    'props',
    k.props,
    { id: i.props.id, name: cut(i.props.name, LISTED_NAME_MAX), imageUrl: i.props.imageUrl },
    {
      from: sql`${shootProps} ${k.props} join ${props} ${i.props}
        on ${i.props.teamId} = ${k.props.teamId} and ${i.props.id} = ${k.props.propId}`,
      order: sql`${k.props.position}, ${i.props.id}`,
    },
  ),
  listJoin(
    'participants',
    k.participants,
    {
      id: k.participants.id,
      name: cut(NAME, LISTED_NAME_MAX),
      role: k.participants.role,
      avatarUrl: c.avatarUrl,
    },
    {
      from: PARTICIPANTS,
      order: IN_ORDER,
    },
  ),
];

/** Converts a row. The fields are in the order of the contract. */
export function toMapShoot(row: MapShootRow): MapShoot {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    status: row.status,
    date: row.date,
    time: row.time,
    timeZone: row.timeZone,
    durationMinutes: row.durationMinutes,
    color: row.color,
    firstReferenceUrl: row.firstReferenceUrl,
    location: locationOf(row),
    costumes: row.costumes ?? [],
    props: row.props ?? [],
    participants: row.participants ?? [],
    costumeCount: row.costumeCount,
    propCount: row.propCount,
    participantCount: row.participantCount,
  };
}

function locationOf(row: MapShootRow): MapShoot['location'] {
  if (row.locationId === null) return null;
  return {
    id: row.locationId,
    name: row.locationName,
    address: row.locationAddress,
    placeId: row.locationPlaceId,
    latitude: row.locationLatitude,
    longitude: row.locationLongitude,
  };
}
