import { describe, expect, it } from 'vitest';
import { aShoot } from '../../editor/testing/a-shoot.ts';
import { shootsByDay } from '../../lib/shoots-by-day.ts';
import { minutesOf, timeOf, weekDays } from './week-layout.ts';

const SUNDAY = '2026-11-22';
const MONDAY = '2026-11-23';

const at = (id: string, time: string | null, durationMinutes = 60, date = MONDAY) =>
  aShoot({ id, date, time, durationMinutes });
const week = (...shoots: Parameters<typeof shootsByDay>[0]) =>
  weekDays(shootsByDay(shoots), SUNDAY);
const lanesOn = (day: ReturnType<typeof week>[number] | undefined) =>
  day?.blocks.map(({ shoot, lane, lanes }) => `${shoot.id} ${lane + 1}/${lanes}`);

describe('a week', () => {
  it('runs from Sunday, and has shoots without a time apart', () => {
    const days = week(at('untimed', null), at('noon', '12:00'));
    expect(days.map(({ date }) => date.slice(8)).join()).toBe('22,23,24,25,26,27,28');
    expect(days[1]?.untimed.map(({ id }) => id)).toEqual(['untimed']);
    expect(days[1]?.blocks).toMatchObject([{ start: 720, end: 780, isContinued: false }]);
  });

  it('continues a shoot after midnight on the next day, also from the Saturday before', () => {
    const days = week(at('night', '22:30', 240), at('before', '23:00', 120, '2026-11-21'));
    expect(days[1]?.blocks).toMatchObject([{ start: 1350, end: 1440, isContinued: false }]);
    expect(days[2]?.blocks).toMatchObject([{ start: 0, end: 150, isContinued: true }]);
    expect(days[0]?.blocks).toMatchObject([{ start: 0, end: 60, isContinued: true }]);
  });

  it('does not continue a shoot that ends at midnight', () => {
    expect(week(at('late', '23:00', 60))[2]?.blocks).toEqual([]);
  });
});

describe('shoots at the same time', () => {
  it('stand beside each other, and the width is free again after them', () => {
    const day = week(
      at('a', '09:00', 120),
      at('b', '10:00', 60),
      at('c', '11:00', 60),
      at('later', '13:00', 60),
    )[1];
    expect(lanesOn(day)).toEqual(['a 1/2', 'b 2/2', 'c 1/1', 'later 1/1']);
  });

  it('share the width if others connect them', () => {
    const day = week(at('a', '09:00', 60), at('b', '09:30', 120), at('c', '10:30', 60))[1];
    expect(lanesOn(day)).toEqual(['a 1/2', 'b 2/2', 'c 1/2']);
  });

  it('count as long as they are drawn', () => {
    const day = week(at('a', '09:00', 15), at('b', '09:15', 15), at('c', '09:45', 15))[1];
    expect(lanesOn(day)).toEqual(['a 1/2', 'b 2/2', 'c 1/1']);
  });
});

it('minutes and times of a day', () => {
  expect(minutesOf('09:45')).toBe(585);
  expect(timeOf(585)).toBe('09:45');
  expect(timeOf(1440)).toBe('00:00');
});
