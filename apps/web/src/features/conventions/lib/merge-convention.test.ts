import { expect, it } from 'vitest';
import { type ConventionFields, changedFields, mergeConvention } from './merge-convention.ts';

const base: ConventionFields = {
  name: 'Lumen Con',
  place: null,
  locationId: null,
  firstDay: '2026-12-04',
  lastDay: '2026-12-06',
  meetingPoints: [{ id: 'a', name: 'Hall 4', note: null }],
  walks: [{ from: 'a', to: 'b', minutes: 9 }],
};

it('takes what only one of two members changed, and asks about what both did', () => {
  const mine = { ...base, name: 'Mine', place: 'Hall', lastDay: '2026-12-07' };
  const theirs = { ...base, name: 'Theirs', firstDay: '2026-12-03', lastDay: '2026-12-07' };
  expect(mergeConvention(base, mine, theirs)).toEqual({
    fields: { ...base, name: 'Mine', place: 'Hall', firstDay: '2026-12-03', lastDay: '2026-12-07' },
    conflicts: ['name'],
  });
});

it('sees no change in another order of keys', () => {
  const walks = [{ minutes: 9, to: 'b', from: 'a' }];
  expect(changedFields(base, { ...base, walks })).toEqual({});
  expect(changedFields(base, { ...base, place: 'Hall' })).toEqual({ place: 'Hall' });
});
