import type { ShootDetail } from '@lensemble/contract/shoots';
import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import { type CallSheet, describeShoot, lightOn } from './call-sheet.ts';
import { cleanLine } from './clean-text.ts';
import { countryOfPlace, paperOf } from './country.ts';
import { emergencyNumberOf } from './emergency-numbers.ts';
import type { LightLine } from './light.ts';
import type { PaperName } from './look.ts';
import type { DayContactRow } from './queries.ts';
import { clockOf, dayOf } from './wall-words.ts';
import type { SheetWeather } from './weather.ts';

/** What only the document shows, because it is printed and handed out. */
export interface PrintedSheet extends CallSheet {
  readonly team: string;
  /** `Revision 7 of November 19, 2026, 6:12 PM` */
  readonly revision: string;
  /** The light of the next day, for a shoot that runs past midnight. */
  readonly nextLight: { readonly day: string; readonly lines: readonly LightLine[] } | undefined;
  readonly weather: SheetWeather | undefined;
  /** The number to call in the country of the place. */
  readonly emergencyNumber: string | undefined;
  readonly paper: PaperName;
  /** Whom to call on the day. */
  readonly dayContact: SheetContact | undefined;
}

export interface SheetContact {
  readonly name: string;
  readonly role: string;
  readonly phone: string | undefined;
}

interface Circumstances {
  readonly team: string;
  readonly weather: SheetWeather | undefined;
  /** The region of the reader's language (ISO 3166). */
  readonly region: string | undefined;
  readonly dayContact: DayContactRow | undefined;
  readonly now: Date;
}

export function printedSheetOf(
  shoot: ShootDetail,
  { team, weather, region, dayContact, now }: Circumstances,
): PrintedSheet {
  const revised = new Date(shoot.updatedAt);
  const { timeZone, version } = shoot;
  return {
    ...describeShoot(shoot, now),
    team: cleanLine(team),
    revision: `Revision ${version} of ${dayOf(revised, timeZone)}, ${clockOf(revised, timeZone)}`,
    nextLight: lightOfNextDay(shoot),
    weather,
    emergencyNumber: emergencyNumberOf(countryOfPlace(shoot)),
    paper: paperOf(shoot, region),
    dayContact: dayContact && contactOf(dayContact),
  };
}

const contactOf = ({ name, role, phone }: DayContactRow): SheetContact => ({
  name: cleanLine(name),
  role: cleanLine(role),
  phone: cleanLine(phone ?? '') || undefined,
});

const MINUTE_MS = 60_000;

type Plan = Pick<ShootDetail, 'date' | 'time' | 'timeZone' | 'durationMinutes' | 'location'>;

export function lightOfNextDay(shoot: Plan): PrintedSheet['nextLight'] {
  const { date, time, timeZone, durationMinutes } = shoot;
  if (date === null || time === null) return undefined;
  const start = zonedInstant(date, time, timeZone);
  // A shoot that ends at midnight has no light of the next day.
  const last = new Date(start.getTime() + durationMinutes * MINUTE_MS - 1);
  const lastDate = wallClock(last, timeZone).date;
  const lines = lastDate === date ? [] : lightOn(shoot, lastDate);
  return lines.length > 0 ? { day: dayOf(last, timeZone), lines } : undefined;
}
