import { expect, test } from 'vitest';
import { earliestTimes, ownTimes } from './own-times.ts';

const plan = { date: '2026-11-21', timeZone: 'Europe/Rome', place: null };

test.each([
  ['14:00', null, { time: '14:00', durationMinutes: 120 }],
  ['14:00', '13:15', { time: '13:15', durationMinutes: 165 }],
  ['14:00', '15:00', { time: '15:00', durationMinutes: 60 }],
  ['14:00', '18:00', { time: '18:00', durationMinutes: 15 }],
  [null, '09:30', { time: '09:30', durationMinutes: 120 }],
  [null, null, { time: null, durationMinutes: 120 }],
])('of a shoot at %s for a participant who comes at %s', (time, callTime, times) => {
  expect(ownTimes({ ...plan, time, callTime }, 120)).toEqual(times);
});

test('of several participants, those of the first count, and a time before none', () => {
  const at = (callTime: string | null, time: string | null = '14:00') => ({
    ...plan,
    time,
    callTime,
  });
  const early = { time: '13:15', durationMinutes: 165 };
  expect(earliestTimes([at(null), at('13:15'), at('15:00')], 120)).toEqual(early);
  const untimed = { time: '09:30', durationMinutes: 120 };
  expect(earliestTimes([at(null, null), at('09:30', null)], 120)).toEqual(untimed);
});
