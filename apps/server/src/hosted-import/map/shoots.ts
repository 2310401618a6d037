import {
  DESCRIPTION_MAX,
  DURATION_MAX,
  INSTAGRAM_LINKS_MAX,
  TITLE_MAX,
} from '@lensemble/contract/constants';
import { instant } from '@lensemble/contract/fields';
import { type ShootStatus, statusFromSlug } from '@lensemble/contract/shoot-status';
import type { TeamRecord } from '@lensemble/contract/team-records';
import { became, type Noted } from '../report.ts';
import { nothingElse, type Row } from '../source-tables.ts';
import type { Making } from './making.ts';
import {
  colorOf,
  dayOf,
  durationOf,
  flagOf,
  idOf,
  lineOf,
  linkOf,
  longText,
  momentOf,
  timeOf,
  withLines,
} from './values.ts';

/** What the mapping of a shoot knows of other rows. `zones`: of the team's locations by id, null where none is known. */
export interface Around {
  readonly zones: ReadonlyMap<string, string | null>;
  /** Links that were references, with their notes. */
  readonly links: readonly { readonly url: string; readonly notes: string | null }[];
}

const otherStatuses: Readonly<Record<string, ShootStatus>> = {
  'in progress': 'planning',
  ideas: 'idea',
  ready: 'ready to shoot',
  done: 'completed',
};

function statusOf(noted: Noted, value: string | null): ShootStatus {
  const written = value?.trim() ?? '';
  const found =
    statusFromSlug(written) ?? otherStatuses[written.toLowerCase().replaceAll(/[-_]/g, ' ')];
  const why = found ? 'This is its name here' : 'There is no such status';
  return became(noted, 'status', value, found ?? 'idea', why);
}

function locationOf(noted: Noted, value: string | null, { zones }: Around): string | null {
  const id = idOf(value);
  const known = id !== undefined && zones.has(id) ? id : null;
  return became(noted, 'location_id', value, known, 'The team has no such location');
}

/** Reminders of the past stay behind, because this server would send them. */
function reminderOf(noted: Noted, value: string | null, day: string | null, now: string) {
  const moment = instant.safeParse(value).data ?? null;
  const isAhead = moment !== null && day !== null && moment > now;
  const why = 'It needs a day and a moment to come, because this server sends it';
  became(noted, 'reminder_time', value, isAhead ? value : null, why);
  return isAhead ? moment : null;
}

/** The links that can be links here, and the others. */
function linksOf(noted: Noted, written: readonly (string | null)[] | null, { links }: Around) {
  const own = (written ?? []).flatMap((link) => link?.trim() || []);
  const all = [...own, ...links.map(({ url }) => url)];
  const good: string[] = [];
  const others: string[] = [];
  for (const link of all) {
    const secure = linkOf(link);
    if (secure === undefined || good.length === INSTAGRAM_LINKS_MAX) others.push(link);
    else if (!good.includes(secure)) good.push(secure);
  }
  if (JSON.stringify(good) !== JSON.stringify(own)) {
    const why = `At most ${INSTAGRAM_LINKS_MAX} different links with https: others are in the description, unless the shoot is shared`;
    became(noted, 'instagram_links', own, good, why);
  }
  return { good, others };
}

const SHARED = 'The shoot is shared, and strangers can read its description';

/** What the team alone could read. The description of a shared shoot is on its public page at once. */
function privateLines(
  noted: Noted,
  isPublic: boolean,
  notes: string | null,
  lines: readonly string[],
): readonly string[] {
  const why = isPublic ? SHARED : 'They are in the description';
  became(noted, 'location_notes', notes, null, why);
  const all = [...(notes?.trim() ? [`Location notes: ${notes.trim()}`] : []), ...lines];
  if (!isPublic) return all;
  for (const line of lines) became(noted, 'description', line, null, SHARED);
  return [];
}

export function shoot(
  noted: Noted,
  making: Making,
  around: Around,
  row: Row<'shoots'>,
): TeamRecord<'shoots'> {
  const { id: _, team_id: _team, created_at, updated_at, ...fields } = row;
  const { title, status, is_public, date, time, duration_minutes, reminder_time, ...more } = fields;
  const { location_id, location_notes, description, color, instagram_links, ...rest } = more;
  nothingElse(rest);
  const locationId = locationOf(noted, location_id, around);
  const zoneOfPlace = (locationId && around.zones.get(locationId)) || undefined;
  const day = dayOf(noted, date, [making.zone ?? [], zoneOfPlace ?? []].flat());
  const clock = timeOf(noted, time);
  const createdAt = momentOf(noted, 'created_at', created_at, updated_at, making.now);
  const { good, others } = linksOf(noted, instagram_links, around);
  const isPublic = flagOf(noted, 'is_public', is_public, false);
  const lines = [
    ...(title && title.trim().length > TITLE_MAX ? [`Title: ${title.trim()}`] : []),
    ...(time?.trim() && clock === null ? [`Time: ${time.trim()}`] : []),
    ...((duration_minutes ?? 0) > DURATION_MAX ? [`Duration: ${duration_minutes} minutes`] : []),
    ...privateLines(noted, isPublic, location_notes, [
      ...others.map((link) => `Link: ${link}`),
      ...around.links.flatMap(({ url, notes }) => (notes?.trim() ? `${url}: ${notes.trim()}` : [])),
    ]),
  ];
  const text = longText(noted, 'description', description, DESCRIPTION_MAX);
  return {
    id: noted.id,
    createdAt,
    updatedAt: momentOf(noted, 'updated_at', updated_at ?? createdAt, createdAt),
    title: lineOf(noted, 'title', title, TITLE_MAX, 'Untitled'),
    status: statusOf(noted, status),
    date: day,
    time: clock,
    timeZone: zoneOfPlace ?? making.zone ?? 'UTC',
    isZoneGuess: zoneOfPlace === undefined,
    durationMinutes: durationOf(noted, duration_minutes),
    setUpMinutes: 0,
    strikeMinutes: 0,
    reminderTime: reminderOf(noted, reminder_time, day, making.now),
    locationId,
    secondLocationId: null,
    conventionId: null,
    meetingPointId: null,
    description: withLines(noted, 'description', text, lines, DESCRIPTION_MAX),
    color: colorOf(noted, color),
    instagramLinks: good.length > 0 ? good : null,
    isPublic,
    isShotListPublic: false,
    version: 1,
  };
}
