import { describe, expect, it } from 'vitest';
import { dashboardSearch, hiddenStatuses, hideText } from './list-view.ts';

describe('the address of a list', () => {
  it('keeps a real day and known statuses', () => {
    expect(dashboardSearch({ date: '2026-11-28', hide: 'idea.ready-to-shoot' })).toEqual({
      date: '2026-11-28',
      hide: 'idea.ready-to-shoot',
    });
  });

  it('leaves out what makes no sense', () => {
    expect(dashboardSearch({ date: '2026-02-30', hide: 'nonsense', other: 1 })).toEqual({});
    expect(dashboardSearch({ date: 20261128, hide: 7 })).toEqual({});
  });

  it('writes the statuses that it reads', () => {
    const hidden = hiddenStatuses('completed.idea');
    expect([...hidden]).toEqual(['completed', 'idea']);
    expect(hideText(hidden)).toBe('idea.completed');
    expect(hideText(new Set())).toBeUndefined();
  });
});
