import { expect, it } from 'vitest';
import { readerTimeZone, sameClock, sameTimeZone, zoneAfterMove } from './time-zones.ts';

it('knows the zone of the reader', () => {
  expect(() => new Intl.DateTimeFormat('en', { timeZone: readerTimeZone() })).not.toThrow();
});

it('takes the old and the new name of a zone for one', () => {
  expect(sameTimeZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
  expect(sameTimeZone('Europe/Berlin', 'Europe/Paris')).toBe(false);
  expect(sameTimeZone('Nowhere/Land', 'UTC')).toBe(false);
});

it('tells whether the clocks of two zones agree on a day', () => {
  const summer = { date: '2026-07-01', time: '10:00' };
  const winter = { date: '2026-12-01', time: null };
  const undated = { date: null, time: null };
  expect(sameClock('Europe/Rome', 'Europe/Berlin', winter)).toBe(true);
  expect(sameClock('Europe/Rome', 'Europe/Berlin', undated)).toBe(true);
  expect(sameClock('America/Phoenix', 'America/Los_Angeles', summer)).toBe(true);
  expect(sameClock('America/Phoenix', 'America/Los_Angeles', winter)).toBe(false);
  expect(sameClock('America/Phoenix', 'America/Los_Angeles', undated)).toBe(false);
  expect(sameClock('Nowhere/Land', 'UTC', winter)).toBe(false);
});

it('takes the zone of a new place, and keeps a chosen one if the place has none', () => {
  const [began, tokyo, rome] = ['Europe/Berlin', 'Asia/Tokyo', 'Europe/Rome'];
  expect(zoneAfterMove({ there: tokyo, left: rome, now: rome, began })).toBe(tokyo);
  expect(zoneAfterMove({ there: null, left: tokyo, now: tokyo, began })).toBe(began);
  expect(zoneAfterMove({ there: null, left: null, now: rome, began })).toBe(rome);
  expect(zoneAfterMove({ there: null, left: tokyo, now: rome, began })).toBe(rome);
});
