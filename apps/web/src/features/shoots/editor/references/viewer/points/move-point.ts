import type { Point } from '@lensemble/contract/comments';
import { POINT_MAX } from '@lensemble/contract/constants';

export const CENTER: Point = { x: POINT_MAX / 2, y: POINT_MAX / 2 };
const STEP = 10;
const LEAP = 50;

const within = (value: number) => Math.min(Math.max(Math.round(value), 0), POINT_MAX);

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The point after a key; undefined for keys that are no arrow. It stays on the picture. */
export function movedBy({ x, y }: Point, key: string, isFar: boolean): Point | undefined {
  const direction = directions[key];
  const by = isFar ? LEAP : STEP;
  return direction && { x: within(x + by * direction[0]), y: within(y + by * direction[1]) };
}

/** The point of a picture that was pressed. @param at in pixels of the window, like the box of the picture */
export const pressedAt = (
  at: { readonly x: number; readonly y: number },
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Point => ({
  x: within(((at.x - left) / width) * POINT_MAX),
  y: within(((at.y - top) / height) * POINT_MAX),
});
