import { describe, expect, it } from 'vitest';
import { aShoot } from '../editor/testing/a-shoot.ts';
import { dayDots, shootsByDay } from './shoots-by-day.ts';

describe('shoots by day', () => {
  it('leaves undated shoots out and has each day in the order of its hours', () => {
    const late = aShoot({ id: 'late', date: '2026-11-21', time: '21:00' });
    const early = aShoot({ id: 'early', date: '2026-11-21', time: '06:00' });
    const days = shootsByDay([late, aShoot({ id: 'none', date: null }), early]);
    expect([...days.keys()]).toEqual(['2026-11-21']);
    expect(days.get('2026-11-21')).toEqual([early, late]);
  });
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
