import type { IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { proxyTrust, requestIdMaker } from './request-ids.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FROM_PROXY = '7b1f0c9e5d3a4f62';

const config = { access: 'public' } as const;
const broken = (app: TestApp['app']) => {
  app.get('/broken', { config }, async () => {
    throw new Error('broken');
  });
};

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ extend: broken });
});
afterAll(() => t.close());

test('a failure has one id in the log, in the header, in the body and on the page', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const logged = await testApp({ env: { logLevel: 'error' }, logTo: stream, extend: broken });
  onTestFinished(() => logged.close());
  const { headers, json } = await logged.app.inject('/broken');
  const id = headers['x-request-id'];
  expect(json()).toMatchObject({ code: 'internal', requestId: id });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ reqId: id, msg: 'request failed' });

  const page = await logged.app.inject({ url: '/broken', headers: { accept: 'text/html' } });
  expect(page.body).toContain(`<small>Request ${page.headers['x-request-id']}</small>`);
  expect(page.body).toContain('<p>Something went wrong on our side. Please try again.</p>');
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ reqId: page.headers['x-request-id'] });
});

test('what a person can correct has no number to pass on', async () => {
  const { json, headers } = await t.app.inject('/api/nothing');
  expect(json()).not.toHaveProperty('requestId');
  expect(headers).not.toHaveProperty('x-request-id');
});

test.each([
  ['no proxy is trusted', false, '127.0.0.1', FROM_PROXY, UUID],
  ['a proxy in front is trusted', 1, '192.0.2.7', FROM_PROXY, FROM_PROXY],
  ['its network is trusted', ['192.0.2.0/24'], '192.0.2.7', FROM_PROXY, FROM_PROXY],
  ['another network is trusted', ['loopback'], '192.0.2.7', FROM_PROXY, UUID],
  ['it would break the page or the log', 1, '192.0.2.7', '<b>"a"</b>', UUID],
  ['it is too long', 1, '192.0.2.7', 'a'.repeat(65), UUID],
] as const)('an id from outside, where %s', (_, trust, remoteAddress, given, expected) => {
  const trustProxy = typeof trust === 'object' ? [...trust] : trust;
  const request = { headers: { 'x-request-id': given }, socket: { remoteAddress } };
  const idOf = requestIdMaker(proxyTrust({ trustProxy }));
  expect(idOf(request as unknown as IncomingMessage)).toMatch(expected);
});

test('the id of a trusted proxy reaches the response', async () => {
  const behind = await testApp({ env: { trustProxy: 1 }, extend: broken });
  onTestFinished(() => behind.close());
  const { headers } = await behind.app.inject({
    url: '/broken',
    headers: { 'x-request-id': FROM_PROXY },
  });
  expect(headers['x-request-id']).toBe(FROM_PROXY);
});
