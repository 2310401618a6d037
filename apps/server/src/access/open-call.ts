import { isCallOver } from '@lensemble/contract/call-plan';
import type { Pool } from 'pg';
import type { CallScope } from './call-scope.ts';
import { grantCall } from './grant.ts';
import { openToken } from './session-token.ts';

interface Row {
  readonly team_id: string;
  readonly shoot_id: string;
  readonly participant_id: string;
  readonly version: number;
  readonly date: string | null;
  readonly time: string | null;
  readonly time_zone: string;
  readonly is_zone_guess: boolean;
  readonly duration_minutes: number;
}

const LOOKUP = `
  select k.team_id, k.shoot_id, k.participant_id, k.version,
         s.date::text, s.time, s.time_zone, s.is_zone_guess, s.duration_minutes
  from call_links k join shoots s on s.team_id = k.team_id and s.id = k.shoot_id
  where k.token = $1 and not k.is_off`;

/** The scope of a personal link; undefined if it is wrong, replaced, turned off or over, or its participant was removed. */
export async function openCall(
  pool: Pool,
  sealed: string,
  secret: string,
  now: Date,
): Promise<CallScope | undefined> {
  const token = openToken(sealed, secret, 'call');
  if (token === undefined) return undefined;
  const [row] = (await pool.query<Row>(LOOKUP, [token])).rows;
  if (!row) return undefined;
  const { date, time, time_zone: timeZone, is_zone_guess: isZoneGuess } = row;
  const plan = { date, time, timeZone, isZoneGuess, durationMinutes: row.duration_minutes };
  if (isCallOver(plan, now)) return undefined;
  const { team_id: teamId, shoot_id: shootId, participant_id: participantId } = row;
  return grantCall({ teamId, shootId, participantId, linkVersion: row.version });
}
