import * as wordingEndpoints from '@lensemble/contract/consent-wording';
import * as endpoints from '@lensemble/contract/consents';
import { id } from '@lensemble/contract/fields';
import { consentPages } from '@lensemble/messages/consent-pages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { hasCurrent, stateOf } from '../../http/conditions.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { route } from '../../http/route.ts';
import { disposition, fileNameOf } from '../../lib/file-name.ts';
import { printPapers } from '../call-sheets/service.ts';
import * as service from './service.ts';

const query = z.object({ consent: id.optional() });

export function consentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, wordingEndpoints.getConsentWording, async ({ scope, reply }) => {
    const wording = (await service.findWording(deps.orm, scope)) ?? null;
    reply.header('cache-control', 'no-store');
    return { wording };
  });

  route(app, wordingEndpoints.addConsentWording, async ({ scope, body }) => {
    const { basedOn, ...wording } = body;
    return { wording: await service.addWording(deps, scope, wording, basedOn) };
  });

  route(app, endpoints.listConsents, async ({ scope, params, request, reply }) => {
    const tag = `"${stateOf(`consents ${scope.teamId} ${params.id} ${scope.revision}`)}"`;
    if (hasCurrent(request, tag)) return reply.header('etag', tag).code(304).send();
    const list = await service.listConsents(deps, scope, params.id);
    reply.header('etag', tag);
    return list;
  });

  app.route<{ Params: { shootId: string } }>({
    method: 'GET',
    url: endpoints.consentsAddress(':teamId', ':shootId'),
    config: { access: 'member' },
    handler: async (request, reply) => {
      const { scope, params } = request;
      const shootId = id.safeParse(params.shootId).data;
      const wanted = query.safeParse(request.query).data;
      if (!scope || shootId === undefined || !wanted) throw notFound();
      const all = await service.listKept(deps.orm, scope, shootId);
      const kept = all.filter((each) => !wanted.consent || each.id === wanted.consent);
      if (kept.length === 0) throw notFound();
      const language = readerLanguage(request, deps.env);
      const papers = kept.map((consent) => service.paperOf(consent, language));
      const content = await printPapers(deps, scope.userId, { papers, language });
      // Of all, some may have been signed for all shoots at another one.
      const ofShoot = wanted.consent ? undefined : await service.titleOf(deps.orm, scope, shootId);
      const title = fileNameOf(ofShoot ?? kept[0]?.shootTitle ?? '');
      const name = consentPages(language)('fileName', { title }).trimEnd();
      reply.headers({
        'cache-control': 'private, no-store',
        'content-disposition': disposition('attachment', `${name}.pdf`),
      });
      return reply.type('application/pdf').send(content);
    },
  });
}
