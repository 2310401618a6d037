import type { Readiness } from '@lensemble/contract/readiness';
import type { OpenEntry } from '@lensemble/contract/readiness-entries';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OpenBadge } from './open-badge.tsx';

const noTime: OpenEntry = { code: 'no-time', weight: 2, section: 'schedule' };
const shown = (result: Partial<Readiness>, isSmall = false) =>
  renderToStaticMarkup(
    <OpenBadge
      readiness={{ state: 'open', share: 0.5, daysLeft: 12, open: [noTime], ...result }}
      isSmall={isSmall}
    />,
  );
const textOf = (markup: string) => markup.replaceAll(/<\/span>/g, '|').replaceAll(/<[^>]*>/g, '');

test.each<[string, Partial<Readiness>, string, string]>([
  ['something open', {}, 'status-planning', '1 thing open|1 open'],
  ['several things', { open: [noTime, noTime] }, 'status-planning', '2 things open|2 open'],
  ['no date', { daysLeft: null }, 'status-planning', '1 thing open|1 open'],
  ['the last three days', { daysLeft: 3 }, '--st:var(--color-danger)', '1 thing open|1 open'],
  [
    'nothing open',
    { state: 'ready', open: [], daysLeft: 0 },
    'status-ready',
    'Nothing is open|Ready',
  ],
])('with %s, says so in words and color', (_what, result, color, words) => {
  const markup = shown(result);
  expect(markup).toContain(color);
  expect(textOf(markup)).toContain(words);
});

test('is no claim about a shoot that is not known, or over', () => {
  expect(shown({ state: 'unknown', open: [] })).toBe('');
  expect(shown({ state: 'over', open: [] })).toBe('');
});

test('has only the number on a small picture, and all words for screen readers', () => {
  expect(textOf(shown({}, true))).toContain('1 thing open|1|');
  expect(textOf(shown({ state: 'ready', open: [] }, true))).toContain('Nothing is open||');
});

test('closes its ring by the share of what is fine', () => {
  expect(shown({ share: 0.58 })).toContain('stroke-dasharray="0.58 1"');
  expect(shown({ state: 'ready', open: [], share: 1 })).toContain('stroke-dasharray="1 1"');
});
