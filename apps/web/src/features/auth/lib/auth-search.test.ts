import { describe, expect, test } from 'vitest';
import { openTab, readAuthSearch, searchForTab } from './auth-search.ts';

describe('the query of the auth screen', () => {
  test('is read as far as it makes sense', () => {
    expect(
      readAuthSearch({
        tab: 'signup',
        inviteCode: ' abc ',
        invite: 'true',
        redirect: '/shoots/new?a=1#b',
      }),
    ).toEqual({ tab: 'signup', inviteCode: 'abc', invite: true, redirect: '/shoots/new?a=1#b' });
  });

  test.each([
    [{}],
    [{ tab: 'other', inviteCode: '  ', invite: 'false', redirect: 'https://example.org' }],
    [{ tab: ['signup'], inviteCode: { a: 1 }, invite: 1, redirect: ['/shoots'] }],
    [{ redirect: '//example.org' }],
  ])('names what makes none as undefined: %j', (query) => {
    expect(readAuthSearch(query)).toStrictEqual({
      tab: undefined,
      inviteCode: undefined,
      invite: undefined,
      again: undefined,
      redirect: undefined,
    });
  });

  test('opens sign-in unless it asks for sign-up or brings an invitation', () => {
    expect(openTab({})).toBe('signin');
    expect(openTab({ tab: 'signin' })).toBe('signin');
    expect(openTab({ tab: 'signup' })).toBe('signup');
    expect(openTab({ inviteCode: 'abc' })).toBe('signup');
    expect(openTab({ invite: true })).toBe('signup');
    expect(openTab({ tab: 'signin', inviteCode: 'abc' })).toBe('signup');
  });

  test('keeps the place to go to when another tab is chosen, and drops the invitation', () => {
    const search = { tab: 'signup', inviteCode: 'abc', invite: true, redirect: '/map' } as const;
    expect(searchForTab(search, 'signin')).toEqual({ tab: 'signin', redirect: '/map' });
    expect(openTab(searchForTab(search, 'signin'))).toBe('signin');
  });
});
