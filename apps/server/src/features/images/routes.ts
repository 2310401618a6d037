import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasCurrent } from '../../conditions.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http-error.ts';
import type { StoredImage } from '../../ports/storage/port.ts';
import { imageName, imageType } from '../../ports/storage/port.ts';
import { readRange } from './range.ts';

/** Serves stored pictures to everybody: their names are random, and what is under a name never changes. */
export function storageRoutes(app: FastifyInstance, { storage }: Pick<Deps, 'storage'>): void {
  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/storage/shoot-images/*',
    config: { access: 'public' },
    handler: async (request, reply) => {
      const [bucket, kind = '', name = '', ...rest] = request.params['*'].split('/');
      const image = bucket === 'public' && rest.length === 0 ? imageName(kind, name) : undefined;
      const stored = image && (await storage.find(image));
      if (!stored) throw notFound();
      return sendImage(request, reply, name, stored);
    },
  });
}

function sendImage(request: FastifyRequest, reply: FastifyReply, name: string, image: StoredImage) {
  const etag = `"${name}"`;
  reply.headers({
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
  if (hasCurrent(request, etag)) return reply.code(304).send();
  const condition = request.headers['if-range'];
  // Parts are of GET alone (RFC 9110, 14.2).
  const mayBePart = request.method === 'GET' && (condition === undefined || condition === etag);
  const wished = mayBePart ? request.headers.range : undefined;
  const range = readRange(wished, image.size);
  if (range === 'none') {
    reply.headers({ 'content-range': `bytes */${image.size}`, 'cache-control': 'no-store' });
    return reply.code(416).send();
  }
  reply.type(imageType(name) ?? 'application/octet-stream');
  if (range === undefined) return reply.header('content-length', image.size).send(image.read());
  const { start, end } = range;
  return reply
    .code(206)
    .headers({
      'content-length': end - start + 1,
      'content-range': `bytes ${start}-${end}/${image.size}`,
    })
    .send(image.read(range));
}
