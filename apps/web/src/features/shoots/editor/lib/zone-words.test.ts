import { expect, test } from 'vitest';
import { zoneInWords } from './zone-words.ts';

const summer = { date: '2026-07-01', time: '10:00' };
const winter = { date: '2026-12-01', time: null };

test.each([
  ['Europe/Lisbon', summer, 'Lisbon time (GMT+1)'],
  ['Europe/Lisbon', winter, 'Lisbon time (GMT)'],
  ['America/Mexico_City', summer, 'Mexico City time (GMT-6)'],
  ['America/Argentina/Buenos_Aires', winter, 'Buenos Aires time (GMT-3)'],
  ['UTC', summer, 'UTC'],
  ['Etc/GMT+5', winter, 'GMT-5'],
  ['Nowhere/Some_Land', winter, 'Some Land'],
])('%s is named by its city and its offset on the day (%#)', (timeZone, when, words) => {
  expect(zoneInWords(timeZone, when)).toBe(words);
});

test('a shoot without a date takes the offset of now', () => {
  const now = new Date('2026-07-01T12:00:00Z');
  expect(zoneInWords('Europe/Lisbon', { date: null, time: null }, now)).toBe('Lisbon time (GMT+1)');
});
