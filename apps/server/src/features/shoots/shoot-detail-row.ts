import type { ShootDetail } from '@lensemble/contract/shoots';
import type { OwnRow } from './shoot-row.ts';
import { OWN_COLUMNS, toShoot } from './shoot-row.ts';

/** The names of the lists that hang on a shoot. */
export type LinkList = 'participants' | 'equipment' | 'props' | 'costumes' | 'references';

/** What stands for a picture until it is there. Looked up one by one, which is planned sooner than a join. */
const placeholderOf = (row: string, url: string) => `
  (select m.placeholder from images m where m.team_id = ${row}.team_id and m.url = ${row}.${url})`;

const itemsOf = (table: string, catalogue: string, key: string, idName: string, fields: string) => `
  (select coalesce(json_agg(json_build_object(
      '${idName}', i.id, ${fields}, 'imageUrl', i.image_url,
      'imagePlaceholder', ${placeholderOf('i', 'image_url')}
    ) order by k.position, i.id), '[]')
  from ${table} k
  join ${catalogue} i on i.team_id = k.team_id and i.id = k.${key}
  where k.team_id = s.team_id and k.shoot_id = s.id)`;

/** What a participant (k) wears. */
const WORN = `
  (select coalesce(json_agg(w.costume_id order by w.position, w.costume_id), '[]')
  from shoot_participant_costumes w
  where w.team_id = k.team_id and w.shoot_id = k.shoot_id and w.participant_id = k.id)`;

/**
 * What is linked to a shoot (s), each list as one JSON value in its order. Who is of the crew shows what the crew list says
 * now.
 */
export const LINK_LISTS: Readonly<Record<LinkList, string>> = {
  participants: `
    (select coalesce(json_agg(json_build_object(
        'id', k.id, 'personnelId', k.personnel_id, 'name', coalesce(c.name, k.name), 'role', k.role,
        'email', case when c.id is null then k.email else c.email end,
        'avatarUrl', c.avatar_url, 'avatarPlaceholder', ${placeholderOf('c', 'avatar_url')},
        'costumeIds', ${WORN}
      ) order by k.position, k.created_at, k.id), '[]')
    from shoot_participants k
    left join personnel c on c.team_id = k.team_id and c.id = k.personnel_id
    where k.team_id = s.team_id and k.shoot_id = s.id)`,
  equipment: itemsOf(
    'shoot_equipment',
    'equipment',
    'equipment_id',
    'equipmentId',
    `'name', i.name, 'category', i.category, 'description', i.description, 'quantity', k.quantity,
     'owned', i.quantity, 'available', i.available`,
  ),
  props: itemsOf(
    'shoot_props',
    'props',
    'prop_id',
    'propId',
    `'name', i.name, 'description', i.description, 'available', i.available`,
  ),
  costumes: itemsOf(
    'shoot_costumes',
    'costumes',
    'costume_id',
    'costumeId',
    `'characterName', i.character_name, 'seriesName', i.series_name, 'status', i.status,
     'notes', i.notes, 'todos', i.todos`,
  ),
  references: `
    (select coalesce(json_agg(json_build_object(
        'id', k.id, 'url', k.url, 'type', k.type, 'notes', k.notes,
        'placeholder', m.placeholder, 'width', m.width, 'height', m.height
      ) order by k.position, k.created_at, k.id), '[]')
    from shoot_references k
    left join images m on m.team_id = k.team_id and m.url = k.url
    where k.team_id = s.team_id and k.shoot_id = s.id and k.deleted_at is null)`,
};

const LAST_REMINDER = `
  (select json_build_object(
      'sentAt', to_char(r.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'sent', r.sent, 'withoutAddress', r.without_address
    )
  from sent_reminders r
  where r.team_id = s.team_id and r.shoot_id = s.id and r.sent > 0
  order by r.sent_at desc limit 1) as "lastReminder"`;

/**
 * What a shoot's own screen shows: more of its location (l), and the lists. What a card shows
 * of the lists is taken from them: to plan this statement is most of its work already.
 */
export const DETAIL_COLUMNS = `
  ${OWN_COLUMNS},
  l.place_id as "locationPlaceId", l.latitude as "locationLatitude",
  l.longitude as "locationLongitude", l.image_url as "locationImageUrl",
  ${placeholderOf('l', 'image_url')} as "locationImagePlaceholder",
  ${LAST_REMINDER},
  ${Object.entries(LINK_LISTS)
    .map(([name, list]) => `${list} as "${name}"`)
    .join(', ')}`;

export interface ShootDetailRow extends OwnRow, Pick<ShootDetail, LinkList | 'lastReminder'> {
  readonly locationPlaceId: string | null;
  readonly locationLatitude: number | null;
  readonly locationLongitude: number | null;
  readonly locationImageUrl: string | null;
  readonly locationImagePlaceholder: string | null;
}

/** The shoot that a row tells of, with its links. */
export function toShootDetail(row: ShootDetailRow): ShootDetail {
  const { lastReminder, participants, equipment, props, costumes, references } = row;
  const firstReferenceUrl = references[0]?.url ?? null;
  const card = { ...row, firstReferenceUrl, participantCount: participants.length };
  const { location, ...shoot } = toShoot(card);
  return {
    ...shoot,
    location: location && { ...location, ...placeOf(row) },
    lastReminder,
    participants,
    equipment,
    props,
    costumes,
    references,
  };
}

const placeOf = (row: ShootDetailRow) => ({
  placeId: row.locationPlaceId,
  latitude: row.locationLatitude,
  longitude: row.locationLongitude,
  imageUrl: row.locationImageUrl,
  imagePlaceholder: row.locationImagePlaceholder,
});
