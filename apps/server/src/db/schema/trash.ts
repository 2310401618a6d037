import { trashKinds } from '@lensemble/contract/trash-kinds';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { images } from './images.ts';
import { teams } from './teams.ts';

/**
 * What people deleted and can restore. An entry has the id of what was deleted, except entries of shot lists, whose ids are
 * unique only within a shoot. Shots and references stay in their own tables (`deleted_at`), and a trigger keeps their entries;
 * of all other kinds, `trash_rows` has the rows.
 */
export const trash = pgTable(
  'trash',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: trashKinds }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    shootId: uuid('shoot_id'),
    title: text('title'),
    deletedBy: text('deleted_by'),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
  },
  (table) => [
    unique('trash_team_id').on(table.teamId, table.id),
    index('trash_newest').on(table.teamId, table.deletedAt, table.id),
    index('trash_deleted_at').on(table.deletedAt),
    index('trash_shoot_id')
      .on(table.shootId, table.subjectId)
      .where(sql`${table.shootId} is not null`),
  ],
);

/**
 * The rows that a deletion removed, as JSON, so that they outlive upgrades. `is_link`: the row stays, and `row` has its key
 * and the references that the deletion cleared. `picture` protects the picture that the row shows.
 */
export const trashRows = pgTable(
  'trash_rows',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    // Without this key, PostgreSQL may check the pictures before it deletes these rows, and refuse (`team-deletion.test.ts`).
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    trashId: uuid('trash_id').notNull(),
    table: text('table_name').notNull(),
    row: jsonb('row').$type<Readonly<Record<string, unknown>>>().notNull(),
    isLink: boolean('is_link').notNull().default(false),
    picture: text('picture'),
  },
  (table) => [
    foreignKey({
      name: 'trash_rows_entry',
      columns: [table.teamId, table.trashId],
      foreignColumns: [trash.teamId, trash.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'trash_rows_picture',
      columns: [table.teamId, table.picture],
      foreignColumns: [images.teamId, images.url],
    }),
    index('trash_rows_entry_id').on(table.teamId, table.trashId, table.table),
    index('trash_rows_shown')
      .on(table.teamId, table.picture)
      .where(sql`${table.picture} is not null`),
  ],
);
