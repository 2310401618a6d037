import { hasAmPm } from '@lensemble/messages/conventions';
import { pageLocale } from '@lensemble/messages/page-language';

/** `9`, `14:30`, `1430`, `2.30 pm`, `14h30`, `14時30`, also while it is being typed. */
const CLOCK = /^(\d{1,2}?)(?:\s*(?:[:.,h]|uhr|時)\s*(\d{0,2})|(\d{2}))?\s*(?:([ap])\.?(?:m\.?)?)?$/;
/** Shoots begin by day: on a 12-hour clock without AM or PM, `7` to `11` are in the morning, and `12` to `6` after noon. */
const FIRST_MORNING_HOUR = 7;

/**
 * The time that the user means, as `HH:MM`; undefined if the text is none. Readers of a 12-hour clock may leave out AM
 * and PM: `2:30` is in the afternoon for them, `02:30` in the night.
 */
export function typedTime(typed: string, locale = pageLocale): string | undefined {
  const match = CLOCK.exec(typed.trim().toLowerCase());
  if (!match) return undefined;
  const [, digits = '', separated, joined, half] = match;
  const minutes = minutesOf(separated ?? joined ?? '');
  const hours = hoursOf(digits, half, hasAmPm(locale));
  if (hours > 23 || minutes > 59) return undefined;
  return `${twoDigits(hours)}:${twoDigits(minutes)}`;
}

/** A single digit is the first of two: `14:3` becomes `14:30`. */
const minutesOf = (digits: string) => Number(digits.padEnd(2, '0'));

function hoursOf(digits: string, half: string | undefined, isTwelveHour: boolean): number {
  const hours = Number(digits);
  if (half && hours <= 12) return (hours % 12) + (half === 'p' ? 12 : 0);
  const isOpen = isTwelveHour && !digits.startsWith('0') && hours < FIRST_MORNING_HOUR;
  return isOpen ? hours + 12 : hours;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

interface TimeChoice {
  /** `HH:MM`; empty for no time. */
  readonly value: string;
}

/** The choice that is nearest to the typed time: `14:32` chooses `14:30`. Undefined if the text is no time. */
export function nearestTime(choices: readonly TimeChoice[], typed: string): string | undefined {
  const time = typedTime(typed);
  if (time === undefined) return undefined;
  const distance = ({ value }: TimeChoice) => Math.abs(minutesIn(value) - minutesIn(time));
  return choices
    .filter(({ value }) => value !== '')
    .toSorted((a, b) => distance(a) - distance(b))[0]?.value;
}

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
