import { EVENT_EXISTS_MESSAGE, EVENT_NEEDS_DATE_MESSAGE } from '@lensemble/contract/calendar';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http/errors/http-error.ts';
import { shootEvent } from '../calendar/service.ts';
import { findShoot } from '../shoots/service.ts';
import { withOwnGoogle } from './own-google.ts';
import * as queries from './queries.ts';

/** Lower than the version of every shoot, so that the event counts as outdated. */
const UNKNOWN_VERSION = 0;

/**
 * Adds a shoot to the caller's own Google Calendar. Later changes of the shoot update the event.
 * @returns the address of the event
 * @throws HttpError 404, 409 if the calendar has the event or Google is not connected, 422 without a date, 503
 * @throws ExternalServiceError
 */
export async function createOwnEvent(
  deps: Pick<Deps, 'orm' | 'env' | 'ownGoogle'>,
  scope: TeamScope,
  shootId: string,
): Promise<string> {
  const shoot = await findShoot(deps, scope, shootId);
  const event = shootEvent(deps.env, shoot);
  if (!event) throw invalid({ date: EVENT_NEEDS_DATE_MESSAGE });
  return withOwnGoogle(deps, scope.userId, 'calendar', async (google, tokens) => {
    const calendar = google.calendar(tokens);
    const made = await calendar.create(event);
    // An earlier request may have created the event although its response was lost. Stores that event too, as outdated,
    // so that the next update rewrites it.
    const saved = made ?? (await calendar.find(shootId));
    const version = made ? shoot.version : UNKNOWN_VERSION;
    if (saved) await queries.noteOwnEvent(deps.orm, scope, { id: shootId, version }, saved);
    if (!made) throw conflict(EVENT_EXISTS_MESSAGE);
    return made.url;
  });
}
