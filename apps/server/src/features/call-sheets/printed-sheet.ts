import type { ShootDetail } from '@lensemble/contract/shoots';
import { type CallSheet, describeShoot } from './call-sheet.ts';
import { cleanLine } from './clean-text.ts';
import { countryOfPlace, paperOf } from './country.ts';
import { emergencyNumberOf } from './emergency-numbers.ts';
import type { PaperName } from './look.ts';
import type { DayContactRow } from './queries.ts';
import { clockOf, dayOf } from './wall-words.ts';
import type { SheetWeather } from './weather.ts';

/** What only the document shows, because it is printed and handed out. */
export interface PrintedSheet extends CallSheet {
  readonly team: string;
  /** `Revision 7 of November 19, 2026, 6:12 PM` */
  readonly revision: string;
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
