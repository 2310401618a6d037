import { expect, test } from 'vitest';
import { toggled } from './toggled.ts';

test('the first press isolates, further ones add, and a press on a chosen one removes', () => {
  const first = toggled<string>(new Set(), 'idea');
  expect([...first]).toEqual(['idea']);
  const both = toggled(first, 'planning');
  expect([...both]).toEqual(['idea', 'planning']);
  expect([...toggled(both, 'idea')]).toEqual(['planning']);
});
