import { expect, test } from 'vitest';
import { chosenOf, toggleDay } from './chosen-dates.ts';

const SATURDAY = { date: '2126-11-16', time: '15:00' };
const SUNDAY = { date: '2126-11-17', time: null };

test('a day is added in its place with the time of the last one, and removed again', () => {
  expect(toggleDay([], '2126-11-16')).toEqual([{ date: '2126-11-16', time: null }]);
  const both = toggleDay([SATURDAY], '2126-11-10');
  expect(both).toEqual([{ date: '2126-11-10', time: '15:00' }, SATURDAY]);
  expect(toggleDay(both, '2126-11-10')).toEqual([SATURDAY]);
});

test('a poll is changed from its dates, without those that are past', () => {
  const candidates = [SATURDAY, SUNDAY].map((each, index) => ({ id: `${index}`, ...each }));
  const poll = { version: 1, deadline: null, closedAt: null, candidates, people: [] };
  expect(chosenOf(poll, '2126-11-17')).toEqual([SUNDAY]);
  expect(chosenOf(null, '2126-11-17')).toEqual([]);
});
