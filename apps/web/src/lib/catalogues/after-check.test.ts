import { expect, test } from 'vitest';
import { afterCheck } from './after-check.ts';

test('a todo that is checked off leaves the list, also where another member has moved it', () => {
  expect(afterCheck(['Wig', 'Cape'], { todo: 'Wig', index: 0 })).toEqual(['Cape']);
  expect(afterCheck(['Boots', 'Wig'], { todo: 'Wig', index: 0 })).toEqual(['Boots']);
  expect(afterCheck(['Boots'], { todo: 'Wig', index: 0 })).toEqual(['Boots']);
  expect(afterCheck(['Wig', 'Wig'], { todo: 'Wig', index: 1 })).toEqual(['Wig']);
});

test('a todo that is restored returns to its place', () => {
  const undo = { todo: 'Wig', index: 1, isUndo: true };
  expect(afterCheck(['Cape', 'Boots'], undo)).toEqual(['Cape', 'Wig', 'Boots']);
  expect(afterCheck([], undo)).toEqual(['Wig']);
});
