import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { testApp } from '../testing/app.ts';
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
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
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

test('pages speak to the hosted identity, where there is one, and to nobody else', () => {
  const hosted = { url: 'https://abc.supabase.co', anonKey: 'anon' } as const;
  const keys = { jwtSecret: undefined, serviceRoleKey: undefined };
  const policy = pagePolicy({ ...http, hosted: { ...hosted, ...keys } }, []);
  expect(policy).toContain("connect-src 'self' https://abc.supabase.co/auth/v1/;");
  expect(pagePolicy({ ...http, hosted: undefined }, [])).not.toContain('supabase');
});
