import { expect, test } from 'vitest';
import { memoryStorage } from '@/testing/memory-storage.ts';
import { keepComment, keptComment } from './comment-drafts.ts';

test('what is being written is kept for each place, until it is empty', () => {
  const storage = memoryStorage();
  keepComment('new:a', 'Fog', storage);
  keepComment('reply:b', 'Rain', storage);
  keepComment('reply:b', '', storage);
  expect(['new:a', 'reply:b'].map((place) => keptComment(place, storage))).toEqual(['Fog', '']);
});
