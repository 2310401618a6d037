import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type StandInGoogle,
  serviceAccountEnv,
  startStandInGoogle,
} from '../../../../../testing/google/google.ts';
import type { Way } from '../../../../../testing/google/misbehave.ts';
import { describeError } from '../../http/log.ts';
import { googleEnv } from '../../testing/google-app.ts';
import { ExternalServiceError, RevokedError } from '../external-service-error.ts';
import { googleApi } from './api.ts';
import type { GoogleApi, GoogleRequest } from './port.ts';
import { serviceAccountTokens } from './service-account.ts';

let google: StandInGoogle;
beforeAll(async () => {
  google = await startStandInGoogle();
});
beforeEach(() => google.reset());
afterAll(() => google.close());

const TIMEOUT_MS = 600;
/** Shorter than the timeout in production, even on a busy machine. */
const SOON = 7_000;
const place = () => ({ service: 'Google Calendar', owner: 'server', apiUrl: google.url }) as const;

function apiOf(timeoutMs?: number): GoogleApi {
  const { serviceAccount, endpoints } = googleEnv(serviceAccountEnv(google));
  return googleApi(place(), serviceAccountTokens(serviceAccount!, endpoints), timeoutMs);
}

const EVENTS = '/calendar/v3/calendars/primary/events';
const time = { dateTime: '2026-07-01T09:00:00Z', timeZone: 'UTC' };
const insert: GoogleRequest = {
  method: 'POST',
  path: EVENTS,
  body: { id: 'abcde', start: time, end: time },
  isRepeatable: true,
};
const once: GoogleRequest = { ...insert, isRepeatable: false };
const askedFor = (path: string) => google.asked.filter((asked) => asked.path === path).length;

const failing = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('a Google that', () => {
  const ways: readonly (readonly [string, Way])[] = [
    ['says nothing', { way: 'silence' }],
    ['hangs up', { way: 'reset' }],
    ['stops in the middle', { way: 'half' }],
    ['answers nonsense', { way: 'nonsense' }],
    ['fails', { way: 'refuse', status: 500, reason: 'backendError' }],
    ['is overrun', { way: 'refuse', status: 503, reason: 'backendError' }],
    ['wants it slower', { way: 'refuse', status: 429, reason: 'rateLimitExceeded' }],
    ['has had enough for today', { way: 'refuse', status: 403, reason: 'quotaExceeded' }],
    ['takes no token', { way: 'refuse', status: 401, reason: 'authError' }],
    ['finds it invalid', { way: 'refuse', status: 400, reason: 'invalid' }],
  ];

  test.each(ways)('%s is away, within the time, at the API and at the token', async (_, way) => {
    for (const at of [/^POST \/calendar/, /^POST \/token/]) {
      google.misbehaviour = { ...way, at };
      const startedAt = performance.now();
      const error = await failing(apiOf(TIMEOUT_MS).run((send) => send(insert)));
      expect(error).toBeInstanceOf(ExternalServiceError);
      expect((error as Error).message).toContain('Google Calendar');
      expect(performance.now() - startedAt).toBeLessThan(SOON);
    }
    expect(google.calendar.events.size).toBe(0);
  });

  test('is not there is away', async () => {
    const { serviceAccount, endpoints } = googleEnv(serviceAccountEnv(google));
    const tokens = serviceAccountTokens(serviceAccount!, endpoints);
    const api = googleApi({ ...place(), apiUrl: 'http://127.0.0.1:1' }, tokens);
    expect(await failing(api.run((send) => send(insert)))).toBeInstanceOf(ExternalServiceError);
  });

  test('sends elsewhere is not followed with the token', async () => {
    google.misbehaviour = { way: 'redirect', at: /^POST \/(calendar|token)/ };
    expect(await failing(apiOf().run((send) => send(once)))).toBeInstanceOf(ExternalServiceError);
    google.misbehaviour = { way: 'redirect', at: /^POST \/calendar/ };
    expect(await failing(apiOf().run((send) => send(once)))).toBeInstanceOf(ExternalServiceError);
    expect([askedFor(EVENTS), askedFor('/elsewhere')]).toEqual([1, 0]);
  });
});

describe('another try', () => {
  test.each([
    ['hangs up', { way: 'reset' }],
    ['stops in the middle', { way: 'half' }],
    ['fails', { way: 'refuse', status: 500, reason: 'backendError' }],
    ['wants it slower', { way: 'refuse', status: 429, reason: 'rateLimitExceeded' }],
    ['wants it slower, with 403', { way: 'refuse', status: 403, reason: 'userRateLimitExceeded' }],
  ] as const)('comes where Google %s, of what can be done twice', async (_, way) => {
    google.misbehaviour = { ...way, at: /^POST \/calendar/, times: 2 };
    const answer = await apiOf().run((send) => send(insert));
    expect([answer.status, askedFor(EVENTS)]).toEqual([200, 3]);
    // A request that Google rejected was not carried out.
    expect(answer.isRepeated).toBe(!('status' in way && way.status < 500));
  });

  test('comes no more than twice', async () => {
    google.misbehaviour = { way: 'reset', at: /^POST \/calendar/ };
    await failing(apiOf().run((send) => send(insert)));
    expect(askedFor(EVENTS)).toBe(3);
  });

  test('does not come of what must not be done twice, unless Google has refused it', async () => {
    google.misbehaviour = { way: 'reset', at: /^POST \/calendar/ };
    await failing(apiOf().run((send) => send(once)));
    expect(askedFor(EVENTS)).toBe(1);
    google.misbehaviour = { way: 'refuse', status: 429, reason: 'x', at: /^POST \/cal/, times: 1 };
    expect((await apiOf().run((send) => send(once))).status).toBe(200);
  });

  test('does not come where it would not help', async () => {
    google.misbehaviour = {
      way: 'refuse',
      status: 403,
      reason: 'quotaExceeded',
      at: /^POST \/cal/,
    };
    await failing(apiOf().run((send) => send(insert)));
    expect(askedFor(EVENTS)).toBe(1);
  });
});

describe('a token', () => {
  test('is asked for once, and again when it is over', async () => {
    const api = apiOf();
    await Promise.all([1, 2].map(() => api.run((send) => send({ ...insert, expected: [409] }))));
    const before = askedFor('/token');
    await api.run((send) => send({ ...insert, expected: [409] }));
    expect(askedFor('/token')).toBe(before);
    for (const access of google.oauth.tokens.values()) access.expiresAt = 0;
    await api.run((send) => send({ ...insert, expected: [409] }));
    expect(askedFor('/token')).toBe(before + 1);
  });

  test('that Google refuses once more makes Google away, and no loop', async () => {
    google.misbehaviour = { way: 'refuse', status: 401, reason: 'authError', at: /^POST \/cal/ };
    expect(await failing(apiOf().run((send) => send(insert)))).toBeInstanceOf(ExternalServiceError);
    expect([askedFor(EVENTS), askedFor('/token')]).toEqual([2, 2]);
  });

  test('that is given no more ends it', async () => {
    const revoked = { token: () => Promise.reject(new RevokedError('no')) };
    const api = googleApi(place(), revoked);
    expect(await failing(api.run((send) => send(insert)))).toBeInstanceOf(RevokedError);
  });
});

test('a failure reveals nothing of what was sent, printed or in the log', async () => {
  google.misbehaviour = { way: 'refuse', status: 500, reason: 'backendError', at: /^POST \/cal/ };
  const error = (await failing(apiOf().run((send) => send(insert)))) as Error;
  const told = `${error.stack} ${JSON.stringify([error, describeError(error)])} ${(error.cause as Error).stack}`;
  expect(told).not.toMatch(/ya29|Bearer|abcde/);
});
