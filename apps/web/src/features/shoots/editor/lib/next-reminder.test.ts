import { expect, it } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import { formOf } from './editor-form.ts';
import { nextReminder } from './next-reminder.ts';

const stored = aShoot({
  ...{ date: '2026-11-21', time: '15:30', timeZone: 'Asia/Tokyo' },
  reminderTime: '2026-11-21T05:30:00.000Z',
});
const now = new Date('2026-11-01T12:00:00Z');

it('is that of the stored shoot while nothing about it changed', () => {
  const form = { ...formOf(stored), title: 'Another one' };
  expect(nextReminder(form, stored, now)).toEqual({ at: stored.reminderTime, isStored: true });
});

it('moves with the place of the form before it is saved', () => {
  const form = { ...formOf(stored), timeZone: 'Europe/Berlin' };
  expect(nextReminder(form, stored, now)).toEqual({
    at: '2026-11-21T13:30:00.000Z',
    isStored: false,
  });
});

it('is none once it is over, or taken out of the form', () => {
  const form = formOf(stored);
  expect(nextReminder(form, stored, new Date('2026-11-21T05:30:00Z'))).toBeNull();
  const none = { ...form, reminder: { choice: 'none', date: '', time: '' } } as const;
  expect(nextReminder(none, stored, now)).toBeNull();
});
