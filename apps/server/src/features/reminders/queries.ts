import { and, eq, lte, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { users } from '../../db/schema/auth.ts';
import { sentReminders, unsentMails } from '../../db/schema/reminders.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teamMembers } from '../../db/schema/teams.ts';

export interface DueReminder {
  readonly teamId: string;
  readonly shootId: string;
  readonly reminderTime: Date;
}

/** The record of a reminder. `reminderTime` is null for one sent by hand. */
export interface ReminderNote {
  readonly shootId: string;
  readonly reminderTime: Date | null;
  readonly sent: number;
  readonly withoutAddress: readonly string[];
}

const isSeenTo = sql`exists (
  select from ${sentReminders} r where r.shoot_id = ${shoots.id} and r.reminder_time = ${shoots.reminderTime})`;

/** Lists due reminders of all teams, the oldest first. For a scheduled task, not for a request. */
export function listDue(orm: Orm, now: Date, limit: number): Promise<DueReminder[]> {
  const { id: shootId, teamId, reminderTime } = shoots;
  return orm
    .select({ teamId, shootId, reminderTime: sql<Date>`${reminderTime}`.mapWith(reminderTime) })
    .from(shoots)
    .where(and(lte(reminderTime, now), sql`not ${isSeenTo}`))
    .orderBy(reminderTime, shootId)
    .limit(limit);
}

/** Prevents the deletion of a shoot until the transaction ends; false if there is no such shoot. */
export async function holdShoot(tx: Orm, { teamId }: TeamScope, id: string): Promise<boolean> {
  const isShoot = and(eq(shoots.teamId, teamId), eq(shoots.id, id));
  const found = await tx.select({ id: shoots.id }).from(shoots).where(isShoot).for('key share');
  return found.length > 0;
}

/** False if another server or a save holds the lock, or the shoot has another version; the next run tries again. */
export async function holdDue(
  tx: Orm,
  { shootId, teamId, reminderTime }: DueReminder,
  version: number | undefined,
) {
  if (version === undefined) return false;
  const isDue = and(
    eq(shoots.teamId, teamId),
    eq(shoots.id, shootId),
    eq(shoots.reminderTime, reminderTime),
    eq(shoots.version, version),
  );
  const found = await tx
    .select({ id: shoots.id })
    .from(shoots)
    .where(isDue)
    .for('no key update', { skipLocked: true });
  return found.length > 0;
}

/** @returns the id of the record; undefined if this reminder is already recorded */
export async function noteReminder(
  tx: Orm,
  { teamId }: TeamScope,
  { withoutAddress, ...note }: ReminderNote,
): Promise<string | undefined> {
  const values = { ...note, teamId, withoutAddress: [...withoutAddress] };
  const noted = await tx
    .insert(sentReminders)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: sentReminders.id });
  return noted[0]?.id;
}

type UnsentMail = Omit<typeof unsentMails.$inferInsert, 'reminderId'>;

/** Records mails that are not handed over to the mail server: those that are queued, and those that are dropped. */
export async function noteMails(
  tx: Orm,
  reminderId: string,
  mails: readonly UnsentMail[],
): Promise<void> {
  if (mails.length === 0) return;
  await tx.insert(unsentMails).values(mails.map((mail) => ({ ...mail, reminderId })));
}

const isUnsent = (reminderId: string, email: string) =>
  and(eq(unsentMails.reminderId, reminderId), eq(unsentMails.email, email));

export async function noteHandedOver(tx: Orm, reminderId: string, email: string): Promise<void> {
  await tx.delete(unsentMails).where(isUnsent(reminderId, email));
}

export async function noteUnsent(
  tx: Orm,
  reminderId: string,
  email: string,
  state: Pick<typeof unsentMails.$inferInsert, 'state' | 'refusal'>,
): Promise<void> {
  await tx.update(unsentMails).set(state).where(isUnsent(reminderId, email));
}

export async function isMembersAddress(
  orm: Orm,
  { teamId }: TeamScope,
  address: string,
): Promise<boolean> {
  const found = await orm
    .select({ id: users.id })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.teamId, teamId), eq(users.email, address)));
  return found.length > 0;
}
