import { expect, test } from 'vitest';
import { listLines } from './day-lines.ts';
import { newShot, type Shot } from './shots.ts';

const start = { date: '2026-11-22', time: '15:30', timeZone: 'Europe/Rome' };
const at = (time: string) => Date.parse(`2026-11-22T${time}:00+01:00`);
const idAt = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
const entry = (count: number, fields: Partial<Shot> = {}): Shot => ({
  ...newShot.parse({}),
  ...{ id: idAt(count), state: 'open', actualEnd: null },
  ...fields,
});

test('an overrun names the pin and when it could begin, a gap its minutes', () => {
  const shots = [
    entry(1, { minutes: 20 }),
    entry(2, { minutes: 15, pin: '15:45' }),
    entry(3, { minutes: 15, pin: '16:10' }),
  ];
  const { before, times } = listLines(shots, start, []);
  expect(before.get(idAt(2))).toEqual([
    { kind: 'overrun', minutes: 5, pin: '15:45', free: at('15:50') },
  ]);
  expect(before.get(idAt(3))).toEqual([{ kind: 'gap', minutes: 10 }]);
  expect(times?.plannedEnd).toBe(at('16:25'));
});

test('the light is below the entry that it falls into, and not after the day', () => {
  const shots = [entry(1, { minutes: 20 }), entry(2, { minutes: 20 })];
  const light = [
    { light: 'golden', at: at('15:38') },
    { light: 'sunset', at: at('16:05') },
    { light: 'golden', at: at('17:00') },
  ] as const;
  const { before, last } = listLines(shots, start, light);
  expect(before.get(idAt(2))).toMatchObject([
    { light: 'golden', during: { id: idAt(1), minutesIn: 8 } },
  ]);
  expect(last).toMatchObject([{ light: 'sunset', during: { id: idAt(2), minutesIn: 15 } }]);
});

test('a shoot without a time has no times', () => {
  expect(listLines([entry(1)], null, []).times).toBeNull();
});
