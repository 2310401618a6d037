import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Encoded,
  type Encoding,
  encode,
  encodingFor,
  sendEncoded,
  THOROUGH,
} from '../http/compression.ts';
import { hasCurrent, stateOf } from '../http/conditions.ts';

/** The build writes a path because it does not know the origin. Link previews need an absolute URL. */
const PICTURE_PATH = /(<meta property="og:image" content=")(?=\/)/;

/** Sends the landing page. It is the same for all visitors, so it is compressed once. */
export function landingSender(html: string, origin: string) {
  const page = Buffer.from(html.replace(PICTURE_PATH, (start) => start + origin));
  const etag = `W/"${stateOf(page)}"`;
  const encoded = new Map<Encoding, Promise<Encoded>>();

  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie').header('etag', etag);
    if (hasCurrent(request, etag)) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    const making = encoded.get(encoding) ?? encode(page, encoding, THOROUGH);
    encoded.set(encoding, making);
    return sendEncoded(reply.type('text/html; charset=utf-8'), await making);
  };
}
