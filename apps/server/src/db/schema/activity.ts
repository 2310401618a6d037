import {
  type ActivityAction,
  activityActions,
  subjectKinds,
} from '@lensemble/contract/activity-kinds';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { teams } from './teams.ts';

/** By field: the value before and after. By `list/entry`: what the list had before and after; null for nothing. */
type RecordedChanges = Readonly<Record<string, readonly [from: unknown, to: unknown]>>;

const authorKinds = ['user', 'participant', 'system'] as const;

/**
 * Who changed what. Triggers write it at the end of each transaction (`db/activity/`): one entry for each subject that the
 * transaction changed. `tx` and `created_at` identify the transaction. Names are as they were at the time.
 */
export const activity = pgTable(
  'activity',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    tx: text('tx').notNull(),
    kind: text('kind', { enum: subjectKinds }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** The shoot that the subject is or belongs to. It may be deleted. */
    shootId: uuid('shoot_id'),
    action: text('action', { enum: activityActions }).$type<ActivityAction>().notNull(),
    title: text('title'),
    changes: jsonb('changes').$type<RecordedChanges>().notNull().default({}),
    isAudit: boolean('is_audit').notNull().default(false),
    authorKind: text('author_kind', { enum: authorKinds }).notNull(),
    /** No foreign key: the entry outlives the account. */
    authorId: uuid('author_id'),
    author: text('author'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('activity_tx').on(table.tx, table.subjectId),
    index('activity_team_id').on(table.teamId, table.id),
    index('activity_subject').on(table.subjectId),
    index('activity_shoot_id').on(table.shootId, table.id).where(sql`${table.shootId} is not null`),
    index('activity_audit').on(table.teamId, table.id).where(sql`${table.isAudit}`),
    check('activity_action', sql`${table.action} in ('created', 'changed', 'deleted', 'restored')`),
  ],
);

/**
 * Further changes of an entry, until the end of the transaction merges them into it. Without them, each row of a list of hundreds
 * would write the entry anew. No transaction sees rows of another one, and none are left.
 */
export const activityPieces = pgTable('activity_pieces', {
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  teamId: uuid('team_id').notNull(),
  /** No foreign key: checking it for each row costs more than it finds. */
  activityId: bigint('activity_id', { mode: 'number' }).notNull(),
  title: text('title'),
  changes: jsonb('changes').$type<RecordedChanges>().notNull(),
  isAudit: boolean('is_audit').notNull(),
  /** The first of its transaction. Its trigger merges all. */
  isFirst: boolean('is_first').notNull(),
});
