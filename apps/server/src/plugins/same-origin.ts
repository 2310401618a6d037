import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { HttpError } from '../http-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses every unsafe method that does not come from the app's own pages (server-rules.md, "Identity and session"). */
export function sameOrigin(app: FastifyInstance, env: Pick<Env, 'publicUrl'>): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) || isOwn(request, env.publicUrl)) return;
    throw new HttpError(403, 'foreign_origin', 'This request did not come from Lensemble itself');
  });
}

function isOwn(request: FastifyRequest, publicUrl: string): boolean {
  if (request.headers['sec-fetch-site'] === 'same-origin') return true;
  const { origin } = request.headers;
  if (!origin) return false;
  // The URL parser levels what may differ in writing: letter case and a default port.
  return (
    origin === publicUrl || origin === URL.parse(`${request.protocol}://${request.host}`)?.origin
  );
}
