import { expect, test } from 'vitest';
import { dueShoots } from './due-shoots.ts';

const at = (name: string, date: string | null, time: string | null, more = {}) => ({
  ...{ name, date, time, timeZone: 'Europe/Rome', durationMinutes: 120 },
  ...{ status: 'planning' as const, ...more },
});

test('On set is for the shoots of the next days, soonest first, and for one that runs late', () => {
  const now = Date.parse('2026-11-22T02:00:00+01:00');
  const due = dueShoots(
    [
      at('next week', '2026-11-29', '10:00'),
      at('in two weeks', '2026-12-06', '10:00'),
      at('today', '2026-11-22', '14:00'),
      at('all day', '2026-11-22', null),
      at('late last night', '2026-11-21', '19:00'),
      at('over', '2026-11-21', '15:00'),
      at('yesterday, all day', '2026-11-21', null),
      at('completed', '2026-11-22', '12:00', { status: 'completed' }),
      at('without a date', null, null),
    ],
    now,
  );
  expect(due.map(({ name }) => name)).toEqual([
    ...['late last night', 'all day', 'today', 'next week'],
  ]);
});
