import { callPath } from '@lensemble/contract/calls';
import { consentForm, USE_FIELD, withdrawalForm } from '@lensemble/contract/consent-forms';
import { CHANGED_MESSAGE } from '@lensemble/contract/consents';
import { id } from '@lensemble/contract/fields';
import { consentPages } from '@lensemble/messages/consent-pages';
import type { Language } from '@lensemble/messages/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallScope } from '../../access/call-scope.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { disposition, fileNameOf } from '../../lib/file-name.ts';
import type { Html } from '../../lib/html.ts';
import { QuotaError } from '../../lib/quota-error.ts';
import { printPapers } from '../call-sheets/service.ts';
import { findConsent, findOwn, paperOf, sign, withdraw } from '../consents/service.ts';
import { type ByToken, byLink, CALL_HEADERS, readerOf, senderOf } from './call-request.ts';
import { mailSigned } from './consent-mails.ts';
import {
  type ConsentMode,
  consentHead,
  consentPage,
  type TriedConsent,
} from './page/consent-page.ts';
import { findCalled } from './queries.ts';
import { holdLink } from './rows/links.ts';

const fields = z.record(z.string(), z.string()).catch({});
const query = z.object({ consent: id });
const modes: readonly ConsentMode[] = ['sign', 'withdraw'];

/** What the page says is refused: the sentence of the first thing that is wrong. */
function triedOf(body: unknown, error: string): TriedConsent {
  const { name = '', scope = 'shoot', note = '', ...rest } = fields.parse(body);
  const useIds = Object.keys(rest).flatMap((key) =>
    key.startsWith(USE_FIELD) ? [key.slice(USE_FIELD.length)] : [],
  );
  return { name, scope, note, useIds, error };
}

type Send = (
  reply: FastifyReply,
  filling: { language: Language; head: Html; page: Html; style: string; hasForm: boolean },
) => FastifyReply;

/** The consent of a participant, as pages of their link. */
export function callConsentRoutes(pages: FastifyInstance, deps: Deps, send: Send): void {
  const languageOf = ({ headers }: FastifyRequest) => readerLanguage({ headers }, deps.env);

  const show = async (
    request: FastifyRequest<ByToken>,
    reply: FastifyReply,
    scope: CallScope,
    shown: { mode: ConsentMode; tried?: TriedConsent; mailed?: boolean },
  ) => {
    const language = languageOf(request);
    const [own, called] = await Promise.all([
      findOwn(deps, scope, language),
      findCalled(deps.orm, scope),
    ]);
    if (!own || !called) throw notFound();
    const path = callPath(request.params.token);
    const page = consentPage({ own, path, team: called.team, ...shown }, language);
    if (shown.tried) reply.code(422);
    return send(reply, { language, head: consentHead(language), page, style: '', hasForm: true });
  };

  const back = (reply: FastifyReply, token: string) =>
    reply.headers(CALL_HEADERS).redirect(`${callPath(token)}/consent`, 303);

  pages.get<ByToken>('/call/:token/consent', { config: byLink }, async (request, reply) => {
    const asked = z.record(z.string(), z.unknown()).catch({}).parse(request.query);
    const mode = modes.find((each) => each in asked) ?? 'see';
    return show(request, reply, await readerOf(deps, request), { mode });
  });

  pages.post<ByToken>('/call/:token/consent', { config: byLink }, async (request, reply) => {
    const scope = senderOf(request);
    const language = languageOf(request);
    const refuse = (error: string) =>
      show(request, reply, scope, { mode: 'sign', tried: triedOf(request.body, error) });
    const { data, error } = consentForm.safeParse(request.body);
    if (!data) return refuse(error.issues[0]?.message ?? '');
    const hold = (tx: Deps['orm']) => holdLink(tx, scope);
    const outcome = await sign(deps, scope, data, { language, hold }).catch(quotaSentence);
    if (outcome === 'dead') throw notFound();
    if (outcome === 'changed') return refuse(CHANGED_MESSAGE);
    return typeof outcome === 'object'
      ? refuse(outcome.sentence)
      : back(reply, request.params.token);
  });

  pages.post<ByToken>(
    '/call/:token/consent/withdraw',
    { config: byLink },
    async (request, reply) => {
      const scope = senderOf(request);
      const refuse = (error: string) =>
        show(request, reply, scope, { mode: 'withdraw', tried: triedOf(request.body, error) });
      const { data, error } = withdrawalForm.safeParse(request.body);
      if (!data) return refuse(error.issues[0]?.message ?? '');
      const isOpen = await withdraw(deps, scope, data, (tx) => holdLink(tx, scope)).catch(
        quotaSentence,
      );
      if (!isOpen) throw notFound();
      return typeof isOpen === 'object'
        ? refuse(isOpen.sentence)
        : back(reply, request.params.token);
    },
  );

  pages.post<ByToken>('/call/:token/consent/mail', { config: byLink }, async (request, reply) => {
    const scope = senderOf(request);
    const { data } = query.safeParse(request.body);
    const mailed = data ? await mailSigned(deps, scope, data.consent) : false;
    return show(request, reply, scope, { mode: 'see', mailed });
  });

  pages.get<ByToken>('/call/:token/consent.pdf', { config: byLink }, async (request, reply) => {
    const scope = await readerOf(deps, request);
    const { data } = query.safeParse(request.query);
    const consent = data && (await findConsent(deps.orm, scope, data.consent));
    if (!consent) throw notFound();
    const language = languageOf(request);
    const papers = [paperOf(consent, language)];
    const content = await printPapers(deps, scope.participantId, { papers, language });
    const title = fileNameOf(consent.shootTitle);
    const name = consentPages(language)('fileName', { title }).trimEnd();
    reply.header('content-disposition', disposition('attachment', `${name}.pdf`));
    return reply.headers(CALL_HEADERS).type('application/pdf').send(content);
  });
}

/** A full record is told on the page. Other errors pass. */
function quotaSentence(error: unknown): { readonly sentence: string } {
  if (error instanceof QuotaError) return { sentence: error.message };
  throw error;
}
