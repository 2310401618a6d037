import { timeZone } from '@lensemble/contract/fields';
import { expect, test, vi } from 'vitest';
import { zoneAt } from './zone-at.ts';

test.each([
  ['Tokyo', 35.7056, 139.6659, 'Asia/Tokyo'],
  ['Kathmandu, a quarter of an hour off', 27.7172, 85.324, 'Asia/Kathmandu'],
  ['Lord Howe, half an hour of summer time', -31.5553, 159.0821, 'Australia/Lord_Howe'],
  [
    'Fairmount in Indiana, near the border of its zone',
    40.4153,
    -85.6505,
    'America/Indiana/Indianapolis',
  ],
  ['Mezőhegyes, near Romania', 46.3167, 20.8167, 'Europe/Budapest'],
  ['Dandong, across the river from Korea', 40.129, 124.395, 'Asia/Shanghai'],
  ['Ürümqi, where the official clock counts', 43.8, 87.6, 'Asia/Shanghai'],
  ['Narva, across the river from Russia', 59.377, 28.19, 'Europe/Tallinn'],
  ['Ceuta, Spain in Africa', 35.889, -5.319, 'Africa/Ceuta'],
  ['Kiritimati, a day ahead', 1.87, -157.43, 'Pacific/Kiritimati'],
  ['the middle of the Atlantic', 0, -30, 'Etc/GMT+2'],
  ['the antimeridian at sea', 10, 180, 'Etc/GMT+12'],
  ['the South Pole', -90, 0, 'Antarctica/McMurdo'],
  ['the North Pole', 90, 0, 'Etc/GMT'],
] as const)('the zone of %s', async (_, latitude, longitude, expected) => {
  expect(await zoneAt(latitude, longitude)).toBe(expected);
});

test('a place whose zone the platform does not know yet has none', async () => {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function older(locales, options) {
    if (options?.timeZone === 'America/Coyhaique') throw new RangeError('Invalid time zone');
    return new DateTimeFormat(locales, options);
  });
  expect(await zoneAt(-45.57, -72.07)).toBeNull();
  vi.restoreAllMocks();
  expect(await zoneAt(-45.57, -72.07)).toBe('America/Coyhaique');
});

test('every place in the world has a zone that a shoot may have', async () => {
  for (let latitude = -90; latitude <= 90; latitude += 4.5) {
    for (let longitude = -180; longitude <= 180; longitude += 7.5) {
      const zone = await zoneAt(latitude, longitude);
      expect(timeZone.safeParse(zone), `${latitude}, ${longitude}`).toMatchObject({ data: zone });
    }
  }
});
