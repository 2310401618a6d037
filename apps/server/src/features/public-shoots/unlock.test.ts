import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { noRateLimits } from '../../http/rate-limits.ts';
import { testEnv } from '../../testing/app.ts';
import { isUnlocked, setUnlockCookie } from './unlock.ts';

const linked = { token: 'token', password: 'hash' } as Parameters<typeof isUnlocked>[2];
const depsAt = (publicUrl: string) => ({ env: { ...testEnv, publicUrl }, limits: noRateLimits });
const isOpen = (deps: ReturnType<typeof depsAt>, cookie: string) =>
  isUnlocked({ headers: { cookie } } as FastifyRequest, deps, linked);

function cookieAt(deps: ReturnType<typeof depsAt>) {
  const set: string[] = [];
  const reply = { header: (_name: string, value: string) => set.push(value) };
  setUnlockCookie(reply as unknown as FastifyReply, deps, linked, '/s/x');
  return String(set[0]);
}

test('with https, browsers take the cookie of an opened link from https alone', () => {
  const deps = depsAt('https://shoots.example.org');
  const cookie = cookieAt(deps);
  expect(cookie).toMatch(
    /^__Secure-lensemble_link=.*; Path=\/s\/x; .*; HttpOnly; SameSite=Lax; Secure$/,
  );
  const [pair = ''] = cookie.split(';');
  expect([isOpen(deps, pair), isOpen(deps, pair.replace('__Secure-', ''))]).toEqual([true, false]);
});

test('without https, it has neither the prefix nor the attribute', () => {
  const deps = depsAt('http://localhost:3000');
  const cookie = cookieAt(deps);
  expect(cookie).toMatch(/^lensemble_link=.*; SameSite=Lax$/);
  expect(isOpen(deps, cookie.split(';')[0]!)).toBe(true);
});
