import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  customReminderFrom,
  noReminder,
  type ReminderChoice,
  reminderInstant,
  reminderOf,
} from './reminder.ts';

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

const zones = [
  'UTC',
  'Europe/Berlin',
  'Europe/London',
  'Europe/Dublin',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Havana',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Beirut',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Apia',
] as const;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const spell = (number: number) => String(number).padStart(2, '0');

const formats = new Map(
  zones.map((timeZone) => {
    const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
    return [timeZone as string, new Intl.DateTimeFormat('sv-SE', options)];
  }),
);

/** The wall-clock time in a zone, computed independently of the product. */
const clockIn = (timeZone: string, moment: number) => formats.get(timeZone)?.format(moment) ?? '';

function daysOfChange(timeZone: string): string[] {
  const days: string[] = [];
  const noon = (day: number) => Date.UTC(2026, 0, day, 12);
  for (let day = 1; day < 730; day++) {
    const isChange =
      clockIn(timeZone, noon(day)).slice(11) !== clockIn(timeZone, noon(day + 1)).slice(11);
    if (!isChange) continue;
    for (const near of [day - 1, day, day + 1, day + 2]) {
      days.push(new Date(noon(near)).toISOString().slice(0, 10));
    }
  }
  return days;
}

describe('in 22 zones and around every change of their clocks', () => {
  const inZone = (timeZone: string) => {
    const anyDay = fc
      .integer({ min: 0, max: 729 })
      .map((day) => new Date(Date.UTC(2026, 0, 1) + day * DAY).toISOString().slice(0, 10));
    const changes = daysOfChange(timeZone);
    const date = changes.length > 0 ? fc.oneof(anyDay, fc.constantFrom(...changes)) : anyDay;
    const minute = fc.integer({ min: 0, max: 1_439 });
    return fc.tuple(date, minute).map(([day, at]) => ({
      date: day,
      time: `${spell(Math.floor(at / 60))}:${spell(at % 60)}`,
      timeZone,
    }));
  };
  const shoots = fc.oneof(...zones.map(inZone));

  const momentOf = (shoot: typeof berlin, choice: ReminderChoice) =>
    Date.parse(at(shoot, choice) ?? '');

  it('minutes and an hour before are as long before the shoot begins', () => {
    fc.assert(
      fc.property(shoots, (shoot) => {
        const quarter = momentOf(shoot, '15min');
        const begin = quarter + 15 * 60_000;
        expect(begin - momentOf(shoot, '30min')).toBe(30 * 60_000);
        expect(begin - momentOf(shoot, '1hour')).toBe(HOUR);
        // The start shows the planned time, or later by as much as the clocks skipped.
        const shown = clockIn(shoot.timeZone, begin);
        const said = `${shoot.date} ${shoot.time}`;
        const skipped = (Date.parse(`${shown}Z`) - Date.parse(`${said}Z`)) / 60_000;
        expect([0, 30, 60]).toContain(skipped);
        if (skipped > 0) expect(clockIn(shoot.timeZone, begin - skipped * 60_000)).not.toBe(said);
        // Of a repeated time, the first counts.
        for (const earlier of [30, 60]) {
          expect(clockIn(shoot.timeZone, begin - earlier * 60_000)).not.toBe(said);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('a day before is the same time on the clock of the day before', () => {
    fc.assert(
      fc.property(shoots, (shoot) => {
        const eve = new Date(Date.parse(shoot.date) - DAY).toISOString().slice(0, 10);
        const moment = momentOf(shoot, '1day');
        const shown = clockIn(shoot.timeZone, moment);
        const skipped = (Date.parse(`${shown}Z`) - Date.parse(`${eve} ${shoot.time}Z`)) / 60_000;
        expect([0, 30, 60]).toContain(skipped);
        const begin = momentOf(shoot, '15min') + 15 * 60_000;
        expect(Math.abs(begin - moment - DAY)).toBeLessThanOrEqual(HOUR);
      }),
      { numRuns: 3_000 },
    );
  });

  it('what is stored is shown as what was chosen', () => {
    fc.assert(
      fc.property(shoots, fc.constantFrom('15min', '30min', '1hour', '1day'), (shoot, choice) => {
        const stored = at(shoot, choice);
        const shown = reminderOf(shoot, stored).choice;
        expect(at(shoot, shown)).toBe(stored);
      }),
      { numRuns: 1_000 },
    );
  });
});
