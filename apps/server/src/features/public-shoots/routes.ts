import { getPublicShoot, SHOOT_NOT_SHARED_MESSAGE } from '@lensemble/contract/public-shoots';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from '../../compression.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http-error.ts';
import { route } from '../../route.ts';
import type { Frame } from './frame.ts';
import { fillFrame, framePolicy, readFrame } from './frame.ts';
import { head } from './page/head.ts';
import type { Html } from './page/html.ts';
import { notFoundHead, notFoundPage } from './page/not-found-page.ts';
import { Pictures } from './page/pictures.ts';
import { shootPage } from './page/shoot-page.ts';
import { findSharedShoot, previews } from './service.ts';

interface ById {
  Params: { id: string };
}

/** Nothing keeps a copy, so that nothing shows what is not shared any more; and no search engine is to find it. */
const UNKEPT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' } as const;

const config = { access: 'public' } as const;

/** What everybody may see of shared shoots: as a page, as JSON, and as a picture for chats. */
export function publicShootRoutes(app: FastifyInstance, deps: Deps): void {
  const send = pageSender(deps.env, readFrame(deps.webRoot));
  const previewOf = previews(deps);
  const sendMissing = (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply.code(404), { head: notFoundHead, page: notFoundPage });

  route(app, getPublicShoot, async ({ params, reply }) => {
    reply.headers(UNKEPT);
    const found = await findSharedShoot(deps, params.id);
    if (!found) throw new HttpError(404, 'not_found', SHOOT_NOT_SHARED_MESSAGE);
    return found.shoot;
  });

  for (const url of ['/public/shoots/:id', '/public/shoots/:id/']) {
    app.get<ById>(url, { config }, async (request, reply) => {
      const found = await findSharedShoot(deps, request.params.id);
      if (!found) return sendMissing(request, reply);
      const pictures = new Pictures(found.placeholders);
      const page = shootPage(found.shoot, pictures);
      const filling = { head: head(found.shoot, deps.env.publicUrl), page, style: pictures.style };
      return send(request, reply, filling);
    });
  }

  app.get<ById>('/public/shoots/:id/preview.jpg', { config }, async (request, reply) => {
    const picture = await previewOf(request.params.id);
    if (!picture) return sendMissing(request, reply);
    return reply.headers(UNKEPT).type('image/jpeg').send(picture);
  });

  app.get('/public/*', { config }, sendMissing);
}

interface Page {
  readonly head: Html;
  readonly page: Html;
  readonly style?: string;
}

function pageSender(env: Deps['env'], frame: Frame) {
  return (request: FastifyRequest, reply: FastifyReply, { style = '', ...page }: Page) => {
    reply
      .headers({ ...UNKEPT, 'content-security-policy': framePolicy(env, frame, style) })
      .header('vary', 'Accept-Encoding')
      .type('text/html; charset=utf-8');
    return sendCompressed(request, reply, fillFrame(frame, { ...page, style }));
  };
}
