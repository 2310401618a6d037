import { describe, expect, test } from 'vitest';
import {
  claimsOf,
  failureIn,
  isRecovery,
  nameOf,
  readTokens,
  typedNameOf,
} from './provider-tokens.ts';

describe('the tokens in the fragment', () => {
  test('are read with their expiry as a number', () => {
    expect(
      readTokens('#access_token=a.b.c&refresh_token=r&expires_at=1790000000&token_type=bearer'),
    ).toEqual({
      access_token: 'a.b.c',
      refresh_token: 'r',
      expires_at: 1_790_000_000,
    });
  });

  test('may lack everything but the access token', () => {
    expect(readTokens('access_token=a')).toEqual({
      access_token: 'a',
      refresh_token: null,
      expires_at: null,
    });
  });

  test('have no expiry where it is no number', () => {
    expect(readTokens('#access_token=a&expires_at=soon')?.expires_at).toBeNull();
    expect(readTokens('#access_token=a&expires_at=')?.expires_at).toBeNull();
  });

  test.each([
    [''],
    ['#'],
    ['#access_token='],
    ['#error=access_denied&error_description=No'],
    ['#/shoots'],
  ])('are none in %j', (fragment) => {
    expect(readTokens(fragment)).toBeUndefined();
  });
});

describe('the name that a provider gives', () => {
  test('is the full name before the name, in the metadata before the top', () => {
    expect(
      nameOf({ name: 'top', user_metadata: { name: 'short', full_name: 'Mira Lindqvist' } }),
    ).toBe('Mira Lindqvist');
    expect(nameOf({ name: 'top', user_metadata: { name: 'short' } })).toBe('short');
    expect(nameOf({ name: 'top', full_name: 'full', user_metadata: null })).toBe('full');
    expect(nameOf({ name: 'top' })).toBe('top');
  });

  test.each([
    [undefined],
    [null],
    ['text'],
    [{}],
    [{ name: 7 }],
    [{ name: ' ' }],
    [{ user_metadata: 'x' }],
  ])('is none in %j', (source) => {
    expect(nameOf(source)).toBeUndefined();
  });

  test('is found in the claims of a token, in any script', () => {
    const payload = Buffer.from(
      JSON.stringify({ user_metadata: { full_name: '荒井 雪 ÿ?>' } }),
    ).toString('base64url');
    expect(nameOf(claimsOf(`head.${payload}.signature`))).toBe('荒井 雪 ÿ?>');
  });

  test.each([[''], ['one'], ['a.b.c'], ['a.%%%.c'], [`a.${btoa('no json')}.c`]])(
    'is none in the broken token %j',
    (token) => {
      expect(nameOf(claimsOf(token))).toBeUndefined();
    },
  );
});

describe('the name that the user typed', () => {
  test('is taken as it was typed', () => {
    const user_metadata = { first_name: 'Ana Maria', last_name: 'de la Cruz', full_name: 'x' };
    expect(typedNameOf({ user_metadata })).toEqual({
      firstName: 'Ana Maria',
      lastName: 'de la Cruz',
    });
  });

  test.each([
    [undefined],
    [{}],
    [{ user_metadata: null }],
    [{ user_metadata: { first_name: 'Ana' } }],
    [{ user_metadata: { first_name: 7, last_name: {} } }],
    [{ user_metadata: { first_name: ' ', last_name: 'x' } }],
  ])('is none in %j', (claims) => {
    expect(typedNameOf(claims)).toBeUndefined();
  });
});

test('a fragment that a link for a new password brought says so', () => {
  expect(isRecovery('#access_token=a&type=recovery')).toBe(true);
  expect(isRecovery('#access_token=a&type=signup')).toBe(false);
  expect(isRecovery('#type=recovery')).toBe(false);
});

describe('the reason for a return without tokens', () => {
  test.each([
    ['#error=access_denied&error_code=otp_expired&error_description=x', /no longer valid/],
    ['#error=access_denied&error_description=x', /canceled/],
    ['#error=server_error&error_code=unexpected_failure', /not completed/],
    ['', /not completed/],
  ])('is given in our own words: %j', (fragment, words) => {
    expect(failureIn(fragment)).toMatch(words);
  });

  test('never in the words of the address', () => {
    expect(failureIn('#error=x&error_description=Call+0900+123')).not.toContain('0900');
  });
});
