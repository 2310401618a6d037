import { describe, expect, test } from 'vitest';
import { type DayAtPlace, dayLight, goldenPhases } from './day-light.ts';
import { sunDirection } from './sun-direction.ts';

const munich = { latitude: 48.1374, longitude: 11.5755, timeZone: 'Europe/Berlin' };
const tromso = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
const oulu = { latitude: 65.01, longitude: 25.47, timeZone: 'Europe/Helsinki' };

const HOUR = 3_600_000;

/** The phases between the two lowest points of the sun around the day's noon. */
function phasesOfDay(day: DayAtPlace) {
  const { noon, phases } = dayLight(day);
  return phases.filter(({ from, to }) => +to > +noon - 12 * HOUR && +from < +noon + 12 * HOUR);
}

const lights = (day: DayAtPlace) => phasesOfDay(day).map(({ light }) => light);

describe('the phases of a day', () => {
  test('go from night to day and back', () => {
    expect(lights({ ...munich, date: '2026-11-21' })).toEqual([
      ...['night', 'blue', 'golden', 'day'],
      ...['golden', 'blue', 'night'],
    ]);
  });

  test('go on without a gap, from the beginning of the day before to the end of the day after', () => {
    for (const place of [munich, tromso, oulu]) {
      const { noon, phases } = dayLight({ ...place, date: '2026-11-21' });
      expect(phases[0]?.from).toEqual(new Date(noon.getTime() - 36 * HOUR));
      expect(phases.at(-1)?.to).toEqual(new Date(noon.getTime() + 36 * HOUR));
      phases.slice(1).forEach((phase, index) => {
        expect(phase.from).toEqual(phases[index]?.to);
        expect(phase.light).not.toBe(phases[index]?.light);
      });
    }
  });

  test('are those of the days before and after there', () => {
    const { phases } = dayLight({ ...munich, date: '2026-11-21' });
    const days = ['2026-11-20', '2026-11-21', '2026-11-22'].map((date) => {
      return goldenPhases(dayLight({ ...munich, date }));
    });
    const golden = phases.filter(({ light }) => light === 'golden');
    expect(golden).toHaveLength(6);
    expect(golden.map(({ from, to }) => ({ from, to }))).toEqual(days.flat());
  });

  test('are golden from before sunrise until after sunset, and change where the sun is 6 degrees high', () => {
    const light = dayLight({ ...munich, date: '2026-11-21' });
    const { sunrise, sunset } = light;
    const [morning, evening] = goldenPhases(light);
    expect(Number(morning?.from)).toBeLessThan(Number(sunrise));
    expect(Number(evening?.to)).toBeGreaterThan(Number(sunset));
    expect(sunDirection(morning?.to as Date, munich).altitude).toBeCloseTo(6, 0);
    expect(sunDirection(evening?.from as Date, munich).altitude).toBeCloseTo(6, 0);
    expect(Number(evening?.from) % 60_000).toBe(0);
  });

  test('are golden at noon where the sun stays low', () => {
    expect(lights({ ...oulu, date: '2026-12-21' })).toEqual([
      ...['night', 'blue', 'golden', 'blue', 'night'],
    ]);
  });

  test('are golden at midnight where it does not set', () => {
    expect(lights({ ...tromso, date: '2026-06-21' })).toEqual(['golden', 'day', 'golden']);
    const [, evening] = goldenPhases(dayLight({ ...tromso, date: '2027-06-21' }));
    const [morning] = goldenPhases(dayLight({ ...tromso, date: '2027-06-22' }));
    // 10:34 PM to 2:56 AM, across the sun's lowest point at 12:46 AM.
    expect(evening).toEqual({ from: expect.any(Date), to: null });
    expect(evening?.from?.toISOString()).toMatch(/^2027-06-21T20:3/);
    expect(morning).toEqual({ from: null, to: expect.any(Date) });
    expect(morning?.to?.toISOString()).toMatch(/^2027-06-22T00:5/);
  });

  test('know dawn and dusk in the polar night', () => {
    const light = dayLight({ ...tromso, date: '2026-12-21' });
    expect(light).toMatchObject({ always: 'down', sunrise: null, sunset: null });
    expect(light.dawn?.getTime()).toBeLessThan(light.noon.getTime());
    expect(light.dusk?.getTime()).toBeGreaterThan(light.noon.getTime());
  });

  test('are one where nothing changes all day', () => {
    const pole = { latitude: -90, longitude: 0, timeZone: 'Antarctica/South_Pole' };
    expect(lights({ ...pole, date: '2026-12-21' })).toEqual(['day']);
    expect(lights({ ...pole, date: '2026-06-21' })).toEqual(['night']);
  });
});

describe('the day', () => {
  test.each([
    ['Kashgar, which keeps the time of Peking', 39.47, 75.99, 'Asia/Shanghai'],
    ['Kiritimati, which keeps the date of Asia', 1.87, -157.4, 'Pacific/Kiritimati'],
    ['Apia', -13.83, -171.77, 'Pacific/Apia'],
    ['Pago Pago, an hour away and a day behind', -14.28, -170.7, 'Pacific/Pago_Pago'],
    ['Adak', 51.88, -176.65, 'America/Adak'],
    ['Chatham', -43.95, -176.55, 'Pacific/Chatham'],
  ])('is that of the date in %s', (_, latitude, longitude, timeZone) => {
    const dateIn = new Intl.DateTimeFormat('sv', { timeZone });
    for (const date of ['2026-03-08', '2026-06-21', '2026-12-31']) {
      const { sunrise, noon, sunset } = dayLight({ date, timeZone, latitude, longitude });
      expect([sunrise, noon, sunset].map((at) => at && dateIn.format(at))).toEqual([
        ...[date, date, date],
      ]);
    }
  });

  test('ends on the next date where the sun sets after midnight', () => {
    const nome = { latitude: 64.5, longitude: -165.4, timeZone: 'America/Nome' };
    const { sunset } = dayLight({ ...nome, date: '2026-06-21' });
    expect(sunset?.toISOString()).toMatch(/^2026-06-22T09:4\d/);
  });
});
