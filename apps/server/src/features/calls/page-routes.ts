import { callReply } from '@lensemble/contract/call-reply';
import { callPath } from '@lensemble/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallScope } from '../../access/call-scope.ts';
import type { Deps } from '../../deps.ts';
import { answerError } from '../../http/errors/answer-error.ts';
import { HttpError, notFound } from '../../http/errors/http-error.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { type Filling, fillFrame, framePolicy, readFrame } from '../../pages/frame.ts';
import { called } from '../public-shoots/service.ts';
import { callAwayRoutes } from './away-routes.ts';
import { callCalendarRoutes } from './calendar-files.ts';
import { type ByToken, byLink, CALL_HEADERS, readerOf, senderOf } from './call-request.ts';
import { callCommentRoutes } from './comment-routes.ts';
import { callConsentRoutes } from './consent-routes.ts';
import { callDatesRoutes } from './dates-routes.ts';
import { callNameRoutes } from './name-routes.ts';
import { callPackingRoutes } from './packing-routes.ts';
import { callHead, callPage, deadHead, deadPage } from './page/call-page.ts';
import { refusedNote } from './refused-note.ts';
import { reply as giveReply, noteOpened } from './service.ts';
import { type CalledView, calledView, type Tried } from './view.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** The longest comment, and an answer with the longest name and address of a place: each letter takes nine bytes. */
const FORM_MAX_BYTES = 20_480;

/** Some programs append a slash to addresses. */
const PAGES = ['/call/:token', '/call/:token/'] as const;

/** The page behind a personal link. `GET` changes nothing, because mail programs open links on their own. */
export function callPageRoutes(app: FastifyInstance, deps: Deps): void {
  const send = pageSender(deps);
  const show = async (
    { headers, params }: FastifyRequest<ByToken>,
    reply: FastifyReply,
    scope: CallScope,
    tried: Tried = {},
  ) => {
    const language = readerLanguage({ headers }, deps.env);
    const view = await calledView(deps, scope, params.token, {
      language,
      now: new Date(),
      ...tried,
    });
    if (!view) throw notFound();
    const page = callPage(view, language);
    const head = callHead(view, language);
    const style = view.shoot.pictures.style;
    if (tried.answer || (tried.dateNote && !view.asked)) reply.code(409);
    else reply.code(isRefused(view, tried) ? 422 : 200);
    return send.page(reply, { language, head, page, style, hasForm: true, hasCalls: true });
  };
  app.register((pages, _options, ready) => {
    pages.addContentTypeParser<string>(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, fieldsOf(body)),
    );
    pages.setErrorHandler((error, request, reply) => {
      reply.headers(CALL_HEADERS);
      const isDead = error instanceof HttpError && error.status === 404;
      return isDead ? send.dead(request, reply) : answerError(error, request, reply);
    });
    for (const url of PAGES) {
      pages.get<ByToken>(url, { config: byLink }, async (request, reply) =>
        show(request, reply, await readerOf(deps, request)),
      );
      pages.post<ByToken>(url, { config: byLink }, async (request, reply) => {
        const scope = senderOf(request);
        const { data, error } = callReply.safeParse(request.body);
        const note = error && refusedNote(request.body, error);
        if (note) return show(request, reply, scope, { note });
        const outcome = data && (await giveReply(deps, scope, data));
        if (outcome === 'dead') throw notFound();
        if (outcome === 'noDate') return show(request, reply, scope, { answer: outcome });
        return reply.headers(CALL_HEADERS).redirect(callPath(request.params.token), 303);
      });
    }
    pages.post<ByToken>('/call/:token/opened', { config: byLink }, async (request, reply) => {
      await noteOpened(deps, await readerOf(deps, request));
      return reply.headers(CALL_HEADERS).code(204).send();
    });
    callAwayRoutes(pages, deps, show);
    callCommentRoutes(pages, deps, show);
    callDatesRoutes(pages, deps, show);
    callPackingRoutes(pages, deps, show);
    mapRoute(pages, deps);
    callCalendarRoutes(pages, deps);
    callNameRoutes(pages, deps);
    callConsentRoutes(pages, deps, send.page);
    pages.get('/call/*', { config: { access: 'public' } }, send.dead);
    ready();
  });
}

const isRefused = (
  { own }: Pick<CalledView, 'own'>,
  { note, dateNote, comment, packingNote }: Tried,
): boolean => [own?.tried, note, dateNote, comment, packingNote].some(Boolean);

/** Forms have line breaks of two characters, which count as one while a note is typed. */
const fieldsOf = (form: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(form)].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]),
  );

function mapRoute(pages: FastifyInstance, deps: Deps): void {
  pages.get<ByToken>(
    `/call/:token/${called.files.map}`,
    { config: byLink },
    async (request, reply) => {
      const picture = await called.map(deps, await readerOf(deps, request));
      if (!picture) throw notFound();
      return reply.headers(CALL_HEADERS).type('image/jpeg').send(picture);
    },
  );
}

function pageSender(deps: Deps) {
  const frame = readFrame(deps.webRoot, 'call.html');
  const page = (reply: FastifyReply, filling: Filling): FastifyReply =>
    reply
      .headers({
        ...CALL_HEADERS,
        'content-security-policy': framePolicy(deps.env, frame, filling),
      })
      .header('vary', 'Accept-Encoding, Accept-Language')
      .type('text/html; charset=utf-8')
      .send(fillFrame(frame, filling));
  return {
    page,
    async dead(request: FastifyRequest, reply: FastifyReply) {
      const language = readerLanguage({ headers: request.headers }, deps.env);
      const head = deadHead(language);
      return page(reply.code(404), { language, head, page: deadPage(language), style: '' });
    },
  };
}
