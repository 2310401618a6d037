import { formatTime } from '@lensemble/contract/clock';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { shootSummaryWords } from '@lensemble/messages/web/shoot-summaries';
import type { PlainDate } from '@/lib/time/dates.ts';
import { countdown, formatDuration } from '@/lib/time/format.ts';

/** The place on a card: the location's name and notes. */
export const placeOf = ({ location }: ListedShoot): string | null =>
  [location?.name, location?.notes?.trim()].filter(Boolean).join(' · ') || null;

/** The time until the shoot; null if it has no date, is past or is completed. */
export function countdownOf(shoot: ListedShoot, today: PlainDate): string | null {
  return shoot.date && shoot.status !== 'completed' ? countdown(shoot.date, today) : null;
}

export function participantsOf(shoot: ListedShoot): string {
  return shootSummaryWords('participants', { count: shoot.participantCount });
}

/** `3:30 PM · 2h 30m`; only the duration without a time. */
export function hoursOf(shoot: ListedShoot): string {
  const duration = formatDuration(shoot.durationMinutes);
  return shoot.time ? `${formatTime(shoot.time)} · ${duration}` : duration;
}
