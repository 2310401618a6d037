import type { Holder } from '@lensemble/contract/availability';
import type { Conflict } from '@lensemble/contract/conflicts';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '@/testing/in-language.ts';
import {
  conflictLine,
  conflictNote,
  conflictTime,
  heldText,
  type Viewpoint,
} from './conflict-words.ts';

const day = '2026-11-22';
const view: Viewpoint = {
  date: day,
  timeZone: 'Europe/Rome',
  held: { from: new Date('2026-11-22T12:00Z'), to: new Date('2026-11-22T17:30Z') },
};
/** At 2–4 PM in Rome. */
const holder = (values: Partial<Holder> = {}): Holder => ({
  id: 'parade',
  title: 'Night Parade',
  date: day,
  time: '14:00',
  timeZone: 'Europe/Rome',
  durationMinutes: 120,
  from: '2026-11-22T13:00:00.000Z',
  to: '2026-11-22T15:00:00.000Z',
  personnelIds: [],
  costumeIds: [],
  propIds: [],
  equipment: [],
  ...values,
});
const busy = (shoots: readonly Holder[], taken = 1, of = 1): Conflict => ({
  kind: of === 1 ? 'costumes' : 'equipment',
  itemId: 'nimue',
  taken,
  of,
  shoots,
});
const days = (firstDay: string, lastDay: string) => ({
  id: firstDay,
  personnelId: 'dana',
  firstDay,
  lastDay,
});
const away = (...spans: readonly ReturnType<typeof days>[]): Conflict => ({
  kind: 'away',
  itemId: 'dana',
  away: spans,
});
const marked = (title: string) => `*${title}*`;
const note = (conflict: Conflict) => conflictNote(conflict, view, marked).join('');
const line = (conflict: Conflict) => conflictLine(conflict, 'Softbox', marked).join('');

test.each([
  [busy([holder()]), 'At *Night Parade*, 2–4 PM', 'Softbox is at *Night Parade*'],
  [
    busy([holder()], 2, 3),
    '2 of 3 are at *Night Parade*, 2–4 PM',
    'Softbox: 2 of 3 are at *Night Parade*',
  ],
  [
    busy([holder()], 1, 2),
    '1 of 2 is at *Night Parade*, 2–4 PM',
    'Softbox: 1 of 2 is at *Night Parade*',
  ],
  [
    busy([holder()], 5, 3),
    'All 3 are at *Night Parade*, 2–4 PM',
    'Softbox: all 3 are at *Night Parade*',
  ],
  [
    busy([holder(), holder({ id: 'b' }), holder({ id: 'c' })]),
    'At *Night Parade*, 2–4 PM, and 2 more',
    'Softbox is at *Night Parade*',
  ],
  [away(days('2026-11-20', '2026-11-23')), 'Away Nov 20–23', 'Softbox is away'],
  [away(days('2026-11-22', '2026-11-22')), 'Away Nov 22', 'Softbox is away'],
  [away(days('2026-11-22', '2026-12-02')), 'Away Nov 22 – Dec 2', 'Softbox is away'],
])('a conflict is said in words (%#)', (conflict, below, withName) => {
  expect(note(conflict)).toBe(below);
  expect(line(conflict)).toBe(withName);
});

describe('the time of another shoot', () => {
  const timeOf = (values: Partial<Holder>) => conflictTime(busy([holder(values)]), view);

  test('is in the zone of the own shoot', () => {
    expect(timeOf({ timeZone: 'Europe/London', time: '13:00' })).toBe('2–4 PM');
  });

  test('names both halves of the day where they differ', () => {
    expect(timeOf({ time: '11:30' })).toBe('11:30 AM–1:30 PM');
  });

  test('is the whole day without a time', () => {
    expect(timeOf({ time: null })).toBe('all day');
    expect(timeOf({ time: null, date: '2026-11-23' })).toBe('Nov 23, all day');
  });

  test('names the day if it begins on another', () => {
    expect(timeOf({ date: '2026-11-21', time: '23:00', durationMinutes: 240 })).toBe(
      'Nov 21, 11 PM–3 AM, strike until 4 PM',
    );
  });

  test('names set-up and strike only where they alone are in the way', () => {
    const before = { time: '07:45', durationMinutes: 240, to: '2026-11-22T12:30:00.000Z' };
    expect(timeOf(before)).toBe('7:45–11:45 AM, strike until 1:30 PM');
    const after = { time: '19:00', from: '2026-11-22T17:00:00.000Z' };
    expect(timeOf(after)).toBe('7–9 PM, set-up from 6 PM');
    expect(timeOf({ from: '2026-11-22T10:00:00.000Z' })).toBe('2–4 PM');
  });

  test('is the time that it holds if the browser does not know its zone', () => {
    expect(timeOf({ timeZone: 'Mars/Olympus' })).toBe('2–4 PM');
  });
});

test('the time that a shoot holds is named with its days', () => {
  expect(heldText(view, false)).toBe('Sun, Nov 22, 1–6:30 PM');
  expect(heldText(view, true)).toBe('Sun, Nov 22, all day');
  const late = { from: new Date('2026-11-22T21:00Z'), to: new Date('2026-11-23T01:30Z') };
  expect(heldText({ ...view, held: late }, false)).toBe(
    'Sun, Nov 22, 10 PM – Mon, Nov 23, 2:30 AM',
  );
  const toMidnight = { from: new Date('2026-11-22T19:00Z'), to: new Date('2026-11-22T23:00Z') };
  expect(heldText({ ...view, held: toMidnight }, false)).toBe('Sun, Nov 22, 8 PM–12 AM');
});

test.each([
  ['de', '2 von 3 sind bei Night Parade, 14:00–16:00', 'Abwesend 20.–23. Nov.'],
  ['es', '2 de 3 están en Night Parade, 14:00–16:00', 'Ausente 20–23 nov'],
  ['fr', '2 sur 3 sont utilisés par Night Parade, 14:00–16:00', 'Absence 20–23 nov.'],
  ['ja', '3点中2点が「Night Parade」で使用中、14:00～16:00', '不在：11/20～11/23'],
])('a page in %s says it as %s', async (language, units, absence) => {
  const { conflictNote: noteIn } = await inLanguage(language, () => import('./conflict-words.ts'));
  const plain = (conflict: Conflict) =>
    noteIn(conflict, view, (title) => title)
      .join('')
      .replaceAll(/[\u2009\u202f\u00a0]/g, ' ');
  expect(plain(busy([holder()], 2, 3))).toBe(units);
  expect(plain(away(days('2026-11-20', '2026-11-23')))).toBe(absence);
});
