import { expect, test } from 'vitest';
import { type DayStart, dayTimes } from './day-times.ts';
import { neededTimes, wantedCallTime } from './needed-times.ts';

const start: DayStart = { date: '2026-11-22', time: '15:30', timeZone: 'Europe/Rome' };
const at = (time: string, date = start.date) => Date.parse(`${date}T${time}:00+01:00`);
const entry = (
  id: string,
  minutes: number,
  participantIds: string[],
  pin: string | null = null,
) => ({
  ...{ id, minutes, participantIds, pin, state: 'open' as const, actualEnd: null },
});
const needed = (...shots: ReturnType<typeof entry>[]) =>
  neededTimes(shots, dayTimes(start, shots, null));

test('people are needed from their first to their last entry, in the order of their first ones', () => {
  const people = needed(
    entry('a', 20, ['dana']),
    entry('b', 15, ['dana', 'yuki']),
    entry('c', 30, []),
    entry('d', 10, ['sam', 'yuki']),
  );
  expect(people).toEqual([
    { participantId: 'dana', spans: [{ start: at('15:30'), end: at('16:05') }] },
    {
      participantId: 'yuki',
      spans: [
        { start: at('15:50'), end: at('16:05') },
        { start: at('16:35'), end: at('16:45') },
      ],
    },
    { participantId: 'sam', spans: [{ start: at('16:35'), end: at('16:45') }] },
  ]);
});

test('entries that overlap, because one is pinned, are one time', () => {
  const [dana] = needed(entry('a', 60, ['dana']), entry('b', 15, ['dana'], '16:00'));
  expect(dana?.spans).toEqual([{ start: at('15:30'), end: at('16:30') }]);
  const [yuki] = needed(
    entry('a', 30, ['sam']),
    entry('b', 30, ['yuki']),
    entry('c', 5, ['yuki'], '14:00'),
  );
  expect(yuki?.spans).toEqual([
    { start: at('14:00'), end: at('14:05') },
    { start: at('16:00'), end: at('16:30') },
  ]);
});

test('a list without entries needs no one', () => {
  expect(needed()).toEqual([]);
});

test('a participant without a call time gets that of their first entry', () => {
  expect(wantedCallTime(at('17:20'), start, null)).toBe('17:20');
  expect(wantedCallTime(at('14:45'), start, null)).toBe('14:45');
  expect(wantedCallTime(at('15:30'), start, null)).toBeUndefined();
});

test('a call time stays unless it is too late', () => {
  expect(wantedCallTime(at('17:20'), start, '16:00')).toBeUndefined();
  expect(wantedCallTime(at('17:20'), start, '17:20')).toBeUndefined();
  expect(wantedCallTime(at('17:20'), start, '18:00')).toBe('17:20');
  expect(wantedCallTime(at('15:30'), start, '18:00')).toBeNull();
});

test('a call time is on the day of the shoot, so that an entry after midnight makes none', () => {
  expect(wantedCallTime(at('00:30', '2026-11-23'), start, null)).toBeUndefined();
});
