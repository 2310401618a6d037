import type { FastifyInstance } from 'fastify';
import { malformed, wrongType } from '../http-error.ts';

/**
 * JSON is the only body that there is, in UTF-8; an empty one counts as none, since browsers name a type for it all the
 * same. Keys that would reach a prototype are refused.
 */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Bytes that are no text would otherwise be stored as question marks.
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
