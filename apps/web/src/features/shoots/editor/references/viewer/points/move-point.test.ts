import { expect, test } from 'vitest';
import { CENTER, movedBy, pressedAt } from './move-point.ts';

test('the arrow keys move a point, further with Shift, and never off the picture', () => {
  expect(movedBy(CENTER, 'ArrowRight', false)).toEqual({ x: 510, y: 500 });
  expect(movedBy(CENTER, 'ArrowUp', true)).toEqual({ x: 500, y: 450 });
  expect(movedBy({ x: 995, y: 5 }, 'ArrowRight', false)).toEqual({ x: 1000, y: 5 });
  expect(movedBy({ x: 995, y: 5 }, 'ArrowUp', true)).toEqual({ x: 995, y: 0 });
  expect(movedBy(CENTER, 'Enter', false)).toBeUndefined();
});

test('a press is a point of the picture, wherever and however large it is shown', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 };
  expect(pressedAt({ x: 200, y: 150 }, box)).toEqual({ x: 250, y: 500 });
  expect(pressedAt({ x: 999, y: 0 }, box)).toEqual({ x: 1000, y: 0 });
});
