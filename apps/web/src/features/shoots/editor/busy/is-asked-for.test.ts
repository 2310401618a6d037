import { expect, test } from 'vitest';
import { aShoot } from '@/features/shoots/editor/testing/a-shoot.ts';
import { isAskedFor } from './is-asked-for.ts';

const now = new Date('2026-11-30T12:00:00Z');
const nothing = { personnelIds: [], costumeIds: [], propIds: [], equipment: [] };
const someone = { ...nothing, personnelIds: ['dana'] };
const on = (date: string | null, needs = someone, timeZone = 'Europe/Rome') =>
  isAskedFor({ plan: { ...aShoot(), date, timeZone }, needs }, now);

test('conflicts are said for today and later days, and not for a day that is over', () => {
  expect(on('2026-11-29')).toBe(false);
  expect(on('2026-11-30')).toBe(true);
  expect(on('2026-12-01')).toBe(true);
  // It is December 1 there already.
  expect(on('2026-11-30', someone, 'Pacific/Kiritimati')).toBe(false);
});

test('nothing is said without a date or without anything that could be taken', () => {
  expect(on(null)).toBe(false);
  expect(on('2026-12-01', nothing)).toBe(false);
});
