import { TEAM_HEADER } from '@lensemble/contract/team-header';
import { TEAM_CHANGED_MESSAGE } from '@lensemble/contract/teams';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors/http-error.ts';
import type { TeamScope } from './scope.ts';

/**
 * Rejects a call for a team that is no longer active: the user switched in another tab, or was removed. Calls without
 * the header apply to the active team. @throws HttpError 409
 */
export function checkTeamMeant({ headers }: FastifyRequest, { teamId }: TeamScope): void {
  const meant = headers[TEAM_HEADER];
  if (meant !== undefined && meant !== teamId) {
    throw new HttpError(409, 'team_changed', TEAM_CHANGED_MESSAGE);
  }
}
