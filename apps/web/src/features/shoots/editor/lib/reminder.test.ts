import { describe, expect, it } from 'vitest';
import type { ReminderChoice } from './reminder.ts';
import { customReminderFrom, noReminder, reminderInstant, reminderOf } from './reminder.ts';

const berlin = { date: '2026-11-21', time: '15:30', timeZone: 'Europe/Berlin' };
const at = (
  shoot: typeof berlin | { date: null | string; time: null | string; timeZone: string },
  choice: ReminderChoice,
) => reminderInstant(shoot, { ...noReminder, choice })?.toISOString() ?? null;

describe('the moment of a reminder', () => {
  it('counts back from date and time in the zone of the shoot', () => {
    expect(at(berlin, '15min')).toBe('2026-11-21T14:15:00.000Z');
    expect(at(berlin, '30min')).toBe('2026-11-21T14:00:00.000Z');
    expect(at(berlin, '1hour')).toBe('2026-11-21T13:30:00.000Z');
    expect(at(berlin, '1day')).toBe('2026-11-20T14:30:00.000Z');
    expect(at({ ...berlin, timeZone: 'Asia/Tokyo' }, '1hour')).toBe('2026-11-21T05:30:00.000Z');
  });

  it('is none without a choice or without a date', () => {
    expect(at(berlin, 'none')).toBeNull();
    expect(at({ ...berlin, date: null }, '1hour')).toBeNull();
    expect(
      reminderInstant(
        { ...berlin, date: null },
        { choice: 'custom', date: '2026-11-20', time: '10:00' },
      ),
    ).toBeNull();
  });

  it('takes nine in the morning for a day without a time', () => {
    expect(at({ ...berlin, time: null }, '1hour')).toBe('2026-11-21T07:00:00.000Z');
    expect(at({ ...berlin, time: null }, '1day')).toBe('2026-11-20T08:00:00.000Z');
  });

  it('keeps the time on the clock a day before, also over a change of the clocks', () => {
    const afterSpring = { date: '2026-03-29', time: '12:00', timeZone: 'Europe/Berlin' };
    expect(at(afterSpring, '1day')).toBe('2026-03-28T11:00:00.000Z');
    expect(at(afterSpring, '1hour')).toBe('2026-03-29T09:00:00.000Z');
  });

  it('counts exact minutes back over a change of the clocks', () => {
    expect(at({ date: '2026-03-29', time: '03:30', timeZone: 'Europe/Berlin' }, '1hour')).toBe(
      '2026-03-29T00:30:00.000Z',
    );
    expect(at({ date: '2026-10-25', time: '03:00', timeZone: 'Europe/Berlin' }, '1hour')).toBe(
      '2026-10-25T01:00:00.000Z',
    );
  });

  it('needs both parts of a custom one', () => {
    const custom = (date: string, time: string) =>
      reminderInstant(berlin, { choice: 'custom', date, time });
    expect(custom('2026-11-19', '08:05')?.toISOString()).toBe('2026-11-19T07:05:00.000Z');
    expect(custom('2026-11-19', '')).toBeNull();
    expect(custom('', '08:05')).toBeNull();
    expect(custom('12026-11-19', '08:05')).toBeNull();
  });
});

describe('the choice that is shown for a stored reminder', () => {
  it.each(['15min', '30min', '1hour', '1day'] as const)(
    'finds %s again, with and without a time',
    (choice) => {
      for (const shoot of [berlin, { ...berlin, time: null }, { ...berlin, date: '2026-03-29' }]) {
        expect(reminderOf(shoot, at(shoot, choice))).toEqual({ choice, date: '', time: '' });
      }
    },
  );

  it('does not depend on how the moment is spelled', () => {
    expect(reminderOf(berlin, '2026-11-21T14:30:00+01:00').choice).toBe('1hour');
  });

  it('is custom, in wall time, for any other moment', () => {
    expect(reminderOf(berlin, '2026-11-20T17:00:00.000Z')).toEqual({
      choice: 'custom',
      date: '2026-11-20',
      time: '18:00',
    });
    expect(reminderOf(berlin, null)).toEqual(noReminder);
  });
});

describe('changing to a custom reminder', () => {
  it('starts where the choice before it stood', () => {
    expect(customReminderFrom(berlin, { ...noReminder, choice: '1day' })).toEqual({
      choice: 'custom',
      date: '2026-11-20',
      time: '15:30',
    });
  });

  it('starts from the day of the shoot without one', () => {
    expect(customReminderFrom(berlin, noReminder)).toEqual({
      choice: 'custom',
      date: '2026-11-21',
      time: '',
    });
  });
});
