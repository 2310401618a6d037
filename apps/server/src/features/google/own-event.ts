import { EVENT_NEEDS_DATE_MESSAGE } from '@lensemble/contract/calendar';
import type { TeamScope } from '../../access/scope.ts';
import { accountLanguage } from '../../accounts/languages.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/errors/http-error.ts';
import { createEvent, shootEvent } from '../calendar/service.ts';
import { findShoot } from '../shoots/service.ts';
import { withOwnGoogle } from './own-google.ts';
import * as queries from './queries.ts';

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
  const language = await accountLanguage(deps.orm, deps.env, scope.userId);
  const event = shootEvent(deps.env, shoot, language);
  if (!event) throw invalid({ date: EVENT_NEEDS_DATE_MESSAGE });
  return withOwnGoogle(deps, scope.userId, 'calendar', (google, tokens) => {
    return createEvent(google.calendar(tokens), shoot, event, (version, saved) =>
      queries.noteOwnEvent(deps.orm, scope, version, saved),
    );
  });
}
