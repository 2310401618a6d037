import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { memoryStorage } from '@/testing/memory-storage.ts';
import { keepComment, keptComment, moveDrafts, useCommentDraft } from './comment-drafts.ts';

test('what is being written is kept for each place, until it is empty', () => {
  const storage = memoryStorage();
  keepComment('new:a', 'Fog', storage);
  keepComment('reply:b', 'Rain', storage);
  keepComment('reply:b', '', storage);
  expect(['new:a', 'reply:b'].map((place) => keptComment(place, storage))).toEqual(['Fog', '']);
});

test('what is being written at a comment that disappears moves to another place', () => {
  const storage = memoryStorage();
  keepComment('new:a', 'Fog', storage);
  const texts = { 'reply:a/b': 'Rain', 'edit:a/c': 'Snow', 'edit:a/d': 'Hail', 'reply:x/b': 'Ice' };
  for (const [place, text] of Object.entries(texts)) keepComment(place, text, storage);
  moveDrafts('a', new Set(['b', 'c', 'd']), storage);
  expect(keptComment('new:a', storage)).toBe('Fog');
  moveDrafts('a', new Set(['d']), storage);
  expect(['new:a', ...Object.keys(texts)].map((place) => keptComment(place, storage))).toEqual([
    ...['Fog\nRain\nSnow', '', '', 'Hail', 'Ice'],
  ]);
});

const fields: ReturnType<typeof useCommentDraft>[] = [];
function Field() {
  fields.push(useCommentDraft('reply:c', 'Fog'));
  return null;
}

test('fields of the same place have the same text, and a text that was sent is in none', () => {
  const shown = () => {
    renderToStaticMarkup(createElement(Field));
    return fields.at(-1)?.typed;
  };
  expect(shown()).toBe('Fog');
  fields[0]?.write('Rain');
  expect(shown()).toBe('Rain');
  fields[0]?.write('');
  expect(shown()).toBe('');
  fields[1]?.clear();
  expect(shown()).toBe('Fog');
});
