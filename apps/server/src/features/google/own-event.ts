import { EVENT_EXISTS_MESSAGE, EVENT_NEEDS_DATE_MESSAGE } from '@lensemble/contract/calendar';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http-error.ts';
import { shootEvent } from '../calendar/service.ts';
import { findShoot } from '../shoots/service.ts';
import { withOwnGoogle } from './own-google.ts';
import * as queries from './queries.ts';

/** Below all that shoots have. */
const UNKNOWN_VERSION = 0;

/**
 * Puts a shoot into the caller's own Google Calendar, where it follows the shoot from then on.
 * @returns where it can be seen
 * @throws HttpError 404, 409, 422 without a date, 503; AwayError
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
    // A try whose answer got lost may have made it: that one follows as well, whatever it says now.
    const saved = made ?? (await calendar.find(shootId));
    const version = made ? shoot.version : UNKNOWN_VERSION;
    if (saved) await queries.noteOwnEvent(deps.orm, scope, { id: shootId, version }, saved);
    if (!made) throw conflict(EVENT_EXISTS_MESSAGE);
    return made.url;
  });
}
