import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { equipment, kits } from './catalogue.ts';

/** The equipment of kits. A piece that is deleted leaves them. */
export const kitEquipment = pgTable(
  'kit_equipment',
  {
    teamId: uuid('team_id').notNull(),
    kitId: uuid('kit_id').notNull(),
    equipmentId: uuid('equipment_id').notNull(),
    quantity: integer('quantity').notNull().default(1),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kitId, table.equipmentId] }),
    index('kit_equipment_kit_id').on(table.teamId, table.kitId),
    index('kit_equipment_item_id').on(table.teamId, table.equipmentId),
    foreignKey({
      name: 'kit_equipment_kit',
      columns: [table.teamId, table.kitId],
      foreignColumns: [kits.teamId, kits.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'kit_equipment_item',
      columns: [table.teamId, table.equipmentId],
      foreignColumns: [equipment.teamId, equipment.id],
    }).onDelete('cascade'),
    check('kit_equipment_quantity', sql`${table.quantity} >= 1`),
  ],
);
