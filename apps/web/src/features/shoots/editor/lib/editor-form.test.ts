import { describe, expect, it } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import { bodyOf, formOf, reminderAfterZone } from './editor-form.ts';

const stored = aShoot({
  ...{ date: '2026-11-21', time: '15:30', timeZone: 'Europe/Berlin' },
  reminderTime: '2026-11-21T13:30:00.000Z',
});

it('an unchanged form sends every field as it is stored', () => {
  const distinct = aShoot({
    ...{ durationMinutes: 150, setUpMinutes: 60, strikeMinutes: 30 },
    ...{ locationId: 'tokyo', conventionId: 'con', meetingPointId: 'gate' },
  });
  expect(distinct).toMatchObject(bodyOf(formOf(distinct), distinct));
});

describe('a shoot that moves to a location in another zone', () => {
  it('is reminded of as long before as it was', () => {
    const form = { ...formOf(stored), locationId: 'tokyo', timeZone: 'Asia/Tokyo' };
    expect(form.reminder.choice).toBe('1hour');
    expect(bodyOf(form, stored).reminderTime).toBe('2026-11-21T05:30:00.000Z');
  });

  it('keeps the date and the time of a reminder of its own, on the clocks there', () => {
    const custom = aShoot({ ...stored, location: null, reminderTime: '2026-11-20T18:00:00.000Z' });
    const form = { ...formOf(custom), locationId: 'tokyo', timeZone: 'Asia/Tokyo' };
    expect(form.reminder).toEqual({ choice: 'custom', date: '2026-11-20', time: '19:00' });
    expect(bodyOf(form, custom).reminderTime).toBe('2026-11-20T10:00:00.000Z');
  });
});

describe('a shoot whose zone was a guess', () => {
  const guessed = aShoot({
    ...{ date: '2048-11-28', time: '14:30', timeZone: 'UTC', isZoneGuess: true },
    reminderTime: '2048-11-28T21:30:00.000Z',
  });

  it.each(['America/Los_Angeles', 'Europe/Berlin', 'Asia/Tokyo'])(
    'keeps the moment of its reminder in %s',
    (timeZone) => {
      const form = { ...formOf(guessed), timeZone };
      const reminder = reminderAfterZone(form, 'UTC', guessed);
      expect(bodyOf({ ...form, reminder }, guessed).reminderTime).toBe(guessed.reminderTime);
    },
  );

  it('keeps it on the way back too', () => {
    const there = { ...formOf(guessed), timeZone: 'America/Los_Angeles' };
    const moved = { ...there, reminder: reminderAfterZone(there, 'UTC', guessed) };
    const back = { ...moved, timeZone: 'UTC' };
    expect(reminderAfterZone(back, 'America/Los_Angeles', guessed)).toEqual(
      formOf(guessed).reminder,
    );
  });

  it('keeps the wall-clock time of a reminder that was chosen in the form', () => {
    const chosen = { choice: 'custom', date: '2048-11-28', time: '08:00' } as const;
    const form = { ...formOf(guessed), timeZone: 'Asia/Tokyo', reminder: chosen };
    expect(reminderAfterZone(form, 'UTC', guessed)).toBe(chosen);
    const known = { ...guessed, isZoneGuess: false };
    const kept = { ...formOf(known), timeZone: 'Asia/Tokyo' };
    expect(reminderAfterZone(kept, 'UTC', known)).toBe(kept.reminder);
  });
});
