import { describe, expect, test } from 'vitest';
import type { Change } from '../report.ts';
import {
  colorOf,
  dayOf,
  durationOf,
  emailOf,
  lineOf,
  linkOf,
  longText,
  timeOf,
  withLines,
} from './values.ts';

const changes: Change[] = [];
const row = { table: 'shoots', id: '1', tell: (change: Change) => void changes.push(change) };

/** The result, and whether it was reported. */
function noted<T>(work: () => T): readonly [T, boolean] {
  changes.length = 0;
  const value = work();
  return [value, changes.length > 0];
}

describe('a day', () => {
  test.each([
    ['2026-11-28T00:00:00.000Z', [], '2026-11-28', false],
    // Midnight in Los Angeles, in Berlin in summer, in Tokyo.
    ['2026-11-28T08:00:00.000Z', [], '2026-11-28', true],
    ['2026-06-30T22:00:00.000Z', [], '2026-07-01', true],
    ['2026-11-27T15:00:00.000Z', [], '2026-11-28', true],
    // A midnight of two zones: of New Zealand, unless the zone is known.
    ['2026-11-27T11:00:00.000Z', [], '2026-11-28', true],
    ['2026-11-27T11:00:00.000Z', ['Pacific/Pago_Pago'], '2026-11-27', true],
    ['2026-11-27T10:00:00.000Z', ['Pacific/Kiritimati'], '2026-11-28', true],
    // No midnight in the first zone, but in the second.
    ['2026-11-27T11:00:00.000Z', ['Europe/Berlin', 'Pacific/Pago_Pago'], '2026-11-27', true],
    ['2026-11-27T15:00:00.000Z', ['Europe/Berlin', 'Asia/Tokyo'], '2026-11-28', true],
    ['2026-11-27T17:12:34.000Z', ['Europe/Berlin'], '2026-11-27', true],
    ['9999-01-01T00:00:00.000Z', [], null, true],
    ['nonsense', ['Europe/Berlin'], null, true],
    [null, [], null, false],
  ] as const)('%s in %j is %s', (value, zones, day, isNoted) => {
    expect(noted(() => dayOf(row, value, zones))).toEqual([day, isNoted]);
  });
});

test.each([
  ['18:30', '18:30', false],
  ['', null, false],
  [null, null, false],
  ['18:30:15', '18:30', true],
  ['9:05', '09:05', true],
  ['9:05 pm', '21:05', true],
  ['12:10 AM', '00:10', true],
  ['12:10 PM', '12:10', true],
  ['25:00', null, true],
  ['at dawn', null, true],
])('the time %j is %j', (value, time, isNoted) => {
  expect(noted(() => timeOf(row, value))).toEqual([time, isNoted]);
});

test.each([
  [60, 60, false],
  [null, 60, true],
  [0, 60, true],
  [-5, 60, true],
  [0.2, 15, true],
  [1, 15, true],
  [50, 60, true],
  [481, 480, true],
])('a duration of %j minutes is %j', (value, minutes, isNoted) => {
  expect(noted(() => durationOf(row, value))).toEqual([minutes, isNoted]);
});

test.each([
  ['#3B82F6', '#3B82F6', false],
  ['#3b82f6', '#3B82F6', true],
  ['#f0A', '#FF00AA', true],
  ['', '#3B82F6', true],
  ['red', '#3B82F6', true],
])('the color %j is %j', (value, color, isNoted) => {
  expect(noted(() => colorOf(row, value))).toEqual([color, isNoted]);
});

test.each([
  ['https://instagram.com/p/a', 'https://instagram.com/p/a'],
  ['http://www.instagram.com/p/a', 'https://www.instagram.com/p/a'],
  ['instagram.com/p/a', 'https://instagram.com/p/a'],
  [' http://example.org/a ', 'https://example.org/a'],
  ['example.org', 'https://example.org'],
  ['ftp://example.org/a', undefined],
  ['git.example://a', undefined],
  ['javascript:alert(1)', undefined],
  ['two words', undefined],
])('the link %j is %j', (value, link) => {
  expect(linkOf(value)).toBe(link);
});

test.each([
  [' Mira ', 'Mira', false],
  ['Mira\nL', 'Mira L', true],
  ['Mira Lindqvist', 'Mira Lindq', true],
  ['\u0000Mira', 'Mira', true],
  [`${'x'.repeat(9)}\u{1f451}x`, 'x'.repeat(9), true],
  ['\u200b', 'Unnamed', true],
  [null, 'Unnamed', true],
])('the name %j is %j', (value, name, isNoted) => {
  expect(noted(() => lineOf(row, 'name', value, 10, 'Unnamed'))).toEqual([name, isNoted]);
});

test('a long text keeps its lines, and loses what cannot be stored', () => {
  expect(noted(() => longText(row, 'notes', 'a\nb\u0007\ud800', 10))).toEqual(['a\nb\ufffd', true]);
  const crowned = `${'x'.repeat(9)}\u{1f451}x`;
  expect(noted(() => longText(row, 'notes', crowned, 10))).toEqual(['x'.repeat(9), true]);
  expect(noted(() => longText(row, 'notes', ' ', 10))).toEqual([null, false]);
  expect(noted(() => longText(row, 'notes', 'x'.repeat(11), 10))).toEqual(['x'.repeat(10), true]);
  expect(changes).toMatchObject([{ was: 'x'.repeat(11) }]);
});

test('lines are added as far as there is room', () => {
  expect(noted(() => withLines(row, 'notes', 'a', ['b'], 10))).toEqual(['a\n\nb', false]);
  expect(noted(() => withLines(row, 'notes', null, ['b', 'c'], 10))).toEqual(['b\n\nc', false]);
  expect(noted(() => withLines(row, 'notes', 'a', ['long line'], 6))).toEqual(['a\n\nlon', true]);
  expect(changes).toMatchObject([{ was: 'a\n\nlong line', became: 'a\n\nlon' }]);
});

test('addresses are in lower case, and what is none goes', () => {
  expect(noted(() => emailOf(row, 'email', 'Mira@Example.org'))).toEqual([
    'mira@example.org',
    true,
  ]);
  expect(noted(() => emailOf(row, 'email', 'mira'))).toEqual([null, true]);
  expect(noted(() => emailOf(row, 'email', ''))).toEqual([null, false]);
});
