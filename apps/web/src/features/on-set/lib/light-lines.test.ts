import { dayTimes, type TimedEntry } from '@lensemble/contract/day-times';
import { expect, test } from 'vitest';
import { lightLines, minutesTooDark } from './light-lines.ts';

const start = { date: '2026-11-22', time: '15:30', timeZone: 'Europe/Rome' };
const at = (time: string) => Date.parse(`2026-11-22T${time}:00+01:00`);
const entry = (id: string, minutes: number, more: Partial<TimedEntry> = {}): TimedEntry => ({
  ...{ id, minutes, pin: null, state: 'open', actualEnd: null, ...more },
});
const golden = { light: 'golden' as const, at: at('16:03') };
const sunset = { light: 'sunset' as const, at: at('16:46') };

test('golden hour and sunset stand where the entries are expected, not where they were planned', () => {
  const order = [
    entry('crown', 30, { state: 'done', actualEnd: new Date(at('16:00')).toISOString() }),
    entry('wings', 20),
    entry('change', 20),
    entry('last light', 15),
    entry('font', 15),
  ];
  const times = dayTimes(start, order, at('16:27'));
  const { before, last } = lightLines(times, [golden, sunset]);
  expect([...before]).toEqual([
    ['change', [golden]],
    ['last light', [sunset]],
  ]);
  expect(last).toEqual([]);
  const late = times.entries.map((each) => minutesTooDark(each, [golden, sunset]));
  expect(late).toEqual([undefined, undefined, undefined, 1, undefined]);
});

test('a change during the last entry comes last, and one before or after the day is left out', () => {
  const times = dayTimes(start, [entry('smoke', 60)], at('15:30'));
  expect(lightLines(times, [golden, sunset])).toEqual({ before: new Map(), last: [golden] });
  expect(lightLines(times, [{ light: 'golden', at: at('07:00') }]).last).toEqual([]);
});

test('what was planned after sunset is not too late', () => {
  const times = dayTimes(start, [entry('crown', 90), entry('smoke', 15)], at('15:30'));
  expect(times.entries.map((each) => minutesTooDark(each, [sunset]))).toEqual([
    undefined,
    undefined,
  ]);
});
