import type { VotePlan } from '@lensemble/contract/call-plan';
import { callAnswers } from '@lensemble/contract/call-state';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment, updatedAt } from './columns.ts';
import { shootParticipants } from './shoot-links.ts';
import { shoots } from './shoots.ts';

/** An idea asks its crew for a date. `nudged_for` is the deadline of which people were reminded by mail. */
export const datePolls = pgTable(
  'date_polls',
  {
    shootId: uuid('shoot_id').primaryKey(),
    teamId: uuid('team_id').notNull(),
    deadline: moment('deadline'),
    nudgedFor: moment('nudged_for'),
    closedAt: moment('closed_at'),
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('date_polls_team_id').on(table.teamId, table.shootId),
    index('date_polls_deadline').on(table.deadline).where(sql`${table.closedAt} is null`),
    foreignKey({
      name: 'date_polls_shoot',
      columns: [table.teamId, table.shootId],
      foreignColumns: [shoots.teamId, shoots.id],
    }).onDelete('cascade'),
  ],
);

export const dateCandidates = pgTable(
  'date_candidates',
  {
    id: idColumn(),
    teamId: uuid('team_id').notNull(),
    shootId: uuid('shoot_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Null for any time of the day. */
    time: text('time'),
  },
  (table) => [
    unique('date_candidates_team_id').on(table.teamId, table.shootId, table.id),
    uniqueIndex('date_candidates_once').on(
      table.shootId,
      table.date,
      sql`coalesce(${table.time}, '')`,
    ),
    foreignKey({
      name: 'date_candidates_poll',
      columns: [table.teamId, table.shootId],
      foreignColumns: [datePolls.teamId, datePolls.shootId],
    }).onDelete('cascade'),
    check('date_candidates_time', sql`${table.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
);

/** The last answer of each participant to each candidate. `plan` is what it was given to besides the date; null where it is not known. */
export const dateVotes = pgTable(
  'date_votes',
  {
    candidateId: uuid('candidate_id').notNull(),
    participantId: uuid('participant_id').notNull(),
    teamId: uuid('team_id').notNull(),
    shootId: uuid('shoot_id').notNull(),
    answer: text('answer', { enum: callAnswers }).notNull(),
    plan: jsonb('plan').$type<VotePlan>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.participantId] }),
    index('date_votes_participant').on(table.teamId, table.shootId, table.participantId),
    foreignKey({
      name: 'date_votes_candidate',
      columns: [table.teamId, table.shootId, table.candidateId],
      foreignColumns: [dateCandidates.teamId, dateCandidates.shootId, dateCandidates.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'date_votes_participant',
      columns: [table.teamId, table.shootId, table.participantId],
      foreignColumns: [shootParticipants.teamId, shootParticipants.shootId, shootParticipants.id],
    }).onDelete('cascade'),
    check('date_votes_answer', sql`${table.answer} in ('yes', 'maybe', 'no')`),
  ],
);

/** What a participant says about the dates, at most one note in each poll. */
export const dateNotes = pgTable(
  'date_notes',
  {
    shootId: uuid('shoot_id').notNull(),
    participantId: uuid('participant_id').notNull(),
    teamId: uuid('team_id').notNull(),
    note: text('note').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.shootId, table.participantId] }),
    foreignKey({
      name: 'date_notes_poll',
      columns: [table.teamId, table.shootId],
      foreignColumns: [datePolls.teamId, datePolls.shootId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'date_notes_participant',
      columns: [table.teamId, table.shootId, table.participantId],
      foreignColumns: [shootParticipants.teamId, shootParticipants.shootId, shootParticipants.id],
    }).onDelete('cascade'),
  ],
);
