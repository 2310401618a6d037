import { TEAM_CHANGED_MESSAGE } from '@lensemble/contract/teams';
import { brokenConstraint } from '../db/constraint.ts';
import { HttpError, signedOut } from '../http-error.ts';

/**
 * What to tell where a write failed since its team or its person has been deleted after the request was let in: what the
 * next request hears anyway.
 */
export function goneSince(error: unknown): HttpError | undefined {
  const constraint = brokenConstraint(error) ?? '';
  if (constraint.endsWith('_team_id_teams_id_fk')) {
    return new HttpError(409, 'team_changed', TEAM_CHANGED_MESSAGE);
  }
  return constraint.endsWith('_user_id_users_id_fk') ? signedOut() : undefined;
}
