import { describe, expect, test } from 'vitest';
import { type DayAtPlace, type DayLight, dayLight } from './day-light.ts';

/**
 * Published times in UTC, rounded to the minute. All but one come from the U.S. Naval Observatory (aa.usno.navy.mil,
 * "Rise, Set and Twilight"), as quoted by the tests of the projects named below. One comes from the Jet Propulsion
 * Laboratory.
 */
interface Published {
  readonly dawn?: string;
  readonly rise?: string;
  readonly set?: string;
  readonly dusk?: string;
}

type Row = readonly [date: string, published: Published];

interface Table {
  readonly place: string;
  readonly at: Omit<DayAtPlace, 'date'>;
  readonly rows: readonly Row[];
}

const at = (latitude: number, longitude: number, timeZone: string) => ({
  latitude,
  longitude,
  timeZone,
});

/** From github.com/klausbrunner/solarpositioning: usno_reference_testdata.csv, …_civil.csv and …_extreme.csv. */
const tables: readonly Table[] = [
  {
    place: 'Anchorage, where clocks are two hours behind the sun in summer',
    at: at(61.216667, -149.866667, 'America/Anchorage'),
    rows: [
      ['2020-06-24', { set: '2020-06-25T07:42Z' }],
      ['2020-06-25', { rise: '2020-06-25T12:22Z' }],
      ['2020-12-15', { dawn: '2020-12-15T18:08Z', rise: '2020-12-15T19:10Z' }],
      ['2020-12-24', { set: '2020-12-25T00:44Z', dusk: '2020-12-25T01:46Z' }],
    ],
  },
  {
    place: 'Auckland, close to the date line',
    at: at(-36.833333, 174.8, 'Pacific/Auckland'),
    rows: [
      ['2020-06-05', { set: '2020-06-05T05:11Z' }],
      ['2020-06-06', { rise: '2020-06-05T19:28Z' }],
      ['2020-12-25', { set: '2020-12-25T07:41Z' }],
      ['2020-12-26', { rise: '2020-12-25T17:01Z' }],
      ['2023-06-15', { dusk: '2023-06-15T05:40Z' }],
      ['2023-06-16', { dawn: '2023-06-15T19:03Z' }],
    ],
  },
  {
    place: 'Brasília',
    at: at(-15.8, -47.85, 'America/Sao_Paulo'),
    rows: [
      ['2020-03-15', { rise: '2020-03-15T09:15Z', set: '2020-03-15T21:25Z' }],
      ['2023-09-15', { dawn: '2023-09-15T08:45Z', dusk: '2023-09-15T21:28Z' }],
    ],
  },
  {
    place: 'Singapore, at the equator',
    at: at(1.283333, 103.833333, 'Asia/Singapore'),
    rows: [
      ['2020-02-15', { set: '2020-02-15T11:21Z' }],
      ['2020-02-16', { rise: '2020-02-15T23:17Z' }],
      ['2020-10-25', { set: '2020-10-25T10:51Z' }],
    ],
  },
  {
    place: 'Longyearbyen',
    at: at(78.216667, 15.633333, 'Arctic/Longyearbyen'),
    rows: [
      ['2020-02-25', { rise: '2020-02-25T08:11Z', set: '2020-02-25T14:13Z' }],
      ['2020-04-05', { rise: '2020-04-05T02:35Z', set: '2020-04-05T19:32Z' }],
      ['2020-09-05', { rise: '2020-09-05T02:19Z', set: '2020-09-05T19:26Z' }],
      ['2020-10-25', { rise: '2020-10-25T09:50Z', set: '2020-10-25T11:31Z' }],
    ],
  },
  {
    place: 'McMurdo Station',
    at: at(-77.85, 166.666667, 'Antarctica/McMurdo'),
    rows: [
      ['2020-03-15', { set: '2020-03-15T07:54Z' }],
      ['2020-03-16', { rise: '2020-03-15T18:13Z' }],
      ['2020-08-25', { set: '2020-08-25T03:22Z' }],
      ['2020-08-26', { rise: '2020-08-25T22:20Z' }],
    ],
  },
  // aa.usno.navy.mil/calculated/rstt/oneday?date=2026-02-01&lat=50.7921&lon=-3.6503&tz=0 and likewise the next four.
  {
    place: 'Crediton',
    at: at(50.7921, -3.6503, 'Europe/London'),
    rows: [['2026-02-01', { rise: '2026-02-01T07:51Z', set: '2026-02-01T17:06Z' }]],
  },
  {
    place: 'Peć',
    at: at(42.6667, 20.3, 'Europe/Belgrade'),
    rows: [['2026-02-14', { rise: '2026-02-14T05:37Z', set: '2026-02-14T16:09Z' }]],
  },
  {
    place: 'Malé',
    at: at(4.2, 73.5333, 'Indian/Maldives'),
    rows: [['2026-02-12', { rise: '2026-02-12T01:21Z', set: '2026-02-12T13:19Z' }]],
  },
  {
    place: 'Dawei, half an hour off the full hours',
    at: at(14.1, 98.21667, 'Asia/Yangon'),
    rows: [['2026-02-21', { rise: '2026-02-20T23:48Z', set: '2026-02-21T11:34Z' }]],
  },
  {
    place: 'Apuka, the last land before the date line',
    at: at(60.43333, 169.66667, 'Asia/Kamchatka'),
    rows: [['2026-02-21', { rise: '2026-02-20T20:05Z', set: '2026-02-21T05:46Z' }]],
  },
  // aa.usno.navy.mil/calculated/rstt/year?year=2023&task=0&lat=36.95&lon=-112.52&tz=7, quoted in a comparison with
  // Skyfield.
  {
    place: 'Fredonia',
    at: at(36.95, -112.52, 'America/Phoenix'),
    rows: [
      ['2023-03-20', { rise: '2023-03-20T13:34Z', set: '2023-03-21T01:42Z' }],
      ['2023-12-21', { rise: '2023-12-21T14:39Z', set: '2023-12-22T00:17Z' }],
    ],
  },
  // aa.usno.navy.mil/calculated/rstt/oneday for each of these dates, tz=0.
  {
    place: 'Oslo',
    at: at(59.9139, 10.7522, 'Europe/Oslo'),
    rows: [
      [
        '2025-06-21',
        {
          ...{ dawn: '2025-06-21T00:10Z', rise: '2025-06-21T01:54Z' },
          ...{ set: '2025-06-21T20:44Z', dusk: '2025-06-21T22:28Z' },
        },
      ],
      [
        '2025-12-21',
        {
          ...{ dawn: '2025-12-21T07:21Z', rise: '2025-12-21T08:18Z' },
          ...{ set: '2025-12-21T14:12Z', dusk: '2025-12-21T15:10Z' },
        },
      ],
    ],
  },
  {
    place: 'Quito',
    at: at(-0.1807, -78.4678, 'America/Guayaquil'),
    rows: [
      [
        '2025-03-20',
        {
          ...{ dawn: '2025-03-20T10:57Z', rise: '2025-03-20T11:18Z' },
          ...{ set: '2025-03-20T23:24Z', dusk: '2025-03-20T23:45Z' },
        },
      ],
    ],
  },
  {
    place: 'Sydney',
    at: at(-33.8688, 151.2093, 'Australia/Sydney'),
    rows: [
      ['2025-09-22', { set: '2025-09-22T07:51Z' }],
      ['2025-09-23', { rise: '2025-09-22T19:44Z' }],
    ],
  },
  {
    place: 'Reykjavík, an hour and a half behind its clocks',
    at: at(64.1466, -21.9426, 'Atlantic/Reykjavik'),
    rows: [
      [
        '2025-12-21',
        {
          ...{ dawn: '2025-12-21T10:03Z', rise: '2025-12-21T11:22Z' },
          ...{ set: '2025-12-21T15:30Z', dusk: '2025-12-21T16:49Z' },
        },
      ],
    ],
  },
  {
    place: 'Ushuaia',
    at: at(-54.8019, -68.303, 'America/Argentina/Ushuaia'),
    rows: [['2025-12-21', { rise: '2025-12-21T07:52Z', set: '2025-12-22T01:11Z' }]],
  },
  {
    place: 'London',
    at: at(51.5074, -0.1278, 'Europe/London'),
    rows: [
      [
        '2025-06-21',
        {
          ...{ dawn: '2025-06-21T02:55Z', rise: '2025-06-21T03:43Z' },
          ...{ set: '2025-06-21T20:22Z', dusk: '2025-06-21T21:09Z' },
        },
      ],
    ],
  },
  {
    place: 'Warsaw',
    at: at(52.2297, 21.0122, 'Europe/Warsaw'),
    rows: [
      ['2026-06-21', { rise: '2026-06-21T02:14Z', set: '2026-06-21T19:01Z' }],
      [
        '2026-12-21',
        {
          ...{ dawn: '2026-12-21T06:02Z', rise: '2026-12-21T06:43Z' },
          ...{ set: '2026-12-21T14:25Z', dusk: '2026-12-21T15:06Z' },
        },
      ],
    ],
  },
  {
    place: '70° N, at both ends of the polar day and the polar night',
    at: at(70, 0, 'UTC'),
    rows: [
      ['2025-05-15', { rise: '2025-05-15T00:37Z', set: '2025-05-15T23:37Z' }],
      ['2025-05-16', { rise: '2025-05-16T00:15Z' }],
      ['2025-07-29', { rise: '2025-07-29T00:57Z', set: '2025-07-29T23:05Z' }],
      ['2025-11-24', { rise: '2025-11-24T11:14Z', set: '2025-11-24T12:19Z' }],
      ['2025-12-21', { dawn: '2025-12-21T09:55Z', dusk: '2025-12-21T14:02Z' }],
      ['2026-01-17', { rise: '2026-01-17T11:41Z', set: '2026-01-17T12:40Z' }],
    ],
  },
  // Computed from the JPL ephemeris DE440s: solarpositioning, jpl_events.csv.
  {
    place: 'the equator at 179.9° E, by the clocks of Fiji',
    at: at(0, 179.9, 'Pacific/Fiji'),
    rows: [
      ['2020-06-10', { set: '2020-06-10T06:03:31Z', dusk: '2020-06-10T06:25:59Z' }],
      ['2020-06-11', { dawn: '2020-06-10T17:33:54Z', rise: '2020-06-10T17:56:23Z' }],
    ],
  },
  {
    place: 'the same, by the clocks of American Samoa, a day behind',
    at: at(0, 179.9, 'Pacific/Pago_Pago'),
    rows: [
      ['2020-06-09', { set: '2020-06-10T06:03:31Z' }],
      ['2020-06-10', { rise: '2020-06-10T17:56:23Z' }],
    ],
  },
  {
    place: 'the same, by the clocks of Samoa, a day ahead',
    at: at(0, 179.9, 'Pacific/Apia'),
    rows: [
      ['2020-06-10', { set: '2020-06-10T06:03:31Z' }],
      ['2020-06-11', { rise: '2020-06-10T17:56:23Z' }],
    ],
  },
];

const minutesApart = (a: Date | null, b: string) =>
  a ? Math.abs(a.getTime() - Date.parse(b)) / 60_000 : Number.NaN;

function apart(light: DayLight, { dawn, rise, set, dusk }: Published): number[] {
  return [
    ...(dawn ? [minutesApart(light.dawn, dawn)] : []),
    ...(rise ? [minutesApart(light.sunrise, rise)] : []),
    ...(set ? [minutesApart(light.sunset, set)] : []),
    ...(dusk ? [minutesApart(light.dusk, dusk)] : []),
  ];
}

describe.each(tables)('the almanac of $place', ({ at, rows }) => {
  test.each(rows)('agrees within two minutes on %s', (date, published) => {
    const minutes = apart(dayLight({ ...at, date }), published);
    expect(minutes.length).toBeGreaterThan(0);
    for (const each of minutes) expect(each).toBeLessThanOrEqual(2);
  });
});

const longyearbyen = at(78.216667, 15.633333, 'Arctic/Longyearbyen');
const mcMurdo = at(-77.85, 166.666667, 'Antarctica/McMurdo');
const north = at(70, 0, 'UTC');

describe('the almanac tells', () => {
  test.each([
    ['Longyearbyen', longyearbyen, '2020-04-25'],
    ['Longyearbyen', longyearbyen, '2020-06-15'],
    ['Longyearbyen', longyearbyen, '2020-08-15'],
    ['McMurdo', mcMurdo, '2020-01-05'],
    ['McMurdo', mcMurdo, '2020-02-15'],
    ['McMurdo', mcMurdo, '2020-10-26'],
    ['70° N', north, '2025-06-21'],
  ])('of polar day in %s (%j) on %s', (_, at, date) => {
    expect(dayLight({ ...at, date })).toMatchObject({ always: 'up', sunrise: null, sunset: null });
  });

  test.each([
    ['Longyearbyen', longyearbyen, '2020-01-05'],
    ['Longyearbyen', longyearbyen, '2020-02-15'],
    ['Longyearbyen', longyearbyen, '2020-11-05'],
    ['McMurdo', mcMurdo, '2020-04-26'],
    ['McMurdo', mcMurdo, '2020-06-15'],
    ['McMurdo', mcMurdo, '2020-08-15'],
    ['70° N', north, '2025-11-25'],
    ['70° N', north, '2026-01-16'],
  ])('of polar night in %s (%j) on %s', (_, at, date) => {
    expect(dayLight({ ...at, date })).toMatchObject({
      always: 'down',
      sunrise: null,
      sunset: null,
    });
  });
});
