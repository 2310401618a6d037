import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { images } from './images.ts';

/** An imported record: an account, its picture, or a team. */
export const importedKinds = ['user', 'avatar', 'team'] as const;

/**
 * What `npm run import:hosted` has imported, so that another run neither repeats it nor brings back what was deleted here
 * since. `key` is a hash of the id, so that it identifies no deleted person.
 */
export const hostedImports = pgTable(
  'hosted_imports',
  {
    kind: text('kind', { enum: importedKinds }).notNull(),
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    check('hosted_imports_kind', sql`${table.kind} in ('user', 'avatar', 'team')`),
  ],
);

/** The stored pictures of a team that is being imported, so that an interrupted import does not bring them again. */
export const hostedPictures = pgTable('hosted_pictures', {
  url: text('url')
    .primaryKey()
    .references(() => images.url, { onDelete: 'cascade' }),
  address: text('address').notNull(),
});
