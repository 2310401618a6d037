import { expect, it } from 'vitest';
import { lastDayFor } from './last-day-for.ts';

const lumenCon = { firstDay: '2026-12-04', lastDay: '2026-12-06' };

it('keeps the last day of a convention that begins earlier or later before it', () => {
  for (const firstDay of ['2026-12-01', '2026-12-05', '2026-12-06', ''])
    expect(lastDayFor(firstDay, lumenCon)).toBe('2026-12-06');
});

it('keeps the length of a convention that begins after its last day', () => {
  expect(lastDayFor('2026-12-30', lumenCon)).toBe('2027-01-01');
  expect(lastDayFor('2027-12-04', lumenCon)).toBe('2027-12-06');
});

it('takes one day where there is no length to keep', () => {
  for (const before of [
    { firstDay: '', lastDay: '2026-12-06' },
    { firstDay: '2026-12-04', lastDay: '' },
    { firstDay: '2026-12-08', lastDay: '2026-12-06' },
    { firstDay: '0202-12-04', lastDay: '2026-12-06' },
  ])
    expect(lastDayFor('2026-12-30', before)).toBe('2026-12-30');
});
