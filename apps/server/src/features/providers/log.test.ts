import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
const logged = vi.fn();
beforeAll(async () => {
  t = await testApp({
    extend: (app) =>
      app.addHook('onRequest', async (request) => {
        request.log.error = logged;
      }),
  });
});
afterAll(() => t.close());

test.each([
  '/api/auth/oauth/google/callback',
  '/api/auth/oauth/google/callback?state=made-up&code=made-up',
  '/api/auth/oauth/facebook/callback?error=made-up',
  '/api/auth/oauth/elsewhere/callback',
])('a stranger writes no error into the log with %s', async (url) => {
  const { statusCode } = await t.app.inject({ url });
  expect(statusCode).toBeLessThan(500);
  expect(logged).not.toHaveBeenCalled();
});
