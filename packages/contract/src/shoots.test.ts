import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from './errors.ts';
import { createShoot, newShoot, REMINDER_NEEDS_DATE_MESSAGE, updateShoot } from './shoots.ts';

const create = createShoot.body!;
const change = updateShoot.body!;
const fieldsOf = (result: { error?: Parameters<typeof fieldErrors>[0] }) =>
  result.error ? fieldErrors(result.error) : 'accepted';

describe('a new shoot', () => {
  it('needs no more than a title', () => {
    expect(create.parse({ title: '  Neon Ronin, Rain Run ' })).toEqual({
      title: 'Neon Ronin, Rain Run',
      status: 'idea',
      date: null,
      time: null,
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

  it('has no links rather than an empty list, and the usual color rather than none', () => {
    const read = create.parse({ title: 'A', instagramLinks: [], color: null });
    expect(read).toMatchObject({ instagramLinks: null, color: '#3B82F6' });
  });

  it('refuses a reminder without a date at the reminder', () => {
    const body = { title: 'A', reminderTime: '2026-11-21T14:30:00Z' };
    expect(fieldsOf(create.safeParse(body))).toEqual({ reminderTime: REMINDER_NEEDS_DATE_MESSAGE });
    expect(fieldsOf(create.safeParse({ ...body, date: '2026-11-21' }))).toBe('accepted');
  });

  it('allows exactly the 32 durations of the menu', () => {
    const allowed = Array.from({ length: 600 }, (_, minutes) => minutes).filter(
      (durationMinutes) => create.safeParse({ title: 'A', durationMinutes }).success,
    );
    expect(allowed).toEqual(Array.from({ length: 32 }, (_, index) => (index + 1) * 15));
  });

  it.each(['setUpMinutes', 'strikeMinutes'])(
    'takes up to eight hours of %s in quarters',
    (field) => {
      const allowed = Array.from({ length: 600 }, (_, minutes) => minutes).filter(
        (minutes) => create.safeParse({ title: 'A', [field]: minutes }).success,
      );
      expect(allowed).toEqual(Array.from({ length: 33 }, (_, index) => index * 15));
    },
  );

  it('never throws, whatever comes, and keeps within its limits what it accepts', () => {
    const anyField = fc.constantFrom(...Object.keys(newShoot.shape), 'duration_minutes', 'x');
    fc.assert(
      fc.property(fc.dictionary(anyField, fc.anything()), fc.string(), (body, title) => {
        const result = create.safeParse({ ...body, title });
        if (!result.success) return;
        expect(result.data.title).toMatch(/^\S/);
        expect(result.data.title.length).toBeLessThanOrEqual(200);
      }),
    );
  });

  it('reads its own output as itself, so that a stored record can be sent back', () => {
    const first = create.parse({
      title: 'A',
      date: '2026-11-21T10:00',
      time: '10:15:00',
      color: '#abcdef',
    });
    expect(create.parse(first)).toEqual(first);
  });
});

describe('a change of a shoot', () => {
  it('says only what it says', () => {
    expect(change.parse({ title: 'B' })).toEqual({ title: 'B' });
    expect(change.parse({ is_public: true })).toEqual({ isPublic: true });
    expect(change.parse({ date: null })).toEqual({ date: null });
    expect(change.parse({ time: ' ', description: '' })).toEqual({ time: null, description: null });
  });

  it('refuses to change nothing, or what is not known', () => {
    expect(fieldsOf(change.safeParse({}))).toEqual({ '': 'There is nothing to change' });
    expect(fieldsOf(change.safeParse({ version: 3 }))).toEqual({
      version: 'This field is not known',
    });
  });

  it('refuses a reminder beside a cleared date', () => {
    const body = { date: null, reminderTime: '2026-11-21T14:30:00Z' };
    expect(fieldsOf(change.safeParse(body))).toEqual({ reminderTime: REMINDER_NEEDS_DATE_MESSAGE });
    expect(fieldsOf(change.safeParse({ date: null, reminderTime: null }))).toBe('accepted');
  });
});
