import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { callSheets } from '@lensemble/messages/call-sheets';
import type { Language } from '@lensemble/messages/languages';
import { roleWords } from '../../lib/role-words.ts';
import type { MapPicture } from '../map-pictures/service.ts';
import { type CallSheet, describeShoot } from './call-sheet.ts';
import { cleanLine } from './clean-text.ts';
import { countryOfPlace, paperOf } from './country.ts';
import { emergencyNumberOf } from './emergency-numbers.ts';
import type { PaperName } from './look.ts';
import type { DayContactRow } from './queries.ts';
import { describeShots, type ListedShots } from './shot-list.ts';
import { momentOf } from './wall-words.ts';
import type { SheetWeather } from './weather.ts';

/** What only the document shows, because it is printed and handed out. */
export interface PrintedSheet extends CallSheet {
  readonly team: string;
  /** Undefined without entries. */
  readonly shots: ListedShots | undefined;
  /** `Revision 7 of November 19, 2026, 6:12 PM` */
  readonly revision: string;
  readonly weather: SheetWeather | undefined;
  /** The attribution of the map picture; undefined without one. */
  readonly mapCredit: string | undefined;
  /** The number to call in the country of the place. */
  readonly emergencyNumber: string | undefined;
  readonly paper: PaperName;
  /** The contact on the day. */
  readonly dayContact: SheetContact | undefined;
}

export interface SheetContact {
  readonly name: string;
  readonly role: string;
  readonly phone: string | undefined;
}

interface Circumstances {
  readonly shots: readonly Shot[];
  readonly team: string;
  readonly weather: SheetWeather | undefined;
  readonly mapCredit: MapPicture['credit'] | undefined;
  /** The region of the reader's language (ISO 3166). */
  readonly region: string | undefined;
  readonly dayContact: DayContactRow | undefined;
  readonly now: Date;
  readonly language: Language;
}

export function printedSheetOf(
  shoot: ShootDetail,
  { shots, team, weather, mapCredit, region, dayContact, now, language }: Circumstances,
): PrintedSheet {
  const { timeZone, version, updatedAt } = shoot;
  const moment = momentOf(new Date(updatedAt), timeZone, language);
  return {
    ...describeShoot(shoot, now, language),
    team: cleanLine(team),
    shots: describeShots(shoot, shots, language),
    revision: callSheets(language)('revision', { version: String(version), moment }),
    weather,
    mapCredit: mapCredit && printedCredit(mapCredit),
    emergencyNumber: emergencyNumberOf(countryOfPlace(shoot), language),
    paper: paperOf(shoot, region),
    dayContact: dayContact && contactOf(dayContact, language),
  };
}

/** On paper, the address of the license must be readable. */
const printedCredit = ({ text, url }: MapPicture['credit']): string =>
  url === undefined ? text : `${text} · ${url.replace(/^https:\/\/(www\.)?/, '')}`;

const contactOf = ({ name, role, phone }: DayContactRow, language: Language): SheetContact => ({
  name: cleanLine(name),
  role: roleWords(cleanLine(role), language),
  phone: cleanLine(phone ?? '') || undefined,
});
