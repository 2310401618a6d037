import { SHOT_MINUTES_DEFAULT } from '@lensemble/contract/constants';
import type { Refusal } from '@lensemble/contract/operations';
import { shotKinds, shotStates } from '@lensemble/contract/shot-kinds';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import {
  shootCostumes,
  shootEquipment,
  shootParticipants,
  shootProps,
  shootReferences,
} from './shoot-links.ts';
import { shoots } from './shoots.ts';

const ofShoot = () => ({ teamId: uuid('team_id').notNull(), shootId: uuid('shoot_id').notNull() });

/**
 * The entries of shot lists. Clients make up their ids, so that an id is one only within a shoot. A deleted entry keeps its place
 * until it can no longer be restored (`deleted_at`).
 */
export const shots = pgTable(
  'shots',
  {
    id: uuid('id').notNull(),
    ...ofShoot(),
    kind: text('kind', { enum: shotKinds }).notNull().default('shot'),
    title: text('title'),
    minutes: integer('minutes').notNull().default(SHOT_MINUTES_DEFAULT),
    pin: text('pin'),
    notes: text('notes'),
    state: text('state', { enum: shotStates }).notNull().default('open'),
    actualEnd: moment('actual_end'),
    position: integer('position').notNull().default(0),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.shootId, table.id] }),
    foreignKey({
      name: 'shots_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
    index('shots_deleted_at').on(table.deletedAt),
    check('shots_kind', sql`${table.kind} in ('shot', 'makeup', 'travel', 'food', 'other')`),
    check('shots_state', sql`${table.state} in ('open', 'done', 'skipped')`),
    check('shots_minutes', sql`${table.minutes} >= 1`),
    check('shots_pin', sql`${table.pin} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
);

/** What an entry uses of what the shoot has: each row links one thing. The entry stays when the thing goes. */
export const shotLinks = pgTable(
  'shot_links',
  {
    ...ofShoot(),
    shotId: uuid('shot_id').notNull(),
    participantId: uuid('participant_id'),
    costumeId: uuid('costume_id'),
    propId: uuid('prop_id'),
    equipmentId: uuid('equipment_id'),
    referenceId: uuid('reference_id'),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    uniqueIndex('shot_links_once').on(
      table.teamId,
      table.shootId,
      table.shotId,
      sql`coalesce(${table.participantId}, ${table.costumeId}, ${table.propId}, ${table.equipmentId}, ${table.referenceId})`,
    ),
    index('shot_links_participant')
      .on(table.teamId, table.shootId, table.participantId)
      .where(sql`${table.participantId} is not null`),
    index('shot_links_costume')
      .on(table.shootId, table.costumeId)
      .where(sql`${table.costumeId} is not null`),
    index('shot_links_prop')
      .on(table.shootId, table.propId)
      .where(sql`${table.propId} is not null`),
    index('shot_links_equipment')
      .on(table.shootId, table.equipmentId)
      .where(sql`${table.equipmentId} is not null`),
    index('shot_links_reference')
      .on(table.teamId, table.shootId, table.referenceId)
      .where(sql`${table.referenceId} is not null`),
    foreignKey({
      name: 'shot_links_shot',
      columns: [table.teamId, table.shootId, table.shotId],
      foreignColumns: [shots.teamId, shots.shootId, shots.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shot_links_of_participant',
      columns: [table.teamId, table.shootId, table.participantId],
      foreignColumns: [shootParticipants.teamId, shootParticipants.shootId, shootParticipants.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shot_links_of_costume',
      columns: [table.shootId, table.costumeId],
      foreignColumns: [shootCostumes.shootId, shootCostumes.costumeId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shot_links_of_prop',
      columns: [table.shootId, table.propId],
      foreignColumns: [shootProps.shootId, shootProps.propId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shot_links_of_equipment',
      columns: [table.shootId, table.equipmentId],
      foreignColumns: [shootEquipment.shootId, shootEquipment.equipmentId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shot_links_of_reference',
      columns: [table.teamId, table.shootId, table.referenceId],
      foreignColumns: [shootReferences.teamId, shootReferences.shootId, shootReferences.id],
    }).onDelete('cascade'),
    check(
      'shot_links_one',
      sql`num_nonnulls(${table.participantId}, ${table.costumeId}, ${table.propId}, ${table.equipmentId}, ${table.referenceId}) = 1`,
    ),
  ],
);

/** Which operations were applied, so that none is applied twice, and what was refused of them. */
export const appliedOperations = pgTable(
  'applied_operations',
  {
    id: uuid('id').notNull(),
    ...ofShoot(),
    refusals: jsonb('refusals').$type<readonly Refusal[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    foreignKey({
      name: 'applied_operations_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
    index('applied_operations_shoot_id').on(table.teamId, table.shootId),
    index('applied_operations_created_at').on(table.createdAt),
  ],
);
