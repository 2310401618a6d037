import { boot } from '@lensemble/contract/boot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { signedIn, signUp } from '../../testing/login.ts';
import { bootFor } from './service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({
    extend: (app) => {
      const config = { access: 'public' } as const;
      app.get('/boot', { config }, async (request, reply) =>
        bootFor(
          { ...t.database, env: t.env, hosted: undefined },
          await app.identify(request, reply),
        ),
      );
    },
  });
});
afterAll(() => t.close());

test('a page knows who opens it, their profile and their teams', async () => {
  const ada = await signUp(t);
  const answer = boot.strict().parse((await ada.get('/boot')).body);
  expect(answer).toMatchObject({
    user: { id: ada.userId, email: ada.email },
    profile: { firstName: 'Ada', lastName: 'Byron', avatarUrl: null },
    teams: [{ name: "Ada's Team", isActive: true }],
  });
});

test('without a session it knows no user', async () => {
  const signedOut = {
    quotas: { references: 200 },
    signUps: 'open',
    sendsMail: false,
    providers: [],
    hosted: null,
    user: null,
    profile: null,
    teams: [],
    revision: null,
  };
  expect((await makeClient(t.app).get('/boot')).body).toEqual(signedOut);
  expect((await makeClient(t.app, 'lensemble_session=made.up').get('/boot')).body).toEqual(
    signedOut,
  );
  const ada = await signedIn(t);
  const { cookie } = ada;
  await ada.post('/api/auth/signout');
  expect((await makeClient(t.app, cookie).get('/boot')).body).toEqual(signedOut);
});
