import type { Shoot } from '@lensemble/contract/shoots';
import { getTableColumns } from 'drizzle-orm';
import { prebuilt, selectList } from '../../../db/select.ts';
import { l, s } from '../../../db/shoots-and-places.ts';

type OnCard = 'firstReferenceUrl' | 'participantCount';

export interface Own extends Omit<Shoot, 'location' | OnCard> {
  readonly locationName: string;
  readonly locationAddress: string | null;
  readonly locationNotes: string | null;
}

const { teamId: _, held: _held, heldZoneData: _zoneData, ...ownColumns } = getTableColumns(s);

/** The columns of `shoots` (s) and of its location (l). A contract field without a column does not compile. */
export const OWN_COLUMNS = prebuilt(
  selectList<Own>({
    ...ownColumns,
    locationName: l.name,
    locationAddress: l.address,
    locationNotes: l.notes,
  }),
);

/** Timestamps are in the format of the database. */
export interface OwnRow extends Record<string, unknown>, Own {}

/** A flat row, because parsing nested values would dominate the cost of a list of hundreds. */
export type ShootRow = OwnRow & Pick<Shoot, OnCard>;

const toIso = (timestamp: string) => new Date(timestamp).toISOString();

/** Converts a row. The fields are in the order of the contract. */
export function toShoot(row: ShootRow): Shoot {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    status: row.status,
    date: row.date,
    time: row.time,
    timeZone: row.timeZone,
    durationMinutes: row.durationMinutes,
    setUpMinutes: row.setUpMinutes,
    strikeMinutes: row.strikeMinutes,
    reminderTime: row.reminderTime && toIso(row.reminderTime),
    locationId: row.locationId,
    location: locationOf(row),
    secondLocationId: row.secondLocationId,
    conventionId: row.conventionId,
    meetingPointId: row.meetingPointId,
    color: row.color,
    instagramLinks: row.instagramLinks,
    isPublic: row.isPublic,
    isShotListPublic: row.isShotListPublic,
    calendarEventUrl: row.calendarEventUrl,
    docsUrl: row.docsUrl,
    firstReferenceUrl: row.firstReferenceUrl,
    participantCount: row.participantCount,
    version: row.version,
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
  };
}

function locationOf(row: ShootRow): Shoot['location'] {
  if (row.locationId === null) return null;
  return {
    id: row.locationId,
    name: row.locationName,
    address: row.locationAddress,
    notes: row.locationNotes,
  };
}
