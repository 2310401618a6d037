import type { LinkList } from '@lensemble/contract/shoot-links';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { jsonObject, prebuilt, selectList } from '../../../db/select.ts';
import { partOf } from '../../../db/shoot-lists.ts';
import { l, l2, ofSecondPlace, s } from '../../../db/shoots-and-places.ts';

/** What the public view reads of each list. Everything else stays unread. */
const fields = {
  participants: ['id', 'name', 'role', 'notNamed', 'avatarUrl', 'avatarPlaceholder', 'costumeIds'],
  equipment: ['equipmentId', 'name', 'category', 'quantity', 'imageUrl', 'imagePlaceholder'],
  props: ['propId', 'name', 'description', 'imageUrl', 'imagePlaceholder'],
  costumes: ['costumeId', 'characterName', 'seriesName', 'status', 'imageUrl', 'imagePlaceholder'],
  references: ['id', 'url', 'type', 'notes', 'width', 'height', 'placeholder'],
} as const satisfies {
  readonly [Name in LinkList]: readonly (keyof ShootDetail[Name][number])[];
};

type Part<Entry, Field> = Pick<Entry, Extract<Field, keyof Entry>>;
type Lists = {
  [Name in LinkList]: Part<ShootDetail[Name][number], (typeof fields)[Name][number]>[];
};

type Own =
  | 'id'
  | 'title'
  | 'status'
  | 'date'
  | 'time'
  | 'timeZone'
  | 'durationMinutes'
  | 'description'
  | 'instagramLinks'
  | 'isShotListPublic'
  | 'version'
  | 'updatedAt'
  | 'locationId'
  | 'secondLocationId';

interface Place {
  readonly locationName: string;
  readonly locationAddress: string | null;
  readonly locationNotes: string | null;
  readonly locationParking: string | null;
  readonly locationMeetingPoint: string | null;
  readonly locationHospital: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Where the shoot takes place if it rains. */
  readonly secondPlace: SecondPlace | null;
}

export type SecondPlace = Pick<
  NonNullable<ShootDetail['secondLocation']>,
  'name' | 'address' | 'latitude' | 'longitude'
>;

interface Owner {
  /** Not shown. Requests that visitors cause count against the team. */
  readonly teamId: string;
}

type Columns = Pick<ShootDetail, Own> & Owner & Place & Lists;
export type PublicRow = Record<string, unknown> & Columns;

/** The columns of a shared shoot (s) and of its location (l). */
export const PUBLIC_COLUMNS = prebuilt(
  selectList<Columns>({
    id: s.id,
    teamId: s.teamId,
    title: s.title,
    status: s.status,
    date: s.date,
    time: s.time,
    timeZone: s.timeZone,
    durationMinutes: s.durationMinutes,
    description: s.description,
    instagramLinks: s.instagramLinks,
    isShotListPublic: s.isShotListPublic,
    version: s.version,
    updatedAt: s.updatedAt,
    locationId: s.locationId,
    secondLocationId: s.secondLocationId,
    locationName: l.name,
    locationAddress: l.address,
    locationNotes: l.notes,
    locationParking: l.parking,
    locationMeetingPoint: l.meetingPoint,
    locationHospital: l.hospital,
    latitude: l.latitude,
    longitude: l.longitude,
    secondPlace: ofSecondPlace(
      jsonObject<SecondPlace>({
        name: l2.name,
        address: l2.address,
        latitude: l2.latitude,
        longitude: l2.longitude,
      }),
    ),
    participants: partOf('participants', fields.participants),
    equipment: partOf('equipment', fields.equipment),
    props: partOf('props', fields.props),
    costumes: partOf('costumes', fields.costumes),
    references: partOf('references', fields.references),
  }),
);
