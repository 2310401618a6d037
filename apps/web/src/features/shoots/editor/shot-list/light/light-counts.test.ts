import { dayTimes } from '@lensemble/contract/day-times';
import { expect, test } from 'vitest';
import { lightCounts } from './light-counts.ts';

const place = { timeZone: 'Europe/Rome', latitude: 43.15, longitude: 11.15 };
const day = { ...place, date: '2026-11-22' };
const shot = (id: string, kind: 'shot' | 'food' = 'shot', pin: string | null = null) => ({
  ...{ id, kind, pin, minutes: 15, state: 'open' as const, actualEnd: null },
});
const countsAt = (time: string, shots: readonly ReturnType<typeof shot>[], at = day) =>
  lightCounts(shots, dayTimes({ ...at, time }, shots, null), at);

test('shots count where they begin: in the golden hour before the sunset, or after it', () => {
  const shots = [
    ...[shot('day', 'shot', '15:00'), shot('golden', 'shot', '16:15'), shot('food', 'food')],
    ...[shot('evening', 'shot', '17:00'), shot('night', 'shot', '18:00')],
  ];
  const counts = countsAt('15:00', shots);
  expect(counts).toMatchObject({ shots: 4, inGolden: 1, afterSunset: 2 });
  expect(counts.golden).toHaveLength(1);
  const [golden] = counts.golden;
  expect(new Date(golden?.to ?? 0).toISOString()).toMatch(/^2026-11-22T15:4/);
  expect(counts.darkFrom).toBeGreaterThan(golden?.to ?? 0);
});

test('a day without golden light in it names the last one, and a polar night has none', () => {
  const [golden] = countsAt('11:00', [shot('noon')]).golden;
  expect(new Date(golden?.to ?? 0).getUTCHours()).toBe(15);
  const north = { ...day, date: '2026-12-21', latitude: 78, longitude: 15 };
  expect(countsAt('11:00', [shot('noon')], north)).toEqual({
    ...{ golden: [], shots: 1, inGolden: 0, afterSunset: 0, darkFrom: null },
  });
});
