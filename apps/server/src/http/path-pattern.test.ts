import { expect, test } from 'vitest';
import { matchPath, pathOf } from './path-pattern.ts';

test.each([
  ['/shoots', '/shoots'],
  ['/shoots?a=1#b', '/shoots'],
  ['/shoots#b?a=1', '/shoots'],
  ['http://localhost:3000/shoots?a=1', '/shoots'],
  ['HTTPS://example.org/', '/'],
  ['http://example.org?a=1', '/'],
  ['?a', '/'],
  ['*', '*'],
])('the path of %s is %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});

test.each([
  ['/api/shoots', '/api/shoots', []],
  ['/api/shoots/:id', '/api/shoots/a%20b', ['a b']],
  ['/api/:kind/:id', '/api/props/1', ['props', '1']],
  ['/', '/', []],
  ['/api/shoots/:id', '/api/shoots/', undefined],
  ['/api/shoots/:id', '/api/shoots/1/2', undefined],
  ['/api/shoots/:id', '/api/shoots/%ff', undefined],
  ['/api/shoots', '/api/Shoots', undefined],
  ['/*', '/anything', undefined],
])('%s against %s gives %j', (pattern, path, parts) => {
  expect(matchPath(pattern, path)).toEqual(parts);
});
