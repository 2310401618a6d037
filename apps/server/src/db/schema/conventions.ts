import type { MeetingPoint, Walk } from '@lensemble/contract/conventions';
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { locations } from './catalogue.ts';
import { createdAt, idColumn, updatedAt } from './columns.ts';
import { teams } from './teams.ts';

/** Days of many shoots at one place. Shoots name their convention and one of its meeting points. */
export const conventions = pgTable(
  'conventions',
  {
    id: idColumn(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    place: text('place'),
    locationId: uuid('location_id'),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    meetingPoints: jsonb('meeting_points').$type<readonly MeetingPoint[]>().notNull().default([]),
    walks: jsonb('walks').$type<readonly Walk[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('conventions_team_id').on(table.teamId, table.id),
    index('conventions_location').on(table.teamId, table.locationId),
    // The migration narrows this to ON DELETE SET NULL (location_id), which the generator cannot express.
    foreignKey({
      name: 'conventions_location_of_team',
      columns: [table.teamId, table.locationId],
      foreignColumns: [locations.teamId, locations.id],
    }).onDelete('set null'),
  ],
);

/** The links of conventions that are open to everyone who has them. Without a row, there is none. As for `share_links`, half is an HMAC. */
export const conventionLinks = pgTable(
  'convention_links',
  {
    conventionId: uuid('convention_id').primaryKey(),
    teamId: uuid('team_id').notNull(),
    token: text('token').notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'convention_links_convention',
      columns: [table.teamId, table.conventionId],
      foreignColumns: [conventions.teamId, conventions.id],
    }).onDelete('cascade'),
  ],
);
