import type { ListedShoot } from '@lensemble/contract/shoots';
import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import { isUpcoming } from './is-upcoming.ts';

type Dated = Pick<ListedShoot, 'status' | 'date' | 'time' | 'timeZone' | 'durationMinutes'>;

const MINUTE_MS = 60_000;
/** A day on set may end this much later than planned. */
const LATE_MS = 6 * 60 * MINUTE_MS;

/** The shoots of the next seven days that are not over, soonest first: those that *On set* is for. @param now epoch milliseconds */
export const dueShoots = <Shoot extends Dated>(shoots: readonly Shoot[], now: number): Shoot[] =>
  shoots
    .filter(
      (shoot) => shoot.status !== 'completed' && isUpcoming(shoot, now) && !isOver(shoot, now),
    )
    .sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));

function isOver({ date, time, timeZone, durationMinutes }: Dated, now: number): boolean {
  if (!date) return false;
  if (!time) return date < wallClock(new Date(now), timeZone).date;
  const end = zonedInstant(date, time, timeZone).getTime() + durationMinutes * MINUTE_MS;
  return end + LATE_MS < now;
}

const startOf = ({ date, time }: Dated) => `${date} ${time ?? ''}`;
