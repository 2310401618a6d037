import { expect, test } from 'vitest';
import { firstPaintOf, hasLoaded } from './first-paint.ts';

const MARKUP = {
  shells: { '/shoots': ['<nav>wide</nav><!--screen-->', '<nav>narrow</nav><!--screen-->'] },
  screens: { '/shoots': '<p>$& board</p>', '/shoots?view=table': '<p>table</p>' },
  visitor: '<p>sign-in</p>',
} as const;

const paint = (url: string, cookies?: string) =>
  firstPaintOf(MARKUP, url.startsWith('/shoots') ? '/shoots' : '/auth', { url, cookies });

test('is the shell around the screen that loads', () => {
  expect(paint('/shoots')).toBe('<nav>wide</nav><p>$& board</p>');
  expect(paint('/shoots?sort=title', 'a=b; sidebar_state=true')).toBe(paint('/shoots'));
});

test('has the sidebar as the user left it', () => {
  expect(paint('/shoots', 'a=b; sidebar_state=false')).toBe('<nav>narrow</nav><p>$& board</p>');
});

test('is the view of the address, or the shell alone', () => {
  expect(paint('/shoots?sort=title&view=table')).toBe('<nav>wide</nav><p>table</p>');
  expect(paint('/shoots?view=__proto__')).toBe('<nav>wide</nav>');
});

test('is nothing on a page without the shell', () => {
  expect(paint('/auth')).toBe('');
});

test('is not needed by a browser that has loaded the same build', () => {
  expect(hasLoaded('a=b; loaded=index-1.js', 'index-1.js')).toBe(true);
  expect(hasLoaded('a=b; loaded=index-1.js', 'index-2.js')).toBe(false);
  expect(hasLoaded(undefined, 'index-1.js')).toBe(false);
});
