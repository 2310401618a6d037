import { boolean, date, foreignKey, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';
import { shoots } from './shoots.ts';

/** Where the pictures of shoots are. `password` is of the gallery elsewhere: the crew reads it. */
export const galleries = pgTable(
  'galleries',
  {
    shootId: uuid('shoot_id').primaryKey(),
    teamId: uuid('team_id').notNull(),
    url: text('url'),
    readyOn: date('ready_on', { mode: 'string' }),
    password: text('password'),
    isTold: boolean('is_told').notNull(),
    toldAt: moment('told_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({
      name: 'galleries_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
  ],
);
