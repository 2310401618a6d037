import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LandingPage } from './landing-page.tsx';

const html = renderToStaticMarkup(<LandingPage />);
const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);

test('the landing page leads to where the spec says', () => {
  const links = new Set(all(/<a [^>]*href="([^"]*)"/g));
  expect([...links].sort()).toEqual([
    '/',
    '/auth?tab=signin',
    '/auth?tab=signup',
    '/auth?tab=signup&amp;invite=true',
  ]);
  for (const words of ['Sign In', 'Get Started', 'Create Free Account', 'Join with Invite Code']) {
    expect(html).toContain(words);
  }
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
