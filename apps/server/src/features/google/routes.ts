import { createEventInOwnGoogle } from '@lensemble/contract/calendar';
import { saveDocsToOwnGoogle } from '@lensemble/contract/documents';
import { fieldErrors } from '@lensemble/contract/errors';
import { id } from '@lensemble/contract/fields';
import {
  checkIntegrations,
  disconnectGoogle,
  GOOGLE_CALLBACK_PATH,
  GOOGLE_START_PATH,
  type GoogleMessage,
  getGoogleConnection,
  googleActions,
} from '@lensemble/contract/google';
import type { Language } from '@lensemble/messages/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sessionTokenOf } from '../../access/session-cookie.ts';
import type { Deps } from '../../deps.ts';
import { invalid, signedOut } from '../../http/errors/http-error.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { route } from '../../http/route.ts';
import { refuseOtherSites } from '../../http/same-origin.ts';
import { saveOwnDocument } from './own-document.ts';
import { createOwnEvent } from './own-event.ts';
import { finishPopup, startPopup } from './popup.ts';
import { popupHeaders, popupPage } from './popup-page.ts';
import * as service from './service.ts';

export function googleRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, checkIntegrations, ({ me }) => service.checkIntegrations(deps, me.userId));

  route(app, getGoogleConnection, async ({ me }) => {
    const email = await service.connectedEmail(deps, me.userId);
    return { connection: email === undefined ? null : { email } };
  });

  route(app, disconnectGoogle, async ({ me }) => {
    await service.disconnect(deps, me.userId);
    return { success: true as const };
  });

  route(app, saveDocsToOwnGoogle, async ({ scope, body, request }) => ({
    docUrl: await saveOwnDocument(deps, scope, body.shootId, readerLanguage(request, deps.env)),
  }));

  route(app, createEventInOwnGoogle, async ({ scope, body }) => ({
    eventUrl: await createOwnEvent(deps, scope, body.shootId),
  }));

  popupRoutes(app, deps);
}

const started = z.object({ action: z.enum(googleActions), shootId: id });
const returned = z.object({
  state: z.string().max(100),
  code: z.string().max(2_000).optional(),
  error: z.string().max(200).optional(),
});

/** The start and the callback of the popup. Neither has a HEAD route, because a prefetch would use up the state. */
function popupRoutes(app: FastifyInstance, deps: Deps): void {
  const options = {
    method: 'GET',
    exposeHeadRoute: false,
    config: { access: 'session', isPage: true },
  } as const;

  app.route({
    ...options,
    url: GOOGLE_START_PATH,
    handler: async (request, reply) => {
      refuseOtherSites(request);
      const { action, shootId } = readQuery(started, request);
      const next = await startPopup(deps, openerOf(request, deps), action, shootId);
      reply.headers(popupHeaders);
      return next === undefined
        ? sendPage(reply, { type: 'oauth-not-configured' }, readerLanguage(request, deps.env))
        : reply.redirect(next);
    },
  });

  app.route({
    ...options,
    url: GOOGLE_CALLBACK_PATH,
    handler: async (request, reply) => {
      const answer = readQuery(returned, request);
      const message = await finishPopup(deps, openerOf(request, deps), answer);
      const language = readerLanguage(request, deps.env);
      return sendPage(reply.headers(popupHeaders), message, language);
    },
  });
}

function openerOf(request: FastifyRequest, { env }: Deps) {
  const session = sessionTokenOf(request, env);
  if (!request.me || !session) throw signedOut();
  return { me: request.me, session, language: readerLanguage(request, env) };
}

function readQuery<T extends z.ZodType>(schema: T, { query }: FastifyRequest): z.output<T> {
  const result = schema.safeParse(query);
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data;
}

const sendPage = (reply: FastifyReply, message: GoogleMessage, language: Language) =>
  reply.type('text/html; charset=utf-8').send(popupPage(message, language));
