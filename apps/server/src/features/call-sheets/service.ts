import type { CallSheetFormat } from '@lensemble/contract/call-sheets';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { callSheets } from '@lensemble/messages/call-sheets';
import type { Language } from '@lensemble/messages/languages';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { fileNameOf } from '../../lib/file-name.ts';
import { outwardShoot } from '../../lib/outward-shoot.ts';
import { isStorageAway } from '../../ports/storage/port.ts';
import { listShots } from '../days/service.ts';
import { mapPictureOf } from '../map-pictures/service.ts';
import { findTeam } from '../teams/service.ts';
import { weatherOfPerson } from '../weather/service.ts';
import { type CallSheet, describeShoot } from './call-sheet.ts';
import { cleanLine } from './clean-text.ts';
import { countryOfPlace } from './country.ts';
import { emergencyNumberOf } from './emergency-numbers.ts';
import { keepingSheets } from './kept-sheets.ts';
import { type LightDay, lightDaysOf } from './light-days.ts';
import type { Papers } from './pdf/papers.ts';
import { type PrintedSheet, printedSheetOf } from './printed-sheet.ts';
import { findDayContact } from './queries.ts';
import { renderingApart } from './render-apart.ts';
import { durationOf, type Schedule, scheduleOf } from './schedule.ts';
import type { ShootSpan } from './shoot-span.ts';
import { describeShots, type ListedShoot, type ListedShots } from './shot-list.ts';
import { thumbnailsOf } from './thumbnails.ts';
import { type SheetWeather, weatherOf } from './weather.ts';

export type { CallSheet, SheetCostume, SheetPerson } from './call-sheet.ts';
export type { LightDay } from './light-days.ts';
export type { Paper } from './pdf/papers.ts';
export type { Schedule } from './schedule.ts';
export type { ShootSpan } from './shoot-span.ts';
export type { ListedShot, ListedShots, ShotListLine } from './shot-list.ts';
export type { SheetWeather } from './weather.ts';

const renderApart = renderingApart();
const kept = keepingSheets<CallSheetFile>();

/** A render takes up to a second of CPU time and reads pictures from storage. */
const callSheetOfPerson = defineLimit(
  'callSheetOfPerson',
  { points: 200, seconds: HOUR },
  'person',
);

/** A call sheet for people outside of the team. @param shoot as `outwardShoot` shows it @param now when the sheet is made */
export const callSheetOf = (shoot: ShootDetail, now: Date, language: Language): CallSheet =>
  describeShoot(shoot, now, language);

/** The title and schedule of a shoot, worded as in its call sheet. */
export const shortPlanOf = (
  shoot: Parameters<typeof scheduleOf>[0] & Pick<ShootDetail, 'title'>,
  language: Language,
): { readonly title: string; readonly schedule: Schedule | undefined } => ({
  title: cleanLine(shoot.title),
  schedule: scheduleOf(shoot, language),
});

/** The light of the days of a shoot, as on its call sheet. */
export const lightOfShoot = (shoot: ShootSpan, language: Language): readonly LightDay[] =>
  lightDaysOf(shoot, language);

/**
 * The forecast for the hours of a shoot, in the units of its place; undefined without one. Never fails.
 * @param beforeAsking is called before a request to the weather service. An HttpError prevents the request.
 */
export const weatherOfShoot = (
  weather: Deps['weather'],
  shoot: ShootSpan,
  beforeAsking: () => Promise<unknown>,
  language: Language,
): Promise<SheetWeather | undefined> =>
  weatherOf(weather, shoot, {
    region: countryOfPlace(shoot),
    beforeAsking,
    now: new Date(),
    language,
  });

/** `2h 30m` */
export const durationWords = (minutes: number, language: Language): string =>
  durationOf(minutes, language);

/** The shot list of a shoot in words, as on its call sheet. It names only what `shoot` has. Undefined without entries. */
export const shotListOf = (
  shoot: ListedShoot,
  shots: readonly Shot[],
  language: Language,
): ListedShots | undefined => describeShots(shoot, shots, language);

/** The emergency number in the country of a place; undefined where we do not know it for sure. */
export const emergencyNumberAt = (
  shoot: Pick<ShootSpan, 'location' | 'timeZone'>,
  language: Language,
) => emergencyNumberOf(countryOfPlace(shoot), language);

/** The region of the reader's first language that names one: `US` in `en-US,en;q=0.9`. */
export const regionOf = (languages: string | undefined): string | undefined =>
  /^[^;]*?\b[a-z]{2,3}-(?:[A-Z][a-z]{3}-)?([A-Z]{2})\b/.exec(languages ?? '')?.[1];

/** The day-of contact, as on the call sheet; undefined without one. */
export const dayContactOf = findDayContact;

/** A sheet that comes without pictures because their storage is away says so. */
async function withPictures(deps: Pick<Deps, 'storage'>, sheet: PrintedSheet) {
  try {
    return { sheet, pictures: await thumbnailsOf(deps, sheet) };
  } catch (error) {
    if (!isStorageAway(error)) throw error;
    const picturesAway = callSheets(sheet.language)('picturesAway');
    const notes = [sheet.notes, picturesAway].filter(Boolean).join('\n\n');
    return { sheet: { ...sheet, notes }, pictures: [] };
  }
}

/**
 * Prints signed papers as a PDF. @param who the id of the person, who may make as many as call sheets
 * @throws as `makeCallSheet`
 */
export async function printPapers(
  { limits }: Pick<Deps, 'limits'>,
  who: string,
  papers: Papers,
): Promise<Buffer> {
  await limits.count([callSheetOfPerson.by(who)]);
  return renderApart(who, async () => ({ format: 'papers', papers }));
}

export interface CallSheetFile {
  readonly name: string;
  readonly content: Buffer;
}

export interface SheetReader {
  readonly language: Language;
  readonly region?: string | undefined;
}

/**
 * Renders the call sheet of a shoot for a member of its team.
 * @param reader the language, and the region (ISO 3166) for the paper and the units if the place is unknown
 * @throws HttpError 429 if the person made too many
 * @throws HttpError 413 if the shoot is too long
 * @throws UnavailableError if too many documents are under way
 */
export const makeCallSheet = (
  deps: SheetDeps,
  scope: Pick<TeamScope, 'userId' | 'teamId'>,
  shoot: ShootDetail,
  format: CallSheetFormat,
  reader: SheetReader,
): Promise<CallSheetFile> =>
  makeFrom(deps, scope, { shoot, shots: () => shotsOf(deps, scope, shoot) }, format, reader);

type SheetDeps = Pick<Deps, 'orm' | 'storage' | 'limits' | 'weather' | 'mapTiles'>;

const shotsOf = (deps: SheetDeps, { teamId }: Pick<TeamScope, 'teamId'>, { id }: ShootDetail) =>
  listShots(deps, { teamId, shootId: id });

interface SheetSource {
  readonly shoot: ShootDetail;
  readonly shots: () => Promise<readonly Shot[]>;
}

async function makeFrom(
  deps: SheetDeps,
  { userId, teamId }: Pick<TeamScope, 'userId' | 'teamId'>,
  { shoot, shots: findShots }: SheetSource,
  format: CallSheetFormat,
  { language, region }: SheetReader,
): Promise<CallSheetFile> {
  await deps.limits.count([callSheetOfPerson.by(userId)]);
  const content = await renderApart(userId, async () => {
    const now = new Date();
    const [team, shots, weather, map, dayContact] = await Promise.all([
      findTeam(deps.orm, userId, teamId),
      findShots(),
      weatherOf(deps.weather, shoot, {
        region: region ?? countryOfPlace(shoot),
        beforeAsking: () => deps.limits.count([weatherOfPerson.by(userId)]),
        now,
        language,
      }),
      mapPictureOf(deps, teamId, shoot.location),
      findDayContact(deps.orm, { teamId }, shoot.id, language),
    ]);
    // A document is handed out.
    const sheet = printedSheetOf(outwardShoot(shoot, language), {
      team: team.name,
      shots,
      weather,
      mapCredit: map?.credit,
      region,
      dayContact,
      now,
      language,
    });
    return { format, map: map?.jpeg, ...(await withPictures(deps, sheet)) };
  });
  const title = fileNameOf(cleanLine(shoot.title));
  const name = callSheets(language)('fileName', { title }).trimEnd();
  return { name: `${name}.${format}`, content };
}

/** The PDF of a call sheet for emails. One that was made in the last minutes counts, if it shows the same. @throws as above */
export async function keptCallSheet(
  deps: SheetDeps,
  scope: Pick<TeamScope, 'userId' | 'teamId'>,
  shoot: ShootDetail,
  reader: SheetReader,
): Promise<CallSheetFile> {
  const shots = await shotsOf(deps, scope, shoot);
  const source = { shoot, shots: async () => shots };
  return kept([scope.teamId, shoot, shots, reader], () =>
    makeFrom(deps, scope, source, 'pdf', reader),
  );
}
