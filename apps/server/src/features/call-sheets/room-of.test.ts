import { expect, test } from 'vitest';
import { roomOf, shortened } from './room-of.ts';

test.each([
  ['Neon 夜', 7],
  ['밤🎬', 4],
  ['“Đêm” – Nguyễn…', 15],
])('wide letters take the room of two: %s takes %i', (text, room) => {
  expect(roomOf(text)).toBe(room);
});

test.each([
  ['Neon Ronin', 10, 'Neon Ronin'],
  ['Neon Ronin', 9, 'Neon Ron…'],
  ['Neon Ronin', 6, 'Neon…'],
  ['夜夜夜夜', 8, '夜夜夜夜'],
  ['夜夜夜夜', 7, '夜夜夜…'],
  ['a👨‍👩‍👧💥b', 5, 'a👨‍👩‍👧…'],
])('%s in the room of %i letters is %s', (text, room, short) => {
  expect(shortened(text, room)).toBe(short);
  expect(roomOf(short)).toBeLessThanOrEqual(room);
});
