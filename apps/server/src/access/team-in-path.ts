import { id } from '@lensemble/contract/fields';
import type { FastifyRequest } from 'fastify';

/** Whether a route's path has the parameter that names a team. */
export const namesTeam = (url: string) => url.split('/').includes(':teamId');

/** The team that a request's path names; undefined where it is no id. */
export function teamIdIn(request: FastifyRequest): string | undefined {
  const { teamId } = request.params as { teamId?: string };
  return id.safeParse(teamId).data;
}
