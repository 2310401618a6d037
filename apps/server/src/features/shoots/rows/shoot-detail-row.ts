import type { shootLinks } from '@lensemble/contract/shoot-links';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { type Column, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  c,
  EMAIL,
  IN_ORDER,
  NAME,
  PARTICIPANTS,
  k as participants,
} from '../../../db/participants.ts';
import { costumes, equipment, props } from '../../../db/schema/catalogue.ts';
import { images } from '../../../db/schema/images.ts';
import { sentReminders } from '../../../db/schema/reminders.ts';
import {
  shootCostumes,
  shootEquipment,
  shootParticipantCostumes,
  shootProps,
  shootReferences,
} from '../../../db/schema/shoot-links.ts';
import { type FieldsOf, jsonObject, prebuilt, selectList } from '../../../db/select.ts';
import { l, OWN_COLUMNS, type OwnRow, s, toShoot } from './shoot-row.ts';

export type LinkList = keyof typeof shootLinks;
type EntryOf<List extends LinkList> = ShootDetail[List][number];

const m = alias(images, 'm');
const i = {
  equipment: alias(equipment, 'i'),
  props: alias(props, 'i'),
  costumes: alias(costumes, 'i'),
};
const k = {
  participants,
  equipment: alias(shootEquipment, 'k'),
  props: alias(shootProps, 'k'),
  costumes: alias(shootCostumes, 'k'),
  references: alias(shootReferences, 'k'),
};
const w = alias(shootParticipantCostumes, 'w');
const r = alias(sentReminders, 'r');

interface Pictured {
  readonly teamId: Column;
  readonly imageUrl: Column;
}

/** A subquery for each picture, because joins take longer to plan. */
const placeholderOf = (teamId: Column, url: Column) => sql`
  (select ${m.placeholder} from ${images} ${m} where ${m.teamId} = ${teamId} and ${m.url} = ${url})`;

const pictureOf = (item: Pictured) => ({
  imageUrl: item.imageUrl,
  imagePlaceholder: placeholderOf(item.teamId, item.imageUrl),
});

interface Source {
  readonly from: SQL;
  readonly order: readonly (Column | SQL)[];
  readonly where?: SQL;
}

/** The entries of a list as one JSON array, in order. `link` is the table that refers to the shoot. */
function listOf<List extends LinkList>(
  link: Record<'teamId' | 'shootId', Column>,
  fields: FieldsOf<EntryOf<List>>,
  { from, order, where = sql`true` }: Source,
): SQL {
  const entries = sql`json_agg(${jsonObject<EntryOf<List>>(fields)} order by ${sql.join([...order], sql`, `)})`;
  return sql`
    (select coalesce(${entries}, '[]') from ${from}
    where ${link.teamId} = ${s.teamId} and ${link.shootId} = ${s.id} and ${where})`;
}

const WORN = sql`
  (select coalesce(json_agg(${w.costumeId} order by ${w.position}, ${w.costumeId}), '[]')
  from ${shootParticipantCostumes} ${w}
  where ${w.teamId} = ${k.participants.teamId} and ${w.shootId} = ${k.participants.shootId}
    and ${w.participantId} = ${k.participants.id})`;

/** The name, address and picture of a crew member come from the crew list. */
const participantsList = listOf<'participants'>(
  k.participants,
  {
    id: k.participants.id,
    personnelId: k.participants.personnelId,
    name: NAME,
    role: k.participants.role,
    email: EMAIL,
    avatarUrl: c.avatarUrl,
    avatarPlaceholder: placeholderOf(c.teamId, c.avatarUrl),
    costumeIds: WORN,
  },
  {
    from: PARTICIPANTS,
    order: [IN_ORDER],
  },
);

const equipmentList = listOf<'equipment'>(
  k.equipment,
  {
    equipmentId: i.equipment.id,
    name: i.equipment.name,
    category: i.equipment.category,
    description: i.equipment.description,
    quantity: k.equipment.quantity,
    owned: i.equipment.quantity,
    available: i.equipment.available,
    ...pictureOf(i.equipment),
  },
  {
    from: sql`${shootEquipment} ${k.equipment} join ${equipment} ${i.equipment}
      on ${i.equipment.teamId} = ${k.equipment.teamId} and ${i.equipment.id} = ${k.equipment.equipmentId}`,
    order: [k.equipment.position, i.equipment.id],
  },
);

const propsList = listOf<'props'>(
  k.props,
  {
    propId: i.props.id,
    name: i.props.name,
    description: i.props.description,
    available: i.props.available,
    ...pictureOf(i.props),
  },
  {
    from: sql`${shootProps} ${k.props} join ${props} ${i.props}
      on ${i.props.teamId} = ${k.props.teamId} and ${i.props.id} = ${k.props.propId}`,
    order: [k.props.position, i.props.id],
  },
);

const costumesList = listOf<'costumes'>(
  k.costumes,
  {
    costumeId: i.costumes.id,
    characterName: i.costumes.characterName,
    seriesName: i.costumes.seriesName,
    status: i.costumes.status,
    notes: i.costumes.notes,
    todos: i.costumes.todos,
    ...pictureOf(i.costumes),
  },
  {
    from: sql`${shootCostumes} ${k.costumes} join ${costumes} ${i.costumes}
      on ${i.costumes.teamId} = ${k.costumes.teamId} and ${i.costumes.id} = ${k.costumes.costumeId}`,
    order: [k.costumes.position, i.costumes.id],
  },
);

const referencesList = listOf<'references'>(
  k.references,
  {
    id: k.references.id,
    url: k.references.url,
    type: k.references.type,
    notes: k.references.notes,
    placeholder: m.placeholder,
    width: m.width,
    height: m.height,
  },
  {
    from: sql`${shootReferences} ${k.references}
      left join ${images} ${m} on ${m.teamId} = ${k.references.teamId} and ${m.url} = ${k.references.url}`,
    order: [k.references.position, k.references.createdAt, k.references.id],
    where: isNull(k.references.deletedAt),
  },
);

export const LINK_LISTS: Readonly<Record<LinkList, SQL>> = {
  participants: prebuilt(participantsList),
  equipment: prebuilt(equipmentList),
  props: prebuilt(propsList),
  costumes: prebuilt(costumesList),
  references: prebuilt(referencesList),
};

const LAST_REMINDER = sql`
  (select ${jsonObject<NonNullable<ShootDetail['lastReminder']>>({
    sentAt: sql`to_char(${r.sentAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    sent: r.sent,
    withoutAddress: r.withoutAddress,
  })}
  from ${sentReminders} ${r}
  where ${r.teamId} = ${s.teamId} and ${r.shootId} = ${s.id} and ${r.sent} > 0
  order by ${r.sentAt} desc limit 1)`;

interface Place {
  readonly locationPlaceId: string | null;
  readonly locationLatitude: number | null;
  readonly locationLongitude: number | null;
  readonly locationImageUrl: string | null;
  readonly locationImagePlaceholder: string | null;
}

/** The first picture and the number of participants are derived from the lists, which makes planning faster. */
export const DETAIL_COLUMNS = prebuilt(
  sql`${OWN_COLUMNS}, ${selectList<Place & Pick<ShootDetail, LinkList | 'lastReminder'>>({
    locationPlaceId: l.placeId,
    locationLatitude: l.latitude,
    locationLongitude: l.longitude,
    locationImageUrl: l.imageUrl,
    locationImagePlaceholder: placeholderOf(l.teamId, l.imageUrl),
    lastReminder: LAST_REMINDER,
    ...LINK_LISTS,
  })}`,
);

export interface ShootDetailRow
  extends OwnRow,
    Place,
    Pick<ShootDetail, LinkList | 'lastReminder'> {}

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

const placeOf = (row: Place) => ({
  placeId: row.locationPlaceId,
  latitude: row.locationLatitude,
  longitude: row.locationLongitude,
  imageUrl: row.locationImageUrl,
  imagePlaceholder: row.locationImagePlaceholder,
});
