import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoded, Encoding } from '../compression.ts';
import { encode, encodingFor, sendEncoded, THOROUGH } from '../compression.ts';
import { hasCurrent, stateOf } from '../conditions.ts';

/** Where chats look for a picture; the build writes its path, since it does not know where the page will be. */
const PICTURE_PATH = /(<meta property="og:image" content=")(?=\/)/;

/** Sends the landing page, which is the same for everybody until this server stops: made whole and compressed once. */
export function landingSender(html: string, origin: string) {
  const page = Buffer.from(html.replace(PICTURE_PATH, (start) => start + origin));
  const etag = `W/"${stateOf(page)}"`;
  const encoded = new Map<Encoding, Promise<Encoded>>();

  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'Accept-Encoding, Cookie').header('etag', etag);
    if (hasCurrent(request, etag)) return reply.code(304).send();
    const wished = encodingFor(request.headers['accept-encoding']);
    const making = encoded.get(wished) ?? encode(page, wished, THOROUGH);
    encoded.set(wished, making);
    return sendEncoded(reply.type('text/html; charset=utf-8'), await making);
  };
}
