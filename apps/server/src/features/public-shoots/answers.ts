import type { PublicShoot } from '@lensemble/contract/public-shoots';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AnswerCache } from '../../http/answer-cache.ts';
import { encode, encodingFor, sendEncoded } from '../../http/compression.ts';
import { hasCurrent, stateOf } from '../../http/conditions.ts';
import { defineLimit, MINUTE } from '../../http/rate-limits.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { disposition } from '../../lib/file-name.ts';
import { calendarFiles } from './calendar-files.ts';
import type { Opened } from './opened.ts';
import { type Page, publicPages } from './pages.ts';
import { publicView } from './public-view.ts';
import { findSharedShoot, notShared, previews } from './service.ts';
import { mapFiles } from './visitor-map.ts';

/** Forbids copies, which would outlive the sharing, and search engines. The address is a secret of its readers. */
const UNKEPT = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const;

/** A shared page may be opened by everyone in one network at a convention. */
export const sharedShootFromIp = defineLimit(
  'sharedShootFromIp',
  { points: 120, seconds: MINUTE, isLocal: true },
  'network',
);

/** Part of the calendar file's ETag. Raise it whenever the file's format changes, so that clients drop cached copies. */
const CALENDAR_FORM = 1;
const CACHE_BYTES = 32 * 1024 * 1024;

export type PublicAnswers = ReturnType<typeof publicAnswers>;

/** The answers of all addresses of shared shoots. An address that opens nothing passes undefined. */
export function publicAnswers(deps: Deps) {
  const pages = publicPages(deps);
  const previewOf = previews(deps);
  const mapFile = mapFiles(deps);
  const calendarFile = calendarFiles(deps);
  const data = new AnswerCache(CACHE_BYTES);
  const formOf = (request: FastifyRequest) => ({
    encoding: encodingOf(request),
    language: readerLanguage(request, deps.env),
  });
  const sendMissing = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply.code(404), await pages.missingPage(formOf(request)));

  return {
    count: ({ ip }: FastifyRequest) => deps.limits.count([sharedShootFromIp.by(ip)]),
    sendMissing,

    async sendShoot(request: FastifyRequest, reply: FastifyReply, opened: Opened | undefined) {
      const page = opened && (await pages.pageOf(opened, formOf(request)));
      return page ? sendPage(reply, page) : sendMissing(request, reply);
    },

    async sendPreview(request: FastifyRequest, reply: FastifyReply, opened: Opened | undefined) {
      const picture = opened && (await previewOf(opened));
      if (!picture) return sendMissing(request, reply);
      return reply.headers(UNKEPT).type('image/jpeg').send(picture);
    },

    async sendMap(request: FastifyRequest, reply: FastifyReply, opened: Opened | undefined) {
      if (!opened) return sendMissing(request, reply);
      const tag = `"${stateOf(`${deps.env.maps.tiles?.url} ${opened.path} ${opened.revision}`)}"`;
      const isCurrent = hasCurrent(request, tag);
      const picture = isCurrent ? undefined : await mapFile(opened);
      if (!isCurrent && !picture) return sendMissing(request, reply);
      reply.headers({ ...UNKEPT, 'cache-control': 'private, no-cache', etag: tag });
      return picture ? reply.type('image/jpeg').send(picture) : reply.code(304).send();
    },

    async sendCalendar(request: FastifyRequest, reply: FastifyReply, opened: Opened | undefined) {
      if (!opened) return sendMissing(request, reply);
      const form = formOf(request);
      const { encoding, language } = form;
      const { publicUrl } = deps.env;
      const place = `${publicUrl} ${opened.path}`;
      const state = stateOf(`${CALENDAR_FORM} ${place} ${opened.revision} ${language}`);
      // Weak, because each server writes the moment into the file at which it made it.
      const tag = `W/"${state}.${encoding}"`;
      const isCurrent = hasCurrent(request, tag);
      const file = isCurrent ? undefined : await calendarFile(opened, form);
      if (!isCurrent && !file) return sendMissing(request, reply);
      reply.headers({ ...UNKEPT, 'cache-control': 'private, no-cache', etag: tag });
      reply.header('vary', 'Accept-Encoding, Accept-Language');
      if (!file) return reply.code(304).send();
      reply.header('content-disposition', disposition('attachment', `${file.name}.ics`));
      return sendEncoded(reply.type('text/calendar; charset=utf-8'), file);
    },

    async sendLocked(request: FastifyRequest, reply: FastifyReply, isWrong = false) {
      const page = await pages.lockedPage(formOf(request), isWrong);
      if (isWrong) reply.code(403);
      // Under no-referrer, browsers send a form without its origin, and it would count as foreign.
      return sendPage(reply, page, 'same-origin');
    },

    /** @throws HttpError 404 if nothing is shared */
    async sendData(
      request: FastifyRequest,
      reply: FastifyReply,
      opened: Opened | undefined,
      shown: (shoot: PublicShoot) => object,
    ) {
      reply.headers(UNKEPT).header('vary', 'Accept-Encoding');
      if (!opened) throw notShared();
      const { path, revision, shootId } = opened;
      const encoding = encodingOf(request);
      const answer = await data.answer(`${path} ${encoding}`, revision, async () => {
        const found = await findSharedShoot(deps, shootId);
        if (!found) throw notShared();
        return encode(Buffer.from(JSON.stringify(shown(publicView(found)))), encoding);
      });
      return sendEncoded(reply.type('application/json; charset=utf-8'), answer);
    },
  };
}

const encodingOf = ({ headers }: FastifyRequest) => encodingFor(headers['accept-encoding']);

function sendPage(
  reply: FastifyReply,
  page: Page,
  referrer = UNKEPT['referrer-policy'] as string,
): FastifyReply {
  reply
    .headers({ ...UNKEPT, 'referrer-policy': referrer, 'content-security-policy': page.policy })
    .header('vary', 'Accept-Encoding, Accept-Language')
    .type('text/html; charset=utf-8');
  return sendEncoded(reply, page);
}
