import { dayTimes } from '@lensemble/contract/day-times';
import { dayLight, goldenPhases } from '@lensemble/light/day-light';
import { expect, test } from 'vitest';
import { lightCounts } from './light-counts.ts';

const place = { timeZone: 'Europe/Rome', latitude: 43.15, longitude: 11.15 };
const day = { ...place, date: '2026-11-22' };
const shot = (id: string, kind: 'shot' | 'food' = 'shot', pin: string | null = null) => ({
  ...{ id, kind, pin, minutes: 15, state: 'open' as const, actualEnd: null },
});
const countsAt = (time: string, shots: readonly ReturnType<typeof shot>[], at = day) =>
  lightCounts(shots, dayTimes({ ...at, time }, shots, null), at);

test('shots count where they begin: in the golden hour, which ends after the sunset, and after the sunset', () => {
  const shots = [
    ...[shot('day', 'shot', '15:00'), shot('golden', 'shot', '16:15'), shot('food', 'food')],
    ...[shot('both', 'shot', '16:50'), shot('evening', 'shot', '17:10'), shot('night')],
  ];
  const counts = countsAt('15:00', shots);
  expect(counts).toMatchObject({ shots: 5, inGolden: 2, afterSunset: 3 });
  expect(counts.golden).toHaveLength(1);
  const [golden] = counts.golden;
  expect(golden?.to).toBe(goldenPhases(dayLight(day)).at(-1)?.to?.getTime());
  expect(counts.darkFrom).toBeGreaterThan(golden?.to ?? 0);
});

test('a day without golden light in it names the last one, and a polar night has none', () => {
  const [golden] = countsAt('11:00', [shot('noon')]).golden;
  expect(new Date(golden?.to ?? 0).getUTCHours()).toBe(16);
  const north = { ...day, date: '2026-12-21', latitude: 78, longitude: 15 };
  expect(countsAt('11:00', [shot('noon')], north)).toEqual({
    ...{ golden: [], shots: 1, inGolden: 0, afterSunset: 0, darkFrom: null },
  });
});
