import { expect, it } from 'vitest';
import { noReminder } from './reminder.ts';
import { scheduleHints } from './schedule-hints.ts';

const shoot = {
  status: 'planning',
  date: '2026-11-21',
  time: '15:30',
  timeZone: 'Europe/Berlin',
} as const;
const hour = { ...noReminder, choice: '1hour' } as const;
const before = new Date('2026-11-01T00:00:00Z');

it('has nothing to say about a reminder ahead', () => {
  expect(scheduleHints(shoot, hour, before)).toEqual([]);
  expect(scheduleHints(shoot, noReminder, before)).toEqual([]);
});

it('says what a day without a time counts from', () => {
  expect(scheduleHints({ ...shoot, time: null }, hour, before)).toEqual([
    'Without a time, the reminder counts from 9:00 AM.',
  ]);
});

it('says what a custom reminder lacks, or that it comes too late', () => {
  const custom = (date: string, time: string) =>
    scheduleHints(shoot, { choice: 'custom', date, time }, before);
  expect(custom('2026-11-20', '')).toEqual(['Choose a date and a time, or no reminder is sent.']);
  expect(custom('2026-11-21', '15:31')).toEqual([
    'This reminder would go out after the shoot begins.',
  ]);
});

it('says that the moment has passed', () => {
  expect(scheduleHints(shoot, hour, new Date('2026-11-21T14:00:00Z'))).toEqual([
    'The time of this reminder has passed.',
  ]);
});

it('says that a day is over where the shoot takes place, unless the shoot is completed', () => {
  const hints = (now: string, status: 'planning' | 'completed' = 'planning') =>
    scheduleHints({ ...shoot, status }, noReminder, new Date(now));
  expect(hints('2026-11-21T22:59:00Z')).toEqual([]);
  expect(hints('2026-11-21T23:00:00Z')).toEqual(['This day is in the past.']);
  expect(hints('2026-11-30T00:00:00Z', 'completed')).toEqual([]);
});

it('says how an idea gets a date', () => {
  expect(scheduleHints({ ...shoot, status: 'idea' }, hour, before)).toEqual([
    'Ideas have no date. To set one, change the status to “Planning”.',
  ]);
});

it('says that a completed shoot has not taken place yet', () => {
  const hints = (now: string) =>
    scheduleHints({ ...shoot, status: 'completed' }, noReminder, new Date(now));
  expect(hints('2026-11-20T12:00:00Z')).toEqual([
    'This shoot counts as completed, but its day is still to come.',
  ]);
  expect(hints('2026-11-21T12:00:00Z')).toEqual([]);
});

it('has nothing to say about a day in a zone that the browser does not know', () => {
  const elsewhere = { ...shoot, timeZone: 'Europe/Atlantis' };
  expect(scheduleHints(elsewhere, noReminder, new Date('2026-11-30T00:00:00Z'))).toEqual([]);
});
