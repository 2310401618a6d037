import { expect, test } from 'vitest';
import { sunDirection } from './sun-direction.ts';

/** Azimuth and altitude without refraction, from the U.S. Naval Observatory (aa.usno.navy.mil/api/celnav). */
test.each([
  ['Oslo', '2025-06-21T10:00Z', 59.9139, 10.7522, 150.55, 51.0],
  ['Oslo in winter', '2025-12-21T11:00Z', 59.9139, 10.7522, 176.5, 6.59],
  ['Quito in the north', '2025-06-21T17:00Z', -0.1807, -78.4678, 8.95, 66.07],
  ['Sydney in the north', '2025-12-21T02:00Z', -33.8688, 151.2093, 351.37, 79.46],
  ['Sydney in winter', '2025-06-21T01:00Z', -33.8688, 151.2093, 15.27, 31.12],
  ['Reykjavík', '2025-09-22T13:00Z', 64.1466, -21.9426, 174.33, 25.83],
])('the sun is seen from %s where the almanac says', (_, at, latitude, longitude, east, high) => {
  const { azimuth, altitude } = sunDirection(new Date(at), { latitude, longitude });
  expect(Math.abs(azimuth - east)).toBeLessThan(0.1);
  expect(altitude - high).toBeGreaterThan(-0.02);
  expect(altitude - high).toBeLessThan(0.15);
});
