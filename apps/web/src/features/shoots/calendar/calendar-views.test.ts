import { expect, it } from 'vitest';
import { calendarPageSearch } from './calendar-views.ts';

it('reads the view from the address; the month is the default', () => {
  const read = (search: Record<string, unknown>) => {
    const { date, view } = calendarPageSearch(search);
    return { date, view };
  };
  const nothing = { date: undefined, view: undefined };
  expect(read({ date: '2026-11-28', view: 'week' })).toEqual({ date: '2026-11-28', view: 'week' });
  expect(read({ view: 'agenda' })).toEqual({ ...nothing, view: 'agenda' });
  expect(read({ view: 'month' })).toEqual(nothing);
  expect(read({ view: 7, date: 'x' })).toEqual(nothing);
  expect('view' in calendarPageSearch({})).toBe(true);
});
