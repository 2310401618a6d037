import type { ConsentUse } from '@lensemble/contract/consent-wording';
import { consentScopes, type SignedUse } from '@lensemble/contract/consents';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from './columns.ts';
import { teams } from './teams.ts';

const teamId = () =>
  uuid('team_id')
    .notNull()
    .references(() => teams.id, { onDelete: 'cascade' });

/** The versions of a team's consent wording. Rows never change. */
export const consentWordings = pgTable(
  'consent_wordings',
  {
    teamId: teamId(),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    uses: jsonb('uses').$type<readonly ConsentUse[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.version] })],
);

/**
 * Signed consents. Rows never change, and stay until their team is deleted: they refer to no shoot and no person by a foreign
 * key, and contain what they are about. The one with the highest number is the last.
 */
export const consents = pgTable(
  'consents',
  {
    id: idColumn(),
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    teamId: teamId(),
    shootId: uuid('shoot_id').notNull(),
    participantId: uuid('participant_id').notNull(),
    /** Null for a guest. */
    personnelId: uuid('personnel_id'),
    scope: text('scope', { enum: consentScopes }).notNull(),
    shootTitle: text('shoot_title').notNull(),
    shootDate: text('shoot_date'),
    /** In which the page showed the moment of signing. */
    timeZone: text('time_zone').notNull(),
    /** How the team called the person. */
    name: text('name').notNull(),
    email: text('email'),
    signedName: text('signed_name').notNull(),
    version: integer('version').notNull(),
    /** As the person read it. */
    text: text('text').notNull(),
    uses: jsonb('uses').$type<readonly SignedUse[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('consents_team_id').on(table.teamId, table.id),
    index('consents_shoot').on(table.teamId, table.shootId, table.number),
    index('consents_person').on(table.teamId, table.personnelId, table.number),
    check('consents_scope', sql`${table.scope} in ('shoot', 'team')`),
  ],
);

/** What was withdrawn of a consent. Rows never change. */
export const consentWithdrawals = pgTable(
  'consent_withdrawals',
  {
    id: idColumn(),
    teamId: teamId(),
    consentId: uuid('consent_id').notNull(),
    /** Of the personal link; null if it is not known. */
    shootId: uuid('shoot_id'),
    participantId: uuid('participant_id'),
    useIds: uuid('use_ids').array().notNull(),
    note: text('note'),
    createdAt: createdAt(),
  },
  (table) => [
    index('consent_withdrawals_consent').on(table.teamId, table.consentId, table.createdAt),
    foreignKey({
      name: 'consent_withdrawals_of',
      columns: [table.teamId, table.consentId],
      foreignColumns: [consents.teamId, consents.id],
    }).onDelete('cascade'),
  ],
);
