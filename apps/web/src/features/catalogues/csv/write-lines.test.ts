import { expect, test } from 'vitest';
import type { Line } from './plan.ts';
import { reverseOf } from './write-lines.ts';

const before = {
  id: 'tripod',
  updatedAt: 'first',
  name: 'Tripod',
  category: 'Support',
  quantity: 2,
};
const lines: readonly Line[] = [
  { kind: 'changed', before, change: { category: 'Stands' }, row: 2, name: 'Tripod' },
  { kind: 'changed', before: { ...before, id: 'stale' }, change: {}, row: 3, name: 'Stale' },
  { kind: 'new', item: { name: 'Clamp' }, isNamesake: false, row: 4, name: 'Clamp' },
  { kind: 'unchanged', row: 5, name: 'Softbox' },
];

test('what reverses an import has the fields of before and deletes what was new, in the written versions', () => {
  const written = [
    { id: 'clamp', updatedAt: 'second' },
    { id: 'tripod', updatedAt: 'third' },
  ];
  expect(reverseOf(lines, { written })).toEqual({
    created: [],
    changed: [{ id: 'tripod', updatedAt: 'third', change: { category: 'Support' } }],
    deleted: [{ id: 'clamp', updatedAt: 'second' }],
  });
});
