import type { FastifyInstance } from 'fastify';
import { malformed, wrongType } from './errors/http-error.ts';

/**
 * Accepts JSON in UTF-8 only. An empty body counts as none, because browsers send a content type for it too. Refuses keys
 * that would change a prototype.
 */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Without `fatal`, invalid bytes would be stored as replacement characters.
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const decode = (body: Buffer) => {
    try {
      return utf8.decode(body);
    } catch {
      return undefined;
    }
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const text = decode(body);
      if (text === undefined) done(malformed());
      else if (text === '') done(null, undefined);
      else void parse(request, text, done);
    },
  );
  app.addContentTypeParser('*', (request, _body, done) => {
    if (request.headers['content-length'] === '0') done(null, undefined);
    else done(wrongType());
  });
}
