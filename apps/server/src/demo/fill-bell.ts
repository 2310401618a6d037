import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { TeamScope } from '../access/scope.ts';
import { comments } from '../db/schema/comments.ts';
import { news, notifications } from '../db/schema/notifications.ts';
import type { Deps } from '../deps.ts';
import { type Told, tellComments, tellPeople } from '../features/notifications/service.ts';
import type { MadeShoot } from './fill-shoots.ts';

const MINUTE_MS = 60_000;
const HOUR = 60;
/** What is older was read. */
const UNREAD_MINUTES = 12 * HOUR;

interface Happening {
  readonly shoot: string;
  readonly minutesAgo: number;
  readonly event: Told['event'];
  readonly people: readonly string[];
  readonly note?: string;
  readonly time?: string;
}

const happenings: readonly Happening[] = [
  {
    shoot: 'Selkie at Spring Tide',
    minutesAgo: 30 * HOUR,
    event: 'signed',
    people: ['Inês Carvalho'],
  },
  {
    shoot: 'Starfall: Corridor 9',
    minutesAgo: 25 * HOUR,
    event: 'moved',
    people: ['Tomás Reyes'],
    time: '09:00',
  },
  {
    shoot: 'Morgan le Fay at St. Galgano',
    minutesAgo: 2 * HOUR,
    event: 'accepted',
    people: ['Dana Okafor', 'Inês Carvalho', 'Leo Brandt', 'Yuki Arai'],
  },
  {
    shoot: 'Neon Ronin, Rain Run',
    minutesAgo: 26,
    event: 'declined',
    people: ['Leo Brandt'],
    note: 'My shift was moved.',
  },
];

/** The bell of the demo team: what was said and answered lately. Its members get no emails. */
export async function fillBell(
  orm: Deps['orm'],
  { teamId, userId }: TeamScope,
  shoots: readonly MadeShoot[],
): Promise<void> {
  const now = new Date();
  const toldOf = ({ shoot: title, minutesAgo, event, people, note, time }: Happening): Told => {
    const shoot = shoots.find((each) => each.title === title);
    const { date = null, timeZone = 'UTC' } = shoot ?? {};
    return {
      ...{ teamId, event, shootId: shoot?.id ?? null, day: date, isUrgent: false },
      details: {
        ...{ people, title },
        ...(note && { note }),
        ...(time && { plan: { date, time, timeZone, place: null } }),
      },
      to: { userIds: [userId] },
      at: new Date(now.getTime() - minutesAgo * MINUTE_MS),
    };
  };
  await orm.transaction(async (tx) => {
    await tellPeople(tx, happenings.map(toldOf), now);
    const said = await tx
      .select({ id: comments.id })
      .from(comments)
      .where(eq(comments.teamId, teamId));
    await tellComments(
      tx,
      said.map(({ id }) => id),
      now,
    );
    await tx.delete(news).where(eq(news.teamId, teamId));
    const isOfTeam = eq(notifications.teamId, teamId);
    await tx.update(notifications).set({ mailAt: null, pushAt: null }).where(isOfTeam);
    // What was said and what was answered are told apart, and belong into one order.
    const told = await tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(isOfTeam)
      .orderBy(asc(notifications.createdAt));
    for (const { id } of told)
      await tx.update(notifications).set({ number: sql`default` }).where(eq(notifications.id, id));
    const seen = new Date(now.getTime() - UNREAD_MINUTES * MINUTE_MS);
    await tx
      .update(notifications)
      .set({ readAt: now, groupKey: null })
      .where(and(isOfTeam, lt(notifications.createdAt, seen)));
  });
}
