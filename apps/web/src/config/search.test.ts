import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

test('query parameters stay the texts that they are', () => {
  expect(parseSearch('?inviteCode=00123&invite=true&n=1e5')).toEqual({
    inviteCode: '00123',
    invite: 'true',
    n: '1e5',
  });
});

test('empty and missing parameters are left out of an address', () => {
  expect(stringifySearch({ tab: 'signup', redirect: undefined, hide: '' })).toBe('?tab=signup');
  expect(stringifySearch({})).toBe('');
});

test('what is written is read back', () => {
  const search = { redirect: '/shoots?x=1&y=ä#z', tab: 'signin' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});
