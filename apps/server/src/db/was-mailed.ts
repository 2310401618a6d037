import { type Column, type SQL, sql } from 'drizzle-orm';
import { sentReminders } from './schema/reminders.ts';

/** The condition that invitations to a shoot were mailed. @param s the table of shoots, as the statement names it */
export const wasMailed = (s: { readonly teamId: Column; readonly id: Column }): SQL<boolean> =>
  sql`exists (
    select from ${sentReminders} r where r.team_id = ${s.teamId} and r.shoot_id = ${s.id} and r.sent > 0)`;
