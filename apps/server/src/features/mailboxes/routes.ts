import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { fillFrame, framePolicy, readFrame } from '../../pages/frame.ts';
import { deadLinkPage, unsubscribePage } from './page.ts';
import { findOfLink, setWantsMail, UNSUBSCRIBE_PATH } from './service.ts';

/** Mail providers unsubscribe many people from few addresses. The secrets cannot be guessed. */
const unsubscribeFromIp = defineLimit(
  'unsubscribeFromIp',
  { points: 600, seconds: HOUR },
  'network',
);

const BODY_MAX = 1_024;
/** The address is a secret. */
const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** The button of the page sends `wish`, mail providers `List-Unsubscribe=One-Click` (RFC 8058). */
const posted = z.object({ wish: z.enum(['subscribe', 'unsubscribe']).default('unsubscribe') });

interface BySecret {
  Params: { secret: string };
}

/** The links that unsubscribe. Mail providers post without an origin, so that the secret alone decides. */
export function mailboxRoutes(app: FastifyInstance, deps: Deps): void {
  const frame = readFrame(deps.webRoot);
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    found: Awaited<ReturnType<typeof findOfLink>>,
  ) {
    const language = readerLanguage(request, deps.env);
    const page = found
      ? unsubscribePage(language, found.team, found.isUnsubscribed)
      : deadLinkPage(language);
    return reply
      .code(found ? 200 : 404)
      .headers({ ...HEADERS, 'content-security-policy': framePolicy(deps.env, frame, page) })
      .type('text/html; charset=utf-8')
      .send(fillFrame(frame, page));
  }
  app.register((scope, _options, done) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_MAX },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    const url = `${UNSUBSCRIBE_PATH}/:secret`;
    const config = { access: 'public', isFromAnywhere: true } as const;
    scope.get<BySecret>(url, { config }, async (request, reply) => {
      const { ip, params } = request;
      await deps.limits.count([unsubscribeFromIp.by(ip)]);
      return send(request, reply, await findOfLink(deps, params.secret));
    });
    scope.post<BySecret>(url, { config }, async (request, reply) => {
      const { ip, params, body } = request;
      await deps.limits.count([unsubscribeFromIp.by(ip)]);
      const { data } = posted.safeParse(body ?? {});
      return send(
        request,
        reply,
        await setWantsMail(deps, params.secret, data?.wish === 'subscribe'),
      );
    });
    done();
  });
}
