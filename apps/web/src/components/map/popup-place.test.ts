import { expect, test } from 'vitest';
import { shiftAboveDock, shiftIntoView } from './popup-place.ts';

const box = { width: 800, height: 500 };
const card = { width: 260, height: 200 };
const shiftAt = (x: number, y: number) => shiftIntoView({ box, card, point: { x, y }, gap: 60 });

test('a card that is seen whole stays', () => {
  expect(shiftAt(400, 340)).toEqual({ x: 0, y: 0 });
});

test('a card beyond an edge comes in', () => {
  expect(shiftAt(400, 100)).toEqual({ x: 0, y: 224 });
  expect(shiftAt(50, 300).x).toBe(92);
  expect(shiftAt(780, 300).x).toBe(-122);
  expect(shiftAt(400, 700).y).toBe(-232);
});

test('a card does not lie under the controls', () => {
  expect(shiftAt(650, 460).x).toBe(-56);
  expect(shiftAt(650, 300).x).toBe(0);
});

test('a card that is larger than the box shows its beginning', () => {
  const large = { width: 900, height: 700 };
  const by = shiftIntoView({ box, card: large, point: { x: 400, y: 300 }, gap: 60 });
  expect(by).toEqual({ x: 62, y: 524 });
});

test('a pin comes above the card along the lower edge', () => {
  const phone = { width: 390, height: 500 };
  const at = (x: number, y: number) =>
    shiftAboveDock({ box: phone, point: { x, y }, dockHeight: 200 });
  expect(at(200, 200)).toEqual({ x: 0, y: 0 });
  expect(at(200, 400)).toEqual({ x: 0, y: -136 });
  expect(at(10, 10)).toEqual({ x: 22, y: 54 });
});
