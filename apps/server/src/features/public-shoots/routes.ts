import { getPublicShoot, SHOOT_NOT_SHARED_MESSAGE } from '@lensemble/contract/public-shoots';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AnswerCache } from '../../http/answer-cache.ts';
import {
  type Encoded,
  type Encoding,
  encode,
  encodingFor,
  sendEncoded,
} from '../../http/compression.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { defineLimit, MINUTE } from '../../http/rate-limits.ts';
import { publicRoute } from '../../http/route.ts';
import { type Filling, fillFrame, framePolicy, readFrame } from './frame.ts';
import { head } from './page/head.ts';
import { notFoundHead, notFoundPage } from './page/not-found-page.ts';
import { Pictures } from './page/pictures.ts';
import { shootPage } from './page/shoot-page.ts';
import { recentOnly } from './recent-only.ts';
import { findSharedShoot, previews, revisionOf } from './service.ts';

interface ById {
  Params: { id: string };
}

/** Forbids copies, which would outlive the sharing, and search engines. */
const UNKEPT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' } as const;

const config = { access: 'public' } as const;

/** A shared page may be opened by everyone in one network at a convention. */
const sharedShootFromIp = defineLimit(
  'sharedShootFromIp',
  { points: 120, seconds: MINUTE, isLocal: true },
  'network',
);

const CACHE_BYTES = 32 * 1024 * 1024;
const ENCODINGS = 3;

/** A page with the content security policy that allows its style sheet. */
interface Page extends Encoded {
  readonly policy: string;
}

export function publicShootRoutes(app: FastifyInstance, deps: Deps): void {
  const { pageOf, missingPage } = pages(deps);
  const answers = new AnswerCache(CACHE_BYTES);
  const previewOf = previews(deps);
  const count = ({ ip }: FastifyRequest) => deps.limits.count([sharedShootFromIp.by(ip)]);
  const sendMissing = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply.code(404), await missingPage(encodingOf(request)));

  publicRoute(
    app,
    getPublicShoot,
    ({ request }) => [sharedShootFromIp.by(request.ip)],
    async ({ params: { id }, request, reply }) => {
      reply.headers(UNKEPT).header('vary', 'Accept-Encoding');
      const revision = await revisionOf(deps, id);
      if (revision === undefined) throw notShared();
      const encoding = encodingOf(request);
      const answer = await answers.answer(`${id} ${encoding}`, revision, async () => {
        const found = await findSharedShoot(deps, id);
        if (!found) throw notShared();
        return encode(Buffer.from(JSON.stringify(found.shoot)), encoding);
      });
      return sendEncoded(reply.type('application/json; charset=utf-8'), answer);
    },
  );

  for (const url of ['/public/shoots/:id', '/public/shoots/:id/']) {
    app.get<ById>(url, { config }, async (request, reply) => {
      await count(request);
      const page = await pageOf(request.params.id, encodingOf(request));
      return page ? sendPage(reply, page) : sendMissing(request, reply);
    });
  }

  app.get<ById>('/public/shoots/:id/preview.jpg', { config }, async (request, reply) => {
    await count(request);
    const picture = await previewOf(request.params.id);
    if (!picture) return sendMissing(request, reply);
    return reply.headers(UNKEPT).type('image/jpeg').send(picture);
  });
}

const encodingOf = ({ headers }: FastifyRequest) => encodingFor(headers['accept-encoding']);
const notShared = () => new HttpError(404, 'not_found', SHOOT_NOT_SHARED_MESSAGE);

/** Each revision of a page is read, rendered and compressed once. */
function pages(deps: Deps) {
  const frame = readFrame(deps.webRoot);
  const cache = new AnswerCache<Page>(CACHE_BYTES);

  async function render(filling: Filling, encoding: Encoding): Promise<Page> {
    const encoded = await encode(Buffer.from(fillFrame(frame, filling)), encoding);
    return { ...encoded, policy: framePolicy(deps.env, frame, filling.style) };
  }

  async function shared(id: string, encoding: Encoding): Promise<Page> {
    const found = await findSharedShoot(deps, id);
    if (!found) throw notShared();
    const pictures = new Pictures(found.placeholders);
    const page = shootPage(found.shoot, pictures);
    const filling = { head: head(found.shoot, deps.env.publicUrl), page, style: pictures.style };
    return render(filling, encoding);
  }

  return {
    /** Undefined if the shoot is not shared. */
    async pageOf(id: string, encoding: Encoding): Promise<Page | undefined> {
      const revision = await revisionOf(deps, id);
      if (revision === undefined) return undefined;
      const make = () => shared(id, encoding);
      return cache.answer(`${id} ${encoding}`, revision, make).catch(unlessNotShared);
    },
    missingPage: recentOnly(ENCODINGS, (encoding: Encoding) =>
      render({ head: notFoundHead, page: notFoundPage, style: '' }, encoding),
    ),
  };
}

/** Sharing may end between two statements. */
function unlessNotShared(error: unknown): undefined {
  if (error instanceof HttpError && error.status === 404) return undefined;
  throw error;
}

function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  reply
    .headers({ ...UNKEPT, 'content-security-policy': page.policy })
    .header('vary', 'Accept-Encoding')
    .type('text/html; charset=utf-8');
  return sendEncoded(reply, page);
}
