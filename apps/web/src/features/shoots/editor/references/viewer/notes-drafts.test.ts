import { expect, test } from 'vitest';
import { memoryStorage } from '@/testing/memory-storage.ts';
import { keepNotes, keptNotes } from './notes-drafts.ts';

test('notes come back with those that they were written over', () => {
  const storage = memoryStorage();
  const draft = { text: 'Fog', over: 'Bow' };
  keepNotes('a', draft, storage);
  keepNotes('b', { text: '5', over: '' }, storage);
  keepNotes('b', null, storage);
  expect(keptNotes(['a', 'b', 'c'], storage)).toEqual(new Map([['a', draft]]));
});

test('what an older page has kept comes back, over nothing', () => {
  const storage = memoryStorage();
  const texts = ['Fog', '5', 'null', '{"text":"x"}'];
  for (const text of texts) {
    keepNotes('a', { text: '', over: '' }, storage);
    storage.setItem(storage.key(0) ?? '', text);
    expect(keptNotes(['a'], storage).get('a')).toEqual({ text, over: '' });
  }
});
