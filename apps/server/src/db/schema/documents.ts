import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, idColumn, updatedAt } from './columns.ts';
import { shoots } from './shoots.ts';

/**
 * The Google Docs with a shoot's call sheet, so that the next export updates the document: one in the team's shared
 * folder (`user_id` is null), and one per user who saved it to their own Google Drive.
 */
export const shootDocuments = pgTable(
  'shoot_documents',
  {
    id: idColumn(),
    teamId: uuid('team_id').notNull(),
    shootId: uuid('shoot_id').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    fileId: text('file_id').notNull(),
    url: text('url').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({
      name: 'shoot_documents_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
    index('shoot_documents_shoot_id').on(table.teamId, table.shootId),
    uniqueIndex('shoot_documents_shared').on(table.shootId).where(sql`${table.userId} is null`),
    uniqueIndex('shoot_documents_own')
      .on(table.shootId, table.userId)
      .where(sql`${table.userId} is not null`),
  ],
);
