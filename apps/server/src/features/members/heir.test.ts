import type { Role } from '@lensemble/contract/permissions';
import { expect, test } from 'vitest';
import { heirOf } from './heir.ts';

const team = (...roles: Role[]) => roles.map((role, index) => ({ userId: `${index}`, role }));

test.each([
  ['the longest-standing admin', team('owner', 'member', 'admin', 'admin'), '2'],
  ['the longest-standing member without any admin', team('owner', 'member', 'member'), '1'],
  ['no member where another owner stays', team('owner', 'admin', 'owner'), undefined],
  ['no member where none stays', team('owner'), undefined],
])('the team passes to %s', (_, members, heir) => {
  expect(heirOf(members, '0')?.userId).toBe(heir);
});

test('a member who is not an owner has no heir', () => {
  expect(heirOf(team('member', 'owner', 'admin'), '0')).toBeUndefined();
});
