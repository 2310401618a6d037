import type { Access, Endpoint } from '@lensemble/contract/endpoint';
import type { RouteOptions } from 'fastify';
import { namesTeam } from './team-in-path.ts';

/** What a route says of who may call it. @throws where it says nothing, or what cannot be: the server does not boot */
export function checkDeclaration({ method, url, config }: RouteOptions): {
  readonly access: Access;
  readonly endpoint: Endpoint | undefined;
} {
  const { access, endpoint } = config ?? {};
  const route = `The route ${method} ${url}`;
  if (!access) throw new Error(`${route} does not declare who may call it`);
  if (access === 'member' && !namesTeam(url)) throw new Error(`${route} does not name the team`);
  if (endpoint?.action && (access === 'public' || access === 'session')) {
    throw new Error(`${route} asks for a role and not for a team`);
  }
  return { access, endpoint };
}
