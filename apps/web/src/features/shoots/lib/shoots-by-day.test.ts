import { describe, expect, it } from 'vitest';
import { aShoot } from '../editor/testing/a-shoot.ts';
import { dayDots, dayToSelect, nextDay, shootsByDay } from './shoots-by-day.ts';

describe('shoots by day', () => {
  it('leaves undated shoots out and has each day in the order of its hours', () => {
    const late = aShoot({ id: 'late', date: '2026-11-21', time: '21:00' });
    const early = aShoot({ id: 'early', date: '2026-11-21', time: '06:00' });
    const days = shootsByDay([late, aShoot({ id: 'none', date: null }), early]);
    expect([...days.keys()]).toEqual(['2026-11-21']);
    expect(days.get('2026-11-21')).toEqual([early, late]);
  });
});

describe('the next day with a shoot', () => {
  const days = ['2026-12-21', null, '2026-11-20', '2026-11-30'];
  const shoots = days.map((date) => aShoot({ date }));

  it('is the first from a day on, that day included', () => {
    expect(nextDay(shoots, '2026-11-24')).toBe('2026-11-30');
    expect(nextDay(shoots, '2026-11-30')).toBe('2026-11-30');
  });

  it('is none where all shoots are over or have no date', () => {
    expect(nextDay(shoots, '2027-01-01')).toBeUndefined();
  });
});

it('the day of a month that comes into view is today, the first with a shoot, or the first', () => {
  const days = shootsByDay(['2026-12-21', '2026-12-05', null].map((date) => aShoot({ date })));
  expect(dayToSelect('2026-12', days, '2026-11-20')).toBe('2026-12-05');
  expect(dayToSelect('2026-11', days, '2026-11-20')).toBe('2026-11-20');
  expect(dayToSelect('2027-01', days, '2026-11-20')).toBe('2027-01-01');
});

describe('the dots of a day', () => {
  const four = Array.from({ length: 4 }, () => aShoot());

  it('are one per shoot', () => {
    const two = [aShoot({ status: 'idea' }), aShoot()];
    expect(dayDots(two)).toEqual({ dots: two, more: 0 });
    expect(dayDots(four)).toMatchObject({ more: 0 });
  });

  it('are four at most, the rest is counted', () => {
    const { dots, more } = dayDots([...four, aShoot(), aShoot()]);
    expect(dots).toHaveLength(4);
    expect(more).toBe(2);
  });
});
