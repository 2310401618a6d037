import type { ConventionDetail } from '@lensemble/contract/conventions';
import { expect, it } from 'vitest';
import { goldenBands } from './golden-bands.ts';

const shoots = [{ date: '2026-12-12', timeZone: 'Europe/Berlin' }];
const leipzig = { latitude: 51.397, longitude: 12.403, shoots } as unknown as ConventionDetail;

it('has the golden light of the morning and the evening, on the clocks of the place', () => {
  const [morning, evening] = goldenBands(leipzig, '2026-12-12');
  // The sun rises at 8:03 and sets at 15:57.
  expect(morning).toMatchObject({ minute: expect.any(Number), end: expect.any(Number) });
  expect(morning!.minute).toBeLessThan(8 * 60 + 3);
  expect(morning!.end).toBeGreaterThan(8 * 60 + 3);
  expect(evening!.minute).toBeLessThan(15 * 60 + 57);
  expect(evening!.end).toBeGreaterThan(15 * 60 + 57);
});

it('has none for a day without a shoot, or where the place is not known', () => {
  expect(goldenBands(leipzig, '2026-12-11')).toEqual([]);
  expect(goldenBands({ ...leipzig, latitude: null, longitude: null }, '2026-12-12')).toEqual([]);
});
