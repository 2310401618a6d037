import { forYouKinds, type NotificationFilter } from '@lensemble/contract/notification-kinds';
import {
  NOTIFICATIONS_MAX,
  NOTIFICATIONS_WINDOW,
  type UnreadNotifications,
} from '@lensemble/contract/notifications';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import { countOf } from '../../db/count-of.ts';
import type { Orm } from '../../db/orm.ts';
import { retried } from '../../db/revision.ts';
import { users } from '../../db/schema/auth.ts';
import { comments } from '../../db/schema/comments.ts';
import {
  type NotificationDetails,
  notificationSettings,
  notifications,
} from '../../db/schema/notifications.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { teamMembers, teams } from '../../db/schema/teams.ts';
import { trash } from '../../db/schema/trash.ts';

export type { NotificationDetails, ToldPlan } from '../../db/schema/notifications.ts';

import { isAnyOf } from '../../db/select.ts';

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
    .where(isAnyOf(teamId, teamIds))
    .orderBy(asc(memberId))
    .for('key share', { of: teamMembers });
}

const { userId, number, kind, readAt, groupKey } = notifications;

/** An unread notification that others are added to. */
export type OpenGroup = Pick<
  NewNotification,
  'event' | 'details' | 'isUrgent' | 'day' | 'mailAt' | 'pushAt'
>;

/** The unread notifications of groups, by person and key. They stay unread until the transaction ends. */
export async function holdGroups(
  tx: Orm,
  keys: readonly string[],
): Promise<Map<string, OpenGroup>> {
  if (keys.length === 0) return new Map();
  const { event, details, isUrgent, day, mailAt, pushAt } = notifications;
  const rows = await tx
    .select({ userId, groupKey, event, details, isUrgent, day, mailAt, pushAt })
    .from(notifications)
    .where(isAnyOf(groupKey, keys))
    .orderBy(asc(notifications.id))
    .for('update');
  return new Map(rows.map((row) => [`${row.userId} ${row.groupKey}`, row]));
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
          shootId: sql`excluded.shoot_id`,
          // What is about no shoot is about a convention now. Otherwise it leads to the first comment.
          subjectId: sql`case when excluded.shoot_id is null then excluded.subject_id else ${notifications.subjectId} end`,
          details: sql`excluded.details`,
          isUrgent: sql`excluded.is_urgent`,
          day: sql`excluded.day`,
          mailAt: sql`excluded.mail_at`,
          pushAt: sql`excluded.push_at`,
          createdAt: sql`excluded.created_at`,
        },
      }),
  );

/** Whether a notification is about a comment that does not exist now. */
function isOfGoneComment(): SQL {
  const { subjectId } = notifications;
  return sql`${inArray(kind, ['mentions', 'comments'])}
    and ${subjectId} is not null and not exists (select from ${comments} where ${comments.id} = ${subjectId})`;
}

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
  const set = { ...READ, readAt: now };
  // Telling news holds several of them, in another order.
  await retried(() =>
    orm
      .update(notifications)
      .set(set)
      .where(and(isUnread(ofUser), isIt)),
  );
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

/** Deletes the words of comments that are gone, and the notifications of shoots that do not even have a trash entry. */
export async function forgetGone(orm: Orm): Promise<void> {
  const { details, teamId, shootId } = notifications;
  await orm
    .update(notifications)
    .set({ details: sql`${details} - 'note'` })
    .where(and(sql`${details} ? 'note'`, isOfGoneComment()));
  const isGone = sql`${shootId} is not null
    and not exists (select from ${shoots} where ${shoots.teamId} = ${teamId} and ${shoots.id} = ${shootId})
    and not exists (select from ${trash} where ${trash.teamId} = ${teamId} and ${trash.kind} = 'shoot' and ${trash.subjectId} = ${shootId})`;
  await orm.delete(notifications).where(isGone);
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

export const isIt = (ofUser: string, id: string): SQL | undefined =>
  and(eq(userId, ofUser), eq(notifications.id, id));

export const hasNotification = async (orm: Orm, ofUser: string, id: string): Promise<boolean> =>
  (await countOf(orm, notifications, isIt(ofUser, id))) > 0;

/** Without the words of a comment that was deleted since. */
const SHOWN_DETAILS = sql<NotificationDetails>`case when ${isOfGoneComment()}
  then ${notifications.details} - 'note' else ${notifications.details} end`;
export const SHOWN = { ...getTableColumns(notifications), details: SHOWN_DETAILS };

export async function findUnread(
  orm: Orm,
  ofUser: string,
  id: string,
): Promise<(NotificationRow & { readonly teamName: string }) | undefined> {
  const [found] = await orm
    .select({ row: SHOWN, teamName: teams.name })
    .from(notifications)
    .innerJoin(teams, eq(teams.id, notifications.teamId))
    .where(and(eq(notifications.id, id), isUnread(ofUser)));
  return found && { ...found.row, teamName: found.teamName };
}
