import type { CallPlan } from '@lensemble/contract/call-plan';
import { callAnswers } from '@lensemble/contract/call-state';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';
import { shootParticipants } from './shoot-links.ts';

/** An email to a participant that is being sent, with the plan that it tells once it is written. */
interface CallMail {
  readonly plan: CallPlan | null;
}

/**
 * Personal links. `token` is half of the secret in the link; the other half is an HMAC of it. A participant without a row
 * has no link yet. `opened_at` is when this link was first read. `sent_at` and `sent_plan` are of the last email that the mail server
 * took, `mail` is of the one that is being sent.
 */
export const callLinks = pgTable(
  'call_links',
  {
    participantId: uuid('participant_id').primaryKey(),
    teamId: uuid('team_id').notNull(),
    shootId: uuid('shoot_id').notNull(),
    token: text('token').notNull().unique(),
    isOff: boolean('is_off').notNull().default(false),
    sentAt: moment('sent_at'),
    sentPlan: jsonb('sent_plan').$type<CallPlan>(),
    mail: jsonb('mail').$type<CallMail>(),
    nudgedAt: moment('nudged_at'),
    consentAskedAt: moment('consent_asked_at'),
    openedAt: moment('opened_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('call_links_shoot').on(table.teamId, table.shootId),
    foreignKey({
      name: 'call_links_participant',
      columns: [table.teamId, table.shootId, table.participantId],
      foreignColumns: [shootParticipants.teamId, shootParticipants.shootId, shootParticipants.id],
    }).onDelete('cascade'),
  ],
);

/**
 * All answers of the participants. The one with the highest number is the last. `plan` is what it was given to. A row with
 * `answered_at` is a note that came later: it is the moment of the answer.
 */
export const callAnswersGiven = pgTable(
  'call_answers',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    teamId: uuid('team_id').notNull(),
    shootId: uuid('shoot_id').notNull(),
    participantId: uuid('participant_id').notNull(),
    answer: text('answer', { enum: callAnswers }).notNull(),
    note: text('note'),
    plan: jsonb('plan').$type<CallPlan>().notNull(),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('call_answers_last').on(table.teamId, table.shootId, table.participantId, table.number),
    foreignKey({
      name: 'call_answers_participant',
      columns: [table.teamId, table.shootId, table.participantId],
      foreignColumns: [shootParticipants.teamId, shootParticipants.shootId, shootParticipants.id],
    }).onDelete('cascade'),
    check('call_answers_answer', sql`${table.answer} in ('yes', 'maybe', 'no')`),
  ],
);
