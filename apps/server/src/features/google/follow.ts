import { createHash } from 'node:crypto';
import { id } from '@lensemble/contract/fields';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { z } from 'zod';
import { jobScope } from '../../access/job-scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http-error.ts';
import { RevokedError } from '../../ports/away-error.ts';
import type { Calendar } from '../../ports/calendar/port.ts';
import { shootEvent } from '../calendar/service.ts';
import { findShoot } from '../shoots/service.ts';
import { tokensOf } from './connection.ts';
import type { DueEvent, Reachable, Which } from './queries.ts';
import * as queries from './queries.ts';

export const GOOGLE_EVENT_QUEUE = 'google-event';
const NOT_FOUND = 404;

export type FollowDeps = Pick<Deps, 'orm' | 'env' | 'jobs' | 'sharedCalendar' | 'ownGoogle'>;

const job = z.object({ id });

/** Has Google told of what has changed since it was told last: of one shoot, of those that have an item, or of all. */
export async function tellGoogle(deps: FollowDeps, which: Which = {}): Promise<void> {
  if (!deps.sharedCalendar && !deps.ownGoogle) return;
  const due = await queries.listDue(deps.orm, which, reachableTo(deps));
  if (due.length === 0) return;
  await deps.jobs.prepare(GOOGLE_EVENT_QUEUE);
  for (const event of due) {
    await deps.jobs.add(deps.orm, GOOGLE_EVENT_QUEUE, { id: event.id }, jobIdOf(event));
  }
  deps.jobs.wake(GOOGLE_EVENT_QUEUE);
}

/** As long as a job waits to tell of one version, there is no second one that would. */
function jobIdOf({ id: eventId, shootVersion }: DueEvent): string {
  const hex = createHash('sha256').update(`${eventId} ${shootVersion}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5');
}

/** Tells Google how the shoot of an event stands now. @throws AwayError where it is to be tried again */
export async function tellOfEvent(deps: FollowDeps, data: unknown): Promise<void> {
  const [event] = await queries.listDue(deps.orm, job.parse(data), reachableTo(deps));
  const calendar = event && calendarOf(deps, event);
  if (!calendar) return;
  try {
    await bringUpToDate(deps, calendar, event);
  } catch (error) {
    // Nobody is left who would let us: the connection is forgotten by now.
    if (!(error instanceof RevokedError)) throw error;
  }
}

/** Not the calendars that were in the settings before. */
const reachableTo = ({ env, sharedCalendar, ownGoogle }: FollowDeps): Reachable => ({
  sharedCalendarId: sharedCalendar && env.google.serviceAccount?.calendarId,
  own: ownGoogle !== undefined,
});

function calendarOf(deps: FollowDeps, { userId }: DueEvent): Calendar | undefined {
  const { ownGoogle, sharedCalendar } = deps;
  if (userId === null) return sharedCalendar;
  return ownGoogle?.calendar(tokensOf({ ...deps, ownGoogle }, userId));
}

async function bringUpToDate(
  { orm, env }: FollowDeps,
  calendar: Calendar,
  event: DueEvent,
): Promise<void> {
  const shoot = await findLatest(orm, event);
  const plan = shoot && shootEvent(env, shoot);
  if (plan) {
    await calendar.change(event.eventId, plan);
    await queries.noteVersion(orm, event, shoot.version);
    return;
  }
  await calendar.remove(event.eventId);
  await queries.forgetEvent(orm, event);
}

async function findLatest(
  orm: Deps['orm'],
  { teamId, shootId }: DueEvent,
): Promise<ShootDetail | undefined> {
  try {
    return await findShoot({ orm }, jobScope(teamId), shootId);
  } catch (error) {
    if (error instanceof HttpError && error.status === NOT_FOUND) return undefined;
    throw error;
  }
}
