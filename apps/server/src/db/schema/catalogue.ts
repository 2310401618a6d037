import { costumeStatuses } from '@lensemble/contract/costume-status';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn, updatedAt } from './columns.ts';
import { images } from './images.ts';
import { teamMembers, teams } from './teams.ts';

const item = () => ({
  id: idColumn(),
  teamId: uuid('team_id')
    .notNull()
    .references(() => teams.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

const pictureOfTeam = (name: string, teamId: AnyPgColumn, url: AnyPgColumn) =>
  foreignKey({ name, columns: [teamId, url], foreignColumns: [images.teamId, images.url] });

export const personnel = pgTable(
  'personnel',
  {
    ...item(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    notes: text('notes'),
    role: text('role'),
    available: boolean('available').notNull().default(true),
    avatarUrl: text('avatar_url'),
    instagram: text('instagram'),
    tiktok: text('tiktok'),
    bluesky: text('bluesky'),
    website: text('website'),
    showsHandles: boolean('shows_handles').notNull().default(false),
    notNamed: boolean('not_named').notNull().default(false),
    /** The member that this is. */
    userId: uuid('user_id'),
  },
  (table) => [
    unique('personnel_team_id').on(table.teamId, table.id),
    unique('personnel_account_once').on(table.teamId, table.userId),
    // The migration narrows this to ON DELETE SET NULL (user_id), which the generator cannot express.
    foreignKey({
      name: 'personnel_account',
      columns: [table.teamId, table.userId],
      foreignColumns: [teamMembers.teamId, teamMembers.userId],
    }).onDelete('set null'),
    pictureOfTeam('personnel_picture', table.teamId, table.avatarUrl),
    index('personnel_avatar_url').on(table.teamId, table.avatarUrl),
  ],
);

export const equipment = pgTable(
  'equipment',
  {
    ...item(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    description: text('description'),
    quantity: integer('quantity').notNull().default(1),
    available: boolean('available').notNull().default(true),
    storagePlace: text('storage_place'),
    imageUrl: text('image_url'),
  },
  (table) => [
    unique('equipment_team_id').on(table.teamId, table.id),
    pictureOfTeam('equipment_picture', table.teamId, table.imageUrl),
    index('equipment_image_url').on(table.teamId, table.imageUrl),
    check('equipment_quantity', sql`${table.quantity} >= 1`),
  ],
);

export const locations = pgTable(
  'locations',
  {
    ...item(),
    name: text('name').notNull(),
    address: text('address'),
    placeId: text('place_id'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    // The zone at the coordinates; null without them.
    timeZone: text('time_zone'),
    parking: text('parking'),
    meetingPoint: text('meeting_point'),
    hospital: text('hospital'),
    notes: text('notes'),
    imageUrl: text('image_url'),
  },
  (table) => [
    unique('locations_team_id').on(table.teamId, table.id),
    pictureOfTeam('locations_picture', table.teamId, table.imageUrl),
    index('locations_image_url').on(table.teamId, table.imageUrl),
    check('locations_pair', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
    index('locations_name').on(table.teamId, table.name),
  ],
);

export const props = pgTable(
  'props',
  {
    ...item(),
    name: text('name').notNull(),
    description: text('description'),
    available: boolean('available').notNull().default(true),
    storagePlace: text('storage_place'),
    imageUrl: text('image_url'),
  },
  (table) => [
    unique('props_team_id').on(table.teamId, table.id),
    pictureOfTeam('props_picture', table.teamId, table.imageUrl),
    index('props_image_url').on(table.teamId, table.imageUrl),
  ],
);

export const costumes = pgTable(
  'costumes',
  {
    ...item(),
    characterName: text('character_name').notNull(),
    seriesName: text('series_name'),
    status: text('status', { enum: costumeStatuses }).notNull().default('planning'),
    notes: text('notes'),
    todos: text('todos').array().notNull().default(sql`'{}'`),
    storagePlace: text('storage_place'),
    imageUrl: text('image_url'),
  },
  (table) => [
    unique('costumes_team_id').on(table.teamId, table.id),
    pictureOfTeam('costumes_picture', table.teamId, table.imageUrl),
    index('costumes_image_url').on(table.teamId, table.imageUrl),
    check('costumes_status', sql`${table.status} in ('planning', 'in-progress', 'completed')`),
  ],
);

export const kits = pgTable(
  'kits',
  {
    ...item(),
    name: text('name').notNull(),
    description: text('description'),
    lines: text('lines').array().notNull().default(sql`'{}'`),
    storagePlace: text('storage_place'),
    imageUrl: text('image_url'),
  },
  (table) => [
    unique('kits_team_id').on(table.teamId, table.id),
    pictureOfTeam('kits_picture', table.teamId, table.imageUrl),
    index('kits_image_url').on(table.teamId, table.imageUrl),
  ],
);
