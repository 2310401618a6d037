import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { nameOf } from '../../../db/names.ts';
import type { Orm } from '../../../db/orm.ts';
import { ACCOUNT, k, PARTICIPANTS } from '../../../db/participants.ts';
import { users } from '../../../db/schema/auth.ts';
import { locations } from '../../../db/schema/catalogue.ts';
import { conventions } from '../../../db/schema/conventions.ts';
import { datePolls } from '../../../db/schema/date-polls.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { profiles } from '../../../db/schema/teams.ts';
import { isAnyOf } from '../../../db/select.ts';
import { isPlace, l, s } from '../../../db/shoots-and-places.ts';
import type { Start } from '../told.ts';

/** A member on the crew whom an email asks. */
export interface AskedMember extends Start {
  readonly teamId: string;
  readonly shootId: string;
  readonly participantId: string;
  readonly userId: string;
  /** Null for reminders that no one sent. */
  readonly senderId: string | null;
  readonly sender: string | null;
  readonly title: string;
  readonly place: string | null;
  /** For dates to choose from, and not for a plan. */
  readonly isForDates: boolean;
}

const [u, p] = [alias(users, 'sender'), alias(profiles, 'p')];

/** The members among participants. `ids`: those of a participant and of a sender, with a space between. `time` is their own. */
export async function listAsked(tx: Orm, ids: readonly string[]): Promise<AskedMember[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<AskedMember & Record<string, unknown>>(sql`
    select ${k.teamId} as "teamId", ${k.shootId} as "shootId", ${k.id} as "participantId", ${ACCOUNT} as "userId",
      ${u.id} as "senderId", ${nameOf(p, u)} as sender, ${s.title} as title, ${s.date}::text as date,
      coalesce(${k.callTime}, ${s.time}) as time, ${s.timeZone} as "timeZone", ${l.name} as place,
      ${s.status} = 'idea' and exists (select from ${datePolls} d
        where d.team_id = ${s.teamId} and d.shoot_id = ${s.id} and d.closed_at is null) as "isForDates"
    from unnest(${sql.param(ids)}::text[]) as asked (ids)
    join (${PARTICIPANTS}) on ${k.id} = split_part(asked.ids, ' ', 1)::uuid
    join ${shoots} ${s} on ${s.teamId} = ${k.teamId} and ${s.id} = ${k.shootId}
    left join ${locations} ${l} on ${isPlace}
    left join ${users} ${u} on ${u.id}::text = split_part(asked.ids, ' ', 2)
    left join ${profiles} ${p} on ${p.userId} = ${u.id}
    where ${ACCOUNT} is not null`);
  return rows;
}

/** A member who got their days at a convention: their shoots there, at least one. */
export interface AskedDays {
  readonly conventionId: string;
  readonly title: string;
  readonly shoots: readonly [AskedMember, ...AskedMember[]];
}

/** @param ids those of a convention, of a sender and of the participants that a person is, with spaces between */
export async function listAskedDays(tx: Orm, ids: readonly string[]): Promise<AskedDays[]> {
  const sent = ids.map((each) => {
    const [conventionId = '', senderId, ...participantIds] = each.split(' ');
    return { conventionId, senderId, participantIds };
  });
  const { id, name } = conventions;
  const found = await tx
    .select({ id, name })
    .from(conventions)
    .where(isAnyOf(id, [...new Set(sent.map(({ conventionId }) => conventionId))]));
  const names = new Map(found.map((each) => [each.id, each.name]));
  const pairs = sent.flatMap(({ senderId, participantIds }) =>
    participantIds.map((each) => `${each} ${senderId}`),
  );
  const asked = await listAsked(tx, pairs);
  return sent.flatMap(({ conventionId, senderId, participantIds }): AskedDays[] => {
    const title = names.get(conventionId);
    const [first, ...rest] = asked
      .filter((each) => each.senderId === senderId && participantIds.includes(each.participantId))
      .toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
    return title !== undefined && first ? [{ conventionId, title, shoots: [first, ...rest] }] : [];
  });
}

const startOf = ({ date, time }: Start): string => `${date ?? '9999'} ${time ?? '99'}`;
