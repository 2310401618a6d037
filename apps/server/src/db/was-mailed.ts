import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { sentReminders } from './schema/reminders.ts';

const r = alias(sentReminders, 'r');

/** The condition that invitations to a shoot were mailed. @param s the table of shoots, as the statement names it */
export const wasMailed = (s: { readonly teamId: Column; readonly id: Column }): SQL<boolean> =>
  sql`exists (
    select from ${sentReminders} ${r}
    where ${r.teamId} = ${s.teamId} and ${r.shootId} = ${s.id} and ${r.sent} > 0)`;
