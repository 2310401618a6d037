import { expect, test } from 'vitest';
import { type KnownPlan, newsOf } from './told-plan.ts';

const now = new Date('2026-06-01T12:00:00Z');
const arcade = { id: 'a', name: 'Sakura Arcade', address: 'Nakano, Tokyo' };
const plan: KnownPlan = {
  date: '2026-07-01',
  time: '15:30',
  timeZone: 'Europe/Paris',
  durationMinutes: 60,
  place: arcade,
};
const open = { ...plan, date: null };
const past = { ...plan, date: '2026-05-01' };

test.each<[string, Partial<KnownPlan>, ReturnType<typeof newsOf>]>([
  ['another day', { date: '2026-07-02' }, 'changed'],
  ['another time', { time: '15:31' }, 'changed'],
  ['another zone', { timeZone: 'Asia/Tokyo' }, 'changed'],
  ['a zone with the same clocks', { timeZone: 'Europe/Berlin' }, undefined],
  ['no date any more', { date: null }, 'open'],
  ['the last minute in place of no time', { time: null }, 'changed'],
  ['a day that is over', { date: '2026-05-01' }, undefined],
  ['another duration', { durationMinutes: 75 }, 'changed'],
  ['another duration of a day without a time', { time: null, durationMinutes: 75 }, 'changed'],
  ['another place', { place: { id: 'b', name: 'Pier 7', address: null } }, 'changed'],
  ['no place any more', { place: null }, 'changed'],
  ['another address', { place: { ...arcade, address: 'Kobe' } }, 'changed'],
  ['another name of the place', { place: { ...arcade, name: 'Arcade' } }, undefined],
  ['a second entry of the place', { place: { ...arcade, id: 'b' } }, undefined],
  ['the same', {}, undefined],
])('news is what concerns the recipient: %s', (_, change, expected) => {
  expect(newsOf(plan, { ...plan, ...change }, true, now)).toBe(expected);
});

test('a plan whose zone is a guess is over when it is over everywhere', () => {
  const guess = { ...plan, date: '2026-06-01', time: '06:00', timeZone: 'UTC', isZoneGuess: true };
  const longer = { ...guess, durationMinutes: 90 };
  expect(newsOf(guess, longer, true, now)).toBe('changed');
  expect(newsOf({ ...guess, isZoneGuess: false }, longer, true, now)).toBeUndefined();
  expect(newsOf(guess, longer, true, new Date('2026-06-01T19:30:00Z'))).toBeUndefined();
});

test('news is a date that is set again, and being taken off', () => {
  expect(newsOf(open, plan, true, now)).toBe('changed');
  expect(newsOf(open, { ...open, place: null }, true, now)).toBeUndefined();
  expect(newsOf(plan, plan, false, now)).toBe('off');
  expect(newsOf(open, open, false, now)).toBe('off');
});

test('there is no news of what is over or was never told', () => {
  expect(newsOf(null, plan, true, now)).toBeUndefined();
  expect(newsOf(past, plan, true, now)).toBeUndefined();
  expect(newsOf(past, past, false, now)).toBeUndefined();
});

test('the duration of a day without a time is not news', () => {
  const day = { ...plan, time: null };
  expect(newsOf(day, { ...day, durationMinutes: 75 }, true, now)).toBeUndefined();
});
