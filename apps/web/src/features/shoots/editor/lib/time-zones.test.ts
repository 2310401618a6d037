import { expect, it } from 'vitest';
import { readerTimeZone, sameTimeZone } from './time-zones.ts';

it('knows the zone of the reader', () => {
  expect(() => new Intl.DateTimeFormat('en', { timeZone: readerTimeZone() })).not.toThrow();
});

it('takes the old and the new name of a zone for one', () => {
  expect(sameTimeZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
  expect(sameTimeZone('Europe/Berlin', 'Europe/Paris')).toBe(false);
  expect(sameTimeZone('Nowhere/Land', 'UTC')).toBe(false);
});
