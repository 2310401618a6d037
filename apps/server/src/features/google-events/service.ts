import { createHash } from 'node:crypto';
import { id } from '@lensemble/contract/fields';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import * as queries from './queries.ts';

export type { DueEvent, EventsOf } from './queries.ts';
export const { forgetEvent, noteRefusal, noteVersion } = queries;

export const GOOGLE_EVENT_QUEUE = 'google-event';

export type EventDeps = Pick<Deps, 'orm' | 'env' | 'jobs' | 'sharedCalendar' | 'ownGoogle'>;

const job = z.object({ id });

/** Queues an update of every outdated event in Google calendars. Call it after the commit. */
export async function updateEvents(deps: EventDeps, which: queries.EventsOf = {}): Promise<void> {
  if (!deps.sharedCalendar && !deps.ownGoogle) return;
  const due = await queries.listDue(deps.orm, which, reachableTo(deps));
  if (due.length === 0) return;
  await deps.jobs.prepare(GOOGLE_EVENT_QUEUE);
  for (const event of due) {
    await deps.jobs.add(deps.orm, GOOGLE_EVENT_QUEUE, { id: event.id }, jobIdOf(event));
  }
  deps.jobs.wake(GOOGLE_EVENT_QUEUE);
}

/** Like `updateEvents`, without waiting. Failures are logged; the task of every minute makes up for them. */
export function updateEventsSoon(deps: EventDeps, which: queries.EventsOf): void {
  void updateEvents(deps, which).catch(deps.jobs.report);
}

/** The event of a queued job; undefined if it needs no update any more. */
export async function findDueEvent(
  deps: EventDeps,
  data: unknown,
): Promise<queries.DueEvent | undefined> {
  return (await queries.listDue(deps.orm, job.parse(data), reachableTo(deps)))[0];
}

/** Leaves out calendars that are no longer configured. */
const reachableTo = ({ env, sharedCalendar, ownGoogle }: EventDeps): queries.Reachable => ({
  sharedCalendarId: sharedCalendar && env.google.serviceAccount?.calendarId,
  own: ownGoogle !== undefined,
});

/** A constant id for each version of the shoot, so that a second job for it is not added. */
function jobIdOf({ id: eventId, shootVersion }: queries.DueEvent): string {
  const hex = createHash('sha256').update(`${eventId} ${shootVersion}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5');
}
