import { isCallOver } from '@lensemble/contract/call-plan';
import { sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.ts';
import { ACCOUNT, k, PARTICIPANTS } from '../db/participants.ts';
import { callLinks } from '../db/schema/calls.ts';
import { shoots } from '../db/schema/shoots.ts';
import { s } from '../db/shoots-and-places.ts';
import type { CallScope } from './call-scope.ts';
import { grantCall } from './grant.ts';
import type { TeamScope } from './scope.ts';

interface Row extends Record<string, unknown> {
  readonly version: number;
  readonly date: string | null;
  readonly time: string | null;
  readonly timeZone: string;
  readonly isZoneGuess: boolean;
  readonly durationMinutes: number;
}

/** The scope of the personal link of a participant who is the caller; undefined for others, and if it is off or over. */
export async function openOwnCall(
  orm: Orm,
  { teamId, userId }: TeamScope,
  { shootId, participantId }: Pick<CallScope, 'shootId' | 'participantId'>,
  now: Date,
): Promise<CallScope | undefined> {
  const { rows } = await orm.execute<Row>(sql`
    select i.version, ${s.date}::text as date, ${s.time} as time, ${s.timeZone} as "timeZone",
      ${s.isZoneGuess} as "isZoneGuess", ${s.durationMinutes} as "durationMinutes"
    from ${PARTICIPANTS}
    join ${shoots} ${s} on ${s.teamId} = ${k.teamId} and ${s.id} = ${k.shootId}
    join ${callLinks} i on i.team_id = ${k.teamId} and i.participant_id = ${k.id} and not i.is_off
    where ${k.teamId} = ${teamId} and ${k.shootId} = ${shootId} and ${k.id} = ${participantId} and ${ACCOUNT} = ${userId}`);
  const [row] = rows;
  if (!row || isCallOver(row, now)) return undefined;
  return grantCall({ teamId, shootId, participantId, linkVersion: row.version });
}
