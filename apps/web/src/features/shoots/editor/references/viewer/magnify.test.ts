import { expect, test } from 'vitest';
import { doubleTapped, movedBy, scaledAt, WHOLE } from './magnify.ts';

const box = { width: 400, height: 800 };

test('a double tap enlarges the tapped point, and the next shows the whole picture', () => {
  const enlarged = doubleTapped(WHOLE, { x: 100, y: -200 }, box);
  expect(enlarged).toEqual({ scale: 2.5, x: -150, y: 300 });
  expect(doubleTapped(enlarged, { x: 0, y: 0 }, box)).toEqual(WHOLE);
});

test('the point between two fingers stays where it is', () => {
  const at = { x: 60, y: 40 };
  const once = scaledAt(WHOLE, 2, at, box);
  expect(once).toEqual({ scale: 2, x: -60, y: -40 });
  expect(scaledAt(once, 4, at, box)).toEqual({ scale: 4, x: -180, y: -120 });
});

test('a picture is neither smaller than its box nor larger than five times of it', () => {
  expect(scaledAt(WHOLE, 0.5, { x: 9, y: 9 }, box)).toEqual(WHOLE);
  expect(scaledAt(WHOLE, 80, { x: 0, y: 0 }, box).scale).toBe(5);
});

test('an enlarged picture moves up to its edges', () => {
  const enlarged = scaledAt(WHOLE, 2, { x: 0, y: 0 }, box);
  expect(movedBy(enlarged, { x: 50, y: -70 }, box)).toEqual({ scale: 2, x: 50, y: -70 });
  expect(movedBy(enlarged, { x: 999, y: -999 }, box)).toEqual({ scale: 2, x: 200, y: -400 });
  expect(movedBy(WHOLE, { x: 50, y: 50 }, box)).toEqual(WHOLE);
});
