import { expect, test } from 'vitest';
import { calendarSearch } from './list-view.ts';

test('an address keeps a real day and known statuses', () => {
  expect(calendarSearch({ date: '2026-11-28', status: 'ready-to-shoot.idea' })).toMatchObject({
    date: '2026-11-28',
    status: 'idea.ready-to-shoot',
  });
});

test('an address names what makes no sense as undefined, or the router would keep it', () => {
  const nothing = {
    q: undefined,
    mine: undefined,
    person: undefined,
    costume: undefined,
    place: undefined,
    month: undefined,
    status: undefined,
    date: undefined,
  };
  expect(calendarSearch({ date: '2026-02-30', status: 'nonsense' })).toStrictEqual(nothing);
  expect(calendarSearch({ date: 20261128, status: 7, q: 1, other: 1 })).toStrictEqual(nothing);
});
