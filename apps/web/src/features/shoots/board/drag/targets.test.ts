import type { CollisionDetection } from '@dnd-kit/core';
import { type ShootStatus, shootStatuses } from '@lensemble/contract/shoot-status';
import { describe, expect, it } from 'vitest';
import { boardCollisions, statusBeside, statusOfTarget } from './targets.ts';

type Arguments = Parameters<CollisionDetection>[0];

const rect = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});

/** Columns of 100 px width from y = 100, and the tabs above them. */
const rects = new Map(
  shootStatuses.flatMap((status, index) => [
    [`column ${status}`, rect(index * 120, 100, 100, index * 400 + 50)] as const,
    [`tab ${status}`, rect(index * 90, 0, 90, 50)] as const,
  ]),
);

function over(pointer: { x: number; y: number } | null, chosen: ShootStatus | null = null) {
  const collisions = boardCollisions({ current: chosen })({
    pointerCoordinates: pointer,
    droppableRects: rects,
    droppableContainers: [...rects.keys()].map((id) => ({ id })),
  } as unknown as Arguments);
  return statusOfTarget(collisions[0]?.id);
}

describe('where a card is dropped', () => {
  it('is the column below or above the pointer, however short it is', () => {
    expect(over({ x: 20, y: 120 })).toBe('idea');
    expect(over({ x: 20, y: 900 })).toBe('idea');
    expect(over({ x: 250, y: 900 })).toBe('ready to shoot');
  });

  it('is nowhere between columns', () => {
    expect(over({ x: 110, y: 300 })).toBeUndefined();
  });

  it('is a tab before the column below it', () => {
    expect(over({ x: 100, y: 20 })).toBe('planning');
  });

  it('is what the keys have chosen, as they have no place', () => {
    expect(over(null, 'completed')).toBe('completed');
    expect(over(null)).toBeUndefined();
  });
});

describe('the column beside', () => {
  it('ends with the board', () => {
    expect(statusBeside('idea', 1)).toBe('planning');
    expect(statusBeside('idea', -1)).toBeUndefined();
    expect(statusBeside('completed', 1)).toBeUndefined();
  });
});
