import { expect, test } from 'vitest';
import { nearestZoom, zoomOfKey, zoomText } from './zoom.ts';

test('the zoom goes from 1 to 3 in steps of a tenth', () => {
  expect(nearestZoom(0.4)).toBe(1);
  expect(nearestZoom(7)).toBe(3);
  expect(nearestZoom(1.2345)).toBe(1.2);
});

test('plus and minus lead one step on, without dust and without leaving the range', () => {
  let zoom = 1;
  for (let step = 0; step < 6; step++) zoom = zoomOfKey('+', zoom) ?? 0;
  expect(zoom).toBe(1.6);
  expect(zoomOfKey('-', 1)).toBe(1);
  expect(zoomOfKey('=', 3)).toBe(3);
  expect(zoomOfKey('a', 2)).toBeUndefined();
});

test('the zoom is announced with one digit', () => {
  expect(zoomText(2)).toBe('2.0×');
  expect(zoomText(1.5, 'de-DE')).toBe('1,5×');
});
