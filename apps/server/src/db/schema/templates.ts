import type { TemplatePlan } from '@lensemble/contract/templates';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from './columns.ts';
import { teams } from './teams.ts';

/** Plans that new shoots start from. They may name items that were deleted since. */
export const shootTemplates = pgTable(
  'shoot_templates',
  {
    id: idColumn(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    plan: jsonb('plan').$type<TemplatePlan>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('shoot_templates_team_name').on(table.teamId, table.name)],
);
