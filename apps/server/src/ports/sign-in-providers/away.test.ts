import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { googleSettings, readGoogle } from '../../start/settings/google.ts';
import { googleSignIn } from './google.ts';
import { PROVIDER_DEADLINE_MS } from './oauth.ts';

const trip = { state: 'state', codeVerifier: 'v'.repeat(43), redirectUri: 'http://localhost/back' };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));

const goodToken = json({ access_token: 'token' });
const goodPerson = json({ sub: '1', email: 'ada@example.org', email_verified: true, name: 'Ada' });

/** For providers that do not respond. A valid response can take longer on a busy machine. */
const SHORT_MS = 300;
/** Shorter than the timeout in production, even on a busy machine. */
const SOON_MS = 9_000;

async function ask(token: RequestListener, person: RequestListener, deadlineMs?: number) {
  const settings = {
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_TOKEN_URL: await serve(token),
    GOOGLE_USERINFO_URL: await serve(person),
  };
  const google = googleSignIn(
    readGoogle(z.object(googleSettings).parse(settings), () => ''),
    deadlineMs,
  );
  return google!.personFor(trip, 'code');
}

test('both questions together are given ten seconds', () => {
  expect(PROVIDER_DEADLINE_MS).toBe(10_000);
});

test('a provider that is well says who it is', async () => {
  expect(await ask(goodToken, goodPerson)).toEqual({
    subject: '1',
    email: 'ada@example.org',
    isVerified: true,
    name: 'Ada',
  });
});

const troubles: readonly (readonly [string, RequestListener])[] = [
  ['never answers', () => {}],
  [
    'begins an answer and never ends it',
    (_request, response) => void response.writeHead(200).write('{'),
  ],
  ['hangs up', ({ socket }) => void socket.destroy()],
  [
    'hangs up in the middle',
    ({ socket }, response) => {
      response
        .writeHead(200, { 'content-length': '500' })
        .write('{"access_token":', () => socket.destroy());
    },
  ],
  ['answers 500', json({}, 500)],
  ['answers 429', json({}, 429)],
  ['answers with a page', (_request, response) => void response.end('<html>')],
  ['answers with something else', json([])],
  ['answers with nothing', (_request, response) => void response.end()],
  [
    'sends elsewhere',
    (_request, response) => void response.writeHead(302, { location: '/x' }).end(),
  ],
  [
    'never stops talking',
    (_request, response) => {
      const talk = () => {
        while (!response.destroyed && response.write('"'.repeat(65_536)));
      };
      response.on('drain', talk);
      talk();
    },
  ],
];

describe('a provider that', () => {
  test.each(troubles)('%s is away, at the token and at the person', async (_what, trouble) => {
    for (const answers of [[trouble, goodPerson] as const, [goodToken, trouble] as const]) {
      const begun = performance.now();
      await expect(ask(...answers, SHORT_MS)).rejects.toMatchObject({
        name: 'ExternalServiceError',
        message: 'Google is not available right now',
      });
      expect(performance.now() - begun).toBeLessThan(SOON_MS);
    }
  });

  test.each([
    { sub: '' },
    { sub: 7 },
    { sub: 'a'.repeat(256) },
    { email: 'ada@example.org', email_verified: true },
  ])('does not say who it is is away: %j', async (person) => {
    await expect(ask(goodToken, json(person))).rejects.toMatchObject({
      name: 'ExternalServiceError',
    });
  });

  test.each([400, 401, 403])('refuses the code with %i is not away', async (status) => {
    const refusal = json({ error: 'invalid_grant' }, status);
    await expect(ask(refusal, goodPerson)).rejects.toMatchObject({ name: 'CodeRefusedError' });
  });

  test('is not there at all is away', async () => {
    const settings = {
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_TOKEN_URL: 'http://127.0.0.1:1/',
    };
    const google = googleSignIn(readGoogle(z.object(googleSettings).parse(settings), () => ''));
    await expect(google!.personFor(trip, 'code')).rejects.toMatchObject({
      name: 'ExternalServiceError',
    });
  });
});
