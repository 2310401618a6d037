import { afterEach, describe, expect, it, vi } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import { updatedText } from './updated-text.ts';

const mail = vi.hoisted(() => ({ isOn: true }));
vi.mock('@/lib/session/sends-mail.ts', () => ({ sendsMail: () => mail.isOn }));

afterEach(() => {
  mail.isOn = true;
});

const lastReminder = {
  sentAt: '2026-01-01T12:00:00.000Z',
  sent: 2,
  waiting: 0,
  refused: [],
  dropped: [],
  withoutAddress: [],
};
const told = aShoot({ date: '2126-11-28', lastReminder });
const none = new Set<never>();

describe('the toast after an update', () => {
  it('says who is emailed and which calendar follows, if the plan is another one', () => {
    const moved = { ...told, date: '2126-12-05', calendarEventUrl: 'https://calendar.example/1' };
    expect(updatedText(told, moved, none)).toBe(
      'Everyone reminded will be emailed. Its event in Google Calendar is updated too.',
    );
    expect(updatedText(told, { ...told, durationMinutes: 90 }, none)).toBe(
      'Everyone reminded will be emailed.',
    );
  });

  it('promises no email where the server sends none', () => {
    mail.isOn = false;
    expect(updatedText(told, { ...told, durationMinutes: 90 }, none)).toBe(
      'Email is off on this server, so no one is told. Pass it on yourself.',
    );
  });

  it('says nothing of them otherwise', () => {
    expect(updatedText(told, { ...told, description: 'Longer' }, none)).toBeUndefined();
    const file = { ...told, calendarEventUrl: '/api/team/1/shoots/2/event.ics' };
    expect(updatedText(file, { ...file, date: '2126-12-05' }, none)).toBe(
      'Everyone reminded will be emailed.',
    );
    const refused = { ...told, date: '2126-12-05', calendarRefusal: 'Google refuses' };
    expect(updatedText({ ...told, lastReminder: null }, refused, none)).toBeUndefined();
  });

  it('names the changes of others too', () => {
    expect(updatedText(told, { ...told, time: '08:15' }, new Set(['description']))).toBe(
      'Everyone reminded will be emailed. Merged with your team’s changes: Description',
    );
  });
});
