import { expect, test } from 'vitest';
import { movedReminder } from './moved-reminder.ts';

const now = new Date('2026-06-01T12:00:00Z');
const plan = {
  date: '2026-07-01',
  time: '21:30',
  timeZone: 'UTC',
  reminderTime: new Date('2026-07-01T20:30:00Z'),
};

test('an hour before the shoot stays an hour before the shoot', () => {
  expect(movedReminder(plan, 'Asia/Tokyo', now)).toEqual(new Date('2026-07-01T11:30:00Z'));
  expect(movedReminder(plan, 'America/New_York', now)).toEqual(new Date('2026-07-02T00:30:00Z'));
});

test('what counts is how the clocks stand on the day of the shoot', () => {
  const winter = { ...plan, date: '2026-12-01', reminderTime: new Date('2026-10-01T20:30:00Z') };
  expect(movedReminder(winter, 'America/New_York', now)).toEqual(new Date('2026-10-02T01:30:00Z'));
});

test('a day without a time moves as its last minute does', () => {
  const day = { ...plan, date: '2026-03-29', time: null };
  expect(movedReminder(day, 'Europe/Berlin', now)).toEqual(new Date('2026-07-01T18:30:00Z'));
});

test('a reminder whose moment has come stays', () => {
  const sent = { ...plan, reminderTime: now };
  expect(movedReminder(sent, 'America/New_York', now)).toEqual(now);
});

test('no reminder stays none', () => {
  expect(movedReminder({ ...plan, reminderTime: null }, 'Asia/Tokyo', now)).toBeNull();
});
