import type { Presence } from '@lensemble/contract/live';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { notePresence } from './presence-store.ts';
import { useOthersAt } from './use-presences.ts';

const news = (userId: string, field: string | null = null): Presence => ({
  ...{ tab: `tab of ${userId}`, userId, shootId: 'selkie', place: 'editor', field, at: null },
  isGone: false,
});

function Others() {
  return useOthersAt('selkie')
    .map(({ userId, field }) => `${userId} ${field}`)
    .join(', ');
}

test('others keep their places in the row of faces while news of them arrive', () => {
  notePresence(news('kai'));
  notePresence(news('ida'));
  expect(renderToStaticMarkup(<Others />)).toBe('ida null, kai null');
  notePresence(news('ida', 'description'));
  notePresence(news('kai'));
  expect(renderToStaticMarkup(<Others />)).toBe('ida description, kai null');
  notePresence(news('ida'));
  expect(renderToStaticMarkup(<Others />)).toBe('ida null, kai null');
});
