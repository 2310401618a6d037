import { formatHour } from '@lensemble/contract/clock-hour';
import { expect, test } from 'vitest';
import { inLanguage } from '@/testing/in-language.ts';
import { formatDate, formatMonth } from './format.ts';
import {
  formatFullDate,
  formatLongDate,
  formatShortDate,
  formatWeekday,
  shortWeekday,
} from './long-dates.ts';
import { formatMoment, formatMomentIn } from './moments.ts';
import { narrowWeekday } from './narrow-weekday.ts';
import { dateForKey, monthWeeks, startOfWeek } from './weeks.ts';

const day = '2026-11-05';
const moment = '2026-11-05T20:15:00Z';
/** ICU writes other spaces in some versions. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['en-US', 'Nov 5, 2026', 'Nov 5', 'November 2026'],
  ['de-DE', '05.11.2026', '5. Nov.', 'November 2026'],
  ['es-ES', '5 nov 2026', '5 nov', 'noviembre de 2026'],
  ['fr-FR', '5 nov. 2026', '5 nov.', 'novembre 2026'],
  ['ja-JP', '2026/11/05', '11月5日', '2026年11月'],
])('%s writes a date as %s', (locale, date, short, month) => {
  expect(formatDate(day, locale)).toBe(date);
  expect(formatShortDate(day, locale)).toBe(short);
  expect(formatMonth('2026-11', locale)).toBe(month);
});

test.each([
  ['en-US', 'November 5', 'November 5, 2026', 'Thursday, November 5, 2026'],
  ['de-DE', '5. November', '5. November 2026', 'Donnerstag, 5. November 2026'],
  ['es-ES', '5 de noviembre', '5 de noviembre de 2026', 'jueves, 5 de noviembre de 2026'],
  ['fr-FR', '5 novembre', '5 novembre 2026', 'jeudi 5 novembre 2026'],
  ['ja-JP', '11月5日', '2026年11月5日', '2026年11月5日木曜日'],
])('%s writes a long date as %s', (locale, short, long, full) => {
  expect(formatLongDate(day, false, locale)).toBe(short);
  expect(formatLongDate(day, true, locale)).toBe(long);
  expect(formatFullDate(day, true, locale)).toBe(full);
});

test.each([
  ['en-US', 'Thursday', 'Thu', 'Th', 'T', 'Thursday, November 5'],
  ['de-DE', 'Donnerstag', 'Do', 'Do', 'D', 'Donnerstag, 5. November'],
  ['es-ES', 'jueves', 'jue', 'ju', 'J', 'jueves, 5 de noviembre'],
  ['fr-FR', 'jeudi', 'jeu', 'je', 'J', 'jeudi 5 novembre'],
  ['ja-JP', '木曜日', '木', '木', '木', '11月5日木曜日'],
])('%s names a day %s', (locale, name, three, two, one, full) => {
  expect(formatWeekday(day, locale)).toBe(name);
  expect(shortWeekday(day, 3, locale)).toBe(three);
  expect(shortWeekday(day, 2, locale)).toBe(two);
  expect(narrowWeekday(day, locale)).toBe(one);
  expect(formatFullDate(day, false, locale)).toBe(full);
});

test.each([
  ['en-US', '9 AM', '9:15 PM'],
  ['de-DE', '09:00', '21:15'],
  ['es-ES', '09:00', '21:15'],
  ['fr-FR', '09:00', '21:15'],
  ['ja-JP', '09:00', '21:15'],
])('%s writes an hour as %s', (locale, full, quarter) => {
  expect(formatHour('09:00', locale)).toBe(full);
  expect(formatHour('21:15', locale)).toBe(quarter);
});

test.each([
  ['en-US', 'Nov 6, 2026, 5:15 AM GMT+9'],
  ['de-DE', '6. Nov. 2026, 05:15 GMT+9'],
  ['es-ES', '6 nov 2026, 5:15 GMT+9'],
  ['fr-FR', '6 nov. 2026, 05:15 UTC+9'],
  ['ja-JP', '2026年11月6日 5:15 JST'],
])('%s writes a moment in another zone as %s', (locale, words) => {
  expect(plain(formatMomentIn(moment, 'Asia/Tokyo', locale))).toBe(words);
});

test.each([
  ['en-US', /^Nov \d, 2026, \d+:15 [AP]M$/],
  ['de-DE', /^0\d\.11\.2026, \d\d:15$/],
  ['es-ES', /^\d nov 2026, \d+:15$/],
  ['fr-FR', /^\d nov\. 2026, \d\d:15$/],
  ['ja-JP', /^2026\/11\/0\d \d+:15$/],
])('%s writes a moment in the own zone', (locale, pattern) => {
  expect(plain(formatMoment(moment, locale))).toMatch(pattern);
});

test.each([
  ['en-US', '2026-11-15', '2026-11-01'],
  ['ja-JP', '2026-11-15', '2026-11-01'],
  ['de-DE', '2026-11-16', '2026-10-26'],
  ['es-ES', '2026-11-16', '2026-10-26'],
  ['fr-FR', '2026-11-16', '2026-10-26'],
])('in %s, the week of November 21 begins on %s', (locale, first, firstOfMonth) => {
  expect(startOfWeek('2026-11-21', locale)).toBe(first);
  expect(monthWeeks('2026-11', 0, locale)[0]?.[0]).toBe(firstOfMonth);
  expect(monthWeeks('2026-11', 0, locale).at(-1)).toContain('2026-11-30');
});

test.each([
  ['ja-JP', 'Home', '2026-11-15'],
  ['ja-JP', 'End', '2026-11-21'],
  ['de-DE', 'Home', '2026-11-09'],
  ['de-DE', 'End', '2026-11-15'],
])('in %s, %s leads from Sunday, November 15 to %s', (locale, key, target) => {
  expect(dateForKey('2026-11-15', key, false, locale)).toBe(target);
});

test.each([
  ['en', '45 min', '2h', '1h 45m', 'Today', '1 day', '2 weeks'],
  ['de', '45 min', '2 h', '1 h 45 min', 'Heute', '1 Tag', '2 Wochen'],
  ['es', '45 min', '2 h', '1 h 45 min', 'Hoy', '1 día', '2 semanas'],
  ['fr', '45 min', '2 h', '1 h 45 min', 'Aujourd’hui', '1 jour', '2 semaines'],
  ['ja', '45分', '2時間', '1時間45分', '今日', '1日', '2週間'],
])('a page in %s writes 45 minutes as %s', async (language, ...words) => {
  const { formatDuration, countdown } = await inLanguage(language, () => import('./format.ts'));
  const left = (date: string) => countdown(date, '2026-11-05');
  expect([
    ...[45, 120, 105].map(formatDuration),
    ...['2026-11-05', '2026-11-06', '2026-11-20'].map(left),
  ]).toEqual(words);
});
