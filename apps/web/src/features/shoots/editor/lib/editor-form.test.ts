import { describe, expect, it } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import { bodyOf, formOf } from './editor-form.ts';

const stored = aShoot({
  ...{ date: '2026-11-21', time: '15:30', timeZone: 'Europe/Berlin' },
  reminderTime: '2026-11-21T13:30:00.000Z',
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
