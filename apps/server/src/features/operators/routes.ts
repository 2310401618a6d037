import { id } from '@lensemble/contract/fields';
import { getOperator } from '@lensemble/contract/operator';
import type { Language } from '@lensemble/messages/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { answerError } from '../../http/errors/answer-error.ts';
import { wantsErrorPage } from '../../http/errors/error-page.ts';
import { HttpError, malformed } from '../../http/errors/http-error.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { route } from '../../http/route.ts';
import type { Html } from '../../lib/html.ts';
import { fillFrame, framePolicy, readFrame } from '../../pages/frame.ts';
import {
  actNames,
  againPage,
  linkPage,
  operatorHead,
  operatorPage,
  pageAddress,
  type Refusal,
  signInAddress,
} from './page/operator-page.ts';
import { STYLE } from './page/style.ts';
import * as service from './service.ts';
import { operatorView } from './view.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const FORM_MAX_BYTES = 4_096;
const config = { access: 'operator' } as const;

/** What the page shows is about people, and a password link is a secret. */
const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

const email = z.string().min(1).max(320);
const sure = z.literal('yes');
/** The search that the page shows, so that an act keeps it. */
const listed = z.object({ text: z.string().max(320).default('') });
const search = listed.extend({
  examine: z.literal('1').optional(),
  done: z.enum(actNames).optional(),
});

/** The page of the accounts that `OPERATORS` names. For everyone else, it does not exist. */
export function operatorRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getOperator, async ({ me }) => ({
    isOperator: await service.isOperator(deps, me.email),
  }));
  const frame = readFrame(deps.webRoot);
  const send = (reply: FastifyReply, language: Language, page: Html) => {
    const filling = { language, head: operatorHead(language), page, style: STYLE, hasForm: true };
    return reply
      .headers({ ...HEADERS, 'content-security-policy': framePolicy(deps.env, frame, filling) })
      .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
      .type('text/html; charset=utf-8')
      .send(fillFrame(frame, filling));
  };
  app.register((pages, _options, ready) => {
    pages.addContentTypeParser<string>(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    // An operator whose session has ended signs in and comes back. What was to be done then was not done.
    pages.setErrorHandler((error, request, reply) => {
      const isSignedOut = error instanceof HttpError && error.status === 401;
      if (!isSignedOut || !wantsErrorPage(request)) return answerError(error, request, reply);
      if (request.method === 'GET')
        return reply.headers(HEADERS).redirect(signInAddress(request.url), 303);
      const language = readerLanguage(request, deps.env);
      return send(reply.code(401), language, againPage('', language));
    });
    pages.get('/operator', { config }, async (request, reply) => {
      const { text, examine, done: act } = parsed(search, request.query);
      const view = await operatorView(deps, { text, hasFindings: examine !== undefined });
      const language = readerLanguage(request, deps.env);
      return send(reply, language, operatorPage(view, language, act));
    });

    const refuse = async (reply: FastifyReply, language: Language, text: string, why: Refusal) => {
      const view = await operatorView(deps, { text, hasFindings: false });
      const page = operatorPage(view, language, why);
      return send(reply.code(why === 'gone' ? 404 : 422), language, page);
    };

    /** @param run does it, and returns a page if there is more to show than the page of operators */
    const act = <T>(
      action: string,
      schema: z.ZodType<T>,
      run: (values: T, language: Language, text: string) => Promise<Html | undefined>,
      { needsRecent = true } = {},
    ) =>
      pages.post(`/operator/${action}`, { config }, async (request: FastifyRequest, reply) => {
        const language = readerLanguage(request, deps.env);
        const values = parsed(schema, request.body);
        const { text } = parsed(listed, request.body);
        // A stolen session must not be enough to take over or delete accounts.
        if (needsRecent && !request.isRecent)
          return send(reply.code(403), language, againPage(text, language));
        const page = await run(values, language, text).catch(refusalOf);
        if (typeof page === 'string') return refuse(reply, language, text, page);
        request.log.warn({ action, operator: request.me?.userId }, 'an operator acted');
        return page
          ? send(reply, language, page)
          : reply.headers(HEADERS).redirect(pageAddress(text, action), 303);
      });

    act('confirm', z.object({ email }), (each) => done(service.confirmEmail(deps, each.email)));
    act('password-link', z.object({ email }), async (each, language, text) =>
      linkPage(each.email, await service.makePasswordLink(deps, each.email), text, language),
    );
    act('two-step-off', z.object({ email, sure }), (each) =>
      done(service.turnOffTwoStep(deps, each.email)),
    );
    act('sign-out', z.object({ email }), (each) => done(service.signOut(deps, each.email)));
    act('give-team', z.object({ team: id, email }), (each) =>
      done(service.giveTeam(deps, each.team, each.email)),
    );
    act('delete-user', z.object({ email, sure }), (each) =>
      done(service.deleteUser(deps, each.email)),
    );
    act('delete-team', z.object({ team: id, sure }), (each) =>
      done(service.deleteTeam(deps, each.team)),
    );
    act(
      'retry',
      z.object({ job: z.union([z.literal('all'), id]) }),
      ({ job }) => done(deps.jobs.retryFailed(job === 'all' ? undefined : job)),
      { needsRecent: false },
    );
    ready();
  });
}

const done = (work: Promise<unknown>): Promise<undefined> => work.then(() => undefined);

/** Why an account or a team stays as it is. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof HttpError && error.status === 404) return 'gone';
  if (error instanceof HttpError && error.status === 422) return 'notMember';
  throw error;
}

function parsed<T>(schema: z.ZodType<T>, values: unknown): T {
  const { data } = schema.safeParse(values);
  if (data === undefined) throw malformed();
  return data;
}
