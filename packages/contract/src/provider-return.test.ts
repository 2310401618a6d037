import { describe, expect, test } from 'vitest';
import { providerReturnPath, readProviderReturn } from './provider-return.ts';

function read(path: string) {
  const { searchParams, hash } = new URL(path, 'http://own.invalid');
  return readProviderReturn(Object.fromEntries(searchParams), hash);
}

describe('what the address says after a trip to a provider', () => {
  test.each([
    { provider: 'google' as const },
    { provider: 'facebook' as const, failure: 'no_email' as const },
    { provider: 'google' as const, connected: true as const },
    { provider: 'google' as const, secondStep: { token: 'a-b_c', hasPasskeys: true } },
    { provider: 'google' as const, secondStep: { token: 'a', hasPasskeys: false } },
    { provider: 'google' as const, redirect: '/shoots/new?a=1&b=2#c', inviteCode: 'a b&c' },
  ])('is read as it was written: %j', (given) => {
    expect(read(providerReturnPath(given))).toEqual(given);
  });

  test('has an invite code in the fragment alone', () => {
    const path = providerReturnPath({ provider: 'google', inviteCode: 'abc' });
    expect(path).toBe('/auth/callback?provider=google#inviteCode=abc');
  });

  test('has the token of a second step in the fragment alone', () => {
    const secondStep = { token: 'abc', hasPasskeys: true };
    const path = providerReturnPath({ provider: 'google', secondStep });
    expect(path).toBe('/auth/callback?provider=google#step=abc&passkeys=true');
  });

  test.each([
    { provider: 'evil', error: 'Call +1 555', connected: 'yes', redirect: '//evil.example' },
    { provider: ['google'], error: { a: 1 }, connected: 1, redirect: ['/'], inviteCode: 'a' },
    { redirect: '/auth/callback', error: '__proto__' },
  ])('counts only as far as it makes sense: %j', (query) => {
    expect(Object.values(readProviderReturn(query, '#a')).filter(Boolean)).toEqual([]);
  });
});
