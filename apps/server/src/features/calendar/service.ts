import {
  EVENT_EXISTS_MESSAGE,
  EVENT_NEEDS_DATE_MESSAGE,
  eventFileAddress,
} from '@lensemble/contract/calendar';
import { publicShootPath } from '@lensemble/contract/public-shoots';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { fileNameOf } from '../../file-name.ts';
import { conflict, invalid, notFound } from '../../http-error.ts';
import type { Calendar, CalendarEvent } from '../../ports/calendar/port.ts';
import type { MailEvent } from '../../ports/mail/port.ts';
import { findShoot } from '../shoots/service.ts';
import type { CalendarShoot, CancelledShoot } from './calendar-shoot.ts';
import { cancelledEvent, shootEvent as eventAt, fileEvent } from './events.ts';
import { calendarFile } from './ics/calendar-file.ts';
import type { FileEvent, Person } from './ics/file-event.ts';
import * as queries from './queries.ts';

type Place = Pick<Deps['env'], 'publicUrl'>;

const pageOf = ({ publicUrl }: Place, id: string) => `${publicUrl}/shoots/${id}`;

/** A shoot as an event for a calendar of people who are in the team; undefined without a date. */
export function shootEvent(env: Place, shoot: CalendarShoot): CalendarEvent | undefined {
  return eventAt(shoot, pageOf(env, shoot.id));
}

/** A calendar file to hang on a mail. */
interface Invitation extends MailEvent {
  readonly method: 'REQUEST' | 'CANCEL';
}

/**
 * A shoot as a file that a mail program offers to put into the calendar; undefined without a date. A later one about the
 * same shoot takes the place of the first. It leads to the public page, if there is one: whoever gets it need not be in
 * the team.
 * @param from who sends the mail
 * @param to whose mail it is; nobody else is named with an address
 */
export function invitationFile(
  env: Place,
  shoot: CalendarShoot & { readonly isPublic: boolean },
  from: Person,
  to: Person,
): Invitation | undefined {
  const page = shoot.isPublic ? `${env.publicUrl}${publicShootPath(shoot.id)}` : undefined;
  const event = fileEvent(shoot, page, new Date());
  if (!event) return undefined;
  return mailedFile('REQUEST', { ...event, invitation: { from, to } });
}

/** Takes back the invitation to a shoot that does not take place, or not on that day. */
export function cancellationFile(shoot: CancelledShoot, from: Person, to: Person): Invitation {
  return mailedFile('CANCEL', { ...cancelledEvent(shoot), invitation: { from, to } });
}

const mailedFile = (method: Invitation['method'], event: FileEvent): Invitation => ({
  name: 'shoot.ics',
  method,
  content: calendarFile({ method, events: [event] }),
});

/** A shoot as a file for the calendar of whoever downloads it, and what the file is to be called. @throws HttpError 404, also without a date */
export async function shootFile(
  { orm, env }: Pick<Deps, 'orm' | 'env'>,
  scope: TeamScope,
  id: string,
): Promise<{ readonly name: string; readonly content: string }> {
  const shoot = await findShoot({ orm }, scope, id);
  const event = fileEvent(shoot, pageOf(env, id), new Date());
  if (!event) throw notFound();
  const content = calendarFile({ method: 'PUBLISH', events: [event] });
  return { name: fileNameOf(shoot.title) || 'Shoot', content };
}

/**
 * Puts a shoot into the shared calendar, if there is one, and notes where it can be seen.
 * @returns the address: without a shared calendar that of the shoot's own file
 * @throws HttpError 404, 409 where the calendar has it, 422 without a date; AwayError, and then the shoot is as it was
 */
export async function putIntoCalendar(
  deps: Pick<Deps, 'orm' | 'env' | 'sharedCalendar'>,
  scope: TeamScope,
  id: string,
): Promise<string> {
  const shoot = await findShoot(deps, scope, id);
  const event = shootEvent(deps.env, shoot);
  if (!event) throw invalid({ date: EVENT_NEEDS_DATE_MESSAGE });
  const { sharedCalendar } = deps;
  if (sharedCalendar) return shareEvent({ ...deps, sharedCalendar }, scope, shoot, event);
  const url = eventFileAddress(scope.teamId, id);
  if (url !== shoot.calendarEventUrl) await queries.noteEventUrl(deps.orm, scope, id, url);
  return url;
}

interface Shared extends Pick<Deps, 'orm'> {
  readonly sharedCalendar: Calendar;
}

/** Below all that shoots have. */
const UNKNOWN_VERSION = 0;

async function shareEvent(
  { orm, sharedCalendar }: Shared,
  scope: TeamScope,
  shoot: CalendarShoot,
  event: CalendarEvent,
): Promise<string> {
  const made = await sharedCalendar.create(event);
  // A try whose answer got lost may have made it: that one is noted as well, and told anew, whatever it says now.
  const saved = made ?? (await sharedCalendar.find(shoot.id));
  const version = made ? shoot.version : UNKNOWN_VERSION;
  if (saved) await queries.noteSharedEvent(orm, scope, { id: shoot.id, version }, saved);
  if (!made) throw conflict(EVENT_EXISTS_MESSAGE);
  return made.url;
}

/** Lets the addresses of a person's feeds open nothing any more; new ones are made when they are asked for. */
export const forgetFeeds = (tx: Deps['orm'], userId: string): Promise<void> =>
  queries.deleteFeeds(tx, userId);
