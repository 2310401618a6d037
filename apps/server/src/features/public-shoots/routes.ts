import { getPublicShoot, SHOOT_NOT_SHARED_MESSAGE } from '@lensemble/contract/public-shoots';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { sendCompressed } from '../../http/compression.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { publicRoute } from '../../http/route.ts';
import type { Html } from '../../lib/html.ts';
import { type Frame, fillFrame, framePolicy, readFrame } from './frame.ts';
import { head } from './page/head.ts';
import { notFoundHead, notFoundPage } from './page/not-found-page.ts';
import { Pictures } from './page/pictures.ts';
import { shootPage } from './page/shoot-page.ts';
import { findSharedShoot, previews } from './service.ts';

interface ById {
  Params: { id: string };
}

/** Forbids copies, which would outlive the sharing, and search engines. */
const UNKEPT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' } as const;

const config = { access: 'public' } as const;

export function publicShootRoutes(app: FastifyInstance, deps: Deps): void {
  const send = pageSender(deps.env, readFrame(deps.webRoot));
  const previewOf = previews(deps);
  const sendMissing = (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply.code(404), { head: notFoundHead, page: notFoundPage });

  publicRoute(app, getPublicShoot, 'unlimited', async ({ params, reply }) => {
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
