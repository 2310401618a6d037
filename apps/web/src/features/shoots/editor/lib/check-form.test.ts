import {
  REMINDER_AFTER_BEGIN_MESSAGE,
  REMINDER_IN_THE_PAST_MESSAGE,
} from '@lensemble/contract/reminders';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import { checkForm, formErrors } from './check-form.ts';
import { formOf, newForm } from './editor-form.ts';
import { prefillOf } from './prefill.ts';

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-10T12:00:00Z'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const blank = { ...newForm('Europe/Berlin'), title: 'Neon Ronin' };
const errorsOf = (checked: ReturnType<typeof checkForm>) =>
  'errors' in checked ? checked.errors : {};
const bodyOf = (checked: ReturnType<typeof checkForm>) =>
  'body' in checked ? checked.body : undefined;

describe('from the form to the API', () => {
  it('trims text and turns what is empty into null', () => {
    const body = bodyOf(checkForm({ ...blank, title: '  Neon Ronin ', description: '  ' }));
    expect(body).toEqual({
      title: 'Neon Ronin',
      status: 'idea',
      date: null,
      time: null,
      timeZone: 'Europe/Berlin',
      durationMinutes: 60,
      setUpMinutes: 0,
      strikeMinutes: 0,
      reminderTime: null,
      locationId: null,
      secondLocationId: null,
      conventionId: null,
      meetingPointId: null,
      description: null,
      color: '#3B82F6',
      instagramLinks: null,
    });
  });

  it('brings a stored shoot back unchanged', () => {
    const shoot = aShoot();
    const body = bodyOf(checkForm(formOf(shoot), shoot));
    const {
      title,
      status,
      date,
      time,
      timeZone,
      durationMinutes,
      setUpMinutes,
      strikeMinutes,
      reminderTime,
      description,
      color,
      instagramLinks,
    } = shoot;
    expect(body).toEqual({
      title,
      status,
      date,
      time,
      timeZone,
      durationMinutes,
      setUpMinutes,
      strikeMinutes,
      reminderTime,
      description,
      color,
      instagramLinks,
      locationId: null,
      secondLocationId: null,
      conventionId: null,
      meetingPointId: null,
    });
  });

  it('refuses a quantity that is none', () => {
    const needs = (quantity: number) =>
      errorsOf(checkForm({ ...blank, equipment: [{ equipmentId: 'lamp', quantity }] })).equipment;
    expect(needs(0)).toBe('Quantity must be at least 1');
    expect(needs(100_001)).toBe('Quantity must be at most 100,000');
    expect(needs(1)).toBeUndefined();
  });

  it('keeps the chosen offset when date or time change', () => {
    const form = { ...formOf(aShoot()), date: '2026-11-28', time: '08:00' };
    expect(bodyOf(checkForm(form, aShoot()))?.reminderTime).toBe('2026-11-28T06:00:00.000Z');
  });

  it('keeps the stored moment of an unchanged custom reminder, down to its seconds', () => {
    const shoot = aShoot({ reminderTime: '2026-11-20T17:00:42.000Z' });
    const form = { ...formOf(shoot), time: '16:00' };
    expect(bodyOf(checkForm(form, shoot))?.reminderTime).toBe('2026-11-20T17:00:42.000Z');
    const touched = { ...form, reminder: { ...form.reminder, time: '18:05' } };
    expect(bodyOf(checkForm(touched, shoot))?.reminderTime).toBe('2026-11-20T17:05:00.000Z');
  });

  it('has no reminder without a date', () => {
    expect(
      bodyOf(checkForm({ ...formOf(aShoot()), date: null }, aShoot()))?.reminderTime,
    ).toBeNull();
  });

  it('adds the link that still stands in its field', () => {
    const link = 'https://www.instagram.com/reel/C8kQ2vLs1xF/';
    expect(bodyOf(checkForm({ ...blank, linkDraft: ` ${link} ` }))?.instagramLinks).toEqual([link]);
  });
});

describe('what is wrong with the form', () => {
  it('wants a title', () => {
    expect(errorsOf(checkForm({ ...blank, title: '  ' }))).toEqual({
      title: 'Please enter a shoot title',
    });
  });

  it('says it of the link that still stands in its field', () => {
    expect(errorsOf(checkForm({ ...blank, linkDraft: 'javascript:alert(1)' }))).toEqual({
      linkDraft: 'Please enter a link that starts with https://',
    });
  });

  it('names a reminder too far away at the reminder', () => {
    const reminder = { choice: 'custom', date: '0026-11-20', time: '10:00' } as const;
    expect(errorsOf(checkForm({ ...formOf(aShoot()), reminder }))).toHaveProperty('reminder');
  });

  it('says it of a reminder whose time has come, unless it is the stored one', () => {
    const gone = aShoot({ date: '2026-11-01', reminderTime: '2026-11-01T13:30:00.000Z' });
    const form = { ...formOf(gone), title: 'Looked back at' };
    expect(bodyOf(checkForm(form, gone))).toMatchObject({ reminderTime: gone.reminderTime });
    const refused = { reminder: REMINDER_IN_THE_PAST_MESSAGE };
    expect(errorsOf(checkForm(form))).toEqual(refused);
    expect(errorsOf(checkForm({ ...form, time: '15:45' }, gone))).toEqual(refused);
    expect(errorsOf(checkForm(form, { ...gone, reminderTime: null }))).toEqual(refused);
    const reminder = { choice: 'custom', date: '2026-11-10', time: '13:01' } as const;
    expect(errorsOf(checkForm({ ...form, reminder }, gone))).toEqual({
      reminder: REMINDER_AFTER_BEGIN_MESSAGE,
    });
  });

  it('says it of a reminder after the beginning, unless it was stored so', () => {
    const shoot = aShoot({ date: '2026-11-21', time: '15:30', timeZone: 'Europe/Berlin' });
    const reminder = { choice: 'custom', date: '2026-11-21', time: '15:31' } as const;
    const late = { ...formOf(shoot), reminder };
    const refused = { reminder: REMINDER_AFTER_BEGIN_MESSAGE };
    expect(errorsOf(checkForm(late, shoot))).toEqual(refused);
    expect(errorsOf(checkForm({ ...late, time: '16:00' }, shoot))).toEqual({});
    expect(errorsOf(checkForm({ ...late, time: null }, shoot))).toEqual({});
    const stored = aShoot({ ...shoot, reminderTime: '2026-11-21T14:31:00.000Z' });
    expect(errorsOf(checkForm({ ...formOf(stored), title: 'Mended' }, stored))).toEqual({});
    const moved = aShoot({ ...shoot, time: '18:00', reminderTime: '2026-11-21T14:31:00.000Z' });
    expect(errorsOf(checkForm({ ...formOf(moved), time: '15:00' }, moved))).toEqual(refused);
  });

  it("brings the server's fields to the form's", () => {
    const fields = {
      'instagramLinks.0': 'Bad link',
      reminderTime: 'Too late',
      title: 'Taken',
      locationId: 'Gone',
      isPublic: 'Not here',
    };
    expect(formErrors(fields, blank)).toEqual({
      linkDraft: 'Bad link',
      reminder: 'Too late',
      title: 'Taken',
      locationId: 'Gone',
    });
    expect(formErrors({ 'instagramLinks.0': 'Bad link' }, formOf(aShoot()))).toEqual({
      instagramLinks: 'Bad link',
    });
  });
});

describe('what the address of a new shoot asks for', () => {
  it('takes status and date', () => {
    expect(prefillOf({ status: 'ready-to-shoot', date: '2026-11-28' })).toEqual({
      status: 'ready to shoot',
      date: '2026-11-28',
    });
  });

  it('plans a day that has no status', () => {
    expect(prefillOf({ date: '2026-11-28' })).toEqual({ status: 'planning', date: '2026-11-28' });
  });

  it('takes the time and the duration of a day', () => {
    const day = { date: '2026-11-28', status: 'planning' };
    const hours = { time: '16:00', duration: '90' };
    expect(prefillOf({ ...day, ...hours })).toEqual({ ...day, time: '16:00', durationMinutes: 90 });
    expect(prefillOf({ ...day, time: '25:00', duration: '7' })).toEqual(day);
    expect(prefillOf(hours)).toEqual({});
  });

  it('leaves out what is wrong', () => {
    expect(prefillOf({ status: 'cancelled', date: '2026-02-30' })).toEqual({});
    expect(prefillOf({})).toEqual({});
    expect(prefillOf({ title: '  ' })).toEqual({});
  });
});
