import { describe, expect, it } from 'vitest';
import { directionsTo, mapUrlOf } from './directions.ts';

const pier = { address: 'Pier 7, San Francisco', latitude: 37.79883, longitude: -122.39676 };
const services = (onApple: boolean) => directionsTo(pier, onApple).map(({ service }) => service);

describe('directions', () => {
  it('offer the maps of the device first, and all three everywhere', () => {
    expect(services(true)).toEqual(['Apple Maps', 'Google Maps', 'OpenStreetMap']);
    expect(services(false)).toEqual(['Google Maps', 'OpenStreetMap', 'Apple Maps']);
  });

  it('lead to the coordinates where they are known', () => {
    expect(directionsTo(pier, true).map(({ url }) => url)).toEqual([
      'https://maps.apple.com/?daddr=37.798830%2C-122.396760',
      'https://www.google.com/maps/dir/?api=1&destination=37.798830%2C-122.396760',
      'https://www.openstreetmap.org/directions?to=37.798830%2C-122.396760',
    ]);
  });

  it('know the places on the equator and the prime meridian', () => {
    const [first] = directionsTo({ address: null, latitude: 0, longitude: 0 }, true);
    expect(first?.url).toBe('https://maps.apple.com/?daddr=0.000000%2C0.000000');
  });

  it('lead to the address otherwise, whatever characters it has', () => {
    const address = 'Straße 1 & 2?, #3, 京都 "<b>"';
    for (const { url } of directionsTo({ address, latitude: null, longitude: null }, false)) {
      const { protocol, searchParams, hash } = new URL(url);
      expect(protocol).toBe('https:');
      expect(hash).toBe('');
      expect([...searchParams.values()]).toContain(address);
      expect(url).toMatch(/^[!-~]+$/);
      expect(url).not.toMatch(/["<>]/);
    }
  });

  it('are none for a place of which only the name is known', () => {
    expect(directionsTo({ address: ' ', latitude: null, longitude: null }, false)).toEqual([]);
  });
});

describe('the map of a place', () => {
  it('shows its coordinates, otherwise its address', () => {
    const start = 'https://www.google.com/maps/search/?api=1&query=';
    expect(mapUrlOf(pier)).toBe(`${start}37.798830%2C-122.396760`);
    const unlocated = { latitude: null, longitude: null };
    expect(mapUrlOf({ ...unlocated, address: ' Pier 7 ' })).toBe(`${start}Pier+7`);
    expect(mapUrlOf({ ...unlocated, address: null })).toBeUndefined();
  });
});
