import { shotNumbers } from '@lensemble/contract/day-lines';
import { newShot, type Shot } from '@lensemble/contract/shots';
import { expect, test } from 'vitest';
import { entryName } from './entry-names.ts';

const idAt = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
const entry = (count: number, fields: Partial<Shot> = {}): Shot => ({
  ...newShot.parse({}),
  ...{ id: idAt(count), state: 'open', actualEnd: null },
  ...fields,
});

test('a shot without a title has its number, a block its kind', () => {
  const shots = [entry(1, { kind: 'makeup' }), entry(2), entry(3, { title: 'Arch' }), entry(4)];
  const numbers = shotNumbers(shots);
  expect(shots.map((shot) => entryName(shot, numbers))).toEqual([
    ...['Makeup', 'Shot 1', 'Arch', 'Shot 3'],
  ]);
});
