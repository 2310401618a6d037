import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import { ON_SET_SHELL } from '@lensemble/contract/on-set-shell';
import { onSetPages, type Page } from '@lensemble/contract/pages';
import type { Language } from '@lensemble/messages/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { bootFor } from '../features/boot/service.ts';
import { sendCompressed } from '../http/compression.ts';
import { mapSources, NONCE, tileSources } from '../http/map-sources.ts';
import { pathOf } from '../http/path-pattern.ts';
import { readerLanguage } from '../http/reader-language.ts';
import { pagePolicy } from '../http/security-headers.ts';
import type { Env } from '../start/env.ts';
import {
  type Documents,
  type DocumentsByLanguage,
  fillShell,
  NOT_BUILT,
  readDocuments,
} from './documents.ts';
import { lifetimeOf, listFiles, SERVICE_WORKER, SERVICE_WORKER_POLICY } from './files.ts';
import { firstPaintOf, hasLoaded, visitorPaintOf } from './first-paint.ts';
import { callsOf, pageAt } from './known-pages.ts';
import { landingSender } from './landing.ts';

const ON_SET_PAGES: ReadonlySet<Page | undefined> = new Set(onSetPages);

/** A page is that of its reader: of the session, and in the reader's language. */
const VARY = 'Accept-Language, Cookie';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Serves the built web: files, the landing page for signed-out visitors, and the application for all other paths, with
 * status 404 for unknown pages. Register it last, because its route matches everything.
 */
export function pageRoutes(app: FastifyInstance, deps: Deps): void {
  const { webRoot } = deps;
  if (webRoot === undefined) return;
  const documents = readDocuments(webRoot, deps.env);
  const serve = documents ? servePages(app, deps, webRoot, documents) : sendNotBuilt;
  app.route({
    method: 'GET',
    url: '/*',
    config: { access: 'public' },
    handler: async (request, reply) => {
      if (/^\/(api|storage)(\/|$)/.test(pagePathOf(request))) return reply.callNotFound();
      return serve(request, reply);
    },
  });
}

function servePages(
  app: FastifyInstance,
  deps: Deps,
  webRoot: string,
  documents: DocumentsByLanguage,
): Handler {
  app.register(fastifyStatic, { root: webRoot, serve: false, preCompressed: true });
  const files = listFiles(webRoot);
  const sites = new Map(
    [...documents].map(([language, each]) => [language, siteOf(deps.env, each)] as const),
  );
  return async (request, reply) => {
    const path = pagePathOf(request);
    if (path === SERVICE_WORKER) reply.header('content-security-policy', SERVICE_WORKER_POLICY);
    if (files.has(path)) return reply.sendFile(path, lifetimeOf(path));
    if (!wantsPage(request)) return reply.callNotFound();
    if (path === ON_SET_SHELL) return sendOnSetShell(sites, request, reply);
    reply.header('vary', VARY);
    return sendPage(deps, sites, request, reply);
  };
}

/** What the application needs to answer in one language. */
const siteOf = (env: Env, documents: Documents) => ({
  documents,
  policies: policiesOf(env, documents),
  sendLanding: landingSender(documents.landing, env.publicUrl),
});
type Site = ReturnType<typeof siteOf>;

async function sendPage(
  deps: Deps,
  sites: ReadonlyMap<Language, Site>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const path = pagePathOf(request);
  const standing = await request.server.identify(request, reply);
  const reader = { me: standing?.me, headers: request.headers };
  const site = sites.get(readerLanguage(reader, deps.env));
  if (!site) throw new Error('No documents in an offered language');
  const { documents, policies, sendLanding } = site;
  const boot = await bootFor(deps, standing);
  const isSignedIn = boot.user !== null;
  reply.header('cache-control', isSignedIn ? 'private, no-store' : 'private, no-cache');
  if (path === '/' && !isSignedIn)
    return sendLanding(request, reply.header('content-security-policy', policies.landing));
  const page = pageAt(path)?.page;
  if (page === undefined) reply.code(404);
  if (ON_SET_PAGES.has(page)) {
    reply.header('content-security-policy', policies.onSet);
    const calls = isSignedIn ? callsOf(path) : [];
    return sendHtml(request, reply, fillShell(documents.onSet, boot, { calls, scripts: [] }));
  }
  const nonce = allowScripts(policies.app, reply);
  const look = lookOf(request);
  const isNew = page && !hasLoaded(look.cookies, documents.firstScript);
  const painted = isNew ? paintOf(documents, page, isSignedIn, look) : '';
  const html = fillShell(painted ? documents.shell : documents.bareShell, boot, {
    calls: isSignedIn ? callsOf(path) : [],
    scripts: documents.scripts[isSignedIn ? (page ?? '') : '/auth'] ?? [],
    nonce,
    painted,
  });
  return sendHtml(request, reply, html);
}

const paintOf = (
  { firstPaint }: Documents,
  page: Page,
  isSignedIn: boolean,
  look: ReturnType<typeof lookOf>,
) => (isSignedIn ? firstPaintOf(firstPaint, page, look) : visitorPaintOf(firstPaint, page));

/** The same for all readers of a language, who may be signed out by now. The service worker keeps it. */
function sendOnSetShell(
  sites: ReadonlyMap<string, Site>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { language } = request.query as { readonly language?: unknown };
  const site = sites.get(String(language));
  if (!site) return reply.callNotFound();
  reply.header('cache-control', 'no-cache').header('content-security-policy', site.policies.onSet);
  const html = fillShell(site.documents.onSet, null, { calls: [], scripts: [] });
  return sendHtml(request, reply, html);
}

const lookOf = ({ url, headers }: FastifyRequest) => ({ url, cookies: headers.cookie });

const policiesOf = (env: Env, { shell, landing, onSet }: Documents) => ({
  landing: pagePolicy(env, [landing]),
  onSet: pagePolicy(env, [onSet], tileSources(env.maps)),
  app: pagePolicy(env, [shell], mapSources(env.maps)),
});

/** Sets the content security policy. Returns the nonce for the scripts if the policy needs one. */
function allowScripts(policy: string, reply: FastifyReply): string | undefined {
  const nonce = policy.includes(NONCE) ? randomBytes(16).toString('base64url') : undefined;
  reply.header('content-security-policy', policy.replace(NONCE, nonce ?? ''));
  return nonce;
}

function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string) {
  reply.header('vary', `Accept-Encoding, ${VARY}`).type('text/html; charset=utf-8');
  return sendCompressed(request, reply, html);
}

async function sendNotBuilt(_request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(NOT_BUILT);
}

const pagePathOf = ({ url }: FastifyRequest) => pathOf(url).replace(/(?<=.)\/$/, '');

/** A missing script or picture must not get an HTML page. */
const wantsPage = ({ headers: { accept } }: FastifyRequest) =>
  accept === undefined || accept === '*/*' || accept.includes('text/html');
