import type { CallAnswer } from '@lensemble/contract/call-state';
import type { Candidate } from '@lensemble/contract/date-polls';
import { sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import type { Orm } from '../../../db/orm.ts';
import { k } from '../../../db/participants.ts';
import { plannedEachTime } from '../../../db/planned-each-time.ts';
import { locations } from '../../../db/schema/catalogue.ts';
import { dateCandidates, datePolls, dateVotes } from '../../../db/schema/date-polls.ts';
import { shootParticipants } from '../../../db/schema/shoot-links.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { jsonObject } from '../../../db/select.ts';
import { isPlace, l, s } from '../../../db/shoots-and-places.ts';
import { candidateFields, d, p, v } from './aliases.ts';

export interface OpenPollRow extends Record<string, unknown> {
  readonly shootId: string;
  readonly timeZone: string;
  readonly durationMinutes: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly candidates: readonly (Candidate & { readonly yes: number; readonly no: number })[];
  readonly people: number;
  readonly answered: number;
}

const countOf = (answer: CallAnswer) => sql`(
  select count(*) from ${dateVotes} ${v}
  where ${v.teamId} = ${d.teamId} and ${v.candidateId} = ${d.id} and ${v.answer} = ${sql.raw(`'${answer}'`)})`;

const OPEN_CANDIDATE = jsonObject<OpenPollRow['candidates'][number]>({
  ...candidateFields,
  yes: countOf('yes'),
  no: countOf('no'),
});

const isOfShoot = sql`${k.teamId} = ${s.teamId} and ${k.shootId} = ${s.id}`;

const HAS_ANSWERED = sql`exists (
  select from ${dateVotes} ${v}
  where ${v.teamId} = ${k.teamId} and ${v.shootId} = ${k.shootId} and ${v.participantId} = ${k.id})`;

/** The open polls of ideas, with the dates that are not past in every zone. @param day today in UTC */
export async function readOpenPolls(
  orm: Orm,
  { teamId }: Pick<TeamScope, 'teamId'>,
  day: string,
  limit: number,
): Promise<OpenPollRow[]> {
  const ahead = sql`from ${dateCandidates} ${d} where ${d.teamId} = ${s.teamId} and ${d.shootId} = ${s.id}
    and ${d.date} >= ${day}::date - 1`;
  const { rows } = await orm.execute<OpenPollRow>(sql`${plannedEachTime}
    select ${s.id} as "shootId", ${s.timeZone} as "timeZone", ${s.durationMinutes} as "durationMinutes",
      ${l.latitude} as latitude, ${l.longitude} as longitude,
      (select coalesce(json_agg(${OPEN_CANDIDATE} order by ${d.date}, ${d.time} nulls first), '[]') ${ahead}) as candidates,
      (select count(*) from ${shootParticipants} ${k} where ${isOfShoot})::int as people,
      (select count(*) from ${shootParticipants} ${k} where ${isOfShoot} and ${HAS_ANSWERED})::int as answered
    from ${datePolls} ${p} join ${shoots} ${s} on ${s.teamId} = ${p.teamId} and ${s.id} = ${p.shootId}
    left join ${locations} ${l} on ${isPlace}
    where ${p.teamId} = ${teamId} and ${p.closedAt} is null and ${s.status} = 'idea'
      and exists (select ${ahead})
    order by ${s.id} limit ${limit}::int`);
  return rows;
}
