import type { LinkList } from '@lensemble/contract/shoot-links';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { type Column, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import {
  c,
  EMAIL,
  IN_ORDER,
  NAME,
  NOT_NAMED,
  PARTICIPANTS,
  k as participants,
} from './participants.ts';
import { costumes, equipment, props } from './schema/catalogue.ts';
import { images } from './schema/images.ts';
import {
  shootCostumes,
  shootEquipment,
  shootParticipantCostumes,
  shootProps,
  shootReferences,
} from './schema/shoot-links.ts';
import { type FieldsOf, jsonObject, prebuilt } from './select.ts';
import { s } from './shoots-and-places.ts';

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

interface Pictured {
  readonly teamId: Column;
  readonly imageUrl: Column;
}

type Item = (typeof i)[keyof typeof i];

/** A subquery for each picture, because joins take longer to plan. */
export const placeholderOf = (teamId: Column, url: Column) => sql`
  (select ${m.placeholder} from ${images} ${m} where ${m.teamId} = ${teamId} and ${m.url} = ${url})`;

const pictureOf = (item: Pictured) => ({
  imageUrl: item.imageUrl,
  imagePlaceholder: placeholderOf(item.teamId, item.imageUrl),
});

/**
 * The item of a link. `offset 0` keeps PostgreSQL from merging the subquery: without statistics it may otherwise begin
 * with the whole catalog, and look for the links of each item.
 */
const itemOf = (table: PgTable, item: Item, teamId: Column, id: Column) => sql`
  (select * from ${table} ${item} where ${item.teamId} = ${teamId} and ${item.id} = ${id} offset 0) ${item}`;

interface Source {
  readonly from: SQL;
  readonly order: readonly (Column | SQL)[];
  readonly where?: SQL;
}

interface List<Entry> extends Source {
  readonly link: Record<'teamId' | 'shootId', Column>;
  readonly fields: FieldsOf<Entry>;
}

/** A list of a shoot. `link` is the table that refers to the shoot. */
const listOf = <Name extends LinkList>(
  link: Record<'teamId' | 'shootId', Column>,
  fields: FieldsOf<EntryOf<Name>>,
  source: Source,
): List<EntryOf<Name>> => ({ link, fields, ...source });

/** The entries of a list as one JSON array, in order. */
function entriesOf<Entry>({ link, fields, from, order, where = sql`true` }: List<Entry>): SQL {
  const entries = sql`json_agg(${jsonObject<Entry>(fields)} order by ${sql.join([...order], sql`, `)})`;
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
    phone: c.phone,
    avatarUrl: c.avatarUrl,
    avatarPlaceholder: placeholderOf(c.teamId, c.avatarUrl),
    costumeIds: WORN,
    dayContact: k.participants.dayContact,
    callTime: k.participants.callTime,
    notNamed: NOT_NAMED,
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
    from: sql`${shootEquipment} ${k.equipment} cross join lateral ${itemOf(equipment, i.equipment, k.equipment.teamId, k.equipment.equipmentId)}`,
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
    from: sql`${shootProps} ${k.props} cross join lateral ${itemOf(props, i.props, k.props.teamId, k.props.propId)}`,
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
    from: sql`${shootCostumes} ${k.costumes} cross join lateral ${itemOf(costumes, i.costumes, k.costumes.teamId, k.costumes.costumeId)}`,
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

const lists: { readonly [Name in LinkList]: List<EntryOf<Name>> } = {
  participants: participantsList,
  equipment: equipmentList,
  props: propsList,
  costumes: costumesList,
  references: referencesList,
};

export const LINK_LISTS = {
  participants: prebuilt(entriesOf(participantsList)),
  equipment: prebuilt(entriesOf(equipmentList)),
  props: prebuilt(entriesOf(propsList)),
  costumes: prebuilt(entriesOf(costumesList)),
  references: prebuilt(entriesOf(referencesList)),
} satisfies Record<LinkList, SQL>;

/** A list with some of its fields only. */
export function partOf<Name extends LinkList, Field extends keyof EntryOf<Name>>(
  name: Name,
  fields: readonly Field[],
): SQL {
  const list = lists[name];
  const chosen = Object.fromEntries(fields.map((field) => [field, list.fields[field]]));
  return prebuilt(entriesOf({ ...list, fields: chosen as FieldsOf<Pick<EntryOf<Name>, Field>> }));
}
