import { expect, test } from 'vitest';
import {
  REMINDER_AFTER_BEGIN_MESSAGE,
  REMINDER_IN_THE_PAST_MESSAGE,
  reminderRefusal,
} from './reminders.ts';

const now = new Date('2026-06-01T12:00:00Z');
const plan = {
  date: '2026-07-01',
  time: '15:30',
  timeZone: 'Europe/Rome',
  reminderTime: '2026-07-01T12:00:00.000Z',
};
const past = { ...plan, reminderTime: '2026-05-01T12:00:00.000Z' };
const late = { ...plan, reminderTime: '2026-07-01T13:30:01.000Z' };

test('a reminder between now and the beginning is fine, and so is none', () => {
  expect(reminderRefusal(plan, null, now)).toBeUndefined();
  expect(reminderRefusal({ ...plan, reminderTime: null }, plan, now)).toBeUndefined();
});

test('a new reminder must be still to come, to the second', () => {
  expect(reminderRefusal(past, null, now)).toBe(REMINDER_IN_THE_PAST_MESSAGE);
  expect(reminderRefusal(past, plan, now)).toBe(REMINDER_IN_THE_PAST_MESSAGE);
  expect(reminderRefusal({ ...plan, reminderTime: now.toISOString() }, null, now)).toBe(
    REMINDER_IN_THE_PAST_MESSAGE,
  );
});

test('a reminder whose moment has come may stay', () => {
  expect(reminderRefusal(past, past, now)).toBeUndefined();
  const written = { ...past, reminderTime: '2026-05-01T14:00:00+02:00' };
  expect(reminderRefusal(written, past, now)).toBeUndefined();
});

test('a reminder may not come after the beginning, unless it did so before', () => {
  expect(reminderRefusal(late, null, now)).toBe(REMINDER_AFTER_BEGIN_MESSAGE);
  expect(reminderRefusal(late, late, now)).toBeUndefined();
  const later = { ...late, time: '16:00' };
  expect(reminderRefusal(late, later, now)).toBe(REMINDER_AFTER_BEGIN_MESSAGE);
});

test('a zone that is a guess does not refuse a reminder, and the past does', () => {
  const guessed = { ...late, isZoneGuess: true };
  expect(reminderRefusal(guessed, null, now)).toBeUndefined();
  expect(reminderRefusal(guessed, { ...plan, isZoneGuess: true }, now)).toBeUndefined();
  expect(reminderRefusal({ ...past, isZoneGuess: true }, null, now)).toBe(
    REMINDER_IN_THE_PAST_MESSAGE,
  );
});

test('a plan without a date has no beginning to be late for', () => {
  expect(reminderRefusal({ ...late, date: null }, null, now)).toBeUndefined();
});
