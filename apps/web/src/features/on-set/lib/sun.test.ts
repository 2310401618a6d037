import { expect, test } from 'vitest';
import { sunClock } from './sun.ts';

const abbey = { latitude: 43.1497, longitude: 11.155 };
const at = (time: string) =>
  sunClock(abbey, 'Europe/Rome', Date.parse(`2026-11-22T${time}:00+01:00`));

test('in the afternoon, the clock counts to sunset and says when it is golden and dark', () => {
  const { next, isGolden, goldenFrom, darkFrom, altitude } = at('14:00');
  expect(next?.kind).toBe('sunset');
  expect(new Date(next!.at).toISOString()).toMatch(/T15:4\d/);
  expect(isGolden).toBe(false);
  expect(goldenFrom).toBeLessThan(next!.at);
  expect(darkFrom).toBeGreaterThan(next!.at);
  expect(altitude).toBeGreaterThan(10);
});

test('shortly before sunset it is golden', () => {
  expect(at('16:25')).toMatchObject({ isGolden: true, next: { kind: 'sunset' } });
});

test('at night, the clock counts to sunrise', () => {
  const { next, darkFrom } = at('22:00');
  expect([next?.kind, darkFrom]).toEqual(['sunrise', undefined]);
});
