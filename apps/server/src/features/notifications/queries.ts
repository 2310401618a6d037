import { forYouKinds, type NotificationFilter } from '@lensemble/contract/notification-kinds';
import {
  NOTIFICATIONS_MAX,
  NOTIFICATIONS_WINDOW,
  type UnreadNotifications,
} from '@lensemble/contract/notifications';
import { and, asc, desc, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { users } from '../../db/schema/auth.ts';
import {
  type NotificationDetails,
  notificationSettings,
  notifications,
} from '../../db/schema/notifications.ts';
import { teamMembers, teams } from '../../db/schema/teams.ts';

export type { NotificationDetails, ToldPlan } from '../../db/schema/notifications.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = Omit<typeof notifications.$inferInsert, 'id' | 'number' | 'readAt'>;

export interface MemberRow {
  readonly teamId: string;
  readonly userId: string;
  readonly memberId: string;
  readonly email: string;
}

/** The members of teams, held so that none leaves before the transaction ends. */
export function listMembers(tx: Orm, teamIds: readonly string[]): Promise<MemberRow[]> {
  const { id: memberId, teamId, userId } = teamMembers;
  const email = sql<string>`lower(${users.email})`;
  return tx
    .select({ memberId, teamId, userId, email })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, userId))
    .where(inArray(teamId, [...teamIds]))
    .orderBy(asc(memberId))
    .for('key share', { of: teamMembers });
}

const { userId, number, kind, readAt, groupKey } = notifications;

/** The unread notifications of groups, by person and key. They stay unread until the transaction ends. */
export async function holdGroups(
  tx: Orm,
  keys: readonly string[],
): Promise<Map<string, NotificationDetails>> {
  if (keys.length === 0) return new Map();
  const rows = await tx
    .select({ userId, groupKey, details: notifications.details })
    .from(notifications)
    .where(inArray(groupKey, [...keys]))
    .orderBy(asc(notifications.id))
    .for('update');
  return new Map(rows.map((row) => [`${row.userId} ${row.groupKey}`, row.details]));
}

/** The parameters of a statement are limited. */
const ROWS_AT_ONCE = 1_000;

async function inParts<Row>(rows: readonly Row[], work: (part: Row[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await work(rows.slice(start, start + ROWS_AT_ONCE));
}

export const insertSingle = (tx: Orm, rows: readonly NewNotification[]): Promise<void> =>
  inParts(rows, (part) => tx.insert(notifications).values(part).onConflictDoNothing());

/** Adds to the unread notification of the same group, which becomes the newest. */
export const upsertGrouped = (tx: Orm, rows: readonly NewNotification[]): Promise<void> =>
  inParts(rows, (part) =>
    tx
      .insert(notifications)
      .values(part)
      .onConflictDoUpdate({
        target: [userId, groupKey],
        targetWhere: sql`${groupKey} is not null`,
        set: {
          number: sql`default`,
          event: sql`excluded.event`,
          details: sql`excluded.details`,
          isUrgent: sql`excluded.is_urgent`,
          day: sql`excluded.day`,
          mailAt: sql`excluded.mail_at`,
          pushAt: sql`excluded.push_at`,
          createdAt: sql`excluded.created_at`,
        },
      }),
  );

const isUnread = (ofUser: string) => and(eq(userId, ofUser), isNull(readAt));
const isForYou = inArray(kind, forYouKinds);

/** The unread notifications of a person, and whether their time zone is known. */
export async function countUnread(
  orm: Orm,
  ofUser: string,
): Promise<UnreadNotifications & { readonly hasZone: boolean }> {
  const hasZone = sql<boolean>`exists (
    select from ${notificationSettings} s where s.user_id = ${ofUser} and s.time_zone is not null)`;
  const [found] = await orm
    .select({
      all: sql<number>`count(*)::int`,
      forYou: sql<number>`(count(*) filter (where ${isForYou}))::int`,
      hasZone,
    })
    .from(notifications)
    .where(isUnread(ofUser));
  return found ?? { all: 0, forYou: 0, hasZone: false };
}

/** They are not sent any more, and what happens next is a new notification. */
const READ = { groupKey: null, mailAt: null, pushAt: null };

export async function markRead(
  orm: Orm,
  ofUser: string,
  which: { readonly id: string } | { readonly upTo: number },
  now: Date,
): Promise<void> {
  const isIt = 'id' in which ? eq(notifications.id, which.id) : lte(number, which.upTo);
  await orm
    .update(notifications)
    .set({ ...READ, readAt: now })
    .where(and(isUnread(ofUser), isIt));
}

export interface Window {
  readonly of: NotificationFilter;
  readonly before: number | undefined;
}

export const inWindow = (ofUser: string, { of, before }: Window): SQL | undefined =>
  and(
    eq(userId, ofUser),
    of === 'forYou' ? isForYou : undefined,
    before === undefined ? undefined : lt(number, before),
  );

export const NEWEST_FIRST = desc(number);
/** One more tells whether there are more. */
export const WINDOW = NOTIFICATIONS_WINDOW + 1;

export async function forgetBefore(orm: Orm, before: Date): Promise<void> {
  await orm.delete(notifications).where(lt(notifications.createdAt, before));
}

/** Keeps the newest notifications of each person who has many. */
export async function forgetMost(orm: Orm): Promise<void> {
  await orm.execute(sql`
    with most as (
      select user_id from ${notifications} group by user_id having count(*) > ${NOTIFICATIONS_MAX})
    delete from ${notifications} n using most m where n.user_id = m.user_id and n.number <= (
      select o.number from ${notifications} o where o.user_id = m.user_id
      order by o.number desc offset ${NOTIFICATIONS_MAX} limit 1)`);
}

export async function hasNotification(orm: Orm, ofUser: string, id: string): Promise<boolean> {
  const isIt = and(eq(userId, ofUser), eq(notifications.id, id));
  return (await orm.select({ id: notifications.id }).from(notifications).where(isIt)).length > 0;
}

export async function findUnread(
  orm: Orm,
  id: string,
): Promise<(NotificationRow & { readonly teamName: string }) | undefined> {
  const [found] = await orm
    .select({ row: notifications, teamName: teams.name })
    .from(notifications)
    .innerJoin(teams, eq(teams.id, notifications.teamId))
    .where(and(eq(notifications.id, id), isNull(readAt)));
  return found && { ...found.row, teamName: found.teamName };
}
