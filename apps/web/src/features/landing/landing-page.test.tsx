import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LandingPage } from './landing-page.tsx';

const html = renderToStaticMarkup(<LandingPage signUps="open" />);
const all = (pattern: RegExp, text = html) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');
const linksOf = (text: string) => [...new Set(all(/<a [^>]*href="([^"]*)"/g, text))].sort();
const wordsOf = (text: string) =>
  all(/<a [^>]*>(.*?)<\/a>/g, text)
    .map(withoutTags)
    .filter(Boolean);
const withoutTags = (text: string) => text.replace(/<[^>]*>/g, '');

test('the landing page leads to where the spec says', () => {
  expect(linksOf(html)).toEqual([
    '/',
    '/auth?tab=signin',
    '/auth?tab=signup',
    '/auth?tab=signup&amp;invite=true',
  ]);
  expect(wordsOf(html)).toEqual([
    'Lensemble',
    'Sign In',
    'Get Started',
    'Create Free Account',
    'Join with Invite Code',
    'Get Started',
    'Sign In',
  ]);
});

test('where one must be invited it says so, and offers no account without a code', () => {
  const invite = renderToStaticMarkup(<LandingPage signUps="invite" />);
  expect(invite).toContain('Lensemble is by invitation here.');
  expect(linksOf(invite)).toEqual(['/', '/auth?tab=signin', '/auth?tab=signup&amp;invite=true']);
  expect(new Set(wordsOf(invite))).toEqual(
    new Set(['Lensemble', 'Sign In', 'Join with Invite Code']),
  );
});

test('where nobody can make an account it says so, and offers to sign in alone', () => {
  const closed = renderToStaticMarkup(<LandingPage signUps="closed" />);
  expect(closed).toContain('New accounts cannot be made here at the moment.');
  expect(linksOf(closed)).toEqual(['/', '/auth?tab=signin']);
  expect(closed).not.toMatch(/Get Started|Free Account|Invite Code/);
});

test('it needs no script to be read, and brings none', () => {
  expect(html).not.toMatch(/<script|\son\w+="|javascript:/);
});

test('it has one heading above all others', () => {
  expect(all(/<(h[1-6])/g)).toEqual(['h1', 'h2', 'h2', 'h2', 'h2', 'h2']);
});

test('every picture has a size, so that nothing jumps, and is decoration beside words', () => {
  const pictures = all(/<img ([^>]*)>/g);
  expect(pictures.length).toBeGreaterThan(20);
  for (const picture of pictures) {
    expect(picture).toMatch(/alt=""/);
    expect(picture).toMatch(/width="\d+" height="\d+"/);
    expect(picture).toMatch(/loading="(lazy|eager)"/);
  }
});

test('what is inside a picture of the product cannot be reached by keyboard', () => {
  for (const [inside] of html.matchAll(/<div role="img".*?(?=<section|<\/main>)/gs)) {
    expect(inside).not.toMatch(/<(a|button|input|select)\s|tabindex/i);
  }
});
