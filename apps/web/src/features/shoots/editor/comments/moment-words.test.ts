import { expect, test } from 'vitest';
import { shortMoment } from './moment-words.ts';

test('a moment is as short as its day allows', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 12);
  const say = (moment: Date) =>
    shortMoment(moment.toISOString(), at(22, 20), 'en-US').replaceAll('\u202f', ' ');
  expect(say(at(22, 9))).toBe('9:12 AM');
  expect(say(at(20, 18))).toBe('Fri 6:12 PM');
  expect(say(at(3, 18))).toBe('Nov 3, 6:12 PM');
  expect(say(new Date(2025, 10, 3, 18, 12))).toBe('Nov 3, 2025, 6:12 PM');
  const newYear = new Date(2027, 0, 2, 9, 12);
  const lastYear = new Date(2026, 11, 31, 18, 12).toISOString();
  expect(shortMoment(lastYear, newYear, 'en-US').replaceAll('\u202f', ' ')).toBe('Thu 6:12 PM');
});
