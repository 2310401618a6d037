import type { ShootChange } from '@lensemble/contract/shoots';
import { sql } from 'drizzle-orm';
import { shoots } from '../../../db/schema/shoots.ts';
import { toDate } from './new-shoot.ts';

/** The columns that a change sets. Clearing the date also clears the reminder. */
export function changedColumns({ reminderTime, ...change }: ShootChange) {
  const { date, timeZone } = change;
  const columns = timeZone === undefined ? change : { ...change, ...guessIfStays(timeZone) };
  if (date === null) return { ...columns, reminderTime: null };
  return reminderTime === undefined ? columns : { ...columns, reminderTime: toDate(reminderTime) };
}

/** Editors send the zone with every save. Only another one corrects a guess. */
const guessIfStays = (timeZone: string) => ({
  isZoneGuess: sql`${shoots.isZoneGuess} and ${shoots.timeZone} = ${timeZone}`,
});
