import { expect, test } from 'vitest';
import { keepNotes, keptNotes } from './notes-drafts.ts';

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

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
