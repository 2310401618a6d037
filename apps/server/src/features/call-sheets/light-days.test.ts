import { describe, expect, test } from 'vitest';
import { lightDaysOf } from './light-days.ts';

const location = { latitude: 43.15, longitude: 11.155 };
const evening = { date: '2026-11-21', timeZone: 'Europe/Rome', location } as const;
const headings = (time: string | null, durationMinutes: number) =>
  lightDaysOf({ ...evening, time, durationMinutes }, 'en').map(({ heading }) => heading);

describe('the light of a shoot', () => {
  test('is that of both days if it runs past midnight', () => {
    const days = lightDaysOf({ ...evening, time: '22:00', durationMinutes: 180 }, 'en');
    expect(days.map(({ heading }) => heading)).toEqual([
      'Light on November 21, 2026',
      'Light on November 22, 2026',
    ]);
    const [today, next] = days.map(({ lines }) => lines);
    expect(next?.map(({ label }) => label)).toContain('Sunrise');
    expect(next).not.toEqual(today);
  });

  test('is that of one day if it ends at midnight, or has no time', () => {
    expect(headings('22:00', 120)).toEqual(['Light']);
    expect(headings(null, 600)).toEqual(['Light']);
  });

  test('is unknown without a date or coordinates', () => {
    const shoot = { ...evening, time: '22:00', durationMinutes: 60 };
    expect(lightDaysOf({ ...shoot, date: null }, 'en')).toEqual([]);
    expect(lightDaysOf({ ...shoot, location: null }, 'en')).toEqual([]);
    expect(lightDaysOf({ ...shoot, location: { latitude: null, longitude: null } }, 'en')).toEqual(
      [],
    );
  });
});
