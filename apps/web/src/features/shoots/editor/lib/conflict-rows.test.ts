import { expect, it } from 'vitest';
import { asPlainText } from '@/components/conflict/conflict-row.ts';
import { aShoot } from '../testing/a-shoot.ts';
import { conflictRows } from './conflict-rows.ts';
import { formOf } from './editor-form.ts';
import type { NameOf } from './faces.ts';
import { mergeForms } from './merge.ts';

const nameOf: NameOf = (_kind, id) => `Item ${id}`;
const zed = {
  personnelId: null,
  name: 'Zed',
  role: 'Model',
  email: null,
  callTime: null,
  costumeIds: [],
};
const base = {
  ...formOf(aShoot()),
  participants: [zed],
  equipment: [{ equipmentId: 'lamp', quantity: 1 }],
};
const mine = {
  ...base,
  color: '#EF4444',
  participants: [{ ...zed, role: 'Driver' }],
  equipment: [],
};
const theirs = {
  ...base,
  color: '#22C55E',
  participants: [{ ...zed, email: 'zed@example.org', callTime: '13:15' }],
  equipment: [{ equipmentId: 'lamp', quantity: 2 }],
};
const { conflicts } = mergeForms({ base, mine, theirs });
const rows = conflictRows(conflicts, mine, theirs, nameOf);

it('shows both sides of what is in conflict, entries by themselves', () => {
  expect(
    rows.map(({ label, name, ...row }) => [label, name, row.mine.words, row.theirs.words]),
  ).toEqual([
    ['Crew', 'Zed', 'Zed, Driver', 'Zed, Model, zed@example.org, 1:15 PM'],
    ['Equipment', 'Item lamp', 'Removed', 'Item lamp ×2'],
    ['Color', 'the color', 'Red', '#22C55E'],
  ]);
  expect(rows[2]?.theirs.color).toBe('#22C55E');
});

it('goes to the clipboard as text', () => {
  expect(asPlainText(rows)).toBe('Crew: Zed, Driver\nEquipment: Removed\nColor: Red');
});
