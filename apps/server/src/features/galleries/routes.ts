import * as endpoints from '@lensemble/contract/galleries';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readIfMatch, versionTag } from '../../http/conditions.ts';
import { route } from '../../http/route.ts';
import { findGallery, setGallery } from './service.ts';

export function galleryRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.getGallery, async ({ scope, params, reply }) => {
    const gallery = await findGallery(deps, scope, params.id);
    reply.header('etag', versionTag(gallery.version));
    return gallery;
  });

  route(app, endpoints.setGallery, async ({ scope, params, body, request, reply }) => {
    const gallery = await setGallery(deps, scope, params.id, readIfMatch(request), body);
    reply.header('etag', versionTag(gallery.version));
    return gallery;
  });
}
