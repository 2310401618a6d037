import {
  EVENT_EXISTS_MESSAGE,
  EVENT_NEEDS_DATE_MESSAGE,
  eventFileAddress,
} from '@lensemble/contract/calendar';
import { calendars } from '@lensemble/messages/calendars';
import { type Language, SOURCE } from '@lensemble/messages/languages';
import type { CallScope } from '../../access/call-scope.ts';
import { jobScope } from '../../access/job-scope.ts';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/errors/http-error.ts';
import { fileNameOf } from '../../lib/file-name.ts';
import type { Calendar, CalendarEvent, SavedEvent } from '../../ports/calendar/port.ts';
import type { MailEvent } from '../../ports/mail/port.ts';
import { type EventDeps, updateEventsSoon } from '../google-events/service.ts';
import { findShoot } from '../shoots/service.ts';
import type { CalendarShoot, CancelledShoot } from './calendar-shoot.ts';
import { cancelledEvent, shootEvent as eventAt, fileEvent } from './events.ts';
import { googleLink } from './google-link.ts';
import { calendarFile } from './ics/calendar-file.ts';
import type { FileEvent, Person } from './ics/file-event.ts';
import type { Written } from './plan-text.ts';
import * as queries from './queries.ts';

export type { CalendarShoot } from './calendar-shoot.ts';

type Place = Pick<Deps['env'], 'publicUrl'>;

const pageOf = ({ publicUrl }: Place, id: string) => `${publicUrl}/shoots/${id}`;

/** The event of a shoot for calendars of team members; undefined without a date. */
export function shootEvent(
  env: Place,
  shoot: CalendarShoot,
  language: Language,
): CalendarEvent | undefined {
  return eventAt(shoot, { url: pageOf(env, shoot.id), language });
}

interface Invitation extends MailEvent {
  readonly method: 'REQUEST' | 'CANCEL';
}

/**
 * A file that mail programs offer to add to the calendar; undefined without a date. A later file about the same shoot
 * replaces an earlier one.
 * @param written with the public page, because the recipient may not be in the team; undefined if it is closed
 * @param from the sender of the mail
 * @param to the recipient; no other person is named with an address
 */
export function invitationFile(
  shoot: CalendarShoot,
  written: Written,
  from: Person,
  to: Person,
): Invitation | undefined {
  const event = fileEvent(shoot, { ...written, madeAt: new Date() });
  if (!event) return undefined;
  return mailedFile('REQUEST', { ...event, invitation: { from, to } });
}

/** Cancels the invitation to a shoot that was deleted or lost its date. */
export function cancellationFile(shoot: CancelledShoot, from: Person, to: Person): Invitation {
  return mailedFile('CANCEL', { ...cancelledEvent(shoot), invitation: { from, to } });
}

const mailedFile = (method: Invitation['method'], event: FileEvent): Invitation => ({
  name: 'shoot.ics',
  method,
  content: calendarFile({ method, events: [event] }),
});

interface CalendarDownload {
  /** Without an extension. */
  readonly name: string;
  readonly content: string;
}

/**
 * A calendar file of a shoot for download.
 * @throws HttpError 404 if the shoot is unknown or has no date
 */
export async function shootFile(
  { orm, env }: Pick<Deps, 'orm' | 'env'>,
  scope: TeamScope,
  id: string,
  language: Language,
): Promise<CalendarDownload> {
  const shoot = await findShoot({ orm }, scope, id);
  const file = downloadOf(shoot, pageOf(env, id), language);
  if (!file) throw notFound();
  return file;
}

/** A calendar file of a shoot; undefined without a date. @param page the page that the reader of the event can open */
export function downloadOf(
  shoot: CalendarShoot,
  page: string,
  language: Language,
): CalendarDownload | undefined {
  const event = fileEvent(shoot, { url: page, language, madeAt: new Date() });
  if (!event) return undefined;
  const content = calendarFile({ method: 'PUBLISH', events: [event] });
  return { name: fileNameOf(shoot.title) || calendars(language)('shoot'), content };
}

interface VisitorFile {
  readonly name: string;
  readonly written: Written;
  readonly shootIds: readonly string[];
  /** When the reader is at a shoot. */
  readonly timesOf: (shoot: CalendarShoot) => Pick<CalendarShoot, 'time' | 'durationMinutes'>;
}

/** A calendar file with several shoots, for a person outside of the team. Those without a date are left out. */
export async function visitorFile(
  { orm }: Pick<Deps, 'orm'>,
  { teamId }: Pick<CallScope, 'teamId'>,
  { name, written, shootIds, timesOf }: VisitorFile,
): Promise<CalendarDownload> {
  const shoots = await queries.readCalendarShoots(orm, { scopes: [jobScope(teamId)] }, shootIds);
  const madeAt = new Date();
  const events = shoots.flatMap((shoot) => {
    // Reminders are for the team.
    const own = { ...shoot, ...timesOf(shoot), reminderTime: null };
    return fileEvent(own, { ...written, madeAt }) ?? [];
  });
  const content = calendarFile({ method: 'PUBLISH', events });
  return { name: fileNameOf(name) || calendars(written.language)('shoot'), content };
}

/** Opens Google Calendar with a new event of the shoot; undefined without a date. @param page as above */
export const googleLinkOf = (shoot: CalendarShoot, page: string, language: Language) =>
  googleLink(shoot, page, language);

/**
 * Adds a shoot to the shared calendar, if there is one, and stores the event's address.
 * @returns the address of the event; without a shared calendar, the address of the shoot's calendar file
 * @throws HttpError 404; 409 if the calendar already has the event; 422 without a date
 * @throws ExternalServiceError if the calendar is unavailable; the shoot stays unchanged
 */
export async function putIntoCalendar(
  deps: EventDeps,
  scope: TeamScope,
  id: string,
): Promise<string> {
  const shoot = await findShoot(deps, scope, id);
  // People with different languages read the shared calendar.
  const event = shootEvent(deps.env, shoot, SOURCE);
  if (!event) throw invalid({ date: EVENT_NEEDS_DATE_MESSAGE });
  const { sharedCalendar } = deps;
  if (sharedCalendar) {
    const address = await createEvent(sharedCalendar, shoot, event, (version, saved) =>
      queries.noteSharedEvent(deps.orm, scope, version, saved),
    );
    // The shoot may have changed while the calendar was asked.
    updateEventsSoon(deps, { shootId: id });
    return address;
  }
  const url = eventFileAddress(scope.teamId, id);
  if (url !== shoot.calendarEventUrl) await queries.noteEventUrl(deps.orm, scope, id, url);
  return url;
}

type ShootVersion = Pick<CalendarShoot, 'id' | 'version'>;

/** Lower than the version of every shoot, so that the event counts as outdated. */
const UNKNOWN_VERSION = 0;

/**
 * Adds the event of a shoot to a calendar. An earlier request may have created it although its response was lost: then
 * `note` stores that event too, as outdated, so that the next update rewrites it.
 * @returns the address of the event
 * @throws HttpError 409 if the calendar has the event
 */
export async function createEvent(
  calendar: Calendar,
  { id, version }: ShootVersion,
  event: CalendarEvent,
  note: (shoot: ShootVersion, saved: SavedEvent) => Promise<void>,
): Promise<string> {
  const made = await calendar.create(event);
  const saved = made ?? (await calendar.find(id));
  if (saved) await note({ id, version: made ? version : UNKNOWN_VERSION }, saved);
  if (!made) throw conflict(EVENT_EXISTS_MESSAGE);
  return made.url;
}

/** Deletes a person's feeds, which makes their addresses invalid. New ones are created on request. */
export const forgetFeeds = (tx: Deps['orm'], userId: string): Promise<void> =>
  queries.deleteFeeds(tx, userId);
