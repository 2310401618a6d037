import { TEAM_HEADER } from '@lensemble/contract/team-header';
import { TEAM_CHANGED_MESSAGE } from '@lensemble/contract/teams';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';
import type { TeamScope } from './scope.ts';

/**
 * Keeps what was meant for one team out of another that has become active meanwhile: in another tab, or since the person
 * was removed. Clients that do not say which team they mean get the active one. @throws HttpError 409
 */
export function checkTeamMeant({ headers }: FastifyRequest, { teamId }: TeamScope): void {
  const meant = headers[TEAM_HEADER];
  if (meant !== undefined && meant !== teamId) {
    throw new HttpError(409, 'team_changed', TEAM_CHANGED_MESSAGE);
  }
}
