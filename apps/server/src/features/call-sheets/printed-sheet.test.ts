import type { ShootDetail } from '@lensemble/contract/shoots';
import { describe, expect, test } from 'vitest';
import { countryOfPlace, paperOf } from './country.ts';
import { emergencyNumberOf } from './emergency-numbers.ts';

const place = { latitude: 43.15, longitude: 11.155 } as ShootDetail['location'];

describe('the country of a place', () => {
  test.each([
    ['Europe/Rome', 'IT', '112'],
    ['Asia/Kolkata', 'IN', '112'],
    ['Europe/Kyiv', 'UA', '112'],
    ['America/Toronto', 'CA', '911'],
    ['Europe/London', 'GB', '999'],
    ['Europe/Paris', 'FR', '112'],
    ['America/Panama', 'PA', '911'],
    ['Asia/Tokyo', 'JP', '119 (ambulance, fire), 110 (police)'],
    ['Etc/GMT-9', undefined, undefined],
  ])('in the zone %s is %s, with the emergency number %s', (timeZone, country, number) => {
    expect(countryOfPlace({ location: place, timeZone })).toBe(country);
    expect(emergencyNumberOf(country, 'en')).toBe(number);
  });

  test('is unknown without coordinates, and with it the number', () => {
    expect(countryOfPlace({ location: null, timeZone: 'Europe/Rome' })).toBeUndefined();
  });
});

test('the services of an emergency number are in the language of the reader', () => {
  expect(emergencyNumberOf('JP', 'de')).toBe('119 (Rettungsdienst, Feuerwehr), 110 (Polizei)');
});

describe('the paper', () => {
  test('is that of the place, and not of the reader’s region', () => {
    expect(paperOf({ location: place, timeZone: 'America/New_York' }, 'DE')).toBe('letter');
    expect(paperOf({ location: place, timeZone: 'Europe/Rome' }, 'US')).toBe('a4');
  });

  test('is that of the reader without a place, else that of the time zone', () => {
    expect(paperOf({ location: null, timeZone: 'Europe/Rome' }, 'US')).toBe('letter');
    expect(paperOf({ location: null, timeZone: 'America/Chicago' }, undefined)).toBe('letter');
    expect(paperOf({ location: null, timeZone: 'UTC' }, undefined)).toBe('a4');
  });
});
