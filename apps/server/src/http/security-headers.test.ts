import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { mapSettings, readMaps } from '../start/settings/maps.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { mapSources } from './map-sources.ts';
import { pagePolicy } from './security-headers.ts';

const http = { publicUrl: 'http://localhost:3000' };
const https = { publicUrl: 'https://shoots.example.org' };

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test.each(['/api/auth/me', '/api/nothing', '/healthz', '/storage/shoot-images/none'])(
  '%s answers with the headers that keep browsers careful',
  async (url) => {
    const { headers } = await t.app.inject({ url });
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
    expect(headers['strict-transport-security']).toBeUndefined();
  },
);

test('asks for https ever after where the public address has it', async () => {
  const secure = await testApp({ env: https });
  const { headers } = await secure.app.inject({ url: '/healthz' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  await secure.close();
});

test('a page may run its own files and exactly the scripts written into it', () => {
  const code = 'document.documentElement.dataset.theme = "light"';
  const html = `<script>${code}</script><script type="module" src="/a.js"></script>`;
  const hash = createHash('sha256').update(code).digest('base64');
  const policy = pagePolicy(http, [html, html]);
  expect(policy.split('; ')).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(pagePolicy(https, [html])).toContain('upgrade-insecure-requests');
  expect(pagePolicy(http, [''])).toContain("script-src 'self';");
});

test('pages speak to the hosted identity, where there is one, and to no other host', () => {
  const hosted = { url: 'https://abc.supabase.co', anonKey: 'anon', issuer: 'i' } as const;
  const keys = { jwtSecret: undefined, serviceRoleKey: undefined };
  const policy = pagePolicy({ ...http, hosted: { ...hosted, ...keys } }, []);
  expect(policy).toContain(
    "connect-src 'self' https://www.instagram.com https://abc.supabase.co/auth/v1/;",
  );
  expect(pagePolicy({ ...http, hosted: undefined }, [])).not.toContain('supabase');
});

const maps = (settings: Record<string, string>) =>
  mapSources(readMaps(z.object(mapSettings).parse({ MAP_TILES_URL: 'off', ...settings })));
const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

test('pages with maps show pictures of the streets’ server, and of no other', () => {
  const url = 'https://tiles.example.org:8443/styles/{z}/{x}/{y}.png?key=secret';
  const streets = directivesOf(pagePolicy(http, [], maps({ MAP_TILES_URL: url })));
  const plain = directivesOf(pagePolicy(http, []));
  expect(streets).toEqual({
    ...plain,
    'img-src': ["'self'", 'data:', 'blob:', 'https://tiles.example.org:8443'],
  });
  expect(pagePolicy(http, [], maps({}))).toBe(pagePolicy(http, []));
});

test('Google’s maps may load what its guide names, by a nonce and without trust in whole hosts', () => {
  const hosted = {
    url: 'https://abc.supabase.co',
    anonKey: 'anon',
    issuer: 'i',
    jwtSecret: undefined,
    serviceRoleKey: undefined,
  };
  const plain = directivesOf(pagePolicy({ ...http, hosted }, []));
  const google = directivesOf(
    pagePolicy({ ...http, hosted }, [], maps({ GOOGLE_MAPS_API_KEY: 'key' })),
  );
  const hosts = ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com'];
  expect(google).toEqual({
    ...plain,
    'script-src': ["'self'", "'nonce-{nonce}'", "'strict-dynamic'", "'unsafe-eval'", 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
    'font-src': ["'self'", 'https://fonts.gstatic.com'],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts, 'https://*.googleusercontent.com'],
    'frame-src': ['https://www.instagram.com', 'https://*.google.com'],
    'connect-src': [
      "'self'",
      'https://www.instagram.com',
      'https://abc.supabase.co/auth/v1/',
      ...hosts,
      'data:',
      'blob:',
    ],
    'worker-src': ["'self'", 'blob:'],
  });
});
