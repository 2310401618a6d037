import type { Team } from '@lensemble/contract/teams';
import { expect, test } from 'vitest';
import { withActive } from './with-active.ts';

const team = (id: string, isActive: boolean): Team => ({
  id,
  name: id,
  role: 'owner',
  isActive,
  memberCount: 1,
  shootCount: 0,
  hasSampleData: false,
});
const active = (teams: readonly Team[]) => teams.filter(({ isActive }) => isActive);

test('exactly one team is active, known before or new', () => {
  const known = [team('a', true), team('b', false)];
  expect(active(withActive(known, team('b', true)))).toEqual([team('b', true)]);
  expect(withActive(known, team('c', true)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(active(withActive(known, team('c', true)))).toEqual([team('c', true)]);
  expect(withActive(undefined, team('a', true))).toEqual([team('a', true)]);
});
