import type { ShootDetail } from '@lensemble/contract/shoots';
import { type Language, SOURCE } from '@lensemble/messages/languages';
import { jobScope } from '../../access/job-scope.ts';
import { accountLanguage } from '../../accounts/languages.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import type { Calendar } from '../../ports/calendar/port.ts';
import { RevokedError, ServiceRefusalError } from '../../ports/external-service-error.ts';
import { shootEvent } from '../calendar/service.ts';
import {
  type DueEvent,
  type EventDeps,
  findDueEvent,
  forgetEvent,
  noteRefusal,
  noteVersion,
} from '../google-events/service.ts';
import { findShoot } from '../shoots/service.ts';
import { tokensOf } from './connection.ts';

const NOT_FOUND = 404;

/** @throws ExternalServiceError if the job should be retried */
export async function updateEvent(deps: EventDeps, data: unknown): Promise<void> {
  const event = await findDueEvent(deps, data);
  const calendar = event && calendarOf(deps, event);
  if (!calendar) return;
  try {
    await bringUpToDate(deps, calendar, event);
  } catch (error) {
    // The person has revoked the permission. The connection is deleted by now.
    if (error instanceof RevokedError) return;
    // A retry would be refused as well.
    if (error instanceof ServiceRefusalError) await noteRefusal(deps.orm, event, error.message);
    else throw error;
  }
}

function calendarOf(deps: EventDeps, { userId }: DueEvent): Calendar | undefined {
  const { ownGoogle, sharedCalendar } = deps;
  if (userId === null) return sharedCalendar;
  return ownGoogle?.calendar(tokensOf({ ...deps, ownGoogle }, userId));
}

async function bringUpToDate(
  { orm, env }: EventDeps,
  calendar: Calendar,
  event: DueEvent,
): Promise<void> {
  const shoot = await findLatest(orm, event);
  const plan = shoot && shootEvent(env, shoot, await languageOf({ orm, env }, event));
  if (plan) {
    await calendar.change(event.eventId, plan);
    await noteVersion(orm, event, shoot.version);
    return;
  }
  await calendar.remove(event.eventId);
  await forgetEvent(orm, event);
}

/** The calendar that all teams share has the source's language. */
async function languageOf(
  { orm, env }: Pick<EventDeps, 'orm' | 'env'>,
  { userId }: DueEvent,
): Promise<Language> {
  return userId === null ? SOURCE : accountLanguage(orm, env, userId);
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
