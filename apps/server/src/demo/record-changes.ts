import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TeamScope } from '../access/scope.ts';
import { activity } from '../db/schema/activity.ts';
import { users } from '../db/schema/auth.ts';
import { comments } from '../db/schema/comments.ts';
import { teamMembers } from '../db/schema/teams.ts';
import type { Deps } from '../deps.ts';
import type { MadeShoot } from './fill-shoots.ts';
import type { members } from './people.ts';
import type { ChangeKey, CommentsOnChanges } from './write-comments.ts';

const HOUR_MS = 3_600_000;
/** What the demo team was made with is older than all changes. */
const MADE_HOURS_AGO = 21 * 24;

interface Change {
  readonly by: (typeof members)[number]['firstName'];
  readonly shoot: string;
  readonly hoursAgo: number;
  /** Of one that a comment is about. */
  readonly key?: ChangeKey;
  readonly changes: (typeof activity.$inferInsert)['changes'];
}

const MORGAN = 'Morgan le Fay at St. Galgano';
const LIGHT =
  'Antler crown, violet gels through the empty nave, smoke low on the floor. Portraits first, the wide shots when the sun drops behind the west wall.';

const earlier = (name: string, from: string, to: string) =>
  [
    `participants/${randomUUID()}`,
    [
      { '': name, callTime: from },
      { '': name, callTime: to },
    ],
  ] as const;

const lately: readonly Change[] = [
  {
    by: 'Mira',
    shoot: MORGAN,
    hoursAgo: 75,
    changes: { status: ['planning', 'ready to shoot'] },
  },
  {
    by: 'Tomás',
    shoot: MORGAN,
    hoursAgo: 50,
    changes: { [`equipment/${randomUUID()}`]: [{ '': 'Smoke machine, mains' }, null] },
  },
  {
    by: 'Mira',
    shoot: MORGAN,
    hoursAgo: 48,
    key: 'callTimes',
    changes: Object.fromEntries([
      earlier('Dana Okafor', '13:30', '13:00'),
      earlier('Inês Carvalho', '13:15', '12:45'),
      earlier('Yuki Arai', '14:15', '13:45'),
    ]),
  },
  {
    by: 'Inês',
    shoot: MORGAN,
    hoursAgo: 27,
    changes: {
      description: [
        `${LIGHT}\n\nQuiet on site after eight.`,
        `${LIGHT}\n\nQuiet on site after seven. Bring layers, the stone keeps the cold.`,
      ],
    },
  },
  {
    by: 'Tomás',
    shoot: 'Starfall: Corridor 9',
    hoursAgo: 25,
    changes: { time: ['08:30', '09:00'] },
  },
];

type Entry = typeof activity.$inferInsert;

/** What members changed lately and said, from what to what. The tables have only what came of it. */
export async function recordChanges(
  orm: Deps['orm'],
  { teamId }: TeamScope,
  shoots: readonly MadeShoot[],
  onChanges: CommentsOnChanges,
): Promise<void> {
  const now = Date.now();
  const before = (hours: number) => new Date(now - hours * HOUR_MS);
  const people = await orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .innerJoin(teamMembers, eq(teamMembers.userId, users.id))
    .where(eq(teamMembers.teamId, teamId));
  const changed = lately.flatMap(({ by, shoot: title, hoursAgo, key, changes }) => {
    const author = people.find(({ name }) => name.startsWith(by));
    const id = shoots.find((shoot) => shoot.title === title)?.id;
    if (!author || id === undefined) return [];
    const entry: Entry = {
      ...{ teamId, title, changes, kind: 'shoot', subjectId: id, shootId: id },
      ...{ action: 'changed', tx: `demo ${hoursAgo}`, authorKind: 'user' },
      ...{ authorId: author.id, author: author.name, createdAt: before(hoursAgo) },
    };
    return { entry, commentId: key && onChanges.get(key) };
  });
  await orm.transaction(async (tx) => {
    const isOfTeam = eq(activity.teamId, teamId);
    await tx.delete(activity).where(and(isOfTeam, eq(activity.kind, 'comment')));
    await tx
      .update(activity)
      .set({ createdAt: before(MADE_HOURS_AGO) })
      .where(isOfTeam);
    const said = (await saidIn(tx, teamId)).map((entry) => ({ entry, commentId: undefined }));
    const inOrder = [...changed, ...said].sort(
      (a, b) => a.entry.createdAt.getTime() - b.entry.createdAt.getTime(),
    );
    for (const { entry, commentId } of inOrder) {
      const [row] = await tx.insert(activity).values(entry).returning({ id: activity.id });
      if (commentId && row)
        await tx.update(comments).set({ activityId: row.id }).where(eq(comments.id, commentId));
    }
  });
}

/** What people wrote and resolved. The triggers recorded it without its authors, at the time of the demo. */
async function saidIn(tx: Deps['orm'], teamId: string): Promise<Entry[]> {
  const resolver = alias(users, 'resolver');
  const rows = await tx
    .select({ comment: comments, author: users.name, resolver: resolver.name })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .leftJoin(resolver, eq(resolver.id, comments.resolvedBy))
    .where(eq(comments.teamId, teamId));
  return rows.flatMap(({ comment, author, resolver: by }) => {
    const { id, shootId, userId, participantId, authorName, createdAt, resolvedAt } = comment;
    const of = { teamId, shootId, subjectId: id, kind: 'comment' as const, tx: `demo ${id}` };
    const written: Entry = {
      ...of,
      ...{ action: 'created', changes: {}, createdAt },
      ...{ authorKind: userId ? 'user' : 'participant', authorId: userId ?? participantId },
      author: author ?? authorName,
    };
    if (!resolvedAt) return [written];
    const resolved: Entry = {
      ...of,
      ...{ action: 'changed', changes: { resolvedAt: [null, resolvedAt] } },
      ...{ authorKind: 'user', authorId: comment.resolvedBy, author: by, createdAt: resolvedAt },
    };
    return [written, resolved];
  });
}
