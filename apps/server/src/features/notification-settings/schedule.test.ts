import { defaultKinds } from '@lensemble/contract/notification-settings';
import { expect, test } from 'vitest';
import { nextDaily, type Sendable, sendingOf, type Wishes } from './schedule.ts';

const wishes: Wishes = {
  kinds: defaultKinds,
  dailyAt: '18:00',
  isQuiet: true,
  isMailOff: false,
  timeZone: 'UTC',
  mailedOn: null,
};
const urgent: Sendable = { kind: 'mentions', isUrgent: true, day: null };
const answer: Sendable = { kind: 'answers', isUrgent: false, day: null };
const at = (moment: string) => new Date(moment);
const iso = (moment: Date | null) => moment?.toISOString() ?? null;

const mailAt = (each: Sendable, now: string, change: Partial<Wishes> = {}) =>
  iso(sendingOf(each, { ...wishes, ...change }, at(now)).mailAt);
const pushAt = (each: Sendable, now: string, change: Partial<Wishes> = {}) =>
  iso(sendingOf(each, { ...wishes, ...change }, at(now)).pushAt);

test('urgent kinds are sent at once, others with the email of the day', () => {
  expect(mailAt(urgent, '2026-11-20T12:00:00Z')).toBe('2026-11-20T12:00:00.000Z');
  expect(mailAt(answer, '2026-11-20T12:00:00Z')).toBe('2026-11-20T18:00:00.000Z');
  expect(mailAt(answer, '2026-11-20T18:00:00Z')).toBe('2026-11-21T18:00:00.000Z');
  expect(mailAt({ kind: 'plans', isUrgent: false, day: null }, '2026-11-20T12:00:00Z')).toBe(
    '2026-11-20T18:00:00.000Z',
  );
});

test('what the person does not want is not sent', () => {
  const kinds = { ...defaultKinds, mentions: { mail: 'never', push: false } } as const;
  expect(mailAt(urgent, '2026-11-20T12:00:00Z', { kinds })).toBeNull();
  expect(pushAt(urgent, '2026-11-20T12:00:00Z', { kinds })).toBeNull();
  expect(mailAt(urgent, '2026-11-20T12:00:00Z', { isMailOff: true })).toBeNull();
  expect(mailAt({ ...urgent, kind: 'invitations' }, '2026-11-20T12:00:00Z')).toBeNull();
  const daily = { ...defaultKinds, mentions: { mail: 'daily', push: true } } as const;
  expect(mailAt(urgent, '2026-11-20T12:00:00Z', { kinds: daily })).toBe('2026-11-20T18:00:00.000Z');
});

test.each([
  ['before ten', '2026-11-20T21:59:00Z', '2026-11-20T21:59:00.000Z'],
  ['at ten', '2026-11-20T22:00:00Z', '2026-11-21T08:00:00.000Z'],
  ['at night', '2026-11-21T03:00:00Z', '2026-11-21T08:00:00.000Z'],
  ['before eight', '2026-11-21T07:59:00Z', '2026-11-21T08:00:00.000Z'],
  ['at eight', '2026-11-21T08:00:00Z', '2026-11-21T08:00:00.000Z'],
])('quiet hours: %s', (_, now, wanted) => {
  expect(mailAt(urgent, now)).toBe(wanted);
  expect(pushAt(urgent, now)).toBe(wanted);
  expect(pushAt(urgent, now, { isQuiet: false })).toBe(iso(at(now)));
});

test.each([
  ['on the day of the shoot', '2026-11-21T03:00:00Z', '2026-11-21', true],
  ['on the evening before', '2026-11-20T23:00:00Z', '2026-11-21', true],
  ['in the night before the day before', '2026-11-20T03:00:00Z', '2026-11-21', false],
  ['on the evening of the shoot', '2026-11-21T23:00:00Z', '2026-11-21', true],
  ['on another day', '2026-11-21T23:00:00Z', '2026-11-25', false],
])('quiet hours %s', (_, now, day, isSent) => {
  expect(mailAt({ ...urgent, day }, now) === iso(at(now))).toBe(isSent);
});

test('quiet hours and the daily email are in the zone of the person', () => {
  const tokyo = { timeZone: 'Asia/Tokyo' };
  expect(mailAt(urgent, '2026-11-20T15:00:00Z', tokyo)).toBe('2026-11-20T23:00:00.000Z');
  expect(mailAt(answer, '2026-11-20T12:00:00Z', tokyo)).toBe('2026-11-21T09:00:00.000Z');
  const newYork = { timeZone: 'America/New_York' };
  expect(mailAt(answer, '2026-11-20T22:00:00Z', newYork)).toBe('2026-11-20T23:00:00.000Z');
});

test('the daily email keeps its hour when the clocks change', () => {
  const berlin = { ...wishes, timeZone: 'Europe/Berlin' };
  const next = (now: string, dailyAt = '18:00') => iso(nextDaily({ ...berlin, dailyAt }, at(now)));
  expect(next('2026-10-24T12:00:00Z')).toBe('2026-10-24T16:00:00.000Z');
  expect(next('2026-10-24T16:00:00Z')).toBe('2026-10-25T17:00:00.000Z');
  expect(next('2026-03-28T17:00:00Z')).toBe('2026-03-29T16:00:00.000Z');
  // Quiet hours end an hour earlier, and later.
  expect(mailAt(urgent, '2026-03-29T00:30:00Z', berlin)).toBe('2026-03-29T06:00:00.000Z');
  expect(mailAt(urgent, '2026-10-25T00:30:00Z', berlin)).toBe('2026-10-25T07:00:00.000Z');
});

test('a day has one daily email, also if its hour or the zone changes afterward', () => {
  const sent = { ...wishes, mailedOn: '2026-11-20' };
  expect(iso(nextDaily({ ...sent, dailyAt: '20:00' }, at('2026-11-20T19:00:00Z')))).toBe(
    '2026-11-21T20:00:00.000Z',
  );
  const honolulu = { ...sent, timeZone: 'Pacific/Honolulu', mailedOn: '2026-11-21' };
  expect(iso(nextDaily(honolulu, at('2026-11-20T19:00:00Z')))).toBe('2026-11-23T04:00:00.000Z');
});
