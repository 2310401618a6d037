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

test('where sign-up is by invitation it says so, and offers no account without a code', () => {
  const invite = renderToStaticMarkup(<LandingPage signUps="invite" />);
  expect(invite).toContain('Sign-up is by invitation only.');
  expect(linksOf(invite)).toEqual(['/', '/auth?tab=signin', '/auth?tab=signup&amp;invite=true']);
  expect(new Set(wordsOf(invite))).toEqual(
    new Set(['Lensemble', 'Sign In', 'Join with Invite Code']),
  );
});

test('where sign-up is closed it says so, and offers only sign-in', () => {
  const closed = renderToStaticMarkup(<LandingPage signUps="closed" />);
  expect(closed).toContain('New accounts cannot be created here at the moment.');
  expect(linksOf(closed)).toEqual(['/', '/auth?tab=signin']);
  expect(closed).not.toMatch(/Get Started|Free Account|Invite Code/);
});

test('it needs no script to be read, and brings none', () => {
  expect(html).not.toMatch(/<script|\son\w+="|javascript:/);
});

test('it has one heading above all others', () => {
  expect(all(/<(h[1-6])/g)).toEqual(['h1', 'h2', 'h2', 'h2', 'h2', 'h2']);
});

test('every picture has a size, so that nothing jumps', () => {
  const pictures = all(/<(?:img|source) ([^>]*)>/g);
  expect(pictures.length).toBeGreaterThan(20);
  for (const picture of pictures) expect(picture).toMatch(/width="\d+" height="\d+"/);
});

test('pictures are decoration, except screenshots, which say what they show in both themes and load late', () => {
  const pictures = all(/<img ([^>]*)>/g);
  const screenshots = pictures.filter((picture) => !/alt=""/.test(picture));
  const altsOf = (theme: string) =>
    screenshots
      .filter((picture) => picture.includes(`-${theme}.webp`))
      .map((picture) => /alt="([^"]*)"/.exec(picture)?.[1]);
  expect(altsOf('dark')).toHaveLength(4);
  expect(altsOf('light')).toEqual(altsOf('dark'));
  for (const picture of screenshots) expect(picture).toMatch(/loading="lazy"/);
});
