import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { equipment } from './catalogue.ts';
import { createdAt, moment } from './columns.ts';
import {
  shootCostumes,
  shootEquipment,
  shootKits,
  shootParticipants,
  shootProps,
} from './shoot-links.ts';
import { shoots } from './shoots.ts';

const ofShoot = () => ({ teamId: uuid('team_id').notNull(), shootId: uuid('shoot_id').notNull() });

/** The lines of packing lists. Ids and `deleted_at` are as in `shots`. */
export const packingLines = pgTable(
  'packing_lines',
  {
    id: uuid('id').notNull(),
    ...ofShoot(),
    text: text('text').notNull(),
    isForEverybody: boolean('is_for_everybody').notNull().default(false),
    position: integer('position').notNull().default(0),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.shootId, table.id] }),
    foreignKey({
      name: 'packing_lines_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
    index('packing_lines_deleted_at').on(table.deletedAt),
  ],
);

/**
 * What was recorded about entries of packing lists, each of which is one of five things, or about a part of a kit. It goes
 * with the thing. An entry without a row is on the list too.
 */
export const packingRecords = pgTable(
  'packing_records',
  {
    ...ofShoot(),
    equipmentId: uuid('equipment_id'),
    propId: uuid('prop_id'),
    costumeId: uuid('costume_id'),
    kitId: uuid('kit_id'),
    lineId: uuid('line_id'),
    partEquipmentId: uuid('part_equipment_id'),
    partLine: text('part_line'),
    bringerId: uuid('bringer_id'),
    packedAt: moment('packed_at'),
    backAt: moment('back_at'),
    packedCount: integer('packed_count'),
    backCount: integer('back_count'),
    note: text('note'),
    isNoteOwn: boolean('is_note_own').notNull().default(false),
  },
  (table) => [
    uniqueIndex('packing_records_once').on(
      table.teamId,
      table.shootId,
      sql`coalesce(${table.equipmentId}, ${table.propId}, ${table.costumeId}, ${table.kitId}, ${table.lineId})`,
      sql`coalesce(${table.partEquipmentId}::text, '')`,
      sql`coalesce(${table.partLine}, '')`,
    ),
    index('packing_records_equipment')
      .on(table.shootId, table.equipmentId)
      .where(sql`${table.equipmentId} is not null`),
    index('packing_records_prop')
      .on(table.shootId, table.propId)
      .where(sql`${table.propId} is not null`),
    index('packing_records_costume')
      .on(table.shootId, table.costumeId)
      .where(sql`${table.costumeId} is not null`),
    index('packing_records_kit')
      .on(table.shootId, table.kitId)
      .where(sql`${table.kitId} is not null`),
    index('packing_records_part')
      .on(table.teamId, table.partEquipmentId)
      .where(sql`${table.partEquipmentId} is not null`),
    index('packing_records_bringer')
      .on(table.teamId, table.shootId, table.bringerId)
      .where(sql`${table.bringerId} is not null`),
    foreignKey({
      name: 'packing_records_of_equipment',
      columns: [table.shootId, table.equipmentId],
      foreignColumns: [shootEquipment.shootId, shootEquipment.equipmentId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'packing_records_of_prop',
      columns: [table.shootId, table.propId],
      foreignColumns: [shootProps.shootId, shootProps.propId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'packing_records_of_costume',
      columns: [table.shootId, table.costumeId],
      foreignColumns: [shootCostumes.shootId, shootCostumes.costumeId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'packing_records_of_kit',
      columns: [table.shootId, table.kitId],
      foreignColumns: [shootKits.shootId, shootKits.kitId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'packing_records_of_line',
      columns: [table.teamId, table.shootId, table.lineId],
      foreignColumns: [packingLines.teamId, packingLines.shootId, packingLines.id],
    }).onDelete('cascade'),
    // Saving a kit writes its rows again: a part refers to the equipment and not to the row of the kit.
    foreignKey({
      name: 'packing_records_of_part',
      columns: [table.teamId, table.partEquipmentId],
      foreignColumns: [equipment.teamId, equipment.id],
    }).onDelete('cascade'),
    // The migration narrows this to ON DELETE SET NULL (bringer_id), which the generator cannot express.
    foreignKey({
      name: 'packing_records_of_bringer',
      columns: [table.teamId, table.shootId, table.bringerId],
      foreignColumns: [shootParticipants.teamId, shootParticipants.shootId, shootParticipants.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'packing_records_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
    check(
      'packing_records_one',
      sql`num_nonnulls(${table.equipmentId}, ${table.propId}, ${table.costumeId}, ${table.kitId}, ${table.lineId}) = 1`,
    ),
    check(
      'packing_records_part_of_kit',
      sql`num_nonnulls(${table.partEquipmentId}, ${table.partLine}) <= case when ${table.kitId} is null then 0 else 1 end`,
    ),
  ],
);
