import type { KnownPlan } from '@lensemble/contract/told-plan';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { shoots } from './shoots.ts';

/** The plan is null if the shoot is off for the recipient. */
interface RefusedNews {
  readonly plan: KnownPlan | null;
}

/**
 * The plan of a shoot that each recipient of its mails was last told. `email` is trimmed and in lower case. `plan` is null
 * for a recipient who was told that the shoot is off for them. `mail_id` is the mail that told it, and `before` what the
 * recipient knew until then, so that a second attempt to send this mail says the same. `refused` is what a mail was to tell
 * that the mail server refused since. `sequence` is the highest one in the recipient's calendar.
 * `is_call_sheet`: only call sheets told it, which the team sends again after a change.
 */
export const toldPlans = pgTable(
  'told_plans',
  {
    teamId: uuid('team_id').notNull(),
    shootId: uuid('shoot_id').notNull(),
    email: text('email').notNull(),
    plan: jsonb('plan').$type<KnownPlan>(),
    before: jsonb('before').$type<KnownPlan>(),
    mailId: uuid('mail_id'),
    refused: jsonb('refused').$type<RefusedNews>(),
    sequence: integer('sequence').notNull(),
    isCallSheet: boolean('is_call_sheet').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.shootId, table.email] }),
    foreignKey({
      name: 'told_plans_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
    index('told_plans_team_id').on(table.teamId, table.email),
  ],
);
