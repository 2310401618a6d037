import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import type { Sources } from './map-sources.ts';

const YEAR_SECONDS = 31_536_000;

/** Nothing but a page may load or run anything; pages bring a policy of their own. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What browsers need to be told to be careful. */
export function carefulHeaders(env: Pick<Env, 'publicUrl'>): Record<string, string> {
  return {
    'content-security-policy': API_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Map tiles are only given to those who say where they come from.
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Signing in at another provider happens in a window that has to report back.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    ...(isHttps(env) && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
  };
}

/** Sets on every answer of a route what browsers need to be told. */
export function securityHeaders(app: FastifyInstance, env: Pick<Env, 'publicUrl'>): void {
  const headers = carefulHeaders(env);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

const isHttps = ({ publicUrl }: Pick<Env, 'publicUrl'>) => publicUrl.startsWith('https:');

/**
 * The policy for pages that run the application's own files, and of the scripts written into `html` those alone. `more` says
 * what a page loads beyond that.
 */
export function pagePolicy(
  env: Pick<Env, 'publicUrl'> & Partial<Pick<Env, 'hosted'>>,
  html: readonly string[],
  more: readonly Sources[] = [],
): string {
  const own: Sources = {
    'default-src': ["'self'"],
    'script-src': scriptSources(html),
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'frame-src': ['https://www.instagram.com'],
    ...(env.hosted && { 'connect-src': ["'self'", `${env.hosted.url}/auth/v1/`] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const directives = Object.entries(more.reduce(withSources, own));
  return [
    ...directives.map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`),
    ...(isHttps(env) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Where nothing was said of a directive, pages may load what is their own. */
function withSources(policy: Sources, more: Sources): Sources {
  const added = Object.entries(more).map(([directive, sources]) => [
    directive,
    [...(policy[directive] ?? ["'self'"]), ...sources],
  ]);
  return { ...policy, ...Object.fromEntries(added) };
}

/** Which scripts may run in pages: the application's own files, and those written into `html`. */
export const scriptSources = (html: readonly string[]) => [
  "'self'",
  ...new Set(html.flatMap(inlineScripts).map(hashSource)),
];

function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(([, attributes = '', code = '']) =>
    /\bsrc=/.test(attributes) ? [] : [code],
  );
}

const hashSource = (code: string) =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
