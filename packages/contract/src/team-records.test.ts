import { expect, test } from 'vitest';
import { newConvention } from './conventions.ts';
import { teamRecords } from './team-records.ts';

const MOMENT = '2026-11-23T12:00:00.000Z';
const ID = '00000000-0000-4000-8000-000000000001';

test.each([
  ['2126-12-04', '2126-12-17', true],
  ['2126-12-04', '2126-12-18', false],
  ['2126-12-04', '2126-12-03', false],
])('an archive has a convention from %s to %s: %j', (firstDay, lastDay, isFine) => {
  const own = { name: 'Lumen Con', firstDay: '2126-12-04', lastDay: '2126-12-04' };
  const record = { id: ID, createdAt: MOMENT, updatedAt: MOMENT, ...newConvention.parse(own) };
  const read = teamRecords.conventions.safeParse({ ...record, firstDay, lastDay, version: 1 });
  expect(read.success).toBe(isFine);
});

test.each([
  ['2126-01-01', '2127-01-01', true],
  ['2126-01-01', '2127-01-02', false],
  ['2126-01-02', '2126-01-01', false],
])('an archive has a person who is away from %s to %s: %j', (firstDay, lastDay, isFine) => {
  const record = { id: ID, personnelId: ID, firstDay, lastDay, createdAt: MOMENT };
  expect(teamRecords.awayDays.safeParse(record).success).toBe(isFine);
});
