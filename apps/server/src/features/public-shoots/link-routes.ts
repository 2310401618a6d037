import { PASSWORD_MAX } from '@lensemble/contract/constants';
import type { PublicShoot } from '@lensemble/contract/public-shoots';
import {
  getLinkedShoot,
  LINK_LOCKED_MESSAGE,
  LINK_PASSWORD_MESSAGE,
  openLinkedShoot,
  sharePath,
} from '@lensemble/contract/share-links';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { stateOf } from '../../http/conditions.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { publicRoute } from '../../http/route.ts';
import { type Linked, openLink } from '../share-links/service.ts';
import { type PublicAnswers, sharedShootFromIp } from './answers.ts';
import { CALENDAR_FILE, MAP_FILE, type Opened } from './opened.ts';
import { isLinkPassword, isUnlocked, setUnlockCookie } from './unlock.ts';

interface BySecret {
  Params: { secret: string };
}

const config = { access: 'public' } as const;
/** Some programs append a slash to addresses. */
const PAGES = ['/s/:secret', '/s/:secret/'] as const;
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** An encoded password, and its name. */
const FORM_MAX_BYTES = 4_096;

/** A private link. It answers like `/public/shoots/:id`, and like an unknown shoot if it does not open. */
export function linkRoutes(app: FastifyInstance, deps: Deps, answers: PublicAnswers): void {
  for (const url of PAGES) {
    app.get<BySecret>(url, { config }, async (request, reply) => {
      await answers.count(request);
      const { secret } = request.params;
      const linked = await openLink(deps, secret);
      if (linked && !isUnlocked(request, deps, linked)) return answers.sendLocked(request, reply);
      return answers.sendShoot(request, reply, linked && openedBy(linked, secret));
    });
  }

  /** Undefined also for a link whose password is missing. */
  async function openedFile(request: FastifyRequest<BySecret>): Promise<Opened | undefined> {
    await answers.count(request);
    const { secret } = request.params;
    const linked = await openLink(deps, secret);
    return linked && isUnlocked(request, deps, linked) ? openedBy(linked, secret) : undefined;
  }
  app.get<BySecret>('/s/:secret/preview.jpg', { config }, async (request, reply) =>
    answers.sendPreview(request, reply, await openedFile(request)),
  );
  app.get<BySecret>(`/s/:secret/${MAP_FILE}`, { config }, async (request, reply) =>
    answers.sendMap(request, reply, await openedFile(request)),
  );
  app.get<BySecret>(`/s/:secret/${CALENDAR_FILE}`, { config }, async (request, reply) =>
    answers.sendCalendar(request, reply, await openedFile(request)),
  );

  app.get('/s/*', { config }, answers.sendMissing);
  passwordForm(app, deps, answers);
  linkData(app, deps, answers);
}

/** A form of its own, because it must work without scripts. Only here does the server read such forms. */
function passwordForm(app: FastifyInstance, deps: Deps, answers: PublicAnswers): void {
  app.register((forms, _options, ready) => {
    forms.addContentTypeParser<string>(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(body).get('password')),
    );
    for (const url of PAGES)
      forms.post<BySecret>(url, { config }, (request, reply) =>
        unlock(deps, answers, request, reply, request.params.secret),
      );
    ready();
  });
}

async function unlock(
  deps: Deps,
  answers: PublicAnswers,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
) {
  await answers.count(request);
  const linked = await openLink(deps, secret);
  if (!linked) return answers.sendMissing(request, reply);
  const password = typeof request.body === 'string' ? request.body.slice(0, PASSWORD_MAX) : '';
  if (linked.password !== null) {
    const isRight = await isLinkPassword(deps, request.ip, linked, password);
    if (!isRight) return answers.sendLocked(request, reply, true);
    setUnlockCookie(reply, deps, linked, sharePath(secret));
  }
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  return reply.redirect(sharePath(secret), 303);
}

function linkData(app: FastifyInstance, deps: Deps, answers: PublicAnswers): void {
  const send = (request: FastifyRequest, reply: FastifyReply, opened: Opened | undefined) =>
    answers.sendData(request, reply, opened, withoutId);

  publicRoute(
    app,
    getLinkedShoot,
    ({ request }) => [sharedShootFromIp.by(request.ip)],
    async ({ params: { secret }, request, reply }) => {
      const linked = await openLink(deps, secret);
      if (linked && linked.password !== null) throw locked(LINK_LOCKED_MESSAGE);
      return send(request, reply, linked && openedBy(linked, secret));
    },
  );

  publicRoute(
    app,
    openLinkedShoot,
    ({ request }) => [sharedShootFromIp.by(request.ip)],
    async ({ params: { secret }, body, request, reply }) => {
      const linked = await openLink(deps, secret);
      const isOpen =
        !linked?.password || (await isLinkPassword(deps, request.ip, linked, body.password));
      if (!isOpen) throw locked(LINK_PASSWORD_MESSAGE);
      return send(request, reply, linked && openedBy(linked, secret));
    },
  );
}

const openedBy = ({ shootId, revision }: Linked, secret: string): Opened => ({
  shootId,
  revision,
  path: sharePath(secret),
  // Calendars show the id of an event, and the link must not tell that of the shoot.
  eventId: stateOf(shootId),
});

const withoutId = ({ id: _, ...shoot }: PublicShoot) => shoot;

const locked = (sentence: string) => new HttpError(403, 'password_required', sentence);
