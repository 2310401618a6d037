import { describe, expect, it } from 'vitest';
import { aShoot } from '../editor/testing/a-shoot.ts';
import { groupByStatus } from './group-by-status.ts';

const titles = (shoots: readonly { title: string }[]) => shoots.map(({ title }) => title);

describe('shoots by status', () => {
  it('has every status, also without shoots', () => {
    expect(groupByStatus([])).toEqual({
      idea: [],
      planning: [],
      'ready to shoot': [],
      completed: [],
    });
  });

  it('has what is on the way by date and time, a day without time after its times, undated last', () => {
    const shoots = [
      aShoot({ id: 'd', title: 'undated', date: null, time: null }),
      aShoot({ id: 'c', title: 'day', date: '2026-12-01', time: null }),
      aShoot({ id: 'b', title: 'evening', date: '2026-12-01', time: '20:00' }),
      aShoot({ id: 'a', title: 'morning', date: '2026-12-01', time: '08:15' }),
      aShoot({ id: 'e', title: 'earlier', date: '2026-11-30', time: '23:00' }),
    ];
    expect(titles(groupByStatus(shoots).planning)).toEqual([
      'earlier',
      'morning',
      'evening',
      'day',
      'undated',
    ]);
  });

  it('has what is completed latest first, and ideas newest first', () => {
    const done = ['2026-10-01', '2026-11-01', null].map((date, index) =>
      aShoot({ id: String(index), title: String(date), status: 'completed', date }),
    );
    expect(titles(groupByStatus(done).completed)).toEqual(['2026-11-01', '2026-10-01', 'null']);
    const ideas = ['01', '03', '02'].map((day) =>
      aShoot({ id: day, title: day, status: 'idea', createdAt: `2026-10-${day}T10:00:00.000Z` }),
    );
    expect(titles(groupByStatus(ideas).idea)).toEqual(['03', '02', '01']);
  });
});
