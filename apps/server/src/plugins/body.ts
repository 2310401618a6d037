import type { FastifyInstance } from 'fastify';

/**
 * JSON is the only body that there is; an empty one counts as none, since browsers name a type for it all the same.
 * Keys that would reach a prototype are refused.
 */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}
