import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../start/env.ts';
import { HttpError } from './errors/http-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses unsafe methods that do not come from the app's own pages (docs/decisions/0002-identity.md). */
export function sameOrigin(app: FastifyInstance, env: Pick<Env, 'publicUrl'>): void {
  app.addHook('onRequest', async (request) => {
    const { isFromAnywhere } = request.routeOptions.config;
    if (SAFE.has(request.method) || isFromAnywhere || isOwn(request, env.publicUrl)) return;
    throw foreign();
  });
}

/** Refuses a page that starts something, if another site leads to it. An address that a person typed is their own. */
export function refuseOtherSites({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw foreign();
}

const foreign = () =>
  new HttpError(403, 'foreign_origin', 'This request did not come from Lensemble itself');

function isOwn(request: FastifyRequest, publicUrl: string): boolean {
  if (request.headers['sec-fetch-site'] === 'same-origin') return true;
  const { origin } = request.headers;
  if (!origin) return false;
  // The URL parser normalizes letter case and the default port.
  return (
    origin === publicUrl || origin === URL.parse(`${request.protocol}://${request.host}`)?.origin
  );
}
