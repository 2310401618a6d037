import { describe, expect, test } from 'vitest';
import { dayLight } from './day-light.ts';

/**
 * When the sun's center is 6 and 4 degrees below the horizon and 6 degrees above it, in UTC, by the equations of NOAA's
 * Solar Calculator (Meeus, Astronomical Algorithms, chapter 25), which share no code with suncalc.
 */
const days = [
  {
    place: 'Munich',
    at: { latitude: 48.1374, longitude: 11.5755, timeZone: 'Europe/Berlin', date: '2026-11-21' },
    blue: ['05:54:30', '06:07:50', '15:51:00', '16:04:10'],
    golden: ['06:07:50', '07:19:00', '14:39:50', '15:51:00'],
  },
  {
    place: 'Tokyo',
    at: { latitude: 35.6897, longitude: 139.6922, timeZone: 'Asia/Tokyo', date: '2026-11-21' },
    blue: ['20:55:10', '21:05:40', '07:48:10', '07:58:40'],
    golden: ['21:05:40', '22:00:20', '06:53:30', '07:48:10'],
  },
  {
    place: 'Auckland',
    at: { latitude: -36.85, longitude: 174.76, timeZone: 'Pacific/Auckland', date: '2026-12-21' },
    blue: ['16:27:20', '16:39:30', '07:58:20', '08:10:30'],
    golden: ['16:39:30', '17:36:40', '07:01:00', '07:58:20'],
  },
  {
    place: 'Quito',
    at: {
      ...{ latitude: -0.1807, longitude: -78.4678 },
      ...{ timeZone: 'America/Guayaquil', date: '2025-03-20' },
    },
    blue: ['10:57:20', '11:05:20', '23:37:10', '23:45:10'],
    golden: ['11:05:20', '11:45:20', '22:57:10', '23:37:10'],
  },
  {
    place: 'Reykjavík, where the sun stays low',
    at: {
      ...{ latitude: 64.1466, longitude: -21.9426 },
      ...{ timeZone: 'Atlantic/Reykjavik', date: '2025-12-21' },
    },
    blue: ['10:03:10', '10:30:20', '16:21:50', '16:49:00'],
    golden: ['10:30:20', '16:21:50'],
  },
  {
    place: 'Tromsø in the polar night',
    at: { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo', date: '2026-12-21' },
    blue: ['08:31:20', '09:29:40', '11:55:00', '12:53:20'],
    golden: ['09:29:40', '11:55:00'],
  },
] as const;

const secondsOf = (clock: string) => Date.parse(`2026-01-01T${clock}Z`) / 1000;

/** In seconds, on a clock that starts again at midnight. */
function apart(a: string, b: string): number {
  const difference = Math.abs(secondsOf(a) - secondsOf(b));
  return Math.min(difference, 86_400 - difference);
}

describe.each(days)('in $place', ({ at, ...expected }) => {
  test.each(['blue', 'golden'] as const)('the %s hours agree to a minute and a half', (kind) => {
    const { noon, phases } = dayLight(at);
    const clocks = phases
      .filter(({ light, from }) => light === kind && Math.abs(+from - +noon) < 12 * 3_600_000)
      .flatMap(({ from, to }) => [from, to])
      .map((moment) => moment.toISOString().slice(11, 19));
    expect(clocks).toHaveLength(expected[kind].length);
    const far = clocks.filter((clock, index) => apart(clock, expected[kind][index] ?? '') > 90);
    expect(far).toEqual([]);
  });
});
