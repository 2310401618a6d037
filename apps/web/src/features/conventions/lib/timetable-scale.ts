import type { SlotPart } from '@lensemble/contract/timetable';
import type { CSSProperties } from 'react';
import type { Lane } from './lanes.ts';

export const HOUR_REM = 4.75;
/** A shorter slot still shows its title. */
const LEAST_REM = 1.75;

export const remOf = (minutes: number): number => (minutes / 60) * HOUR_REM;

/** How far a shown slot reaches below the minute at which it begins. */
export const heightOf = (minutes: number): number => Math.max(LEAST_REM, remOf(minutes));

/** Where a part of a slot is in its column. Only the last part reaches below its end, which is over free time. */
export function laneStyle(
  { slot, lane, lanes }: Lane,
  part: SlotPart,
  start: number,
): CSSProperties {
  const isLast = part === slot.parts.at(-1);
  return {
    top: `${remOf(part.minute - start)}rem`,
    height: `${isLast ? heightOf(part.minutes) : remOf(part.minutes)}rem`,
    left: `${(lane / lanes) * 100}%`,
    width: `${100 / lanes}%`,
  };
}
