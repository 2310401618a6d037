import { UNSUBSCRIBED } from '@lensemble/contract/mail-trouble';
import { aliasedTable, type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import { awayDays } from '../../../db/schema/away.ts';
import * as catalogue from '../../../db/schema/catalogue.ts';
import { conventions } from '../../../db/schema/conventions.ts';
import { images } from '../../../db/schema/images.ts';
import { kitEquipment } from '../../../db/schema/kit-equipment.ts';
import { mailboxes } from '../../../db/schema/mailboxes.ts';
import {
  shootCostumes,
  shootEquipment,
  shootKits,
  shootParticipants,
  shootProps,
} from '../../../db/schema/shoot-links.ts';
import { prebuilt, selectList } from '../../../db/select.ts';
import { placeUses } from '../../../db/shoots-and-places.ts';
import type { ItemKind, ItemOf, PlaceholderField, StoredItem } from '../item.ts';

/** What the columns of a table contain, with the timestamps as responses have them. */
type RowOf<Kind extends ItemKind> = Omit<
  (typeof catalogue)[Kind]['$inferSelect'],
  'teamId' | 'createdAt' | 'updatedAt'
> & { createdAt: string; updatedAt: string };

/** The keys that only one of the types has, or whose values differ. */
type Difference<A, B> =
  | Exclude<keyof A, keyof B>
  | Exclude<keyof B, keyof A>
  | { [K in keyof A & keyof B]: [A[K], B[K]] extends [B[K], A[K]] ? never : K }[keyof A & keyof B];

type LikeItem<Kind extends ItemKind, Unlike = Difference<RowOf<Kind>, StoredItem<Kind>>> = [
  Unlike,
] extends [never]
  ? PgTable
  : { readonly differsIn: Unlike };

type ItemTable = PgTable & Readonly<Record<'id' | 'teamId' | 'createdAt' | 'updatedAt', Column>>;

/** A table whose columns are not the fields of the contract's item does not compile. The error names those that differ. */
const tables: Readonly<Record<ItemKind, ItemTable>> = catalogue satisfies {
  readonly [Kind in ItemKind]: LikeItem<Kind>;
};

/** The columns that say which shoots use an item. */
interface Links {
  readonly table: PgTable | SQL;
  readonly teamId: Column;
  readonly item: Column;
  readonly shoot: Column;
}

const linksIn = (
  table: PgTable & Readonly<Record<'teamId' | 'shootId', Column>>,
  item: Column,
): Links => ({ table, teamId: table.teamId, item, shoot: table.shootId });

type AnyField = { [Kind in ItemKind]: keyof ItemOf[Kind] }[ItemKind];

/** The names of the fields for the name, the picture's address and the placeholder. */
interface FieldNames<Field = AnyField> {
  readonly name: Extract<Field, 'name' | 'characterName'>;
  readonly picture: Extract<Field, 'imageUrl' | 'avatarUrl'>;
  readonly placeholder: Extract<Field, PlaceholderField>;
}

const usual = { name: 'name', picture: 'imageUrl', placeholder: 'imagePlaceholder' } as const;

const p = alias(images, 'p');

/** How statements read a kind of item: its row (i), its picture (p), and the shoots that use it (u). */
function itemRow<Kind extends ItemKind>(
  kind: Kind,
  usedIn: Links,
  names: FieldNames & FieldNames<keyof ItemOf[Kind]>,
  derived: Readonly<Record<string, SQL>> = {},
) {
  const fields: FieldNames = names;
  const table = tables[kind];
  const i = aliasedTable(table, 'i');
  const { teamId: _, ...shown } = getTableColumns<PgTable>(i);
  const list = selectList({
    ...shown,
    [fields.placeholder]: p.placeholder,
    shootIds: sql`coalesce(u.shoot_ids, '{}')`,
    shootCount: sql`coalesce(u.shoot_count, 0)`,
    ...derived,
  });
  return {
    kind: kind as ItemKind,
    table,
    columns: getTableColumns<PgTable>(table),
    fields,
    usedIn,
    i,
    list: prebuilt(list),
    pictureJoin: prebuilt(
      sql`left join ${images} ${p} on ${p.teamId} = ${i.teamId} and ${p.url} = ${shown[fields.picture]}`,
    ),
  };
}

/** The table of the items that have a list, and where it names other items. */
interface Listed {
  readonly owners: ItemTable;
  readonly table: PgTable;
  readonly teamId: Column;
  readonly owner: Column;
  readonly item: Column;
}

/** A list of an item whose entries are rows of another table. */
export interface ListRows {
  readonly table: PgTable;
  readonly teamId: Column;
  /** The item that has the entry. */
  readonly owner: Column;
  readonly position: Column;
  /** The columns of the fields of an entry. */
  readonly fields: Readonly<Record<string, Column>>;
  readonly unknown: { readonly constraint: string; readonly message: string };
}

export type ItemRow = ReturnType<typeof itemRow> & {
  /** By the name of the field. */
  readonly lists?: Readonly<Record<string, ListRows>>;
  /** The items of another catalog that have items of this one in a list. */
  readonly listedIn?: Listed;
  /** What else refers to items, and would lose it if one is deleted. */
  readonly elsewhere?: { readonly table: PgTable; readonly teamId: Column; readonly item: Column };
};

const m = alias(mailboxes, 'm');
const crew = aliasedTable(catalogue.personnel, 'i');

const MAIL_TROUBLE = sql`(
  select case when ${m.unsubscribedAt} is not null then ${sql.raw(`'${UNSUBSCRIBED}'`)} else ${m.refusal} end
  from ${mailboxes} ${m}
  where ${m.teamId} = ${crew.teamId} and ${m.email} = lower(trim(${crew.email})))`;

const k = alias(kitEquipment, 'k');
const kit = aliasedTable(catalogue.kits, 'i');

const KIT_EQUIPMENT = sql`(
  select coalesce(json_agg(json_build_object('equipmentId', ${k.equipmentId}, 'quantity', ${k.quantity})
    order by ${k.position}, ${k.equipmentId}), '[]')
  from ${kitEquipment} ${k} where ${k.teamId} = ${kit.teamId} and ${k.kitId} = ${kit.id})`;

const kitEquipmentList: ListRows = {
  table: kitEquipment,
  teamId: kitEquipment.teamId,
  owner: kitEquipment.kitId,
  position: kitEquipment.position,
  fields: { equipmentId: kitEquipment.equipmentId, quantity: kitEquipment.quantity },
  unknown: {
    constraint: 'kit_equipment_item',
    message: 'One of these pieces of equipment was not found',
  },
};

export const itemRows: Readonly<Record<ItemKind, ItemRow>> = {
  personnel: {
    ...itemRow(
      'personnel',
      linksIn(shootParticipants, shootParticipants.personnelId),
      { name: 'name', picture: 'avatarUrl', placeholder: 'avatarPlaceholder' },
      { mailTrouble: MAIL_TROUBLE },
    ),
    elsewhere: { table: awayDays, teamId: awayDays.teamId, item: awayDays.personnelId },
  },
  equipment: {
    ...itemRow('equipment', linksIn(shootEquipment, shootEquipment.equipmentId), usual),
    listedIn: {
      owners: catalogue.kits,
      table: kitEquipment,
      teamId: kitEquipment.teamId,
      owner: kitEquipment.kitId,
      item: kitEquipment.equipmentId,
    },
  },
  locations: {
    ...itemRow('locations', placeUses, usual),
    elsewhere: { table: conventions, teamId: conventions.teamId, item: conventions.locationId },
  },
  props: itemRow('props', linksIn(shootProps, shootProps.propId), usual),
  costumes: itemRow('costumes', linksIn(shootCostumes, shootCostumes.costumeId), {
    ...usual,
    name: 'characterName',
  }),
  kits: {
    ...itemRow('kits', linksIn(shootKits, shootKits.kitId), usual, { equipment: KIT_EQUIPMENT }),
    lists: { equipment: kitEquipmentList },
  },
};
