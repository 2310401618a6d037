import type { PackingEntry } from '@lensemble/contract/packing-list';
import { expect, test } from 'vitest';
import { mostOut } from './most-out.ts';

const entry = (bringerId: string | null, backAt: string | null = null) =>
  ({ bringerId, backAt }) as PackingEntry;
const people = ['Dana', 'Yuki', 'Tomás'].map((name) => ({ id: name, name }));

test('names who has the most that is not back', () => {
  const back = '2026-11-22T18:00:00Z';
  const out = [entry('Yuki'), entry('Yuki'), entry('Dana'), entry('Tomás', back), entry(null)];
  expect(mostOut(out, people)).toEqual({ name: 'Yuki', count: 2 });
  expect(mostOut([entry('Tomás', back), entry(null), entry('gone')], people)).toBeUndefined();
});
