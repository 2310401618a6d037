import { describe, expect, test } from 'vitest';
import { safeRedirect } from './redirect.ts';

describe('where one may be sent after signing in', () => {
  test.each([
    '/',
    '/shoots/1',
    '/shoots/new?title=a%20b#notes',
    '/status/idea?x=1#top',
    '/authors',
    '/shoots?next=//evil.example',
    '/shoots#//evil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/@evil.example',
  ])('%s is inside', (target) => {
    expect(safeRedirect(target)).toBe(target);
  });

  test.each([
    'https://evil.example/',
    'HTTPS:evil.example',
    'https:/shoots',
    'https://own.invalid/shoots',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/shoots/..//evil.example',
    '/shoots/../\\evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'shoots',
    '?a=1',
    '#a',
    '',
    '/auth',
    '/auth/callback',
    '/auth/callback#access_token=a',
    '/auth?redirect=/',
    '/shoots/../auth',
    '/api/auth/signout',
  ])('%j is refused', (target) => {
    expect(safeRedirect(target)).toBeUndefined();
  });

  test.each([undefined, null, 1, true, {}, ['/'], new URL('https://evil.example/')])(
    '%s is no text and refused',
    (target) => {
      expect(safeRedirect(target)).toBeUndefined();
    },
  );

  test('what browsers take out of addresses is taken out', () => {
    expect(safeRedirect('/sho\tots\n')).toBe('/shoots');
    expect(safeRedirect('/shoots\\new')).toBe('/shoots/new');
    expect(safeRedirect('/shoots/./x/../new')).toBe('/shoots/new');
    expect(safeRedirect('//own.invalid/shoots')).toBe('/shoots');
  });
});
