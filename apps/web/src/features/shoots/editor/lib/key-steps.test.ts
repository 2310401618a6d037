import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { stepThrough } from './key-steps.ts';

type Key = Parameters<KeyboardCoordinateGetter>[1];
type Where = Parameters<CollisionDetection>[0];

const IDS = ['a', 'b', 'c'];
const active = { id: 'a' };
/** Measured before something above the list moved it. */
const droppableRects = new Map(
  IDS.map((id, index) => [id, { left: index * 100, top: 0, width: 80, height: 80 }]),
);
const droppableContainers = IDS.map((id) => ({ id }));
const press = (code: string) => ({ code, preventDefault: () => {} }) as KeyboardEvent;

function setUp() {
  const steps = stepThrough(() => IDS);
  const reached = () =>
    steps
      .reached({ active, droppableContainers, droppableRects } as unknown as Where)
      .map(({ id }) => id);
  const go = (code: string, over: string) =>
    steps.coordinateGetter(press(code), {
      context: { active, over: { id: over }, droppableRects, droppableContainers: new Map() },
    } as unknown as Key);
  return { ...steps, go, reached };
}

test('each arrow key reaches the next place, wherever the places are measured', () => {
  const { go, reached, restart } = setUp();
  expect(reached()).toEqual(['a']);
  expect(go('ArrowRight', 'a')).toEqual({ x: 100, y: 0 });
  expect(reached()).toEqual(['b']);
  go('ArrowDown', 'b');
  expect(reached()).toEqual(['c']);
  go('ArrowDown', 'c');
  expect(reached()).toEqual(['c']);
  go('ArrowLeft', 'c');
  expect(reached()).toEqual(['b']);
  restart();
  expect(reached()).toEqual(['a']);
});

test('another key moves nothing', () => {
  const { go, reached } = setUp();
  expect(go('KeyX', 'a')).toBeUndefined();
  expect(reached()).toEqual(['a']);
});
