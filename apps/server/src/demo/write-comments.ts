import { EVERYONE, mentionToken } from '@lensemble/contract/comment-text';
import { asc, eq, inArray } from 'drizzle-orm';
import type { TeamScope } from '../access/scope.ts';
import { users } from '../db/schema/auth.ts';
import { comments, linkComments } from '../db/schema/comments.ts';
import { shootReferences } from '../db/schema/shoot-links.ts';
import type { Deps } from '../deps.ts';
import type { MadeShoot } from './fill-shoots.ts';
import type { Participant } from './link-shoots.ts';
import { crew, members } from './people.ts';
import type { Catalogues } from './prepare.ts';

type MemberName = (typeof members)[number]['firstName'];

interface DemoComment {
  /** A member, or Dana on her personal link. */
  readonly by: MemberName | 'Dana';
  readonly minutesAgo: number;
  readonly text: (at: (name: MemberName | typeof EVERYONE) => string) => string;
  /** On the first reference, in per mille. */
  readonly point?: readonly [x: number, y: number];
  readonly resolvedBy?: MemberName;
  /** The change that it is about, by its key. */
  readonly about?: ChangeKey;
  readonly replies?: readonly DemoComment[];
}

const MORGAN = 'Morgan le Fay at St. Galgano';
const HOUR = 60;
const DAY = 24 * HOUR;
/** How long after it was written a comment is resolved. */
const RESOLVED_MS = 25 * 60_000;

export type ChangeKey = 'callTimes';

const said: readonly DemoComment[] = [
  {
    by: 'Tomás',
    minutesAgo: 2 * DAY,
    text: (at) =>
      `The custodian called: the gate opens at 3, not 3:30. We can load in early. ${at('Mira')}`,
    resolvedBy: 'Mira',
    replies: [
      {
        by: 'Mira',
        minutesAgo: 2 * DAY - 22,
        text: () => 'Good. Parking: https://parking.example.org/galgano',
      },
    ],
  },
  {
    by: 'Mira',
    minutesAgo: 2 * DAY - 30,
    text: () => 'So the call for makeup is earlier now. Changed it, everyone gets asked again.',
    about: 'callTimes',
  },
  {
    by: 'Dana',
    minutesAgo: DAY,
    point: [500, 260],
    text: () => 'The left antler hits the arch if I stand on the step. One step lower?',
  },
  {
    by: 'Inês',
    minutesAgo: 3 * HOUR,
    point: [380, 710],
    text: (at) =>
      `Shimmer ends here, at the collarbone. ${at('Mira')} do you need it further down for the wide?`,
    replies: [{ by: 'Mira', minutesAgo: 3 * HOUR - 8, text: () => 'No, I frame above. Thanks!' }],
  },
  {
    by: 'Yuki',
    minutesAgo: 10,
    text: (at) => `The hem of Nimue is still wet, hairdryer tonight. ${at(EVERYONE)} who has one?`,
  },
];

/** The comments about changes, which are recorded later. */
export type CommentsOnChanges = ReadonlyMap<ChangeKey, string>;

/** What the members, and one of the crew on her personal link, say about a shoot. */
export async function writeComments(
  orm: Deps['orm'],
  { teamId }: Pick<TeamScope, 'teamId'>,
  catalogues: Catalogues,
  shoots: readonly MadeShoot[],
  people: readonly Participant[],
): Promise<CommentsOnChanges> {
  const shootId = shoots.find(({ title }) => title === MORGAN)?.id;
  if (shootId === undefined) throw new Error(`There is no demo shoot ${MORGAN}`);
  const accounts = await orm
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      inArray(
        users.email,
        members.map(({ email }) => email),
      ),
    );
  const userOf = (name: MemberName) => {
    const email = members.find(({ firstName }) => firstName === name)?.email;
    const user = accounts.find((each) => each.email === email);
    if (!user) throw new Error(`${name} has no account`);
    return user.id;
  };
  const dana = people.find(
    (each) => each.shootId === shootId && each.personnelId === catalogues.crew.dana.id,
  );
  const [reference] = await orm
    .select({ id: shootReferences.id })
    .from(shootReferences)
    .where(eq(shootReferences.shootId, shootId))
    .orderBy(asc(shootReferences.position))
    .limit(1);
  if (!dana || !reference) throw new Error(`${MORGAN} has no Dana or no reference`);
  await orm.insert(linkComments).values({ teamId, shootId });
  const onChanges = new Map<ChangeKey, string>();
  const write = async (comment: DemoComment, parentId: string | null) => {
    const { by, minutesAgo, text, point, resolvedBy, about, replies = [] } = comment;
    const author =
      by === 'Dana'
        ? { participantId: dana.id, authorName: crew.dana.name }
        : { userId: userOf(by) };
    const [x, y] = point ?? [];
    const createdAt = new Date(Date.now() - minutesAgo * 60_000);
    const [row] = await orm
      .insert(comments)
      .values({
        ...{ teamId, shootId, parentId, createdAt, ...author },
        text: text((name) => mentionToken(name === EVERYONE ? name : userOf(name))),
        ...(point && { referenceId: reference.id, x, y }),
        ...(resolvedBy && {
          resolvedAt: new Date(createdAt.getTime() + RESOLVED_MS),
          resolvedBy: userOf(resolvedBy),
        }),
      })
      .returning({ id: comments.id });
    if (about && row) onChanges.set(about, row.id);
    for (const reply of replies) await write(reply, row?.id ?? null);
  };
  for (const each of said) await write(each, null);
  return onChanges;
}
