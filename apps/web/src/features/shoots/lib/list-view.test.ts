import { describe, expect, it } from 'vitest';
import { calendarSearch, dashboardSearch, hiddenStatuses, hideText } from './list-view.ts';

describe('the address of a list', () => {
  it('keeps a real day and known statuses', () => {
    expect(dashboardSearch({ date: '2026-11-28', hide: 'idea.ready-to-shoot' })).toEqual({
      date: '2026-11-28',
      hide: 'idea.ready-to-shoot',
    });
  });

  it('names what makes no sense as undefined, or the router would keep it', () => {
    const calendar = {
      q: undefined,
      person: undefined,
      costume: undefined,
      place: undefined,
      month: undefined,
      date: undefined,
    };
    const nothing = { ...calendar, hide: undefined };
    expect(dashboardSearch({ date: '2026-02-30', hide: 'nonsense' })).toStrictEqual(nothing);
    expect(dashboardSearch({ date: 20261128, hide: 7, q: 1 })).toStrictEqual(nothing);
    expect(calendarSearch({ date: '9999-12-15', other: 1 })).toStrictEqual(calendar);
  });

  it('writes the statuses that it reads', () => {
    const hidden = hiddenStatuses('completed.idea');
    expect([...hidden]).toEqual(['completed', 'idea']);
    expect(hideText(hidden)).toBe('idea.completed');
    expect(hideText(new Set())).toBeUndefined();
  });
});
