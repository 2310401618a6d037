import { dayTimes } from '@lensemble/contract/day-times';
import { expect, it } from 'vitest';
import { barLabels, barOf } from './day-bar-parts.ts';

const start = { date: '2026-11-22', time: '15:00', timeZone: 'UTC' };
const at = (time: string) => Date.parse(`2026-11-22T${time}:00Z`);
const entry = (id: string, minutes: number, kind: 'shot' | 'makeup' = 'shot') => ({
  ...{ id, minutes, kind, pin: null, state: 'open' as const, actualEnd: null },
});
const bar = (minutes: number, light: Parameters<typeof barOf>[2]['light'] = []) => {
  const shots = [entry('a', 30, 'makeup'), entry('b', 60)];
  return barOf(shots, dayTimes(start, shots, null), { minutes, light });
};

it('has the entries over the whole shoot, and marks what is beyond its end', () => {
  expect(bar(120)).toMatchObject({
    entries: [
      { id: 'a', isShot: false, from: 0, size: 0.25 },
      { id: 'b', isShot: true, from: 0.25, size: 0.5 },
    ],
    over: null,
    light: [],
    moments: [
      { from: 0, isEnd: false },
      { from: 1, isEnd: true },
    ],
  });
  expect(bar(72)).toMatchObject({ over: { from: 0.8 }, moments: [{}, { from: 0.8, isEnd: true }] });
});

it('has the golden light around the sunset, and what comes after it', () => {
  const light = [
    { light: 'golden' as const, at: at('06:30'), until: at('07:45') },
    { light: 'golden' as const, at: at('15:30'), until: at('16:45') },
    { light: 'sunset' as const, at: at('16:30') },
  ];
  expect(bar(120, light).light).toEqual([
    { light: 'golden', from: 0.25, size: 0.625 },
    { light: 'night', from: 0.875, size: 0.125 },
  ]);
  const early = light.map((each) => ({
    ...each,
    at: each.at - 4 * 3_600_000,
    ...(each.until && { until: each.until - 4 * 3_600_000 }),
  }));
  expect(bar(120, early).light).toEqual([{ light: 'night', from: 0, size: 1 }]);
});

it('is golden to the end of a day whose golden light goes on past midnight, and dark from the sunset without any', () => {
  const sunset = { light: 'sunset' as const, at: at('16:30') };
  const golden = { light: 'golden' as const, at: at('15:30') };
  expect(bar(120, [golden, sunset]).light).toEqual([{ light: 'golden', from: 0.25, size: 0.75 }]);
  expect(bar(120, [sunset]).light).toEqual([{ light: 'night', from: 0.75, size: 0.25 }]);
});

it('names only moments for which there is room', () => {
  const moment = (from: number, isEnd = false) => ({ at: from, from, isEnd });
  const labels = (...inside: number[]) =>
    barLabels([moment(0), ...inside.map((from) => moment(from)), moment(1, true)]).map(
      ({ from }) => from,
    );
  expect(labels(0.3, 0.7)).toEqual([0, 0.3, 0.7, 1]);
  expect(labels(0.1, 0.4)).toEqual([0, 0.4, 1]);
  expect(labels(0.3, 0.55)).toEqual([0, 0.3, 1]);
  expect(labels(0.9)).toEqual([0, 1]);
});
