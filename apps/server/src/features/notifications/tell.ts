import { notificationEvents } from '@lensemble/contract/notification-kinds';
import type { Deps } from '../../deps.ts';
import { sendingOf, type Wishes, wishesOfAll } from '../notification-settings/service.ts';
import type { NotificationDetails } from './queries.ts';
import * as queries from './queries.ts';
import { readActivity } from './read-activity.ts';
import { readComment } from './read-comment.ts';
import { readConsent, readInvitation } from './read-others.ts';
import type { NewsSource } from './rows/sources.ts';
import * as sources from './rows/sources.ts';
import type { Told } from './told.ts';

type Orm = Deps['orm'];

/** The news of one transaction. */
const NEWS_AT_ONCE = 200;
/** The names that a notification keeps. */
const PEOPLE_MAX = 50;

/** Makes notifications of all news. Servers do so one after the other, and each news is told once. */
export async function tellNews({ orm }: Pick<Deps, 'orm'>, now: Date): Promise<void> {
  const some = () =>
    orm.transaction(async (tx) => {
      await sources.holdNews(tx);
      const taken = await sources.takeNews(tx, NEWS_AT_ONCE);
      await tell(tx, await readNews(tx, taken, now), now);
      return taken.length;
    });
  while ((await some()) === NEWS_AT_ONCE);
}

/** A source without a reader does not compile. */
const readers: Readonly<
  Record<NewsSource, (tx: Orm, ids: readonly string[], now: Date) => Promise<Told[]>>
> = {
  activity: async (tx, ids, now) => {
    const found = await sources.listActivities(tx, ids.map(Number));
    const ofComments = found.flatMap(({ entry }) =>
      entry.kind === 'comment' ? entry.subjectId : [],
    );
    const comments = await sources.listComments(tx, ofComments);
    const shoots = found.flatMap((each) => readActivity(each, now));
    return [...shoots, ...comments.flatMap(readComment)];
  },
  consent: async (tx, ids) =>
    (await sources.listConsents(tx, ids)).map((each) => readConsent('signed', each)),
  withdrawal: async (tx, ids) =>
    (await sources.listWithdrawals(tx, ids)).map((each) => readConsent('withdrew', each)),
  invitation: async (tx, ids) => (await sources.listInvitations(tx, ids)).map(readInvitation),
};

async function readNews(tx: Orm, taken: readonly sources.News[], now: Date): Promise<Told[]> {
  const all: Told[] = [];
  for (const source of Object.keys(readers) as NewsSource[]) {
    const ids = taken.flatMap((each) => (each.source === source ? [each.sourceId] : []));
    all.push(...(await readers[source](tx, ids, now)));
  }
  return all.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Writes notifications for the people whom they concern. Hold the news before. */
export async function tell(tx: Orm, all: readonly Told[], now: Date): Promise<void> {
  if (all.length === 0) return;
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
    const row = rowOf(told, recipient, wishesOf(recipient.userId), now);
    if (!told.group) {
      single.push(row);
      continue;
    }
    const place = `${recipient.userId} ${told.group.key}`;
    const former = grouped.get(place)?.details ?? open.get(place);
    const details =
      former && told.group.adds === 'people' ? joined(former, row.details) : row.details;
    grouped.set(place, { ...row, details });
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
  };
}

/** The people of both, the last one first. */
function joined(former: NotificationDetails, latter: NotificationDetails): NotificationDetails {
  const people = [...new Set([...(latter.people ?? []), ...(former.people ?? [])])];
  return { ...latter, people: people.slice(0, PEOPLE_MAX) };
}

/** Tells of comments. Hold the news before. */
export async function tellComments(tx: Orm, ids: readonly string[], now: Date): Promise<void> {
  await tellSorted(tx, (await sources.listComments(tx, ids)).flatMap(readComment), now);
}

const tellSorted = (tx: Orm, all: readonly Told[], now: Date) =>
  tell(
    tx,
    all.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    now,
  );
