import { describe, expect, test } from 'vitest';
import {
  beginOf,
  changedPlan,
  inZoneOfPlace,
  isAfterBegin,
  isOverAt,
  reminderInZone,
} from './shoot-plan.ts';

const shoot = { date: '2026-11-21', time: '15:30', timeZone: 'Europe/Rome' };
const day = { ...shoot, time: null };

test('a shoot begins on the clocks of its zone', () => {
  expect(beginOf(shoot)).toEqual(new Date('2026-11-21T14:30:00Z'));
});

test('a day without a time has not begun before its last minute', () => {
  expect(beginOf(day)).toEqual(new Date('2026-11-21T22:59:00Z'));
});

test('the very moment at which a shoot begins is not after it', () => {
  expect(isAfterBegin(shoot, new Date('2026-11-21T14:30:00Z'))).toBe(false);
  expect(isAfterBegin(shoot, new Date('2026-11-21T14:30:01Z'))).toBe(true);
});

test('nothing comes after the beginning of a shoot without a day, and no moment that is none', () => {
  expect(isAfterBegin({ ...shoot, date: null }, new Date())).toBe(false);
  expect(isAfterBegin(shoot, new Date('never'))).toBe(false);
});

test('a shoot is over when its time has passed', () => {
  const hour = { ...shoot, durationMinutes: 60 };
  expect(isOverAt(hour, new Date('2026-11-21T15:29:59Z'))).toBe(false);
  expect(isOverAt(hour, new Date('2026-11-21T15:30:00Z'))).toBe(true);
});

describe('the reminder of a shoot that comes into another zone', () => {
  const now = new Date('2026-06-01T12:00:00Z');
  const plan = {
    date: '2026-07-01',
    time: '21:30',
    timeZone: 'UTC',
    reminderTime: '2026-07-01T20:30:00.000Z',
  };

  test('stays an hour before the shoot', () => {
    expect(reminderInZone(plan, 'Asia/Tokyo', now)).toBe('2026-07-01T11:30:00.000Z');
    expect(reminderInZone(plan, 'America/New_York', now)).toBe('2026-07-02T00:30:00.000Z');
  });

  test('goes by the clocks on the day of the shoot', () => {
    const winter = { ...plan, date: '2026-12-01', reminderTime: '2026-10-01T20:30:00.000Z' };
    expect(reminderInZone(winter, 'America/New_York', now)).toBe('2026-10-02T01:30:00.000Z');
  });

  test('moves as the last minute does on a day without a time', () => {
    const day = { ...plan, date: '2026-03-29', time: null };
    expect(reminderInZone(day, 'Europe/Berlin', now)).toBe('2026-07-01T18:30:00.000Z');
  });

  test('stays where it is once its moment has come, and where there is none', () => {
    const sent = { ...plan, reminderTime: now.toISOString() };
    expect(reminderInZone(sent, 'America/New_York', now)).toBe(now.toISOString());
    expect(reminderInZone({ ...plan, reminderTime: null }, 'Asia/Tokyo', now)).toBeNull();
  });

  test('comes along with the zone of the place, unless the change names it', () => {
    const silent = inZoneOfPlace(plan, { timeZone: 'Europe/Rome' }, 'Asia/Tokyo', now);
    expect(silent).toEqual({ timeZone: 'Asia/Tokyo', reminderTime: '2026-07-01T11:30:00.000Z' });
    const said = inZoneOfPlace(plan, { reminderTime: plan.reminderTime }, 'Asia/Tokyo', now);
    expect(said).toEqual({ timeZone: 'Asia/Tokyo', reminderTime: plan.reminderTime });
    expect(inZoneOfPlace(plan, { time: '20:00' }, 'UTC', now)).toEqual({
      time: '20:00',
      timeZone: 'UTC',
    });
  });

  test('goes with the date', () => {
    expect(changedPlan(plan, { date: null })).toEqual({ ...plan, date: null, reminderTime: null });
  });
});
