import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../start/env.ts';
import type { Sources } from './map-sources.ts';

const YEAR_SECONDS = 31_536_000;

/** API responses may not load or run anything; pages set their own policy. */
const API_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Security headers for all responses. */
export function carefulHeaders(env: Pick<Env, 'publicUrl'>): Record<string, string> {
  return {
    'content-security-policy': API_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Tile servers require a referrer.
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The window in which people sign in at a provider reports back to its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    ...(isHttps(env) && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
  };
}

/** Sets the security headers on the response of every route. */
export function securityHeaders(app: FastifyInstance, env: Pick<Env, 'publicUrl'>): void {
  const headers = carefulHeaders(env);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

const isHttps = ({ publicUrl }: Pick<Env, 'publicUrl'>) => publicUrl.startsWith('https:');

const INSTAGRAM = 'https://www.instagram.com';

/**
 * The content security policy of a page that runs the application's files. Of inline scripts it allows only those in `html`.
 * @param more other origins that the page loads from
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
    'frame-src': [INSTAGRAM],
    // The editor asks whether Instagram can be reached, because a frame does not tell.
    'connect-src': ["'self'", INSTAGRAM, ...(env.hosted ? [`${env.hosted.url}/auth/v1/`] : [])],
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

/** A directive that the policy does not name yet starts from 'self'. */
function withSources(policy: Sources, more: Sources): Sources {
  const added = Object.entries(more).map(([directive, sources]) => [
    directive,
    [...(policy[directive] ?? ["'self'"]), ...sources],
  ]);
  return { ...policy, ...Object.fromEntries(added) };
}

/** Sources of `script-src`: the application's files and the inline scripts in `html`. */
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
