import { uploadImage } from '@lensemble/contract/images';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { hasCurrent } from '../../http/conditions.ts';
import { invalid, notFound } from '../../http/errors/http-error.ts';
import { readClaim } from '../../http/idempotency/read-claim.ts';
import { route } from '../../http/route.ts';
import {
  type ImageName,
  type ImageStorage,
  imageName,
  imageType,
  imageUrl,
  type StoredImage,
} from '../../ports/storage/port.ts';
import { readRange } from './range.ts';
import { COPY, cachingFor, originalOf, pictureReaders } from './reading.ts';
import { keepUploadOnce } from './service.ts';

export function imageRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, uploadImage, async ({ scope, params, body, upload, request, reply }) => {
    if (!upload) throw invalid({ file: 'Please choose a picture' });
    const claim = await readClaim(request, body, upload);
    reply.code(201);
    return keepUploadOnce(deps, scope, params.kind, upload, claim);
  });
}

/** Serves stored pictures to their team, and to everyone while a shared shoot or a personal page shows them. All others get the same 404. */
export function storageRoutes(app: FastifyInstance, deps: Deps): void {
  const reasonToRead = pictureReaders(deps);
  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/storage/shoot-images/*',
    config: { access: 'public' },
    handler: async (request, reply) => {
      const [bucket, kind = '', name = '', ...rest] = request.params['*'].split('/');
      const image = bucket === 'public' && rest.length === 0 ? imageName(kind, name) : undefined;
      const reason = image && (await reasonToRead(request, imageUrl(image)));
      const stored = image && reason && (await findImage(deps.storage, image));
      if (!stored) throw notFound();
      return sendImage(request, reply.headers(cachingFor[reason]), name, stored);
    },
  });
}

/** Older pictures have no smaller copies, so the full size replaces those. */
async function findImage(
  storage: ImageStorage,
  image: ImageName,
): Promise<StoredImage | undefined> {
  const stored = await storage.find(image);
  if (stored || !COPY.test(image.name)) return stored;
  return storage.find({ ...image, name: originalOf(image.name) });
}

function sendImage(request: FastifyRequest, reply: FastifyReply, name: string, image: StoredImage) {
  const etag = `"${name}"`;
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
  if (hasCurrent(request, etag)) return reply.code(304).send();
  const condition = request.headers['if-range'];
  // Only GET supports ranges (RFC 9110, 14.2).
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
