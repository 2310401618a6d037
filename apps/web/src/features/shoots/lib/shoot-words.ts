import type { Shoot } from '@lensemble/contract/shoots';
import type { PlainDate } from '@/lib/dates.ts';
import { count, countdown, formatDuration, formatTime } from '@/lib/format.ts';

/** What a card says about the place: the location's notes, for want of them its name. */
export function placeOf(shoot: Shoot): string | null {
  return shoot.location?.notes?.trim() || shoot.location?.name || null;
}

/** How long until the shoot. Nothing for one that has no date, is past, or is completed. */
export function countdownOf(shoot: Shoot, today: PlainDate): string | null {
  return shoot.date && shoot.status !== 'completed' ? countdown(shoot.date, today) : null;
}

/** `6 participants`, `1 participant`. */
export function participantsOf(shoot: Shoot): string {
  return count(shoot.participantCount, 'participant');
}

/** `3:30 PM · 2h 30m`; without a time only how long. */
export function hoursOf(shoot: Shoot): string {
  const duration = formatDuration(shoot.durationMinutes);
  return shoot.time ? `${formatTime(shoot.time)} · ${duration}` : duration;
}
