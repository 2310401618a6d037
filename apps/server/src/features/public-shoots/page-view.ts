import { hasBackupPlace } from '@lensemble/contract/backup-place';
import { type DirectionsLink, directionsTo, mapUrlOf } from '@lensemble/contract/directions';
import type { PublicShoot } from '@lensemble/contract/public-shoots';
import type { Shot } from '@lensemble/contract/shots';
import type { Language } from '@lensemble/messages/languages';
import { googleLinkOf } from '../calendar/service.ts';
import {
  emergencyNumberAt,
  type LightDay,
  type ListedShots,
  lightOfShoot,
  shotListOf,
} from '../call-sheets/service.ts';
import type { MapPicture } from '../map-pictures/service.ts';
import { CALENDAR_FILE, MAP_FILE, type Opened } from './opened.ts';
import { locationOf, participantOf, publicView, referenceOf } from './public-view.ts';
import type { PublicRow } from './rows/public-row.ts';
import { visitorShoot } from './visitor-shoot.ts';

type Location = NonNullable<PublicShoot['location']>;

export interface PageMap extends Omit<MapPicture, 'jpeg'> {
  /** The address of the picture. */
  readonly file: string;
}

export interface PageLocation extends Location {
  readonly meetingPoint: string | null;
  readonly parking: string | null;
  /** The nearest one. */
  readonly hospital: string | null;
  readonly mapUrl: string | undefined;
  readonly directions: readonly DirectionsLink[];
  readonly map: PageMap | null;
  /** Where the shoot takes place if it rains. */
  readonly second: Pick<PageLocation, 'name' | 'address' | 'mapUrl'> | null;
}

/**
 * What the page shows: the public fields, and of the call sheet what people who come to the shoot need. Like those, the
 * fields are listed one by one.
 */
export interface PageShoot extends Omit<PublicShoot, 'location' | 'participants' | 'references'> {
  readonly language: Language;
  readonly location: PageLocation | null;
  /** `wears` are the names of characters. */
  readonly participants: (PublicShoot['participants'][number] & {
    readonly wears: readonly string[];
  })[];
  readonly references: (PublicShoot['references'][number] & {
    readonly notes: string | null;
  })[];
  readonly instagramLinks: readonly string[];
  /** Null without a date. */
  readonly calendar: { readonly file: string; readonly google: string } | null;
  readonly light: readonly LightDay[];
  /** Without notes. Null without entries, and unless the team shows it. */
  readonly shots: ListedShots | null;
  /** The number to call in the country of the place. */
  readonly emergencyNumber: string | undefined;
}

interface Surroundings {
  /** Those that the page may show. */
  readonly shots: readonly Shot[];
  /** The origin of this server. */
  readonly publicUrl: string;
  readonly map: MapPicture | undefined;
}

/** @param opened the address of the page */
export function pageView(
  shoot: PublicRow,
  opened: Opened,
  { shots, publicUrl, map }: Surroundings,
  language: Language,
): PageShoot {
  const { timeZone, costumes } = shoot;
  const location = spotOf(shoot);
  const names = new Map(costumes.map((one) => [one.costumeId, one.characterName]));
  return {
    language,
    ...publicView(shoot),
    location: location && {
      ...pageLocation(shoot),
      map: map ? pageMap(map, opened) : null,
    },
    participants: shoot.participants.map((one) => ({
      ...participantOf(one),
      wears: one.costumeIds.flatMap((id) => names.get(id) ?? []),
    })),
    references: shoot.references.map((one) => ({ ...referenceOf(one), notes: one.notes })),
    instagramLinks: shoot.instagramLinks ?? [],
    calendar: calendarOf(shoot, opened, publicUrl, language),
    light: lightOfShoot({ ...shoot, location }, language),
    shots: shotListOf({ ...shoot, location }, shots.map(withoutNotes), language) ?? null,
    emergencyNumber: emergencyNumberAt({ timeZone, location }, language),
  };
}

/** They are for those who work from the list. */
const withoutNotes = (shot: Shot): Shot => ({ ...shot, notes: null });

/** The coordinates of the place; null without a place. */
export const spotOf = ({ locationId, latitude, longitude }: PublicRow) =>
  locationId === null ? null : { latitude, longitude };

function secondOf(shoot: PublicRow): PageLocation['second'] {
  const { secondPlace: place } = shoot;
  if (!place || !hasBackupPlace(shoot)) return null;
  return { name: place.name, address: place.address, mapUrl: mapUrlOf(place) };
}

function calendarOf(
  shoot: PublicRow,
  { path, eventId }: Opened,
  publicUrl: string,
  language: Language,
) {
  const google = googleLinkOf(visitorShoot(shoot, eventId), publicUrl + path, language);
  return google === undefined ? null : { file: `${path}/${CALENDAR_FILE}`, google };
}

const pageMap = ({ width, height, credit }: MapPicture, { path }: Opened): PageMap => ({
  file: `${path}/${MAP_FILE}`,
  width,
  height,
  credit,
});

function pageLocation(shoot: PublicRow): Omit<PageLocation, 'map'> {
  const { locationAddress: address, latitude, longitude } = shoot;
  const destination = { address, latitude, longitude };
  return {
    ...locationOf(shoot),
    meetingPoint: shoot.locationMeetingPoint,
    parking: shoot.locationParking,
    hospital: shoot.locationHospital,
    mapUrl: mapUrlOf(destination),
    directions: directionsTo(destination, false),
    second: secondOf(shoot),
  };
}
