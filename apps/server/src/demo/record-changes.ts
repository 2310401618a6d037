import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { TeamScope } from '../access/scope.ts';
import { activity } from '../db/schema/activity.ts';
import { users } from '../db/schema/auth.ts';
import { teamMembers } from '../db/schema/teams.ts';
import type { Deps } from '../deps.ts';
import type { MadeShoot } from './fill-shoots.ts';
import type { members } from './people.ts';

const HOUR_MS = 3_600_000;
/** What the demo team was made with is older than all changes. */
const MADE_HOURS_AGO = 21 * 24;

interface Change {
  readonly by: (typeof members)[number]['firstName'];
  readonly shoot: string;
  readonly hoursAgo: number;
  readonly changes: (typeof activity.$inferInsert)['changes'];
}

const MORGAN = 'Morgan le Fay at St. Galgano';
const LIGHT =
  'Antler crown, violet gels through the empty nave, smoke low on the floor. Portraits first, the wide shots when the sun drops behind the west wall.';

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

/** What members changed lately, from what to what. The tables have only what came of it. */
export async function recordChanges(
  orm: Deps['orm'],
  { teamId }: TeamScope,
  shoots: readonly MadeShoot[],
): Promise<void> {
  const now = Date.now();
  const before = (hours: number) => new Date(now - hours * HOUR_MS);
  const people = await orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .innerJoin(teamMembers, eq(teamMembers.userId, users.id))
    .where(eq(teamMembers.teamId, teamId));
  await orm.transaction(async (tx) => {
    const set = { createdAt: before(MADE_HOURS_AGO) };
    await tx.update(activity).set(set).where(eq(activity.teamId, teamId));
    await tx.insert(activity).values(
      lately.flatMap(({ by, shoot: title, hoursAgo, changes }) => {
        const author = people.find(({ name }) => name.startsWith(by));
        const id = shoots.find((shoot) => shoot.title === title)?.id;
        if (!author || id === undefined) return [];
        return {
          ...{ teamId, title, changes, kind: 'shoot' as const, subjectId: id, shootId: id },
          ...{ action: 'changed' as const, tx: `demo ${hoursAgo}`, authorKind: 'user' as const },
          ...{ authorId: author.id, author: author.name, createdAt: before(hoursAgo) },
        };
      }),
    );
  });
}
