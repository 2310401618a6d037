import type { MapShoot } from '@lensemble/contract/shoot-map';

/** Columns of `shoots` (s), its location (l), first picture (r), costumes (c), props (p) and participants (k). */
export const MAP_COLUMNS = `
  s.id, s.title, s.description, s.status, s.date, s.time, s.time_zone as "timeZone",
  s.duration_minutes as "durationMinutes", s.color, r.url as "firstReferenceUrl",
  l.id as "locationId", l.name as "locationName", l.address as "locationAddress",
  l.place_id as "locationPlaceId", l.latitude as "locationLatitude",
  l.longitude as "locationLongitude", c.list as costumes, p.list as props, k.list as participants`;

const itemsOf = (table: string, catalogue: string, key: string, name: string) => `
  select k.shoot_id, json_agg(
    json_build_object('id', i.id, ${name}, 'imageUrl', i.image_url) order by k.position, i.id
  ) as list
  from ${table} k join ${catalogue} i on i.team_id = k.team_id and i.id = k.${key}`;

/** The lists of all shoots of a team, to be filtered by team (k) and grouped by shoot: one plan for all shoots. */
export const MAP_LISTS = {
  costumes: itemsOf(
    'shoot_costumes',
    'costumes',
    'costume_id',
    `'characterName', i.character_name`,
  ),
  props: itemsOf('shoot_props', 'props', 'prop_id', `'name', i.name`),
  participants: `
    select k.shoot_id, json_agg(
      json_build_object('id', k.id, 'name', coalesce(i.name, k.name), 'role', k.role, 'avatarUrl', i.avatar_url)
      order by k.position, k.created_at, k.id
    ) as list
    from shoot_participants k
    left join personnel i on i.team_id = k.team_id and i.id = k.personnel_id`,
} as const;

type Lists = 'costumes' | 'props' | 'participants';

export interface MapShootRow
  extends Record<string, unknown>,
    Omit<MapShoot, 'location' | Lists>,
    Readonly<{ [List in Lists]: MapShoot[List] | null }> {
  readonly locationId: string | null;
  readonly locationName: string;
  readonly locationAddress: string | null;
  readonly locationPlaceId: string | null;
  readonly locationLatitude: number | null;
  readonly locationLongitude: number | null;
}

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
