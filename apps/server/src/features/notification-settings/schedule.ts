import {
  type NotificationKind,
  QUIET_FROM,
  QUIET_TO,
} from '@lensemble/contract/notification-kinds';
import type { KindsSettings } from '@lensemble/contract/notification-settings';
import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';

/** How a person wants to be notified. `mailedOn` is the day of the last daily email, in `timeZone`. */
export interface Wishes {
  readonly kinds: KindsSettings;
  readonly dailyAt: string;
  readonly isQuiet: boolean;
  readonly isMailOff: boolean;
  readonly timeZone: string;
  readonly mailedOn: string | null;
}

/** `day` is that of the shoot, `YYYY-MM-DD`. */
export interface Sendable {
  readonly kind: NotificationKind;
  readonly isUrgent: boolean;
  readonly day: string | null;
}

/** When a notification is to be sent; null if it is not. */
export interface Sending {
  readonly mailAt: Date | null;
  readonly pushAt: Date | null;
}

const DAY_MS = 86_400_000;
const nextDay = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

export function sendingOf(each: Sendable, wishes: Wishes, now: Date): Sending {
  const { mail, push } = wishes.kinds[each.kind];
  const isMailed = !wishes.isMailOff && mail !== null && mail !== 'never';
  const mailAt = isAtOnce(each, wishes) ? awake(each, wishes, now) : nextDaily(wishes, now);
  return { mailAt: isMailed ? mailAt : null, pushAt: push ? awake(each, wishes, now) : null };
}

/** Whether its email does not wait for that of the day. */
export const isAtOnce = ({ kind, isUrgent }: Sendable, { kinds }: Wishes): boolean =>
  isUrgent && kinds[kind].mail === 'atOnce';

/** Now, or the end of the quiet hours. They do not count on the day of the shoot, nor on the evening before it. */
function awake({ day }: Sendable, { isQuiet, timeZone }: Wishes, now: Date): Date {
  const { date, time } = wallClock(now, timeZone);
  const isEvening = time >= QUIET_FROM;
  const isOfDay = day === date || (isEvening && day === nextDay(date));
  if (!isQuiet || isOfDay || (!isEvening && time >= QUIET_TO)) return now;
  return zonedInstant(isEvening ? nextDay(date) : date, QUIET_TO, timeZone);
}

/** Whether the person rests now. */
export const isQuietNow = (wishes: Wishes, now: Date): boolean =>
  awake({ kind: 'due', isUrgent: false, day: null }, wishes, now) > now;

/** The next daily email that is still to come. A day has one, in whatever zone it was sent. */
export function nextDaily({ dailyAt, timeZone, mailedOn }: Wishes, now: Date): Date {
  const { date } = wallClock(now, timeZone);
  const isOver = (day: string) =>
    (mailedOn !== null && day <= mailedOn) || zonedInstant(day, dailyAt, timeZone) <= now;
  let day = date;
  while (isOver(day)) day = nextDay(day);
  return zonedInstant(day, dailyAt, timeZone);
}

export const dayOf = (now: Date, { timeZone }: Wishes): string => wallClock(now, timeZone).date;
