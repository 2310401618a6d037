import { expect, test } from 'vitest';
import { clashRows } from './clash-rows.ts';
import { kitThings } from './kit-things.ts';

const names = new Map([
  ['tube', 'LED tube'],
  ['radio', 'Radio'],
]);
const nameOf = (id: string) => names.get(id) ?? '';

test('the things of a kit have their quantities, and those that are gone are left out', () => {
  const equipment = [
    { equipmentId: 'tube', quantity: 2 },
    { equipmentId: 'gone', quantity: 1 },
    { equipmentId: 'radio', quantity: 1 },
  ];
  expect(kitThings(equipment, nameOf)).toEqual(['LED tube × 2', 'Radio']);
});

test('a conflict names the equipment of both', () => {
  const mine = { equipment: [{ equipmentId: 'tube', quantity: 2 }] };
  const [row] = clashRows([['equipment']], mine, { equipment: [] }, nameOf);
  expect(row).toMatchObject({ mine: { words: 'LED tube × 2' }, theirs: { words: 'Empty' } });
});
