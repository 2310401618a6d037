import { type NotificationEvent, notificationEvents } from '@lensemble/contract/notification-kinds';
import type { Deps } from '../../deps.ts';
import { sendingOf, type Wishes, wishesOfAll } from '../notification-settings/service.ts';
import type { NotificationDetails } from './queries.ts';
import * as queries from './queries.ts';
import { readActivity } from './read-activity.ts';
import { readAsked, readAskedDays } from './read-asked.ts';
import { readComment, readEdited } from './read-comment.ts';
import { readConsent, readInvitation, readJoined } from './read-others.ts';
import { listAsked, listAskedDays } from './rows/asked.ts';
import type { NewsSource } from './rows/sources.ts';
import * as sources from './rows/sources.ts';
import type { Told } from './told.ts';

type Orm = Deps['orm'];

/** The news of one transaction. */
const NEWS_AT_ONCE = 200;
/** The names that a notification keeps. */
const PEOPLE_MAX = 50;

/**
 * Makes notifications of all news. Servers do so one after the other, and each news is told once.
 * @throws Error the first failure, after all news
 */
export async function tellNews({ orm }: Pick<Deps, 'orm'>, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const some = () =>
    orm.transaction(async (tx) => {
      await sources.holdNews(tx);
      const taken = await sources.takeNews(tx, NEWS_AT_ONCE);
      return { count: taken.length, failed: await tellTaken(tx, taken, now) };
    });
  for (let count = NEWS_AT_ONCE; count === NEWS_AT_ONCE; ) {
    const told = await some();
    failures.push(...told.failed);
    count = told.count;
  }
  if (failures.length > 0) throw failures[0];
}

/** Tells news together. If that fails, it tells them one by one, and drops what cannot be told: it would block all others. */
async function tellTaken(tx: Orm, taken: readonly sources.News[], now: Date): Promise<unknown[]> {
  const telling = (some: readonly sources.News[]) =>
    tx.transaction(async (part) => tell(part, await readNews(part, some, now), now));
  const isTold = await telling(taken).then(
    () => true,
    () => false,
  );
  const failures: unknown[] = [];
  if (isTold) return failures;
  for (const each of taken)
    await telling([each]).catch((error: unknown) => void failures.push(error));
  return failures;
}

/** A source without a reader does not compile. */
const readers: Readonly<
  Record<NewsSource, (tx: Orm, ids: readonly string[], now: Date) => Promise<Told[]>>
> = {
  activity: async (tx, ids, now) => {
    const found = await sources.listActivities(tx, ids.map(Number));
    const shoots = found.flatMap((each) => readActivity(each, now));
    const commentsOf = (isMeant: (entry: sources.RecordedActivity['entry']) => boolean) => {
      const meant = found.filter(({ entry }) => entry.kind === 'comment' && isMeant(entry));
      return sources.listComments(
        tx,
        meant.map(({ entry }) => entry.subjectId),
      );
    };
    const written = await commentsOf(({ action }) => action === 'created');
    const edited = await commentsOf(({ changes }) => 'text' in changes);
    return [...shoots, ...written.flatMap(readComment), ...edited.flatMap(readEdited)];
  },
  consent: async (tx, ids) =>
    (await sources.listConsents(tx, ids)).map((each) => readConsent('signed', each)),
  withdrawal: async (tx, ids) =>
    (await sources.listWithdrawals(tx, ids)).map((each) => readConsent('withdrew', each)),
  call: async (tx, ids, now) => (await listAsked(tx, ids)).map((each) => readAsked(each, now)),
  days: async (tx, ids, now) =>
    (await listAskedDays(tx, ids)).map((each) => readAskedDays(each, now)),
  invitation: async (tx, ids) => (await sources.listInvitations(tx, ids)).map(readInvitation),
  member: async (tx, ids) => (await sources.listJoined(tx, ids)).map(readJoined),
};

async function readNews(tx: Orm, taken: readonly sources.News[], now: Date): Promise<Told[]> {
  const all: Told[] = [];
  for (const source of Object.keys(readers) as NewsSource[]) {
    const ids = taken.flatMap((each) => (each.source === source ? [each.sourceId] : []));
    all.push(...(await readers[source](tx, ids, now)));
  }
  return all;
}

/** Writes notifications for the people whom they concern, in the order of what has happened. Hold the news before. */
export async function tell(tx: Orm, some: readonly Told[], now: Date): Promise<void> {
  if (some.length === 0) return;
  const all = some.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const members = await queries.listMembers(tx, [...new Set(all.map(({ teamId }) => teamId))]);
  const pairs = all.flatMap((told) =>
    recipientsOf(told, members).map((recipient) => ({ told, recipient })),
  );
  const wishesOf = await wishesOfAll(tx, [
    ...new Set(pairs.map(({ recipient }) => recipient.userId)),
  ]);
  const keys = [...new Set(all.flatMap(({ group }) => group?.key ?? []))];
  const open = await queries.holdGroups(tx, keys);
  const grouped = new Map<string, queries.NewNotification>();
  const single: queries.NewNotification[] = [];
  for (const { told, recipient } of pairs) {
    const wishes = wishesOf(recipient.userId);
    if (!told.group) {
      single.push(rowOf(told, recipient, wishes, now));
      continue;
    }
    const place = `${recipient.userId} ${told.group.key}`;
    const former = grouped.get(place) ?? open.get(place);
    const row = rowOf(former ? merged(former, told) : told, recipient, wishes, now);
    grouped.set(place, { ...row, ...(former && sendingOfMerged(former, row, told)) });
  }
  await queries.insertSingle(tx, single);
  await queries.upsertGrouped(tx, [...grouped.values()]);
}

interface Recipient {
  readonly userId: string;
  readonly memberId: string | null;
}

/** Members of the team, viewers too. No one is told of their own actions. */
function recipientsOf(
  { teamId, to, author = {} }: Told,
  members: readonly queries.MemberRow[],
): readonly Recipient[] {
  if (to && 'outsider' in to) return [{ userId: to.outsider, memberId: null }];
  const isAuthor = ({ userId, email }: queries.MemberRow) =>
    userId === author.userId || email === author.email?.trim().toLowerCase();
  const isMeant = ({ userId }: Recipient) => {
    if (!to) return true;
    return 'except' in to ? !to.except.includes(userId) : to.userIds.includes(userId);
  };
  return members.filter((each) => each.teamId === teamId && isMeant(each) && !isAuthor(each));
}

function rowOf(
  told: Told,
  { userId, memberId }: Recipient,
  wishes: Wishes,
  now: Date,
): queries.NewNotification {
  const {
    teamId,
    event,
    shootId,
    subjectId = null,
    details,
    group,
    onceKey,
    isUrgent,
    isMailed,
    day,
    at,
  } = told;
  const kind = notificationEvents[event];
  return {
    ...{ userId, memberId, teamId, kind, event, shootId, subjectId, details, isUrgent, day },
    groupKey: group?.key ?? null,
    onceKey: onceKey ?? null,
    createdAt: at,
    ...sendingOf({ kind, isUrgent, day }, wishes, now),
    ...(isMailed && { mailAt: null }),
  };
}

/** Changes of a plan that do not hide a greater one. */
const weights: Partial<Record<NotificationEvent, number>> = { lengthened: 0, placed: 1 };
const weightOf = (event: NotificationEvent) => weights[event] ?? 2;

/** What is told of both. A new place does not hide a new date, and what waits to be sent at once still does. */
function merged(former: queries.OpenGroup, latter: Told): Told {
  const { event, details, isUrgent, day, group } = latter;
  return {
    ...(group?.adds === 'shoots' ? withShoots(former.details, latter) : latter),
    event: weightOf(event) < weightOf(former.event) ? former.event : event,
    ...(group?.adds === 'people' && { details: joined(former.details, details) }),
    isUrgent: isUrgent || (former.isUrgent && Boolean(former.mailAt)),
    day: [day, former.day].flatMap((each) => each ?? []).toSorted()[0] ?? null,
  };
}

/** When a notification is sent that was merged. */
const sendingOfMerged = (
  former: queries.OpenGroup,
  row: queries.NewNotification,
  latter: Told,
): Partial<queries.NewNotification> =>
  isUpdate(former.details, latter)
    ? { mailAt: former.mailAt ?? null, pushAt: former.pushAt ?? null }
    : { mailAt: earlier(former.mailAt, row.mailAt) };

/** Who cannot come to a shoot is told once: a reason that comes later is not sent again. */
const isUpdate = ({ shootIds = [] }: NotificationDetails, { event, group, details }: Told) =>
  group?.adds === 'update' ||
  (event === 'declined' && details.shootIds?.every((id) => shootIds.includes(id)) === true);

/** New entries do not delay an email that is due. */
const earlier = (former: Date | null | undefined, latter: Date | null | undefined) =>
  former && latter && former < latter ? former : latter;

/** The people of both, the last one first. */
function joined(former: NotificationDetails, latter: NotificationDetails): NotificationDetails {
  const people = [...new Set([...(latter.people ?? []), ...(former.people ?? [])])];
  return { ...latter, people: people.slice(0, PEOPLE_MAX) };
}

/** Several shoots of a convention lead to the convention. */
function withShoots(former: NotificationDetails, latter: Told): Told {
  const { convention, shootIds: added = [] } = latter.details;
  const shootIds = [...new Set([...(former.shootIds ?? []), ...added])];
  const details = { ...joined(former, latter.details), shootIds };
  const note = latter.details.note ?? former.note;
  const isOfOne = latter.event === 'declined' && note !== undefined;
  const told = { ...latter, details: { ...details, ...(isOfOne && { note }) } };
  if (shootIds.length < 2 || !convention) return told;
  return { ...told, shootId: null, subjectId: convention.id };
}

/** Tells of comments. Hold the news before. */
export async function tellComments(tx: Orm, ids: readonly string[], now: Date): Promise<void> {
  await tell(tx, (await sources.listComments(tx, ids)).flatMap(readComment), now);
}
