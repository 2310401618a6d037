import * as endpoints from '@lensemble/contract/convention-links';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { encode, encodingFor, sendEncoded } from '../../http/compression.ts';
import { defineLimit, MINUTE } from '../../http/rate-limits.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { route } from '../../http/route.ts';
import { type Filling, fillFrame, framePolicy, readFrame } from '../../pages/frame.ts';
import { conventionHead, conventionPage, deadHead, deadPage } from './page/convention-page.ts';
import * as service from './service.ts';

/** Everyone in one network at a convention may open its page. */
const conventionPageFromIp = defineLimit(
  'conventionPageFromIp',
  { points: 120, seconds: MINUTE, isLocal: true },
  'network',
);

/** Forbids copies, which would outlive the link, and search engines. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const;

interface BySecret {
  Params: { secret: string };
}

export function conventionLinkRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.getConventionLink, ({ scope, params }) =>
    service.findLink(deps, scope, params.id),
  );
  route(app, endpoints.changeConventionLink, ({ scope, params, body }) =>
    service.changeLink(deps, scope, params.id, body.state),
  );
  pageRoutes(app, deps);
}

function pageRoutes(app: FastifyInstance, deps: Deps): void {
  const frame = readFrame(deps.webRoot);
  const config = { access: 'public' } as const;

  const send = async ({ headers }: FastifyRequest, reply: FastifyReply, filling: Filling) => {
    const encoding = encodingFor(headers['accept-encoding']);
    const page = await encode(Buffer.from(fillFrame(frame, filling)), encoding);
    reply
      .headers({ ...HEADERS, 'content-security-policy': framePolicy(deps.env, frame, filling) })
      .header('vary', 'Accept-Encoding, Accept-Language')
      .type('text/html; charset=utf-8');
    return sendEncoded(reply, page);
  };

  const sendDead = (request: FastifyRequest, reply: FastifyReply) => {
    const language = readerLanguage(request, deps.env);
    const filling = { language, head: deadHead(language), page: deadPage(language), style: '' };
    return send(request, reply.code(404), filling);
  };

  for (const url of ['/c/:secret', '/c/:secret/']) {
    app.get<BySecret>(url, { config }, async (request, reply) => {
      await deps.limits.count([conventionPageFromIp.by(request.ip)]);
      const opened = await service.openLink(deps, request.params.secret);
      const language = readerLanguage(request, deps.env);
      const found = opened && (await service.openConvention(deps, opened, language));
      if (!opened || !found) return sendDead(request, reply);
      const page = conventionPage(found, language);
      return send(request, reply, { language, head: conventionHead(found), page, style: '' });
    });
  }
  app.get('/c/*', { config }, sendDead);
}
