import { expect, test } from 'vitest';
import { byDate } from './by-date.ts';

test('the earliest shoot comes first, one without a date last', () => {
  const shoots = [
    { date: null, time: null },
    { date: '2027-01-02', time: '09:00' },
    { date: '2026-12-05', time: '21:00' },
    { date: '2026-12-05', time: null },
    { date: '2026-12-05', time: '07:30' },
  ];
  expect(shoots.toSorted(byDate).map(({ date, time }) => `${date} ${time}`)).toEqual([
    '2026-12-05 null',
    '2026-12-05 07:30',
    '2026-12-05 21:00',
    '2027-01-02 09:00',
    'null null',
  ]);
});
