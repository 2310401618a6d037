import { describe, expect, test } from 'vitest';
import { lightOf } from './light.ts';

const day = (date: string, timeZone: string, latitude: number, longitude: number) =>
  lightOf({ date, timeZone, latitude, longitude }, 'en');

/** Converts `7:15 AM` to minutes since midnight. */
function minutesOf(clock = ''): number {
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(clock) ?? [];
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}

const endsOf = (span = '') => span.split(' – ').map(minutesOf);

describe('the light of a day', () => {
  test.each([
    ['Rome', '2026-06-21', 'Europe/Rome', 41.9, 12.5, '5:35 AM', '8:48 PM'],
    ['Tokyo', '2026-11-21', 'Asia/Tokyo', 35.68, 139.69, '6:22 AM', '4:31 PM'],
    ['Auckland', '2026-12-21', 'Pacific/Auckland', -36.85, 174.76, '5:58 AM', '8:39 PM'],
  ])('in %s is right to two minutes', (_, date, zone, latitude, longitude, up, down) => {
    const lines = day(date, zone, latitude, longitude);
    expect(lines.map(({ label }) => label)).toEqual([
      'Morning blue hour',
      'Morning golden hour',
      'Sunrise',
      'Evening golden hour',
      'Sunset',
      'Evening blue hour',
    ]);
    expect(Math.abs(minutesOf(lines[2]?.value) - minutesOf(up))).toBeLessThanOrEqual(2);
    expect(Math.abs(minutesOf(lines[4]?.value) - minutesOf(down))).toBeLessThanOrEqual(2);
    const [dawn, bright, late, dusk] = [0, 1, 3, 5].map((index) => endsOf(lines[index]?.value));
    expect(bright?.[0]).toBe(dawn?.[1]);
    expect(bright?.[0]).toBeLessThan(minutesOf(lines[2]?.value));
    expect(late?.[1]).toBeGreaterThan(minutesOf(lines[4]?.value));
    expect(dusk?.[0]).toBe(late?.[1]);
  });

  test('has words for days when the sun does not rise or set', () => {
    expect(day('2026-06-21', 'Europe/Oslo', 69.65, 18.96)).toEqual([
      { label: 'Sun', value: 'It does not set that day' },
      {
        label: 'Golden light',
        value: expect.stringMatching(/^until 2:5\d AM and from 10:3\d PM$/),
      },
    ]);
    expect(day('2026-12-20', 'Europe/Oslo', 69.65, 18.96)).toEqual([
      { label: 'Sun', value: 'It does not rise that day' },
      { label: 'Twilight', value: '9:31 AM – 1:53 PM' },
      { label: 'Morning blue hour', value: '9:31 AM – 10:29 AM' },
      { label: 'Golden light', value: '10:29 AM – 12:55 PM' },
      { label: 'Evening blue hour', value: '12:55 PM – 1:53 PM' },
    ]);
  });

  test('has twilight without golden light further north, and then none', () => {
    const [sun, twilight, ...blue] = day('2026-12-21', 'Europe/Oslo', 72, 18.96);
    expect(sun?.value).toBe('It does not rise that day');
    expect(blue).toEqual([{ label: 'Blue light', value: twilight?.value }]);
    expect(twilight).toMatchObject({
      label: 'Twilight',
      value: expect.stringMatching(/^\d+:\d\d AM – \d+:\d\d PM$/),
    });
    expect(day('2026-12-21', 'Arctic/Longyearbyen', 78.22, 15.63)).toEqual([
      { label: 'Sun', value: 'It does not rise that day' },
      { label: 'Twilight', value: 'It stays dark all day' },
    ]);
  });

  test('is golden all day where the sun stays low', () => {
    const lines = day('2026-12-21', 'Europe/Helsinki', 65, 25.5);
    expect(lines.map(({ label }) => label)).toEqual([
      'Morning blue hour',
      'Golden light',
      'Sunrise',
      'Sunset',
      'Evening blue hour',
    ]);
  });

  test('is golden on where the sun sets after midnight', () => {
    const lines = day('2026-05-17', 'Europe/Oslo', 69.65, 18.96);
    const [golden] = lines.slice(-2);
    expect(golden).toEqual({
      label: 'Evening golden hour',
      value: expect.stringMatching(/^from \d+:\d\d PM$/),
    });
  });

  test('is golden for days when the sun comes up at a pole', () => {
    expect(day('2027-09-22', 'Antarctica/McMurdo', -90, 0)).toContainEqual({
      label: 'Golden light',
      value: 'all day',
    });
  });

  test('says so where it falls on another day of the zone', () => {
    const lines = day('2026-11-21', 'UTC', 35.68, 139.69);
    expect(lines[2]?.value).toMatch(/^9:2\d PM the day before$/);
  });
});
