import type { ShootChange } from '@lensemble/contract/shoots';
import { sql } from 'drizzle-orm';
import { shoots } from '../../../db/schema/shoots.ts';
import { toDate } from './new-shoot.ts';

/** The columns that a change sets. Clearing the date also clears the reminder. */
export function changedColumns({ reminderTime, ...change }: ShootChange) {
  const { date, timeZone } = change;
  const columns = {
    ...change,
    ...(timeZone !== undefined && guessIfStays(timeZone)),
    ...pointIfStays(change),
  };
  if (date === null) return { ...columns, reminderTime: null };
  return reminderTime === undefined ? columns : { ...columns, reminderTime: toDate(reminderTime) };
}

/** Editors send the zone with every save. Only another one corrects a guess. */
const guessIfStays = (timeZone: string) => ({
  isZoneGuess: sql`${shoots.isZoneGuess} and ${shoots.timeZone} = ${timeZone}`,
});

/** A shoot that changes its convention leaves the meeting point of the other. */
const pointIfStays = ({ conventionId, meetingPointId }: ShootChange) =>
  conventionId !== undefined &&
  meetingPointId === undefined && {
    meetingPointId: sql`case when ${shoots.conventionId} = ${conventionId} then ${shoots.meetingPointId} end`,
  };
