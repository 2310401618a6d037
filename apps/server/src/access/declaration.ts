import type { Access, Endpoint } from '@lensemble/contract/endpoint';
import type { RouteOptions } from 'fastify';

/** @throws Error for a missing or contradictory access rule, which stops the boot */
export function checkDeclaration({ method, url, config }: RouteOptions): {
  readonly access: Access;
  readonly endpoint: Endpoint | undefined;
} {
  const { access, endpoint } = config ?? {};
  const route = `The route ${method} ${url}`;
  if (!access) throw new Error(`${route} does not declare its access`);
  if (access === 'member' && !names(url, ':teamId'))
    throw new Error(`${route} has no :teamId in its path`);
  if (access === 'call' && !names(url, ':token')) {
    throw new Error(`${route} has no :token in its path`);
  }
  if (endpoint?.action && access !== 'team' && access !== 'member') {
    throw new Error(`${route} requires a role but no team`);
  }
  return { access, endpoint };
}

const names = (url: string, parameter: string) => url.split('/').includes(parameter);
