import { dayContacts } from '@lensemble/contract/day-contacts';
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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { costumes, equipment, kits, personnel, props } from './catalogue.ts';
import { createdAt, idColumn, moment } from './columns.ts';
import { images } from './images.ts';
import { shoots } from './shoots.ts';
import { teams } from './teams.ts';

const ofShoot = () => ({ teamId: uuid('team_id').notNull(), shootId: uuid('shoot_id').notNull() });

/** Crew members, or ad hoc participants (`personnel_id` is null). */
export const shootParticipants = pgTable(
  'shoot_participants',
  {
    id: idColumn(),
    ...ofShoot(),
    personnelId: uuid('personnel_id'),
    name: text('name').notNull(),
    role: text('role').notNull().default('Participant'),
    email: text('email'),
    /** Null except for the day-of contact of the shoot. */
    dayContact: text('day_contact', { enum: dayContacts }),
    /** When they should arrive, in the shoot's zone. Null means the shoot's time. */
    callTime: text('call_time'),
    /** A guest asked not to be named. Crew members say so in the crew list. */
    notNamed: boolean('not_named').notNull().default(false),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'shoot_participants_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shoot_participants_personnel',
      columns: [table.teamId, table.personnelId],
      foreignColumns: [personnel.teamId, personnel.id],
    }).onDelete('cascade'),
    index('shoot_participants_personnel_id').on(table.teamId, table.personnelId),
    unique('shoot_participants_once').on(table.shootId, table.personnelId),
    unique('shoot_participants_team_id').on(table.teamId, table.shootId, table.id),
    uniqueIndex('shoot_participants_day_contact')
      .on(table.shootId)
      .where(sql`${table.dayContact} is not null`),
    check('shoot_participants_day_contact_shows', sql`${table.dayContact} in ('name', 'phone')`),
    check(
      'shoot_participants_call_time',
      sql`${table.callTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`,
    ),
  ],
);

export const shootEquipment = pgTable(
  'shoot_equipment',
  {
    ...ofShoot(),
    equipmentId: uuid('equipment_id').notNull(),
    quantity: integer('quantity').notNull().default(1),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shootId, table.equipmentId] }),
    index('shoot_equipment_item_id').on(table.teamId, table.equipmentId),
    foreignKey({
      name: 'shoot_equipment_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shoot_equipment_item',
      columns: [table.teamId, table.equipmentId],
      foreignColumns: [equipment.teamId, equipment.id],
    }).onDelete('cascade'),
    check('shoot_equipment_quantity', sql`${table.quantity} >= 1`),
  ],
);

export const shootProps = pgTable(
  'shoot_props',
  {
    ...ofShoot(),
    propId: uuid('prop_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shootId, table.propId] }),
    index('shoot_props_item_id').on(table.teamId, table.propId),
    foreignKey({
      name: 'shoot_props_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shoot_props_item',
      columns: [table.teamId, table.propId],
      foreignColumns: [props.teamId, props.id],
    }).onDelete('cascade'),
  ],
);

export const shootCostumes = pgTable(
  'shoot_costumes',
  {
    ...ofShoot(),
    costumeId: uuid('costume_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shootId, table.costumeId] }),
    index('shoot_costumes_item_id').on(table.teamId, table.costumeId),
    foreignKey({
      name: 'shoot_costumes_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shoot_costumes_item',
      columns: [table.teamId, table.costumeId],
      foreignColumns: [costumes.teamId, costumes.id],
    }).onDelete('cascade'),
  ],
);

/** The kits that come along. */
export const shootKits = pgTable(
  'shoot_kits',
  {
    ...ofShoot(),
    kitId: uuid('kit_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shootId, table.kitId] }),
    index('shoot_kits_item_id').on(table.teamId, table.kitId),
    foreignKey({
      name: 'shoot_kits_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shoot_kits_item',
      columns: [table.teamId, table.kitId],
      foreignColumns: [kits.teamId, kits.id],
    }).onDelete('cascade'),
  ],
);

export const shootParticipantCostumes = pgTable(
  'shoot_participant_costumes',
  {
    ...ofShoot(),
    participantId: uuid('participant_id').notNull(),
    costumeId: uuid('costume_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.participantId, table.costumeId] }),
    index('shoot_participant_costumes_costume').on(table.shootId, table.costumeId),
    index('shoot_participant_costumes_participant').on(
      table.teamId,
      table.shootId,
      table.participantId,
    ),
    foreignKey({
      name: 'shoot_participant_costumes_participant',
      columns: [table.teamId, table.shootId, table.participantId],
      foreignColumns: [shootParticipants.teamId, shootParticipants.shootId, shootParticipants.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shoot_participant_costumes_costume',
      columns: [table.shootId, table.costumeId],
      foreignColumns: [shootCostumes.shootId, shootCostumes.costumeId],
    }).onDelete('cascade'),
  ],
);

/** A deleted reference stays until it can no longer be restored (`deleted_at`). */
export const shootReferences = pgTable(
  'shoot_references',
  {
    id: idColumn(),
    ...ofShoot(),
    // Without this key, PostgreSQL may check the pictures before it deletes these rows, and refuse (`team-deletion.test.ts`).
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    type: text('type').$type<'image'>().notNull().default('image'),
    notes: text('notes'),
    position: integer('position').notNull().default(0),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'shoot_references_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shoot_references_picture',
      columns: [table.teamId, table.url],
      foreignColumns: [images.teamId, images.url],
    }),
    unique('shoot_references_team_id').on(table.teamId, table.shootId, table.id),
    index('shoot_references_url').on(table.teamId, table.url),
    index('shoot_references_deleted_at').on(table.deletedAt),
    index('shoot_references_order').on(table.teamId, table.shootId, table.position),
  ],
);
