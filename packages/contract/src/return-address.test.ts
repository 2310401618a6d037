import { describe, expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

const OWN = 'https://own.invalid';

const inside = [
  '/',
  '/shoots/1',
  '/shoots/new?title=a%20b#notes',
  '/status/ready%20to%20shoot?x=1#top',
  '/status/%E2%9C%A8',
  '/authors',
  '/apiary',
  '/@evil.example',
  '/evil.example',
  '/shoots?next=//evil.example',
  '/shoots?next=%2f%2fevil.example',
  '/shoots#//evil.example',
  '/javascript:alert(1)',
];

const otherSites = [
  'https://evil.example/',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  'https://own.invalid/shoots',
  'https://own.invalid@evil.example/',
  'ftp://evil.example/',
  'own.invalid@evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '//evil.example:80',
  '//own.invalid@evil.example',
  '//own.invalid:x@evil.example/shoots',
  '//[::1]/',
  '//0x7f000001',
  '//evil。example',
  '//\u2024evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\\\evil.example',
];

const withBlanks = [
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\t\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '\u00a0//evil.example',
  '\ufeff//evil.example',
];

const withDots = [
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/shoots/..//evil.example',
  '/shoots/../\\evil.example',
  '/shoots/../..//evil.example',
  '/auth/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/shoots//evil.example',
];

const encoded = [
  '%2f%2fevil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%252fevil.example',
  '/%252F%252Fevil.example',
  '/%25252fevil.example',
  '/%255cevil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%2509/evil.example',
  '/%00/evil.example',
  '/%7f/evil.example',
  '/..%2f/evil.example',
  '/shoots/..%5c..%5cevil.example',
];

const schemes = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://own.invalid/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://own.invalid/1',
  'vbscript:x',
  'file:///etc/passwd',
  'about:blank',
];

const noPages = [
  '',
  'shoots',
  './shoots',
  '?a=1',
  '#a',
  '/auth',
  '/auth/callback',
  '/auth/callback#access_token=a',
  '/auth?redirect=/',
  '/shoots/../auth',
  '/api/auth/signout',
  '/api',
  '/storage/shoot-images/x',
];

describe('allowed addresses after signing in', () => {
  test.each(inside)('%s is inside', (target) => {
    expect(returnAddress(target)).toBe(target);
  });

  test.each([...otherSites, ...withBlanks, ...withDots, ...encoded, ...schemes, ...noPages])(
    '%j is refused',
    (target) => {
      expect(returnAddress(target)).toBeUndefined();
    },
  );

  test.each([
    ['／／evil.example', undefined],
    ['/／evil.example', '/%EF%BC%8Fevil.example'],
    ['/⁄⁄evil.example', '/%E2%81%84%E2%81%84evil.example'],
    ['/∕evil.example', '/%E2%88%95evil.example'],
    ['/＼evil.example', '/%EF%BC%BCevil.example'],
    ['/․․/evil.example', '/%E2%80%A4%E2%80%A4/evil.example'],
  ])('%j only looks like a slash or a dot', (target, address) => {
    expect(returnAddress(target)).toBe(address);
  });

  test.each([undefined, null, 1, true, {}, ['/'], new URL('https://evil.example/')])(
    '%s is no text and refused',
    (target) => {
      expect(returnAddress(target)).toBeUndefined();
    },
  );

  test('what browsers take out of addresses is taken out', () => {
    expect(returnAddress('/sho\tots\n')).toBe('/shoots');
    expect(returnAddress('/shoots\\new')).toBe('/shoots/new');
    expect(returnAddress('/shoots/./x/../new')).toBe('/shoots/new');
  });
});

test('whatever is let through stays on the site, also once it is decoded', () => {
  const all = [...inside, ...otherSites, ...withBlanks, ...withDots, ...encoded, ...schemes];
  const passed = all.map(returnAddress).filter((address) => address !== undefined);
  expect(passed.length).toBeGreaterThan(10);
  for (const address of passed) {
    expect(new URL(address, OWN).origin).toBe(OWN);
    const { pathname } = new URL(address, OWN);
    expect(new URL(decodeURIComponent(pathname), OWN).origin).toBe(OWN);
  }
});
