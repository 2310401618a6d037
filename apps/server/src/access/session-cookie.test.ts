import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { sessionTokenOf } from './session-cookie.ts';
import { sealToken } from './session-token.ts';

const env = { publicUrl: 'http://localhost:3000', authSecret: 'a secret for tests alone' };
const tokenIn = (cookie: string | undefined) =>
  sessionTokenOf({ headers: { cookie } } as FastifyRequest, env);
const ours = `lensemble_session=${sealToken('token', env.authSecret)}`;

test.each([
  ['alone', ours],
  ['among others', `theme=dark; ${ours}; sidebar_state=true`],
  ['behind a planted one', `lensemble_session=junk.junk; ${ours}`],
  ['before a planted one', `${ours}; lensemble_session=junk.junk`],
])('the session is found %s', (_, cookie) => {
  expect(tokenIn(cookie)).toBe('token');
});

test.each([undefined, '', 'lensemble_session=', 'lensemble_session=junk.junk', `x${ours}`])(
  'there is none in %j',
  (cookie) => {
    expect(tokenIn(cookie)).toBeUndefined();
  },
);
