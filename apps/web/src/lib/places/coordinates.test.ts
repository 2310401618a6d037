import { describe, expect, it } from 'vitest';
import { degreesOf, pairOf, pointOf } from './coordinates.ts';

describe('typed degrees', () => {
  it('are numbers, with a point or a comma, with a sign or a letter', () => {
    expect(degreesOf(' 48.1374 ', 'NS')).toBe(48.1374);
    expect(degreesOf('-33,87', 'NS')).toBe(-33.87);
    expect(degreesOf('−33.87', 'NS')).toBe(-33.87);
    expect(degreesOf('33.87° S', 'NS')).toBe(-33.87);
    expect(degreesOf('122.4w', 'EW')).toBe(-122.4);
    expect(degreesOf('11.5 E', 'EW')).toBe(11.5);
    expect(degreesOf('0', 'NS')).toBe(0);
  });

  it('may be out of range, for the rules to say so', () => {
    expect(degreesOf('999', 'NS')).toBe(999);
  });

  it('are null where nothing is typed, and NaN where it is no number', () => {
    expect(degreesOf('  ', 'NS')).toBeNull();
    for (const text of ['-', 'north', '1e3', '0x10', '48.1.2', 'NaN', 'Infinity', '11.5 E']) {
      expect(degreesOf(text, 'NS'), text).toBeNaN();
    }
  });
});

describe('a pasted pair', () => {
  it.each([
    '48.1374, 11.5755',
    '48.1374,11.5755',
    '48.1374 11.5755',
    ' 48,1374; 11,5755 ',
    '48,1374, 11,5755',
    'geo:48.1374,11.5755',
    '48.1374° N, 11.5755° E',
    '48.1374N 11.5755E',
  ])('is read from %s', (text) => {
    expect(pairOf(text)).toEqual({ latitude: 48.1374, longitude: 11.5755 });
  });

  it('knows south and west', () => {
    expect(pairOf('33.9° S, 70.6° W')).toEqual({ latitude: -33.9, longitude: -70.6 });
  });

  it.each(['48,1374', '48.1374', 'Old Mill, 7', '91, 0', '0, 181', '1, 2, 3', '', 'NaN, NaN'])(
    'is not %s',
    (text) => expect(pairOf(text)).toBeUndefined(),
  );
});

describe('a point', () => {
  it('needs both coordinates, on Earth', () => {
    expect(pointOf({ latitude: -90, longitude: 180 })).toEqual({ latitude: -90, longitude: 180 });
    expect(pointOf({ latitude: 1, longitude: null })).toBeUndefined();
    expect(pointOf({ latitude: Number.NaN, longitude: 1 })).toBeUndefined();
    expect(pointOf({ latitude: 1, longitude: 180.1 })).toBeUndefined();
  });
});
