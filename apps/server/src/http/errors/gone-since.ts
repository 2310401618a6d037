import { TEAM_CHANGED_MESSAGE } from '@lensemble/contract/teams';
import { brokenConstraint } from '../../db/constraint.ts';
import { HttpError, signedOut } from './http-error.ts';

/**
 * The refusal of a write whose team or person was deleted after the access check: the same as the next request gets.
 * Undefined for other errors.
 */
export function goneSince(error: unknown): HttpError | undefined {
  const constraint = brokenConstraint(error) ?? '';
  if (constraint.endsWith('_team_id_teams_id_fk')) {
    return new HttpError(409, 'team_changed', TEAM_CHANGED_MESSAGE);
  }
  return constraint.endsWith('_user_id_users_id_fk') ? signedOut() : undefined;
}
