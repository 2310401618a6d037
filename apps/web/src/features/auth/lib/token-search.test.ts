import { MAIL_TOKEN_MAX } from '@lensemble/contract/constants';
import { expect, test } from 'vitest';
import { mailedToken, readToken } from './token-search.ts';

test('a token is read without the blanks around it', () => {
  expect(readToken({ token: ' abc ' })).toEqual({ token: 'abc' });
});

test.each([
  [{}],
  [{ token: '  ' }],
  [{ token: ['a'] }],
  [{ token: 'a'.repeat(MAIL_TOKEN_MAX + 1) }],
])('what is no token is none: %j', (query) => {
  expect(readToken(query)).toStrictEqual({ token: undefined });
});

test('a link’s token is in the fragment, and in the query of older links', () => {
  expect(mailedToken({}, 'token=%20abc')).toBe('abc');
  expect(mailedToken({ token: 'old' }, '')).toBe('old');
  expect(mailedToken({}, 'section')).toBeUndefined();
});
