import { describe, expect, it } from 'vitest';
import { formatDegrees, formatSpeed, skyOf, summaryOf, unitsOf } from './weather-words.ts';

const hour = (values: object) => ({
  ...{ at: '2026-11-21T15:00:00.000Z', temperature: 8, precipitationChance: 10, precipitation: 0 },
  ...{ windSpeed: 12, windGusts: 20, cloudCover: 40, code: 2 },
  ...values,
});

describe('the units of a reader', () => {
  it('are those of the region', () => {
    const of = (locale: string) => Object.values(unitsOf(locale));
    expect(of('en-US')).toEqual(['fahrenheit', 'mile-per-hour']);
    expect(of('en-GB')).toEqual(['celsius', 'mile-per-hour']);
    expect(of('de')).toEqual(['celsius', 'kilometer-per-hour']);
    expect(of('en')).toEqual(['fahrenheit', 'mile-per-hour']);
  });

  it('are what values are said in', () => {
    expect(formatDegrees(-0.2, unitsOf('de'))).toBe('0°');
    expect(formatDegrees(-40, unitsOf('en-US'))).toBe('-40°');
    expect(formatDegrees(20, unitsOf('en-US'))).toBe('68°');
    expect(formatSpeed(16.09, unitsOf('en-GB'))).toBe('10 mph');
    expect(formatSpeed(16.4, unitsOf('fr'))).toBe('16 km/h');
  });
});

it('knows every code that forecasts use', () => {
  const codes = [0, 1, 2, 3, 45, 48, 51, 56, 61, 66, 71, 77, 80, 85, 95, 99];
  expect(codes.map((code) => skyOf(code).words)).toEqual([
    ...['Clear', 'Mostly clear', 'Partly cloudy', 'Overcast', 'Fog', 'Fog', 'Drizzle'],
    ...['Freezing drizzle', 'Rain', 'Freezing rain', 'Snow', 'Snow', 'Rain showers'],
    ...['Snow showers', 'Thunderstorm', 'Thunderstorm'],
  ]);
  expect(skyOf(1234).words).toBe('Overcast');
});

it('sums hours up by what counts most', () => {
  expect(summaryOf([])).toBeUndefined();
  const late = hour({ temperature: -1, code: 61, windGusts: null, precipitationChance: null });
  expect(summaryOf([hour({}), late])).toEqual({
    ...{ worst: late, coldest: -1, warmest: 8, wind: 12, gusts: 20, rainChance: 10 },
  });
  expect(summaryOf([late])).toMatchObject({ gusts: null, rainChance: null });
});
