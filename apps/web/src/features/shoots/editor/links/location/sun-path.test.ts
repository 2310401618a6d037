import { describe, expect, it } from 'vitest';
import { lightOfShoot } from './light-of-shoot.ts';
import { raysOf } from './sun-path.ts';
import { sunWords } from './sun-words.ts';

const munich = { latitude: 48.1374, longitude: 11.5755 };
const shoot = (time: string | null, durationMinutes: number) =>
  lightOfShoot({ date: '2026-11-21', timeZone: 'Europe/Berlin', time, durationMinutes }, munich);
const clocks = ({ path, say }: ReturnType<typeof shoot>) => path.map(({ at }) => say.at(at));

describe('the sun during a shoot', () => {
  it('is given for its beginning, its middle and its end', () => {
    expect(clocks(shoot('11:00', 120))).toEqual(['11:00 AM', '12:00 PM', '1:00 PM']);
  });

  it('is given twice if the shoot is short', () => {
    expect(clocks(shoot('11:00', 60))).toEqual(['11:00 AM', '12:00 PM']);
  });

  it('is given up to sunset, and from sunrise on', () => {
    expect(clocks(shoot('16:00', 180))).toEqual(['4:00 PM', '4:29 PM']);
    expect(clocks(shoot('06:00', 120))).toEqual(['7:29 AM', '8:00 AM']);
  });

  it('is not given at night, nor without a time', () => {
    expect(clocks(shoot('20:00', 60))).toEqual([]);
    expect(clocks(shoot(null, 60))).toEqual([]);
  });

  it('comes from the south at noon, as a line on the map', () => {
    const { path, say } = shoot('12:00', 15);
    const [ray] = raysOf(path, munich, say);
    expect(ray?.label).toBe('12:00 PM');
    expect(Math.abs((ray?.bearing ?? 0) - 180)).toBeLessThan(5);
  });
});

it('says only the time on the map, whatever the day', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 };
  const night = { date: '2027-06-21', timeZone: 'Europe/Oslo', time: '23:30', durationMinutes: 60 };
  const { path, say } = lightOfShoot(night, tromso);
  expect(raysOf(path, tromso, say).map(({ label }) => label)).toEqual(['11:30 PM', '12:30 AM']);
});

const wordsOf = (azimuth: number, altitude: number) =>
  sunWords({ at: new Date(), azimuth, altitude }, { at: () => '3:10 PM' });

it.each([
  ...([
    [0, 'north'],
    [22, 'north'],
    [44, 'northeast'],
    [90, 'east'],
  ] as const),
  ...([
    [225, 'southwest'],
    [337, 'northwest'],
    [338, 'north'],
    [359, 'north'],
  ] as const),
])('names the direction of the sun at %i degrees', (azimuth, wind) => {
  expect(wordsOf(azimuth, 11.6)).toBe(`Sun from the ${wind}, 12° high, at 3:10 PM`);
});

it('names the height of the sun', () => {
  expect(wordsOf(90, 0.3)).toBe('Sun from the east, on the horizon, at 3:10 PM');
  expect(wordsOf(90, 0.6)).toBe('Sun from the east, 1° high, at 3:10 PM');
});
