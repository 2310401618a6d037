import { zonedInstant } from '@lensemble/contract/zoned-time';
import { describe, expect, it } from 'vitest';
import { stopsOf, stripOf } from './light-strip.ts';

const munich = { latitude: 48.1374, longitude: 11.5755, timeZone: 'Europe/Berlin' };
const day = { ...munich, date: '2026-11-21' };
const at = (time: string, minutes: number) => {
  const start = zonedInstant(day.date, time, day.timeZone);
  return { start, end: new Date(start.getTime() + minutes * 60_000) };
};

describe('the strip of a day', () => {
  it('is filled from end to end', () => {
    for (const span of [null, at('15:00', 120), at('22:30', 480), at('00:15', 60)]) {
      const { bands } = stripOf(day, span);
      expect(bands[0]?.from).toBe(0);
      expect(bands.at(-1)?.to).toBe(1);
      bands.slice(1).forEach((band, index) => {
        // Days meet at the lowest sun, whose time shifts by seconds from day to day.
        expect(Math.abs(band.from - (bands[index]?.to ?? 0))).toBeLessThan(0.002);
      });
    }
  });

  it('shows a short day from before dawn until after dusk', () => {
    const { bands, hours } = stripOf(day, null);
    expect([bands[0]?.light, bands.at(-1)?.light]).toEqual(['night', 'night']);
    expect(hours.map(({ time }) => time)).toEqual(['09:00', '12:00', '15:00']);
    expect(hours[1]?.at).toBeCloseTo(0.5, 1);
  });

  it('shows all 24 hours where it never gets dark', () => {
    const oslo = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
    const { hours } = stripOf({ ...oslo, date: '2026-06-21' }, null);
    expect(hours.map(({ time }) => time)).toEqual(['06:00', '12:00', '18:00']);
  });

  it.each([
    ['in the afternoon', '15:00', 120],
    ['over midnight', '22:30', 480],
    ['just after midnight', '00:15', 60],
  ])('shows all hours of a shoot %s', (_, time, minutes) => {
    const { shoot } = stripOf(day, at(time, minutes));
    expect(shoot?.from).toBeGreaterThan(0);
    expect(shoot?.to).toBeGreaterThan(shoot?.from ?? 1);
    expect(shoot?.to).toBeLessThan(1);
  });

  it('runs from color to color without going back', () => {
    for (const date of ['2026-11-21', '2026-06-21']) {
      const stops = stopsOf(stripOf({ ...munich, date }, null).bands);
      const shares = stops.map(({ at }) => Number.parseFloat(at));
      expect(shares.length).toBeGreaterThan(8);
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
    }
  });
});
