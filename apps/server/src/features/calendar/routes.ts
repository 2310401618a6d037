import * as endpoints from '@lensemble/contract/calendar';
import { id } from '@lensemble/contract/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AnswerCache } from '../../http/answer-cache.ts';
import { encode, encodingFor, sendEncoded } from '../../http/compression.ts';
import { hasCurrent } from '../../http/conditions.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { route } from '../../http/route.ts';
import { disposition } from '../../lib/file-name.ts';
import { takingTurns } from '../../lib/turns.ts';
import { listFeeds, openFeed, replaceFeed } from './feeds.ts';
import { putIntoCalendar, shootFile } from './service.ts';

/** Limits misses only: calendar programs keep requesting replaced addresses. */
const feedMissFromIp = defineLimit('feedMissFromIp', { points: 300, seconds: HOUR }, 'network');

const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
const CACHE_BYTES = 16 * 1024 * 1024;

export function calendarRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.createCalendarEvent, async ({ scope, params }) => ({
    eventUrl: await putIntoCalendar(deps, scope, params.id),
  }));

  route(app, endpoints.getFeeds, ({ scope }) => listFeeds(deps, scope));

  route(app, endpoints.replaceFeed, ({ scope, params }) => replaceFeed(deps, scope, params.feed));

  app.route<{ Params: { shootId: string } }>({
    method: 'GET',
    url: endpoints.eventFileAddress(':teamId', ':shootId'),
    config: { access: 'member' },
    handler: async (request, reply) => {
      const { scope, params } = request;
      const shootId = id.safeParse(params.shootId).data;
      if (!scope || shootId === undefined) throw notFound();
      const { name, content } = await shootFile(
        deps,
        scope,
        shootId,
        readerLanguage(request, deps.env),
      );
      reply.header('content-disposition', disposition('attachment', `${name}.ics`));
      return reply.type(CALENDAR_TYPE).send(content);
    },
  });

  const sendFeed = feedSender(deps);
  app.route<{ Params: { secret: string } }>({
    method: 'GET',
    url: '/api/feeds/:secret',
    config: { access: 'public' },
    handler: (request, reply) => sendFeed(request, reply, request.params.secret),
  });
}

/** Answers every secret that opens no feed alike, and limits such requests. */
function feedSender(deps: Deps) {
  const cache = deps.env.listCache ? new AnswerCache(CACHE_BYTES) : undefined;
  // The feed of a full team takes up to 300 MB while it is made.
  const alone = takingTurns(1);

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    secret: string,
  ): Promise<FastifyReply> => {
    const feed = await openFeed(deps, secret);
    if (!feed) {
      await deps.limits.count([feedMissFromIp.by(request.ip)]);
      throw notFound();
    }
    const wished = encodingFor(request.headers['accept-encoding']);
    const tag = `"${feed.tag}.${wished}"`;
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'Accept-Encoding' });
    if (hasCurrent(request, tag)) return reply.code(304).send();
    const make = () =>
      alone(async () => encode(Buffer.from(await feed.read()), wished), feed.place);
    const answer = cache?.answer(`${feed.place} ${wished}`, feed.revision, make) ?? make();
    return sendEncoded(reply.type(CALENDAR_TYPE), await answer);
  };
}
