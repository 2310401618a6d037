import { arrivalOf } from '@lensemble/contract/call-plan';
import { dayTimes } from '@lensemble/contract/day-times';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { zonedInstant } from '@lensemble/contract/zoned-time';

/** By when everything has to be packed. */
export interface PackingDue {
  /** Epoch milliseconds. */
  readonly at: number;
  /** The day begins with a journey, so that this is when it starts. Otherwise, it is when the first people are on set. */
  readonly isDeparture: boolean;
}

type Planned = Pick<
  ShootDetail,
  'date' | 'time' | 'timeZone' | 'isZoneGuess' | 'participants' | 'status'
>;

/** Null for a completed shoot, and as long as the moment is not known. */
export function packingDue(shoot: Planned, shots: readonly Shot[]): PackingDue | null {
  const { date, time, timeZone, isZoneGuess, participants, status } = shoot;
  if (!date || !time || isZoneGuess || status === 'completed') return null;
  const [first] = dayTimes({ date, time, timeZone }, shots, null).entries;
  if (first && shots[0]?.kind === 'travel') return { at: first.planned.start, isDeparture: true };
  const arrivals = participants.flatMap(({ callTime }) => arrivalOf({ callTime, time }) ?? []);
  const moments = [time, ...arrivals].map((each) => zonedInstant(date, each, timeZone).getTime());
  return { at: Math.min(...moments, ...(first ? [first.planned.start] : [])), isDeparture: false };
}
