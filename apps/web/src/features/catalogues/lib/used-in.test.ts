import type { Shoot } from '@lensemble/contract/shoots';
import { expect, test } from 'vitest';
import { usedIn, usedInText } from './used-in.ts';

const TODAY = '2026-11-21';
const aShoot = (id: string, date: string | null) => ({ id, date }) as Shoot;

/** An item that is used by these shoots. */
const by = (shootIds: string[]) => ({ shootIds, shootCount: shootIds.length });

const shoots = [
  aShoot('past', '2026-11-01'),
  aShoot('later', '2027-01-09'),
  aShoot('idea', null),
  aShoot('next', '2026-11-28'),
  aShoot('other', '2026-11-22'),
];

test('the next shoot comes first, the past last', () => {
  const ids = ['past', 'later', 'idea', 'next'];
  expect(usedIn(ids, shoots, TODAY).map(({ id }) => id)).toEqual(['next', 'later', 'idea', 'past']);
});

test('says in how many shoots an item is, and when it is needed next', () => {
  expect(usedInText(by(['past', 'next', 'idea']), shoots, TODAY)).toBe('In 3 shoots, next Nov 28');
  expect(usedInText(by(['later']), shoots, TODAY)).toBe('In 1 shoot, next Jan 9, 2027');
  expect(usedInText(by(['past']), shoots, TODAY)).toBe('In 1 shoot');
  expect(usedInText(by([]), shoots, TODAY)).toBeNull();
});

test('a shoot of today is still the next one', () => {
  expect(usedInText(by(['now']), [aShoot('now', TODAY)], TODAY)).toBe('In 1 shoot, next Nov 21');
});

test('without the list of shoots it says how many', () => {
  expect(usedInText(by(['a', 'b']), [], TODAY)).toBe('In 2 shoots');
});

test('of an item that very many use, all count', () => {
  const item = { shootIds: ['next'], shootCount: 1_200 };
  expect(usedInText(item, shoots, TODAY)).toBe('In 1,200 shoots, next Nov 28');
});
