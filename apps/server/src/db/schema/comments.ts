import { POINT_MAX } from '@lensemble/contract/constants';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { createdAt, idColumn, moment } from './columns.ts';
import { shootParticipants, shootReferences } from './shoot-links.ts';
import { shoots } from './shoots.ts';

const ofShoot = () => ({ teamId: uuid('team_id').notNull(), shootId: uuid('shoot_id').notNull() });

/**
 * Comments on shoots and at points on references, and replies to them. A deleted account leaves neither its id nor a name.
 * `author_name` is of participants and of imported comments: the last known name.
 */
export const comments = pgTable(
  'comments',
  {
    id: idColumn(),
    ...ofShoot(),
    referenceId: uuid('reference_id'),
    /** In per mille of the picture. */
    x: integer('x'),
    y: integer('y'),
    /** Of a reply. */
    parentId: uuid('parent_id'),
    /** The entry of the activity that it is about. No foreign key: the comment outlives the entry. */
    activityId: bigint('activity_id', { mode: 'number' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    participantId: uuid('participant_id'),
    authorName: text('author_name'),
    text: text('text').notNull(),
    resolvedAt: moment('resolved_at'),
    resolvedBy: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
    editedAt: moment('edited_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('comments_team_id').on(table.teamId, table.shootId, table.id),
    index('comments_shoot').on(table.teamId, table.shootId, table.createdAt, table.id),
    index('comments_reference')
      .on(table.teamId, table.shootId, table.referenceId)
      .where(sql`${table.referenceId} is not null`),
    index('comments_parent')
      .on(table.teamId, table.shootId, table.parentId)
      .where(sql`${table.parentId} is not null`),
    index('comments_participant')
      .on(table.teamId, table.shootId, table.participantId)
      .where(sql`${table.participantId} is not null`),
    index('comments_user').on(table.userId).where(sql`${table.userId} is not null`),
    index('comments_resolved_by').on(table.resolvedBy).where(sql`${table.resolvedBy} is not null`),
    foreignKey({
      name: 'comments_of_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'comments_of_reference',
      columns: [table.teamId, table.shootId, table.referenceId],
      foreignColumns: [shootReferences.teamId, shootReferences.shootId, shootReferences.id],
    }).onDelete('cascade'),
    // The migration checks this at the end of a transaction, so that rows come in any order.
    foreignKey({
      name: 'comments_of_parent',
      columns: [table.teamId, table.shootId, table.parentId],
      foreignColumns: [table.teamId, table.shootId, table.id],
    }).onDelete('cascade'),
    // The migration narrows this to ON DELETE SET NULL (participant_id), which the generator cannot express.
    foreignKey({
      name: 'comments_of_participant',
      columns: [table.teamId, table.shootId, table.participantId],
      foreignColumns: [shootParticipants.teamId, shootParticipants.shootId, shootParticipants.id],
    }).onDelete('set null'),
    check(
      'comments_point',
      sql`num_nonnulls(${table.referenceId}, ${table.x}, ${table.y}) in (0, 3)
        and ${table.x} between 0 and ${sql.raw(String(POINT_MAX))} and ${table.y} between 0 and ${sql.raw(String(POINT_MAX))}`,
    ),
    check(
      'comments_reply',
      sql`${table.parentId} is null or num_nonnulls(${table.referenceId}, ${table.resolvedAt}) = 0`,
    ),
    check(
      'comments_change',
      sql`${table.activityId} is null or num_nonnulls(${table.referenceId}, ${table.parentId}) = 0`,
    ),
    check('comments_author', sql`num_nonnulls(${table.userId}, ${table.participantId}) <= 1`),
  ],
);

/** The newest comment that a member has seen, by its moment. */
export const commentReads = pgTable(
  'comment_reads',
  {
    ...ofShoot(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shootId, table.userId] }),
    index('comment_reads_user').on(table.userId),
    foreignKey({
      name: 'comment_reads_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
  ],
);

/** The shoots whose comments people with a personal link read and write. */
export const linkComments = pgTable(
  'link_comments',
  {
    shootId: uuid('shoot_id').primaryKey(),
    teamId: uuid('team_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'link_comments_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
  ],
);
